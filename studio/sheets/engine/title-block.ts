import { block, label, line, type Mark } from '#studio/plan/marks.ts';
import type { PlanSet } from '../plan-set.ts';
import { below } from './boxes.ts';
import { entityMarks } from './entity-marks.ts';
import { fittedMarks } from './fitted-text.ts';
import { revisionTable } from './revision-table.ts';
import type { SheetPage } from './sheet.ts';
import { fittingSize } from './text-block.ts';
import { textWidthOf } from './text-width.ts';
import { TITLE_INK } from './title-ink.ts';
import type { Box } from './view.ts';

// The block at the right of every sheet, from who and what down to the sheet's number. What somebody typed shrinks or is cut short;
// what is left between the revisions and the foot is the engineer's.

export type SheetName = { number: string; title: string; index: number; count: number };
export type BlockLook = { size: number /** Of the box for a seal, in points. */; sealPt: number };

const { ink: INK, quiet: QUIET, alarm: ALARM, ground: GROUND } = TITLE_INK;

type Part = { marks: Mark[]; bottom: number };

export function titleBlock(
  set: PlanSet,
  page: SheetPage,
  name: SheetName,
  box: Box,
  look: BlockLook,
): Mark[] {
  const { size, sealPt } = look;
  const foot = footCells(set, page, name, box, size);
  const head = headCells(set, box, size);
  const middle = { ...below(box, head.bottom), height: foot.top - head.bottom };
  const revisions = revisionTable(set, { ...middle, height: middle.height - sealPt }, size);
  return [
    ...head.marks,
    ...revisions.marks,
    ...sealCell(set, { ...below(box, revisions.bottom), height: foot.top - revisions.bottom }, size),
    ...foot.marks,
  ];
}

function headCells(set: PlanSet, box: Box, size: number): Part {
  const parts = [firmCell, projectCell, ...(set.input.released ? [] : [preliminaryCell])];
  const marks: Mark[] = [];
  let y = box.y;
  for (const part of parts) {
    const drawn = part(set, below(box, y), size);
    marks.push(...drawn.marks, line([box.x, drawn.bottom], [box.x + box.width, drawn.bottom], 0.9, INK));
    y = drawn.bottom;
  }
  return { marks, bottom: y };
}

const inner = ({ x, y, width }: Box, size: number) => ({
  x: x + size * 0.8,
  y: y + size * 0.6,
  width: width - size * 1.6,
});

function firmCell({ brand }: PlanSet, box: Box, size: number): Part {
  const at = inner(box, size);
  const name = fittedMarks(brand.name, at, { size: size * 2.1, least: size * 1.2, lines: 2, strong: true });
  const reach = [brand.phone, brand.email].filter((one) => one !== '').join('  ·  ');
  const how = fittedMarks(
    reach,
    { ...at, y: name.bottom },
    { size: size * 0.9, least: size * 0.85, lines: 2, colour: QUIET },
  );
  return { marks: [...name.marks, ...how.marks], bottom: how.bottom + size * 0.5 };
}

/** A quiet name over its value. */
function named(
  name: string,
  value: string,
  at: { x: number; y: number; width: number },
  fit: Parameters<typeof fittedMarks>[2],
  size: number,
): Part {
  const tag = size * 0.85;
  const text = fittedMarks(value === '' ? '–' : value, { ...at, y: at.y + tag * 1.25 }, fit);
  return {
    marks: [label([at.x, at.y + tag * 0.85], name, tag, 'start', { colour: QUIET }), ...text.marks],
    bottom: text.bottom,
  };
}

function projectCell({ words: { frame }, input: { title } }: PlanSet, box: Box, size: number): Part {
  const at = inner(box, size);
  const least = size * 0.85;
  const project = named(
    frame.project,
    title.project,
    at,
    { size: size * 1.5, least, lines: 4, strong: true },
    size,
  );
  const address = named(
    frame.address,
    title.address,
    { ...at, y: project.bottom + size * 0.4 },
    { size, least, lines: 5 },
    size,
  );
  const client = named(
    frame.client,
    title.client,
    { ...at, y: address.bottom + size * 0.4 },
    { size, least, lines: 3 },
    size,
  );
  return { marks: [...project.marks, ...address.marks, ...client.marks], bottom: client.bottom + size * 0.5 };
}

function preliminaryCell({ words: { frame } }: PlanSet, box: Box, size: number): Part {
  const at = inner(box, size);
  const pad = size * 0.5;
  const text = fittedMarks(
    frame.preliminary,
    { x: at.x + pad, y: at.y + pad, width: at.width - 2 * pad },
    { size: size * 1.3, least: size, lines: 3, strong: true, colour: ALARM, anchor: 'middle' },
  );
  const bottom = text.bottom + pad * 0.8;
  return {
    marks: [block(at.x, at.y, at.x + at.width, bottom, { stroke: ALARM, width: 1.4 }), ...text.marks],
    bottom: bottom + size * 0.6,
  };
}

const sealCell = ({ words: { frame } }: PlanSet, box: Box, size: number): Mark[] => [
  label([box.x + size * 0.8, box.y + size * 1.35], frame.seal, size * 0.85, 'start', { colour: QUIET }),
];

function footCells(
  set: PlanSet,
  page: SheetPage,
  name: SheetName,
  box: Box,
  size: number,
): { marks: Mark[]; top: number } {
  const bottom = box.y + box.height;
  const numberTop = bottom - size * 5.6;
  const titleTop = numberTop - size * 5.2;
  const dataTop = titleTop - size * 6.4;
  const scaleTop = dataTop - size * 4.4;
  const rule = (y: number) => line([box.x, y], [box.x + box.width, y], 0.9, INK);
  return {
    top: scaleTop,
    marks: [
      ...[scaleTop, dataTop, titleTop, numberTop].map(rule),
      ...scaleCell(set, page, { ...box, y: scaleTop, height: dataTop - scaleTop }, size),
      ...dataCells(set, { ...box, y: dataTop, height: titleTop - dataTop }, size),
      ...sheetTitle(set, name, { ...box, y: titleTop, height: numberTop - titleTop }, size),
      ...sheetNumber(set, name, { ...box, y: numberTop, height: bottom - numberTop }, size),
    ],
  };
}

function scaleCell(
  { words: { frame } }: PlanSet,
  { scale, northDeg }: SheetPage,
  box: Box,
  size: number,
): Mark[] {
  const at = inner(box, size);
  const room = northDeg === null ? 0 : size * 5;
  const value = named(
    frame.scale,
    scale,
    { ...at, width: at.width - room },
    { size: size * 1.15, least: size * 0.85, lines: 2 },
    size,
  );
  if (northDeg === null) return value.marks;
  const middle = [box.x + box.width - size * 3, box.y + box.height / 2 + size * 0.4] as const;
  const north = {
    kind: 'symbol',
    layer: 'A-ANNO-TEXT',
    name: 'north',
    at: middle,
    sizeFt: size * 2,
    turnDeg: northDeg,
  } as const;
  return [...value.marks, ...entityMarks(north, { place: (point) => point, perFoot: 1, turnDeg: 0 })];
}

/** Date and project number over who drew it and the revision. */
function dataCells(
  { words: { frame }, input: { title, revisions } }: PlanSet,
  box: Box,
  size: number,
): Mark[] {
  const half = box.width / 2;
  const row = box.height / 2;
  const cells: [string, string][] = [
    [frame.date, title.date],
    [frame.number, title.number],
    [frame.drawnBy, title.drawnBy],
    [frame.revision, String(revisions.at(-1)?.number ?? 0)],
  ];
  const marks = cells.flatMap(([name, value], i) => {
    const cell = { ...box, x: box.x + (i % 2) * half, y: box.y + Math.floor(i / 2) * row, width: half };
    const at = { ...inner(cell, size), y: cell.y + size * 0.35 };
    return named(name, value, at, { size: size * 1.05, least: size * 0.85, lines: 1 }, size).marks;
  });
  return [
    ...marks,
    line([box.x, box.y + row], [box.x + box.width, box.y + row], 0.4, INK),
    line([box.x + half, box.y], [box.x + half, box.y + box.height], 0.4, INK),
  ];
}

function sheetTitle({ words: { frame } }: PlanSet, { title }: SheetName, box: Box, size: number): Mark[] {
  const fit = { size: size * 1.55, least: size * 0.9, lines: 2, strong: true };
  return [
    block(box.x, box.y, box.x + box.width, box.y + box.height, { fill: GROUND, stroke: INK, width: 0.9 }),
    ...named(frame.sheet, title, inner(box, size), fit, size).marks,
  ];
}

function sheetNumber(
  { words: { frame } }: PlanSet,
  { number, index, count }: SheetName,
  box: Box,
  size: number,
): Mark[] {
  const at = inner(box, size);
  const order = `${frame.sheet} ${index} ${frame.of} ${count}`;
  const foot = box.y + box.height - size * 1.2;
  const wide = at.width - textWidthOf(order, size) - size;
  return [
    label([at.x, foot], number, fittingSize(number, size * 4.6, wide, true), 'start', { strong: true }),
    label([at.x + at.width, foot], order, size, 'end'),
  ];
}
