import type { Content } from '#content/content.ts';
import type { ChalkOut, ChalkRow } from '#studio/chalk/chalk-out.ts';
import { onTape } from '#studio/chalk/chalk-points.ts';
import { PAPER } from '#studio/plan/marks.ts';
import type { PackPaper } from './pack-paper.ts';
import type { ChalkList } from './stake-lists.ts';

// The measures in as many columns as the sheet needs, in the largest letters that it has room for.

type Words = Content['stakeSheet']['STAKE_SHEET'];
type Box = { x: number; y: number; width: number; foot: number };

const SIZES = [
  { pt: 9.5, row: 13.5, columns: 2 },
  { pt: 9, row: 12, columns: 2 },
  { pt: 8.5, row: 11, columns: 3 },
  { pt: 7.5, row: 9.6, columns: 3 },
  { pt: 7.5, row: 9.6, columns: 4 },
] as const;
const LIST_PT = 8.5;
const BETWEEN = 14;

export function drawTable(
  paper: PackPaper,
  words: Words,
  { rows }: ChalkOut,
  lists: readonly ChalkList[],
  box: Box,
): void {
  const { doc, set } = paper;
  const under = listsHeight(paper, lists, box.width);
  const high = box.foot - box.y - under - 14;
  const fits = ({ row, columns }: (typeof SIZES)[number]) =>
    Math.ceil(rows.length / columns) + 1 <= high / row;
  const { pt, row, columns } = SIZES.find(fits) ?? SIZES[SIZES.length - 1] ?? SIZES[0];
  set('strong', 9.5).text(words.table.heading, box.x, box.y, { width: box.width });
  const top = box.y + 14;
  const each = Math.ceil(rows.length / columns);
  const wide = (box.width - BETWEEN * (columns - 1)) / columns;
  for (let column = 0; column < columns; column += 1) {
    const part = rows.slice(column * each, (column + 1) * each);
    if (part.length > 0)
      drawColumn(paper, words, part, { x: box.x + column * (wide + BETWEEN), y: top, wide, pt, row });
  }
  doc.y = top + (Math.min(each, rows.length) + 1) * row + 8;
  for (const list of lists) drawList(paper, list, box);
}

type ColumnBox = { x: number; y: number; wide: number; pt: number; row: number };

function drawColumn(
  { doc, set }: PackPaper,
  { table }: Words,
  rows: readonly ChalkRow[],
  box: ColumnBox,
): void {
  const { x, y, wide, pt, row } = box;
  const starts = [0, 0.38, 0.7].map((share) => x + share * wide);
  const cells = (texts: readonly string[], at: number, face: 'text' | 'strong') =>
    texts.forEach((text, i) => {
      set(i === 0 ? 'strong' : face, pt).text(text, starts[i] ?? x, at + (row - pt) / 2 - 0.5, {
        lineBreak: false,
      });
    });
  cells([table.along, table.left, table.right], y, 'strong');
  doc
    .moveTo(x, y + row)
    .lineTo(x + wide, y + row)
    .lineWidth(0.8)
    .strokeColor(PAPER.ink)
    .stroke();
  rows.forEach(({ stationFt, leftFt, rightFt }, i) => {
    const at = y + (i + 1) * row;
    if (i % 2 === 1) doc.rect(x - 2, at, wide + 4, row).fill(PAPER.deck);
    const side = (feet: number | null) =>
      feet === null ? table.none : feet === 0 ? table.onString : onTape(feet);
    cells([onTape(stationFt), side(leftFt), side(rightFt)], at, 'text');
  });
}

const listsHeight = ({ doc, set }: PackPaper, lists: readonly ChalkList[], width: number): number => {
  set('text', LIST_PT);
  return lists.reduce(
    (sum, { lines }) =>
      sum + 20 + lines.reduce((high, text) => high + doc.heightOfString(text, { width }), 0),
    8,
  );
};

function drawList({ doc, set }: PackPaper, { heading, lines }: ChalkList, { x, width }: Box): void {
  set('strong', 9.5).text(heading, x, doc.y, { width });
  for (const text of lines) set('text', LIST_PT).text(text, x, doc.y, { width });
  doc.y += 5;
}
