import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import type { Point } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { drawnLayout } from './drawn-layout.ts';
import { deckArea } from './measures.ts';

// The deck and the fence as they are priced. A rim too short for all that was asked for sends the rest behind the pool, and the deck
// drawn after it: a smaller pool would get the larger deck. So the pool's own part is measured without what stands around it,
// and what that takes is measured at one pool with room for everything.

/** These make the outline and go around it. An edge where the ground falls takes deck away, like all else at the rim. */
const OF_THE_POOL: readonly Feature[] = ['Beach Entry', 'Safety Fence'];
const ROOMY = { lengthFt: 44, widthFt: 22 };

export type DeckAndFence = { deckSqFt: number; fenceFt: number };

const measured = (design: Design): DeckAndFence => {
  const layout = drawnLayout(design);
  return { deckSqFt: deckArea(layout), fenceFt: fenceLength(layout) };
};

/** On a plot the lot decides, so there it is what is drawn. */
export function usualDeck(design: Design): DeckAndFence {
  const { moves: _where, ...unmoved } = design;
  const features = design.features.filter((feature) => OF_THE_POOL.includes(feature));
  // The style draws its edge even unasked; its outline is the same.
  const bare = { ...unmoved, features, style: design.style === 'Infinity' ? 'Modern' : design.style };
  const isBare = features.length === design.features.length && bare.style === design.style && !design.moves;
  if (design.site || isBare) return measured(design);
  const [pool, roomyBare, roomy] = [bare, { ...bare, ...ROOMY }, { ...unmoved, ...ROOMY }].map(measured);
  const sum = (of: (one: DeckAndFence | undefined) => number) => of(pool) + of(roomy) - of(roomyBare);
  return { deckSqFt: sum((one) => one?.deckSqFt ?? 0), fenceFt: sum((one) => one?.fenceFt ?? 0) };
}

function fenceLength({ fence }: Layout): number {
  if (!fence) return 0;
  const apart = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
  return fence.path.slice(1).reduce((sum, to, i) => sum + apart(fence.path[i] ?? to, to), 0);
}
