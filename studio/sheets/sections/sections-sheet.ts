import { flowTables } from '../engine/block.ts';
import { columnsOf, rowsOf } from '../engine/boxes.ts';
import { largestBeside } from '../engine/fit-tables.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box, View } from '../engine/view.ts';
import { titledView } from '../engine/view-title.ts';
import { rowsPt } from '../layout/dimension-chain.ts';
import type { PlanSet } from '../plan-set.ts';
import { CUT_KINDS, type CutKind, cutsOf, isLevel } from './cuts.ts';
import { sectionNotes } from './section-notes.ts';
import { sectionView } from './section-view.ts';

const VIEWS: Record<CutKind, View> = {
  along: sectionView('along'),
  shallow: sectionView('shallow'),
  deep: sectionView('deep'),
  spa: sectionView('spa'),
  basin: sectionView('basin'),
};

/** Narrower paper has fewer of them on a page. */
const LARGE_PT = 1400;

type Placed = { kind: CutKind; box: Box };
type Page = { views: Placed[]; notes: Box | null };

export const SECTIONS_SHEET: Sheet = {
  number: 'A-2',
  title: ({ words }) => words.sections.sheet,
  views: CUT_KINDS.map((kind) => VIEWS[kind]),
  pages: (set, field) => {
    const kinds = cutsOf(set.layout)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'shallow' || !isLevel(set.layout));
    const pages = field.width >= LARGE_PT ? largePages(set, field, kinds) : smallPages(field, kinds);
    let number = 0;
    return pages.map(({ views, notes }): SheetPage => {
      const drawn = views.map(({ kind, box }) => {
        number += 1;
        return viewIn(set, kind, box, field.textPt, number);
      });
      const scales = new Set(drawn.map(({ scale }) => scale.words));
      return {
        marks: [
          ...drawn.flatMap(({ marks }) => marks),
          ...(notes ? noteMarks(set, notes, field.textPt) : []),
        ],
        scale: scales.size === 1 ? [...scales].join('') : set.words.frame.asNoted,
        northDeg: null,
      };
    });
  },
};

const viewIn = (set: PlanSet, kind: CutKind, box: Box, size: number, number: number) =>
  titledView(set, { ...VIEWS[kind], marginIn: rowsPt(size, 2) / 72 }, box, size, number);

const noteMarks = (set: PlanSet, box: Box, size: number) => {
  const flow = (letters: number) => flowTables([sectionNotes(set)], () => [box], letters);
  return largestBeside(flow, ({ length }) => length === 1, size)
    .slice(0, 1)
    .flat();
};

type Upper = { main: Box; notes: Box };

/** The notes beside the long section, or over it where its scale gains by the width. */
function upperOf(set: PlanSet, upper: Box, { textPt }: Field): Upper {
  const gap = textPt * 3;
  const [main = upper, side = upper] = columnsOf(upper, [5.4, 1], gap);
  const [strip = upper, wide = upper] = rowsOf(upper, [1, 5], textPt);
  const feetPerInch = (box: Box) => viewIn(set, 'along', box, textPt, 1).scale.feetPerInch;
  const whole = flowTables([sectionNotes(set)], () => [strip], textPt).length === 1;
  return whole && feetPerInch(wide) < feetPerInch(main)
    ? { main: wide, notes: strip }
    : { main, notes: side };
}

/** The long one over the others. */
function largePages(set: PlanSet, field: Field, kinds: readonly CutKind[]): Page[] {
  const gap = field.textPt * 3;
  const [upper, lower] = rowsOf(field, [1, 1], gap);
  if (!upper || !lower) return [];
  const others = kinds.filter((kind) => kind !== 'along');
  const { main, notes } = upperOf(set, upper, field);
  const boxes = columnsOf(
    lower,
    others.map(() => 1),
    gap,
  );
  return [
    {
      views: [
        ...(kinds.includes('along') ? [{ kind: 'along' as const, box: main }] : []),
        ...others.flatMap((kind, i) => {
          const box = boxes[i];
          return box ? [{ kind, box }] : [];
        }),
      ],
      notes,
    },
  ];
}

function smallPages(field: Field, kinds: readonly CutKind[]): Page[] {
  const [upper, lower] = rowsOf(field, [3, 1], field.textPt * 2);
  const halves = rowsOf(field, [1, 1], field.textPt * 2);
  const others = kinds.filter((kind) => kind !== 'along');
  const pairs = others.flatMap((kind, i) => (i % 2 === 0 ? [[kind, others[i + 1]]] : []));
  return [
    { views: upper ? [{ kind: 'along', box: upper }] : [], notes: lower ?? null },
    ...pairs.map(
      (pair): Page => ({
        views: pair.flatMap((kind, i) => {
          const box = halves[i];
          return kind && box ? [{ kind, box }] : [];
        }),
        notes: null,
      }),
    ),
  ];
}
