import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { COPING_THICK_FT, TILE_BOTTOM_Y } from '#studio/scene/pool-heights.ts';
import type { Span } from '#studio/section/cuts.ts';
import type { View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Callout } from '../structural/callouts.ts';
import { COLUMN_PT, detailView } from '../structural/detail-view.ts';
import { finishesOf } from './finishes.ts';

// The pool's edge, cut, with the marks of its finishes.

function edgeNotes(set: PlanSet, _kind: unknown, { from }: Span): Callout[] {
  const { copingFt } = set.layout;
  const spots: Partial<Record<string, Omit<Callout, 'text'>>> = {
    deck: { tip: [from - copingFt - 0.6, BUILD.deckSlabFt * 0.6], side: 'left' },
    joint: { tip: [from - copingFt, COPING_THICK_FT * 0.3], side: 'left' },
    coping: { tip: [from, COPING_THICK_FT / 2], side: 'right' },
    tile: { tip: [from + 0.06, -TILE_BOTTOM_Y - 0.12], side: 'right' },
    interior: { tip: [from, -TILE_BOTTOM_Y + 0.35], side: 'right' },
  };
  return finishesOf(set).flatMap(({ part, mark }) => {
    const spot = spots[part];
    return spot ? [{ ...spot, text: `${mark} ${set.words.finishes.parts[part].part}` }] : [];
  });
}

export const finishEdge = (columnPt = COLUMN_PT): View => ({
  ...detailView('edge', columnPt, edgeNotes),
  name: 'finish-edge',
  title: ({ words }) => words.finishes.edge,
});
