import {
  type Bounds,
  boundsOf,
  circle,
  contains,
  edgesOf,
  type Point,
  type Polygon,
  shareWithin,
} from '#domain/geometry/plane.ts';
import type { FootprintKind, Layout } from '#studio/scene/layout-types.ts';

// Where a trench may run: clear of the water, of what is built, of the lot's edge. The first of these grounds that leads to every
// fixture is taken; the last keeps clear of the water alone.

export type Ground = {
  obstacles: readonly Polygon[];
  /** Feet kept from each. */
  clearFt: number;
  lot: Polygon | null;
  /** Lines that trenches like to follow: around the pool, and past what stands in the way. */
  lines: readonly Bounds[];
};

/** From the water's edge to the middle of the trench. */
export const TRENCH_FT = 2.5;
/** Beside a trench's middle: what must be free. */
const CLEAR_FT = 1.5;

const PASSED_OVER: ReadonlySet<FootprintKind> = new Set([
  'loungers',
  'planting',
  'equipment',
  'bench',
  'Deck Jets',
  'LED Lighting',
  'Pergola',
]);

export function groundsOf(layout: Layout, pad: Polygon): readonly Ground[] {
  const water = layout.pool.outline;
  const standing = layout.items
    .filter(({ layer, kind }) => (layer === 'edge' || layer === 'ground') && !PASSED_OVER.has(kind))
    .map(({ outline }) => outline);
  const buildings = layout.plot?.buildings.map(({ outline }) => outline) ?? [];
  const septic = layout.plot?.septic.map(({ outline }) => outline) ?? [];
  const trunks = layout.plot?.trees.map(({ at }) => circle(...at, 1, 8)) ?? [];
  const solid = [water, pad, ...standing, ...buildings];
  const houses = [water, ...(layout.house ? [layout.house.outline] : []), ...buildings];
  const lot = layout.plot?.lot ?? null;
  const around = [...solid, ...septic].map(boundsOf);
  return [
    { obstacles: [...solid, ...septic, ...trunks], clearFt: CLEAR_FT, lot, lines: around },
    { obstacles: solid, clearFt: CLEAR_FT / 3, lot, lines: around },
    { obstacles: houses, clearFt: 0.1, lot: null, lines: around },
    { obstacles: [water], clearFt: 0.1, lot: null, lines: around },
  ];
}

/** Whether a straight trench between two points of one line is clear of everything. */
export function isClear({ obstacles, clearFt, lot }: Ground, a: Point, b: Point): boolean {
  const strip: Bounds = {
    x0: Math.min(a[0], b[0]) - clearFt,
    z0: Math.min(a[1], b[1]) - clearFt,
    x1: Math.max(a[0], b[0]) + clearFt,
    z1: Math.max(a[1], b[1]) + clearFt,
  };
  if (lot && !(contains(lot, a) && contains(lot, b) && !edgesOf(lot).some((edge) => crosses(edge, strip))))
    return false;
  return !obstacles.some((one) => hits(one, strip));
}

/** Asked for thousands of strips, few of them near: whether any of the outline lies in the strip, or the strip in it. */
function hits(outline: Polygon, strip: Bounds): boolean {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  if (x1 <= strip.x0 || x0 >= strip.x1 || z1 <= strip.z0 || z0 >= strip.z1) return false;
  return edgesOf(outline).some((edge) => crosses(edge, strip)) || contains(outline, [strip.x0, strip.z0]);
}

function crosses([a, b]: readonly [Point, Point], strip: Bounds): boolean {
  if (Math.max(a[0], b[0]) <= strip.x0 || Math.min(a[0], b[0]) >= strip.x1) return false;
  if (Math.max(a[1], b[1]) <= strip.z0 || Math.min(a[1], b[1]) >= strip.z1) return false;
  return shareWithin(a, b, strip) !== null;
}
