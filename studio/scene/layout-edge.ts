import type { Design } from '#domain/design/design.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import { partsOf } from './feature-parts.ts';
import type { EdgeWish, Site } from './placement.ts';

// What stands at the water's edge, most demanding first: each takes the best stretch still free.
export function placeAtEdge(site: Site, design: Design): void {
  const parts = partsOf(design);
  for (const { part } of parts) part.reserve?.(site, design);
  const asked = parts
    .flatMap(({ feature, part }) => (part.edge ? [{ kind: feature, ...part.edge(design) }] : []))
    .sort((a, b) => b.demand - a.demand);
  const room = roomiest(site, design, asked);
  for (const wish of asked) {
    const share = Math.max(wish.least ?? 1, room);
    const least = (wish.least ?? 0.75) / share;
    if (!site.placeOnEdge({ ...wish, widthFt: wish.widthFt * share, least })) site.placeApart(wish);
  }
  for (const { part } of parts) part.alongEdge?.(site, design);
}

// The share of its width each can have when many want a place at the rim.
function roomiest(site: Site, { lengthFt, widthFt, features }: Design, asked: readonly EdgeWish[]): number {
  const shallows = site.items
    .filter((item) => item.layer === 'water')
    .map((item) => boundsOf(item.outline).x1 + lengthFt / 2);
  const rim = 2 * (lengthFt - Math.max(0, ...shallows)) + (features.includes('Infinity Edge') ? 0 : widthFt);
  const wanted = asked.reduce((sum, wish) => sum + wish.widthFt + 2 * wish.clearanceFt, 0);
  return Math.min(1, (rim * 0.8) / Math.max(1, wanted));
}
