import type { Mark } from '#studio/plan/marks.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Box, View } from './view.ts';

/** What a sheet may fill, in points, and the size of its letters. */
export type Field = Box & { textPt: number };

/** One page of a sheet: what is drawn, and what the title block says of scale and north. */
export type SheetPage = {
  marks: Mark[];
  scale: string /** Where north points on the page, clockwise from up. */;
  northDeg: number | null;
};

/** As the index names it. */
export type ListedSheet = { number: string; title: string; pages: number };

export type Sheet = {
  /** As `A-1`; a second page of it is `A-1.2`. */
  number: string;
  title: (set: PlanSet) => string;
  /** What it draws to scale: also what the CAD file holds. */
  views: readonly View[];
  /** `sheets` are all of the set, for the index. */
  pages: (set: PlanSet, field: Field, sheets?: readonly ListedSheet[]) => SheetPage[];
};
