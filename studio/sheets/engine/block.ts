import { type Column, cellText, type Row, type Table } from '#domain/plan-set/table.ts';
import { label, line, type Mark, block as rectangleOf } from '#studio/plan/marks.ts';
import { fitted } from './fitted-text.ts';
import { fittingSize, heading, LINE } from './text-block.ts';
import { wrapped } from './text-width.ts';
import type { Box } from './view.ts';

export { type Flow, heading, notes } from './text-block.ts';

// Tables one under the other through boxes and pages, in points. What does not fit a box goes on in the next, under its head again.

const RULE = '#b8c0c2';
const HEAD = '#e9eff0';
const PAD = 3;
/** Under a table, of the letters' size. */
const AFTER = 1.5;
/** Of a column's width. */
const AFTER_FIGURES = 0.1;

/** One page after another, each with the boxes that are filled in order. */
export type Boxes = (page: number) => readonly Box[];

/** Something drawn at a height. */
type Piece = { height: number; marks: (y: number) => Mark[] };

export function flowTables(tables: readonly Table[], boxes: Boxes, size: number): Mark[][] {
  const flow = new Place(boxes);
  for (const table of tables) {
    if (flow.empty === false) flow.skip(size * AFTER);
    writeTable(table, flow, size);
  }
  return flow.pages;
}

/** Where the next piece goes. */
class Place {
  readonly pages: Mark[][] = [[]];
  readonly #boxes: Boxes;
  #box = 0;
  #y: number;

  constructor(boxes: Boxes) {
    this.#boxes = boxes;
    this.#y = this.box.y;
  }

  get box(): Box {
    const box = this.#boxes(this.pages.length - 1)[this.#box];
    if (!box) throw new Error('a page of tables has no box');
    return box;
  }

  get empty(): boolean {
    return this.#y === this.box.y;
  }

  get room(): number {
    return this.box.y + this.box.height - this.#y;
  }

  skip(height: number): void {
    this.#y += height;
  }

  forward(): void {
    this.#box += 1;
    if (this.#box >= this.#boxes(this.pages.length - 1).length) {
      this.pages.push([]);
      this.#box = 0;
    }
    this.#y = this.box.y;
  }

  draw({ height, marks }: Piece): void {
    this.pages.at(-1)?.push(...marks(this.#y));
    this.#y += height;
  }
}

function writeTable(table: Table, flow: Place, size: number): void {
  let part = 0;
  const head = () => headPiece(table, flow.box, size, part);
  const start = () => {
    part += 1;
    flow.draw(head());
  };
  const piece = (row: Row, most: number) => rowPiece(row, placedIn(table, flow.box), size, most);
  const all = Number.POSITIVE_INFINITY;
  const first = table.rows[0];
  if (!flow.empty && head().height + (first ? piece(first, all).height : 0) > flow.room) flow.forward();
  start();
  table.rows.forEach((row, i) => {
    const next = table.rows[i + 1];
    // A heading stays with what it heads.
    const needed = piece(row, all).height + (row.heading && next ? piece(next, all).height : 0);
    if (needed > flow.room && i > 0) {
      flow.forward();
      start();
    }
    const lines = Math.max(1, Math.floor(flow.room / size / LINE - 0.45 / LINE));
    flow.draw(piece(row, lines));
  });
  for (const note of table.notes ?? []) {
    const height = notePiece(note, flow.box, size).height;
    if (height > flow.room && !flow.empty) flow.forward();
    flow.draw(notePiece(note, flow.box, size));
  }
}

function notePiece(note: string, { x, width }: Box, size: number): Piece {
  const small = size * 0.92;
  const lines = wrapped(note, small, width);
  return {
    height: small * (lines.length * LINE + 0.35),
    marks: (y) => lines.map((text, i) => label([x, y + small * (1.2 + i * LINE)], text, small, 'start')),
  };
}

type Placed = { column: Column; x: number; width: number };

/** What is read from its start keeps off the figures before it. */
function placedIn({ columns }: Table, { x, width }: Box): Placed[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let left = x;
  return columns.map((column, i) => {
    const own = (width * column.share) / all;
    const apart = columns[i - 1]?.align === 'end' && column.align !== 'end' ? own * AFTER_FIGURES : 0;
    const placed = { column, x: left + apart, width: own - apart };
    left += own;
    return placed;
  });
}

/** The title, numbered from its second part on, and the names of the columns where they have any: notes have none. */
function headPiece(table: Table, box: Box, size: number, part: number): Piece {
  const title = part > 1 ? `${table.title} (${part})` : table.title;
  const columns = placedIn(table, box);
  const titleHeight = heading(title, { ...box, y: 0 }, size).bottom;
  if (columns.every(({ column }) => column.title === ''))
    return { height: titleHeight, marks: (y) => heading(title, { ...box, y }, size).marks };
  const names = linesPiece(
    columns.map(({ column }) => column.title),
    columns,
    size,
    true,
  );
  return {
    height: titleHeight + names.height,
    marks: (y) => [
      ...heading(title, { ...box, y }, size).marks,
      rectangleOf(box.x, y + titleHeight, box.x + box.width, y + titleHeight + names.height, { fill: HEAD }),
      ...names.marks(y + titleHeight),
    ],
  };
}

/** At most `most` lines high. */
function rowPiece(row: Row, columns: readonly Placed[], size: number, most: number): Piece {
  const texts = columns.map(({ column }) => cellText(column, row.cells[column.key]));
  const left = columns[0]?.x ?? 0;
  const right = columns.reduce((end, { x, width }) => Math.max(end, x + width), left);
  const piece = row.heading
    ? headingPiece(texts.find((one) => one !== '') ?? '', left, right, size)
    : linesPiece(texts, columns, size, false, most);
  return {
    height: piece.height,
    marks: (y) => [...piece.marks(y), line([left, y + piece.height], [right, y + piece.height], 0.35, RULE)],
  };
}

function headingPiece(text: string, left: number, right: number, size: number): Piece {
  const fit = fittingSize(text, size, right - left - 2 * PAD, true);
  return {
    height: size * 2,
    marks: (y) => [label([left + PAD, y + size * 1.5], text, fit, 'start', { strong: true })],
  };
}

function linesPiece(
  texts: readonly string[],
  columns: readonly Placed[],
  size: number,
  strong: boolean,
  most = Number.POSITIVE_INFINITY,
): Piece {
  const broken = texts.map(
    (text, i) =>
      fitted(text, (columns[i]?.width ?? 0) - 2 * PAD, { size, least: size, lines: most, strong }).texts,
  );
  const height = size * (0.45 + Math.max(1, ...broken.map(({ length }) => length)) * LINE);
  return {
    height,
    marks: (y) =>
      broken.flatMap((cell, i) => {
        const at = columns[i];
        if (!at) return [];
        const end = at.column.align === 'end';
        const x = end ? at.x + at.width - PAD : at.x + PAD;
        return cell.map((text, k) =>
          label(
            [x, y + size * (1.15 + k * LINE)],
            text,
            size,
            end ? 'end' : 'start',
            strong ? { strong } : {},
          ),
        );
      }),
  };
}
