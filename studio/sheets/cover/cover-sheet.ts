import { askedFor } from '#domain/design/counts.ts';
import type { Table } from '#domain/plan-set/table.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { columnsOf } from '../engine/boxes.ts';
import { fitTables } from '../engine/fit-tables.ts';
import { fittedMarks } from '../engine/fitted-text.ts';
import type { Field, ListedSheet, Sheet } from '../engine/sheet.ts';
import { titledView } from '../engine/view-title.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { OVERALL_VIEW } from './overall-view.ts';

// G-1: which project, the pool in a few lines, the whole of it at scale, and what holds for every sheet.

const PLAN_SHARE = 0.46;

const count = (value: number, unit: string) => `${Math.round(value).toLocaleString('en-US')} ${unit}`;

function factsTable({ words: { cover }, design, measures }: PlanSet): Table {
  const { fact } = cover;
  const depths = [design.shallowFt, design.deepFt].map(feetAndInches);
  const rows: [string, string][] = [
    [fact.style, design.style],
    [fact.size, `${feetAndInches(design.lengthFt)} × ${feetAndInches(design.widthFt)}`],
    [fact.depth, depths[0] === depths[1] ? `${depths[0]}` : depths.join(' – ')],
    [fact.water, count(measures.waterSqFt, 'sq ft')],
    [fact.perimeter, count(measures.perimeterFt, 'ft')],
    [fact.volume, count(measures.gallons, 'gal')],
    [fact.deck, count(measures.deckSqFt, 'sq ft')],
    [fact.features, askedFor(design).length > 0 ? askedFor(design).join(', ') : cover.none],
  ];
  return pairs(cover.facts, [cover.columns.fact, cover.columns.value], rows, [2, 3]);
}

function pairs(
  title: string,
  [first, second]: readonly [string, string],
  rows: readonly (readonly [string, string])[],
  [left, right]: readonly [number, number],
): Table {
  return {
    title,
    columns: [
      { key: 'first', title: first, share: left },
      { key: 'second', title: second, share: right },
    ],
    rows: rows.map(([one, two], i) => ({ id: String(i), cells: { first: one, second: two } })),
  };
}

const numbered = (lines: readonly string[]) => lines.map((text, i) => [`${i + 1}.`, text] as const);

function tablesOf(set: PlanSet, sheets: readonly ListedSheet[]): Table[] {
  const { cover } = set.words;
  const { columns } = cover;
  const notes = set.input.notes ?? set.office.notes;
  const all = [
    pairs(
      cover.index,
      [columns.number, columns.title],
      sheets.map(
        ({ number, title, pages }) =>
          [number, pages > 1 ? fill(cover.pages, { title, pages }) : title] as const,
      ),
      [1, 5],
    ),
    factsTable(set),
    pairs(cover.codes, [columns.number, columns.code], numbered(set.office.codes), [1, 6]),
    pairs(cover.notes, [columns.number, columns.note], numbered(notes), [1, 6]),
    pairs(cover.abbreviations, [columns.short, columns.meaning], cover.short, [1, 4]),
  ];
  return all.filter(({ rows }) => rows.length > 0);
}

function headline(
  { input: { title } }: PlanSet,
  { x, y, width, textPt }: Field,
): { marks: Mark[]; bottom: number } {
  const least = textPt * 0.85;
  const project = fittedMarks(
    title.project,
    { x, y, width },
    { size: textPt * 3, least, lines: 3, strong: true },
  );
  const address = fittedMarks(
    title.address,
    { x, y: project.bottom + textPt * 0.5, width },
    { size: textPt * 1.4, least, lines: 3 },
  );
  return { marks: [...project.marks, ...address.marks], bottom: address.bottom + textPt };
}

export const COVER_SHEET: Sheet = {
  number: 'G-1',
  title: ({ words }) => words.cover.sheet,
  // The CAD file has the same lines from the sheets behind.
  views: [],
  pages: (set, field, sheets = []) => {
    const gap = field.textPt * 2.5;
    const [left, right] = columnsOf(field, [PLAN_SHARE, 1 - PLAN_SHARE], gap);
    if (!left || !right) return [];
    const head = headline(set, { ...left, textPt: field.textPt });
    const plan = titledView(
      set,
      OVERALL_VIEW,
      { ...left, y: head.bottom, height: left.y + left.height - head.bottom },
      field.textPt,
      1,
    );
    const boxes = [columnsOf(right, [1, 1], gap), columnsOf(field, [1, 1, 1], gap)] as const;
    const [first = [], ...rest] = fitTables(
      tablesOf(set, sheets),
      (page) => (page === 0 ? boxes[0] : boxes[1]),
      field.textPt,
    );
    return [
      {
        marks: [...head.marks, ...plan.marks, ...first],
        scale: plan.scale.words,
        northDeg: -set.layout.backBearingDeg,
      },
      ...rest.map((marks) => wordsPage(set, marks)),
    ];
  },
};
