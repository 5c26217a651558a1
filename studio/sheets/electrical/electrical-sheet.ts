import { fill } from '#domain/words/fill.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { flowTables } from '../engine/block.ts';
import { below, bottomOf, columnsOf } from '../engine/boxes.ts';
import { fitted } from '../engine/fit-tables.ts';
import { landNotes } from '../engine/land-notes.ts';
import { type LegendEntry, legend } from '../engine/legend.ts';
import { noteColumns } from '../engine/note-columns.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledView, viewTitle, viewTitleHeight } from '../engine/view-title.ts';
import { restOfNotes, wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { RING_IN } from './bonding.ts';
import { ELECTRICAL_VIEW } from './electrical-view.ts';
import { oneLineHeight, oneLineMarks } from './one-line.ts';
import { SWITCH_FT } from './receptacle.ts';

// Sheet E-1.

const WIDE_PT = 1400;

export const ELECTRICAL_SHEET: Sheet = {
  number: 'E-1',
  title: ({ words }) => words.electrical.title,
  views: [ELECTRICAL_VIEW],
  pages: (set, field) => (field.width >= WIDE_PT ? onePage(set, field) : severalPages(set, field)),
};

function onePage(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const gap = size * 2.5;
  const [left, right] = columnsOf(field, [60, 40], gap);
  if (!left || !right) return [];
  const diagram = oneLineHeight(size) + viewTitleHeight(size);
  const plan = titledView(set, ELECTRICAL_VIEW, { ...left, height: left.height - diagram - gap }, size, 1);
  const { marks, more, next } = fitted(size, (letters) => beside(set, right, letters));
  return [
    {
      marks: [
        ...plan.marks,
        ...oneLine(set, { ...left, y: left.y + left.height - diagram, height: diagram }, size),
        ...marks,
      ],
      scale: plan.scale.words,
      northDeg: -set.layout.backBearingDeg,
    },
    ...more.map((rest) => wordsPage(set, rest)),
    ...restOfNotes(set, field, set.words.electrical.notesTitle, noteLines(set), next),
  ];
}

/** Schedule, legend and notes, one under the other. */
function beside(set: PlanSet, box: Box, size: number) {
  const { notesTitle, legendTitle } = set.words.electrical;
  const gap = size * 2.5;
  const [first = [], ...more] = flowTables([tableOf(set, 'circuits')], () => [box], size);
  const signs = legend(legendTitle, legendEntries(set), below(box, bottomOf(first, box) + gap), size);
  const lines = noteLines(set);
  const { marks, next } = noteColumns(notesTitle, lines, [below(box, signs.bottom + gap)], size);
  return {
    marks: [...first, ...signs.marks, ...marks],
    more,
    next,
    whole: more.length === 0 && next >= lines.length,
  };
}

function severalPages(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const gap = size * 2;
  const [left, right] = columnsOf(field, [76, 24], gap);
  if (!left || !right) return [];
  const plan = titledView(set, ELECTRICAL_VIEW, left, size, 1);
  const signs = legend(set.words.electrical.legendTitle, legendEntries(set), right, size);
  const diagram = oneLineHeight(size) + viewTitleHeight(size);
  const halves = columnsOf(below(field, field.y + diagram + gap), [1, 1], gap);
  const written = noteColumns(set.words.electrical.notesTitle, noteLines(set), halves, size);
  const tables = flowTables([tableOf(set, 'circuits')], () => [field], size);
  return [
    { marks: [...plan.marks, ...signs.marks], scale: plan.scale.words, northDeg: -set.layout.backBearingDeg },
    wordsPage(set, [...oneLine(set, { ...field, height: diagram }, size), ...written.marks]),
    ...tables.map((marks) => wordsPage(set, marks)),
    ...restOfNotes(set, field, set.words.electrical.notesTitle, noteLines(set), written.next),
  ];
}

function oneLine(set: PlanSet, box: Box, size: number): Mark[] {
  const { electrical, frame } = set.words;
  return [
    ...oneLineMarks(set, box, size),
    ...viewTitle({ number: 2, title: electrical.lineView, scale: frame.noScale }, box, size),
  ];
}

function legendEntries({ electrical, layout, words }: PlanSet): LegendEntry[] {
  const { legend: named } = words.electrical;
  const has = (kind: string) => electrical.fixtures.some((one) => one.kind === kind);
  return [
    ...(has('light') ? [{ words: named.light, layer: 'E-LITE', symbol: 'light' } as const] : []),
    ...(has('light') ? [{ words: named.box, layer: 'E-LITE', symbol: 'junction-box' } as const] : []),
    { words: named.receptacle, layer: 'E-POWR', symbol: 'gfci' },
    { words: named.panel, layer: 'E-POWR', symbol: 'panel' },
    ...(has('light') ? [{ words: named.transformer, layer: 'E-LITE', symbol: 'transformer' } as const] : []),
    ...(has('switch') ? [{ words: named.switch, layer: 'E-POWR', symbol: 'switch' } as const] : []),
    { words: named.breaker, layer: 'E-POWR', symbol: 'disconnect' },
    { words: named.power, layer: 'E-POWR', line: true },
    ...(has('light') ? [{ words: named.low, layer: 'E-LITE', line: true } as const] : []),
    { words: named.ring, layer: 'E-BOND', line: true },
    { words: named.tap, layer: 'E-BOND', symbol: 'bond-point' },
    ...(layout.fence ? [{ words: named.barrier, layer: 'A-BARR', line: true } as const] : []),
  ];
}

/** What this pool asks for comes first. */
function noteLines(set: PlanSet): string[] {
  const { electrical, layout } = set;
  const words = set.words.electrical;
  const receptacle = electrical.fixtures.find(({ kind }) => kind === 'receptacle');
  return [
    fill(words.distances, {
      panel: electrical.panel.waterFt.toFixed(1),
      receptacle: (receptacle?.waterFt ?? 0).toFixed(1),
      ring: RING_IN.at,
    }),
    ...(electrical.panel.waterFt < SWITCH_FT ? [words.near] : []),
    ...(electrical.lightsDesigned ? [] : [words.proposed]),
    ...(layout.house ? [] : [words.noHouse]),
    ...words.notes,
    ...landNotes(set),
  ];
}
