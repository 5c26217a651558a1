import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import { partsOf } from './feature-parts.ts';
import type { EdgeWish, Site } from './placement.ts';

// What stands at the water's edge, most demanding first: each takes the best stretch still free.
export function placeAtEdge(site: Site, design: Design): void {
  const parts = partsOf(design);
  for (const { part } of parts) part.reserve?.(site, design);
  const asked = parts
    .flatMap(({ feature, part }) =>
      [part.edge?.(design) ?? []].flat().map((wish) => ({ kind: feature, ...wish })),
    )
    .sort((a, b) => b.demand - a.demand);
  const room = roomiest(site, design, asked);
  for (const wish of asked) placeStretch(site, wish, room);
  for (const { part } of parts) part.alongEdge?.(site, design);
}

type Asked = EdgeWish & { kind: Feature };

// The first of a kind always stands somewhere; a further one without a stretch of the rim is told as missing.
function placeStretch(site: Site, wish: Asked, room: number): void {
  const share = Math.max(wish.least ?? 1, room);
  const least = (wish.least ?? 0.75) / share;
  if (site.placeOnEdge({ ...wish, widthFt: wish.widthFt * share, least })) return;
  if (wish.pieces) for (const piece of wish.pieces) placeStretch(site, { ...piece, kind: wish.kind }, room);
  else if (site.has(wish.kind)) site.missing.push(wish.one ?? wish.label);
  else site.placeApart(wish);
}

// The share of its width each can have when many want a place at the rim.
function roomiest(site: Site, { lengthFt, widthFt, features }: Design, asked: readonly EdgeWish[]): number {
  const shallows = site.items
    .filter((item) => item.layer === 'water')
    .map((item) => boundsOf(item.outline).x1 + lengthFt / 2);
  const longSides = features.includes('Infinity Edge') ? 1 : 2;
  const rim = longSides * (lengthFt - Math.max(0, ...shallows)) + widthFt;
  const wanted = asked.reduce((sum, wish) => sum + wish.widthFt + 2 * wish.clearanceFt, 0);
  return Math.min(1, (rim * 0.8) / Math.max(1, wanted));
}
