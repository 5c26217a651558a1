import type { Table } from '#domain/plan-set/table.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { counted } from '#domain/words/fill.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { flowTables, heading, notes } from '../engine/block.ts';
import { below, besideColumn, columnsOf } from '../engine/boxes.ts';
import { columnBeside, largestBeside } from '../engine/fit-tables.ts';
import { legend } from '../engine/legend.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box, View } from '../engine/view.ts';
import { titledScale, titledView } from '../engine/view-title.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { distanceTable, type SiteDistance, siteDistances } from './distances.ts';
import { siteLegend } from './legend-entries.ts';
import { SITE_VIEW } from './site-view.ts';
import { areaTable, lotLines } from './tables.ts';

export const SITE_SHEET: Sheet = {
  number: 'C-1',
  title: ({ words }) => words.site.title,
  views: [SITE_VIEW],
  pages: sitePages,
};

function sitePages(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const distances = siteDistances(set);
  // Without land there is nothing that an engineer's ruler is laid on.
  const view: View = set.layout.plot ? SITE_VIEW : { ...SITE_VIEW, ruler: 'built' };
  const boxes = (width: number) => besideColumn(field, width, size * 2);
  const { column, made } = columnBeside(
    field,
    (width) => titledScale(set, view, boxes(width)[0], size),
    (width) =>
      largestBeside(
        (letters) => columnMarks(set, distances, { field, column: boxes(width)[1], size: letters }),
        ({ length }) => length === 1,
        size,
      ),
  );
  const drawn = titledView(set, view, boxes(column)[0], size, 1);
  const [beside = [], ...others] = made;
  return [
    { marks: [...drawn.marks, ...beside], scale: drawn.scale.words, northDeg: northOnPage(set) },
    ...others.map((marks) => wordsPage(set, marks)),
  ];
}

/** Notes, legend and schedules in the column; what does not fit goes on over whole pages. */
function columnMarks(
  set: PlanSet,
  distances: readonly SiteDistance[],
  { field, column, size }: { field: Field; column: Box; size: number },
): Mark[][] {
  const told = heading(set.words.site.notes.title, column, size);
  const written = notes(siteNotes(set, distances), below(column, told.bottom), size);
  const signs = legend(
    set.words.site.legend.title,
    siteLegend(set, distances),
    below(column, written.bottom + size),
    size,
  );
  const first = below(column, signs.bottom + size);
  const more = columnsOf(field, [1, 1], size * 4);
  const [beside = [], ...others] = flowTables(
    tablesOf(set, distances),
    (page) => (page === 0 ? [first] : more),
    size,
  );
  return [[...told.marks, ...written.marks, ...signs.marks, ...beside], ...others];
}

const tablesOf = (set: PlanSet, distances: readonly SiteDistance[]): Table[] => {
  const lines = lotLines(set);
  return [distanceTable(set, distances), areaTable(set), ...(lines ? [lines] : [])];
};

/** Of a view that lies as the plot was drawn. */
const northOnPage = ({ layout }: PlanSet) =>
  layout.plot ? layout.plot.site.plot.northDeg : (360 - layout.backBearingDeg) % 360;

function siteNotes({ layout, words: { site } }: PlanSet, distances: readonly SiteDistance[]): string[] {
  const conflicts = distances.filter(({ conflict }) => conflict).length;
  const { plot } = layout;
  return [
    ...(conflicts > 0 ? [counted(site.notes.conflicts, conflicts)] : []),
    ...(plot ? [sayOrigin(site.origin, plot.site.plot), ...site.notes.lot] : site.notes.noLot),
    ...site.notes.always,
  ];
}
