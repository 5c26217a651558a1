import { flowTables } from '../engine/block.ts';
import { columnsOf, rowsOf } from '../engine/boxes.ts';
import { largestBeside } from '../engine/fit-tables.ts';
import { type LegendEntry, legend } from '../engine/legend.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledView } from '../engine/view-title.ts';
import { deckPattern } from '../layout/pool-plan.ts';
import type { PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { FINISH_VIEW } from './finish-view.ts';
import { FINISH_MARKS } from './finishes.ts';

/** Narrower paper has its schedule on a page of its own. */
const BESIDE_PT = 900;
const SHARES = [2.2, 1] as const;

function keyOf({ design, words }: PlanSet): LegendEntry[] {
  const { parts, decks, finishes } = words.finishes;
  const { paving, coping } = decks[design.deck];
  return [
    {
      words: `${FINISH_MARKS.interior} ${parts.interior.part}: ${finishes[design.finish]}`,
      layer: 'A-POOL-WATR',
      patch: { tint: '#eef6f7' },
    },
    {
      words: `${FINISH_MARKS.coping} ${parts.coping.part}: ${coping}`,
      layer: 'A-POOL-COPG',
      patch: { tint: '#ffffff' },
    },
    {
      words: `${FINISH_MARKS.deck} ${parts.deck.part}: ${paving}`,
      layer: 'A-DECK-PATT',
      patch: deckPattern(design),
    },
  ];
}

function finishPages(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const beside = field.width >= BESIDE_PT;
  const [left = field, right = field] = beside ? columnsOf(field, SHARES, size * 2) : [field];
  const keyHeight = size * 10;
  const [plan = left, key = left] = rowsOf(left, [left.height - keyHeight - size * 2, keyHeight], size * 2);
  const drawn = titledView(set, FINISH_VIEW, plan, size, 1);
  const flow = (letters: number) =>
    flowTables([tableOf(set, 'finishes')], (page): Box[] => [beside && page === 0 ? right : field], letters);
  const pages = beside ? largestBeside(flow, ({ length }) => length === 1, size) : flow(size);
  const first: SheetPage = {
    marks: [
      ...drawn.marks,
      ...legend(set.words.finishes.legend, keyOf(set), key, size).marks,
      ...(beside ? (pages[0] ?? []) : []),
    ],
    scale: drawn.scale.words,
    northDeg: -set.layout.backBearingDeg,
  };
  const rest = (beside ? pages.slice(1) : pages).map((marks) => ({
    marks,
    scale: set.words.frame.noScale,
    northDeg: null,
  }));
  return [first, ...rest];
}

export const FINISH_SHEET: Sheet = {
  number: 'A-3',
  title: ({ words }) => words.finishes.sheet,
  views: [FINISH_VIEW],
  pages: finishPages,
};
