import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { type Flow, flowTables, heading, notes } from '../engine/block.ts';
import { below, besideColumn, columnsOf, rowsOf } from '../engine/boxes.ts';
import { columnBeside, largestBeside } from '../engine/fit-tables.ts';
import { type LegendEntry, legend } from '../engine/legend.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledScale, titledView } from '../engine/view-title.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { BARRIER_VIEW } from './barrier-plan.ts';
import { ELEVATION_VIEW } from './elevation.ts';
import { isPadAt } from './pad-off.ts';
import { fromWaterInches } from './rules.ts';
import { factsTable } from './tables.ts';

/** From here on plan and detail share one page: so many letters lie side by side. */
const ROOMY = 180;
export const BARRIER_SHEET: Sheet = {
  number: 'C-2',
  title: ({ words }) => words.barrier.title,
  views: [BARRIER_VIEW, ELEVATION_VIEW],
  pages: (set, field) => (field.width / field.textPt > ROOMY ? onePage(set, field) : twoPages(set, field)),
};

function onePage(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const boxes = (width: number) => {
    const [drawings, column] = besideColumn(field, width, size * 2);
    const [top = drawings, bottom = drawings] = rowsOf(drawings, [2, 1], size);
    return { top, bottom, column };
  };
  const withColumn = (width: number, marks: Mark[]) =>
    largestBeside(
      (letters) => {
        const { column } = boxes(width);
        const told = said(set, column, letters);
        const card = cardOf(set, below(column, told.bottom + letters), letters);
        return pagesOf(set, field, {
          column: below(column, card.bottom + letters),
          marks: [...marks, ...told.marks, ...card.marks],
          scale: set.words.frame.asNoted,
          detail: [],
          size: letters,
        });
      },
      ({ length }) => length === 1,
      size,
      width,
    );
  const { column } = columnBeside(
    field,
    (width) => titledScale(set, BARRIER_VIEW, boxes(width).top, size),
    (width) => withColumn(width, []),
  );
  const { top, bottom } = boxes(column);
  const plan = titledView(set, BARRIER_VIEW, top, size, 1);
  const detail = titledView(set, ELEVATION_VIEW, bottom, size, 2);
  return withColumn(column, [...plan.marks, ...detail.marks]);
}

function twoPages(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const [left = field, column = field] = columnsOf(field, [1.7, 1], size * 2);
  const plan = titledView(set, BARRIER_VIEW, left, size, 1);
  const [top = field, bottom = field] = rowsOf(field, [1.5, 1], size);
  const detail = titledView(set, ELEVATION_VIEW, top, size, 2);
  const [first = bottom, second = bottom] = columnsOf(bottom, [1, 1], size * 3);
  const told = said(set, first, size);
  const card = cardOf(set, second, size);
  return pagesOf(set, field, {
    column,
    marks: plan.marks,
    scale: plan.scale.words,
    size,
    detail: [
      { marks: [...detail.marks, ...told.marks, ...card.marks], scale: detail.scale.words, northDeg: null },
    ],
  });
}

type Page = { column: Box; marks: Mark[]; scale: string; detail: SheetPage[]; size: number };

/** The legend and the schedules fill the column; what does not fit goes on behind the detail. */
function pagesOf(set: PlanSet, field: Field, { column, marks, scale, detail, size }: Page): SheetPage[] {
  const signs = legend(set.words.barrier.legend.title, signsOf(set), column, size);
  const more = columnsOf(field, [1, 1], size * 4);
  const [beside = [], ...others] = flowTables(
    [factsTable(set), tableOf(set, 'gates')],
    (page) => (page === 0 ? [below(column, signs.bottom + size)] : more),
    size,
  );
  return [
    {
      marks: [...marks, ...signs.marks, ...beside],
      scale,
      northDeg: (360 - set.layout.backBearingDeg) % 360,
    },
    ...detail,
    ...others.map((marks) => wordsPage(set, marks)),
  ];
}

function signsOf({ barrier, words: { barrier: words } }: PlanSet): LegendEntry[] {
  return [
    { words: words.legend.fence, layer: 'A-BARR', line: true },
    ...(barrier.walls.length > 0 ? [{ words: words.legend.wall, layer: 'C-WALL', line: true } as const] : []),
    { words: words.legend.gate, layer: 'A-BARR-GATE', line: true },
    { words: words.legend.post, layer: 'A-FEAT', symbol: 'post' },
  ];
}

function said({ barrier, layout, words }: PlanSet, box: Box, size: number): Flow {
  const { notes: told, detail } = words.barrier;
  const height = feetAndInches(barrier.heightFt);
  const inches = fromWaterInches(barrier.state);
  const head = heading(told.title, box, size);
  const lines = [
    ...(barrier.designed ? [] : [told.proposed]),
    ...(barrier.rule.kind === 'local' ? [fill(told.local, { height })] : []),
    ...(barrier.rule.kind === 'none' ? [fill(told.none, { height })] : []),
    ...(barrier.walls.length > 0 ? [told.wall] : []),
    ...(inches === null ? [] : [fill(told.fromWater, { inches })]),
    ...(isPadAt(layout, barrier.ring) ? [told.pad] : []),
    ...told.always,
    detail.footing,
    ...(layout.plot ? [sayOrigin(words.site.origin, layout.plot.site.plot)] : []),
  ];
  const flow = notes(lines, below(box, head.bottom), size);
  return { marks: [...head.marks, ...flow.marks], bottom: flow.bottom };
}

/** The state's own words, where they come from, and when they were checked. */
function cardOf({ barrier, words: { barrier: words } }: PlanSet, box: Box, size: number): Flow {
  const law = STATE_LAWS.find(({ code }) => code === barrier.state);
  const { card, laws, basis } = words;
  if (!law) {
    const flow = notes([card.none], box, size, false);
    return flow;
  }
  const told = laws[law.code];
  const head = heading(fill(card.title, { state: law.state }), box, size);
  const lines = [
    told.measures,
    fill(card.homes, { homes: told.homes }),
    told.more,
    fill(card.source, { basis: basis[told.basis], name: told.read.name, date: told.checked }),
    told.read.url,
  ];
  const flow = notes(lines, below(box, head.bottom), size, false);
  return { marks: [...head.marks, ...flow.marks], bottom: flow.bottom };
}
