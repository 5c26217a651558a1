import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { flowTables, heading, notes } from '../engine/block.ts';
import { below, columnsOf } from '../engine/boxes.ts';
import { fitted } from '../engine/fit-tables.ts';
import { type LegendEntry, legend } from '../engine/legend.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledView } from '../engine/view-title.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { PLUMBING_VIEW } from './plumbing-view.ts';

const COLUMN_SHARE = 0.25;
/** A column this wide holds the schedules too. */
const WIDE_PT = 380;

function legendEntries({ plumbing, words: { plumbing: words } }: PlanSet): LegendEntry[] {
  const kinds = [...new Set(plumbing.fixtures.map(({ kind }) => kind))];
  const fed = plumbing.runs.some(({ system, side }) => side === 'return' && system !== 'filter');
  return [
    { words: words.suctionLine, layer: 'P-SUCT', line: true },
    { words: words.returnLine, layer: 'P-RETN', line: true },
    ...(fed ? [{ words: words.featureLine, layer: 'P-FEAT', line: true } as const] : []),
    { words: words.valve, layer: 'P-FIXT', symbol: 'valve' },
    ...kinds.map((kind) => ({ words: words.kinds[kind], layer: 'P-FIXT', symbol: kind }) as const),
  ];
}

/** The trade's rules we drew by, and what this design makes of them. */
function sheetNotes({ plumbing, layout, words: { plumbing: words } }: PlanSet): string[] {
  return [
    ...(layout.plot ? [sayOrigin(words.origin, layout.plot.site.plot)] : []),
    ...(plumbing.fixtures.some(({ kind }) => kind === 'channel-drain') ? [words.channel] : []),
    ...(plumbing.flows.spaHeatGpm > 0 ? [words.spa] : []),
    ...(plumbing.clear ? [] : [words.tight]),
    ...words.notes,
  ];
}

function notesBlock(set: PlanSet, box: Box, size: number) {
  const head = heading(set.words.plumbing.notesTitle, box, size);
  const text = notes(sheetNotes(set), below(box, head.bottom), size);
  return { marks: [...head.marks, ...text.marks], bottom: text.bottom, next: text.next };
}

function pages(set: PlanSet, field: Field): SheetPage[] {
  const { x, y, width, height, textPt } = field;
  const gap = textPt * 2;
  const column = width * COLUMN_SHARE;
  const side: Box = { x: x + width - column, y, width: column, height };
  const drawn = titledView(set, PLUMBING_VIEW, { x, y, width: width - column - gap, height }, textPt, 1);
  const beside = fitted(textPt, (size) => sideColumn(set, field, side, size));
  const first: SheetPage = {
    marks: [...drawn.marks, ...beside.marks],
    scale: drawn.scale.words,
    northDeg: -set.layout.backBearingDeg,
  };
  const rest = beside.rest.map((marks) => wordsPage(set, marks));
  return [first, ...rest];
}

/** Legend, notes and, where it is wide enough, the schedules; what finds no room goes on further pages. */
function sideColumn(set: PlanSet, field: Field, side: Box, size: number) {
  const signs = legend(set.words.plumbing.legend, legendEntries(set), side, size);
  const rules = notesBlock(set, below(side, signs.bottom + size), size);
  const left = below(side, rules.bottom + size);
  const wide = side.width >= WIDE_PT && left.height > size * 14;
  const halves = columnsOf(field, [1, 1], size * 2);
  const unsaid = restOf(set, sheetNotes(set).slice(rules.next));
  const flown = flowTables(
    [tableOf(set, 'fixtures'), tableOf(set, 'pipes'), unsaid].filter(({ rows }) => rows.length > 0),
    (page) => (wide && page === 0 ? [left] : halves),
    size,
  );
  return {
    marks: [...signs.marks, ...rules.marks, ...(wide ? (flown[0] ?? []) : [])],
    rest: wide ? flown.slice(1) : flown,
    whole: wide && flown.length === 1 && unsaid.rows.length === 0,
  };
}

/** Notes that found no room beside the plan go on as rows. */
const restOf = ({ words }: PlanSet, lines: readonly string[]) => ({
  title: words.plumbing.notesTitle,
  columns: [{ key: 'note', title: '', share: 1 }],
  rows: lines.map((note, i) => ({ id: `note-${i + 1}`, cells: { note } })),
});

export const PLUMBING_SHEET: Sheet = {
  number: 'P-1',
  title: ({ words }) => words.plumbing.sheet,
  views: [PLUMBING_VIEW],
  pages,
};
