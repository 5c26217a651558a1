import type { Mark } from '#studio/plan/marks.ts';
import { flowTables } from '../engine/block.ts';
import { below, bottomOf, columnsOf, rowsOf } from '../engine/boxes.ts';
import { largestBeside } from '../engine/fit-tables.ts';
import { legend } from '../engine/legend.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledView } from '../engine/view-title.ts';
import type { PlanSet } from '../plan-set.ts';
import { detailMarks } from '../structural/detail-marks.ts';
import { tableOf } from '../tables.ts';
import { finishEdge } from './edge-view.ts';
import { finishKey } from './finish-key.ts';
import { FINISH_VIEW } from './finish-view.ts';

/** Narrower paper has its schedule on a page of its own. */
const BESIDE_PT = 900;
const SHARES = [2.2, 1] as const;

/** The edge with its title, of the letters' size. */
const EDGE_HIGH = { least: 30, most: 52 };

const keyMarks = (set: PlanSet, box: Box, size: number): Mark[] =>
  legend(set.words.finishes.legend, finishKey(set), box, size).marks;
const keyHeight = (set: PlanSet, size: number): number => size * (3 + finishKey(set).length * 2.1);

const edgeMarks = (set: PlanSet, box: Box, size: number): Mark[] =>
  detailMarks(set, finishEdge, 2, box, size);

/** The plan alone on the left; schedule, key and the pool's edge on the right. */
function widePages(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const [left = field, right = field] = columnsOf(field, SHARES, size * 2);
  const drawn = titledView(set, FINISH_VIEW, left, size, 1);
  const boxes = (page: number): Box[] => [page === 0 ? right : field];
  const high = (more: number) => right.y + right.height - size * more;
  const flow = (letters: number) => {
    const [first = [], ...rest] = flowTables([tableOf(set, 'finishes')], boxes, letters);
    const under = below(right, bottomOf(first, right) + letters * 2.5);
    const end = under.y + keyHeight(set, letters);
    return { first, rest, under, letters, end, fits: rest.length === 0 && end <= high(EDGE_HIGH.least) };
  };
  const { first, rest, under, letters, end, fits } = largestBeside(flow, (made) => made.fits, size);
  const edge = below(right, Math.max(end, high(EDGE_HIGH.most)));
  const { asNoted, noScale } = set.words.frame;
  const beside = fits ? [...keyMarks(set, under, letters), ...edgeMarks(set, edge, size)] : [];
  return [
    planPage(set, [...drawn.marks, ...first, ...beside], fits ? asNoted : drawn.scale.words),
    ...rest.map((marks) => wordsPage(marks, noScale)),
    ...(fits ? [] : [wordsPage(keyAndEdge(set, field, size), asNoted)]),
  ];
}

/** Schedule, key and edge on a page of their own. */
function narrowPages(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const drawn = titledView(set, FINISH_VIEW, field, size, 1);
  const high = Math.max(keyHeight(set, size), size * EDGE_HIGH.least);
  const [table = field, foot = field] = rowsOf(field, [field.height - high - size * 2, high], size * 2);
  const pages = flowTables([tableOf(set, 'finishes')], () => [table], size);
  const { asNoted, noScale } = set.words.frame;
  return [
    planPage(set, drawn.marks, drawn.scale.words),
    ...pages.map((marks, i) =>
      i < pages.length - 1
        ? wordsPage(marks, noScale)
        : wordsPage([...marks, ...keyAndEdge(set, foot, size)], asNoted),
    ),
  ];
}

function keyAndEdge(set: PlanSet, box: Box, size: number): Mark[] {
  const [left = box, right = box] = columnsOf(box, [1, 1], size * 3);
  return [
    ...keyMarks(set, left, size),
    ...edgeMarks(set, { ...right, height: size * EDGE_HIGH.least }, size),
  ];
}

const planPage = (set: PlanSet, marks: Mark[], scale: string): SheetPage => ({
  marks,
  scale,
  northDeg: -set.layout.backBearingDeg,
});
const wordsPage = (marks: Mark[], scale: string): SheetPage => ({ marks, scale, northDeg: null });

export const FINISH_SHEET: Sheet = {
  number: 'A-3',
  title: ({ words }) => words.finishes.sheet,
  views: [FINISH_VIEW, finishEdge()],
  pages: (set, field) => (field.width >= BESIDE_PT ? widePages(set, field) : narrowPages(set, field)),
};
