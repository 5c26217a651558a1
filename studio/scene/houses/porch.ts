import type { Design, House } from '#domain/design/design.ts';
import { type Bounds, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { Footprint } from '../layout-types.ts';
import type { Span } from '../placement.ts';

// What a house covers before its pool-facing wall: posts, roofs, and what stands out. In its own frame, w half its width.

type Cover = (w: number) => readonly Bounds[];
const strip = (x0: number, x1: number, z1: number): Bounds => ({ x0, x1, z0: 0, z1 });

const COVERS: Record<Exclude<House, 'none'>, Cover> = {
  modern: (w) => [strip(-w - 1.7, w + 1.7, 7.2)],
  ranch: (w) => [strip(-w - 1.4, w + 1.4, 8.1)],
  mediterranean: (w) => [strip(-w * 0.66, w * 0.5, 7.7)],
  farmhouse: (w) => [strip(-w * 0.87, w * 0.38, 7.9), strip(w * 0.36, w * 0.98, 6)],
  coastal: (w) => [strip(-w * 0.72, w * 0.22, 7.2)],
  'desert-modern': (w) => [strip(-w - 1.3, w * 0.2 + 1.3, 7.3), strip(w * 0.2, w * 0.8, 6)],
  'mid-century': (w) => [strip(-w - 2.7, w + 2.7, 5.5)],
  villa: (w) => [strip(-w - 2.7, w * 0.2 + 6.7, 8), strip(w * 0.5, w + 2.5, 5.4)],
  lodge: (w) => [
    strip(-w * 0.62 - 7.2, -w * 0.62 - 1.8, 2.4),
    strip(-w * 0.62 - 1.8, w * 0.16 + 1.8, 4.8),
    strip(w * 0.16, w + 1.3, 7.2),
  ],
};

/** Its glass doors along the wall, as shares of half its width. */
const DOORS: Record<Exclude<House, 'none'>, Span> = {
  modern: [-0.78, 0.3],
  ranch: [-0.42, 0.16],
  mediterranean: [-0.6, 0.4],
  farmhouse: [-0.76, -0.14],
  coastal: [-0.62, 0.12],
  'desert-modern': [-0.86, -0.02],
  'mid-century': [-0.7, 0.22],
  villa: [-0.72, 0.1],
  lodge: [-0.57, 0.11],
};

/** The posts before its wall, in even bays from one end of the roof to the other, none before the middle of the doors: how far out, and where along it as shares of half its width. */
const POSTS: Record<Exclude<House, 'none'>, { z: number; along: readonly number[] }> = {
  modern: { z: 4.8, along: [-0.96, 0, 0.96] },
  ranch: { z: 6.3, along: [-0.95, -0.317, 0.317, 0.95] },
  mediterranean: { z: 6.05, along: [-0.59, -0.25, 0.09, 0.43] },
  farmhouse: { z: 6.32, along: [-0.8, -0.23, 0.34] },
  coastal: { z: 6.4, along: [-0.69, -0.397, -0.103, 0.19] },
  'desert-modern': { z: 5.65, along: [-0.94, -0.585, -0.23, 0.125] },
  'mid-century': { z: 4.4, along: [-0.96, 0, 0.96] },
  villa: { z: 6.2, along: [-0.87, -0.507, -0.143, 0.22] },
  lodge: { z: 6, along: [0.2, 0.57, 0.94] },
};

/** In its own frame. */
export const postsOf = (house: Exclude<House, 'none'>, w: number): Point[] =>
  POSTS[house].along.map((share) => [share * w, POSTS[house].z]);

/** Where a seat stands against its wall, as shares of half its width. */
const SEATS: Record<House, number> = {
  modern: 0.72,
  ranch: 0.61,
  mediterranean: 0.73,
  farmhouse: 0.13,
  coastal: 0.46,
  'desert-modern': 0.86,
  'mid-century': 0.62,
  villa: 0.38,
  lodge: 0.57,
  none: 0,
};
const [SEAT_HALF_FT, SEAT_LOOK_FT] = [2.8, 9.5];

export const seatAlong = (house: House, w: number): number => SEATS[house] * w;

/** Before that seat: who sits there looks at the water, not at the backs of chairs. */
export function seatLook(house: House, { anchor, widthFt }: Footprint): Polygon {
  const x = anchor.x + seatAlong(house, widthFt / 2);
  return rectangle(x - SEAT_HALF_FT, anchor.z, x + SEAT_HALF_FT, anchor.z + SEAT_LOOK_FT);
}

/** The stretch of its wall that its glass doors take; before it stands, where it is expected. */
export function doorsOf(
  { house, lengthFt }: Design,
  { anchor, widthFt }: Pick<Footprint, 'anchor' | 'widthFt'> = expected(lengthFt),
): Span | null {
  if (house === 'none') return null;
  const [from, to] = DOORS[house];
  return [anchor.x + (from * widthFt) / 2, anchor.x + (to * widthFt) / 2];
}

const expected = (lengthFt: number) => ({
  anchor: { x: HOUSE_MIDDLE_FT, z: 0, yaw: 0 },
  widthFt: houseWidthFt(lengthFt),
});

/** Before its own room is known: as wide as its pool allows, its middle a little to the shallow side. */
export const houseWidthFt = (lengthFt: number): number => Math.max(46, Math.min(64, lengthFt + 18));
export const HOUSE_MIDDLE_FT = -2;

/** Room to walk past its windows. */
const WALK_FT = 3.5;

/** How far the house reaches out over the deck. */
export const porchDepthFt = (house: House): number =>
  house === 'none' ? 0 : Math.max(...COVERS[house](24).map(({ z1 }) => z1));

/** Where nothing else stands: under its roofs, before its doors and windows. */
export function keptFree(house: House, { anchor, widthFt }: Footprint): Polygon[] {
  if (house === 'none') return [];
  const w = widthFt / 2;
  return [...COVERS[house](w), strip(-w, w, WALK_FT)].map(({ x0, x1, z1 }) =>
    rectangle(anchor.x + x0, anchor.z, anchor.x + x1, anchor.z + z1),
  );
}
