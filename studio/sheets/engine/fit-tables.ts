import type { Table } from '#domain/plan-set/table.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { type Boxes, flowTables } from './block.ts';
import type { Scale } from './scale.ts';
import type { Field } from './sheet.ts';

const LARGER = [2, 1.8, 1.6, 1.4, 1.2] as const;
/** Beside a drawing, whose own letters stay as they are. */
const LARGER_BESIDE = [1.35, 1.2] as const;

/** So many letters wide a column holds a figure of a schedule in one line. */
const ROOMY_EM = 46;

/** What stands in a column beside a drawing: in the largest letters with which it `fits` there, else as it is. */
export function largestBeside<T>(
  make: (size: number) => T,
  fits: (made: T) => boolean,
  size: number,
  width = Number.POSITIVE_INFINITY,
): T {
  for (const more of LARGER_BESIDE) {
    if (width < ROOMY_EM * size * more) continue;
    const made = make(size * more);
    if (fits(made)) return made;
  }
  return make(size);
}

/** Of a field's width, for what stands beside a drawing. */
const COLUMNS = [0.28, 0.25, 0.22, 0.19, 0.165] as const;
const LEAST_EM = 36;

/** The pages of a column beside a drawing, which is narrower where that gives the drawing a larger scale and takes no page more. */
export function columnBeside<T extends { length: number }>(
  { width, textPt }: Field,
  scaleAt: (column: number) => Scale,
  make: (column: number) => T,
): { column: number; made: T } {
  const [usual, ...narrower] = COLUMNS.map((share) => share * width);
  const feet = (column: number) => scaleAt(column).feetPerInch;
  const widest = { column: usual ?? width, made: make(usual ?? width) };
  const gains = narrower
    .filter((column) => column >= LEAST_EM * textPt && feet(column) < feet(widest.column))
    .toSorted((a, b) => feet(a) - feet(b) || b - a)
    .map((column) => ({ column, made: make(column) }));
  return gains.find(({ made }) => made.length <= widest.made.length) ?? widest;
}

/** What stands beside a drawing: in the largest letters that leave nothing over, else as it is. */
export function fitted<T extends { whole: boolean }>(size: number, draw: (size: number) => T): T {
  for (const more of LARGER.slice(2)) {
    const drawn = draw(size * more);
    if (drawn.whole) return drawn;
  }
  return draw(size);
}

/** Tables that have a sheet to themselves: in the largest letters with which they take one page, else as they are, on several. */
export function fitTables(tables: readonly Table[], boxes: Boxes, size: number): Mark[][] {
  for (const more of LARGER) {
    const pages = flowTables(tables, boxes, size * more);
    if (pages.length === 1) return pages;
  }
  return flowTables(tables, boxes, size);
}
