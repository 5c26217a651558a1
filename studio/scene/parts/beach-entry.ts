import { boundsOf, cyclic, offset, oriented, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { beachLength } from '../depth.ts';
import type { FeaturePart } from '../feature-part.ts';
import { grownAround } from '../infinity-edge.ts';
import { SHORE_RUN_FT, WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { floorAt, itemsOf, type SceneBuilder } from '../scene-builder.ts';

export const beachEntry: FeaturePart = {
  look: 'beach',
  entryFt: beachLength,
  draw,
};

// How much of the rim at x is shore (1) instead of coping and wall (0): the deck runs down into the water there.
export function shoreAt(builder: Pick<SceneBuilder, 'layout'>, x: number): number {
  const [beach] = itemsOf(builder, 'Beach Entry');
  if (!beach) return 0;
  const { x0, x1 } = boundsOf(beach.outline);
  const t = Math.min(1, Math.max(0, (x - x0 - (x1 - x0) * 0.6) / ((x1 - x0) * 0.34)));
  return 1 - t * t * (3 - 2 * t);
}

/** How wide the rim is at x: a coping, or the shore that leads up to the deck. Beside an infinity edge the deck has no room for it. */
export function rimFtAt(builder: Pick<SceneBuilder, 'layout'>, x: number): number {
  const { copingFt, pool } = builder.layout;
  return pool.infinityEdge ? copingFt : copingFt + (SHORE_RUN_FT - copingFt) * shoreAt(builder, x);
}

/** The rim's outer edge. */
export function rimOutline({ layout }: Pick<SceneBuilder, 'layout'>): Polygon {
  const { outline, infinityEdge } = layout.pool;
  if (infinityEdge) return grownAround(outline, infinityEdge, layout.copingFt, BEYOND_WEIR_FT);
  const ring = oriented(outline);
  return offset(ring, 1).map(([x, z], i): Point => {
    const [ownX, ownZ] = cyclic(ring, i);
    const wide = rimFtAt({ layout }, ownX);
    return [ownX + (x - ownX) * wide, ownZ + (z - ownZ) * wide];
  });
}

const BEYOND_WEIR_FT = 0.3;

/** So little does the rim lie over the paving it ends on: no edge of it is seen. */
export const FLUSH_FT = 0.004;
const SHORE_RISE_FT = FLUSH_FT + 0.03 - WATER_Y;

/** Height of the shore between the water (0 feet out) and the deck (a rim's width out), where it has become level. */
export function apronY(out: number, width: number): number {
  return WATER_Y - 0.03 + SHORE_RISE_FT * (1 - above(out, width) ** 1.5);
}

/** How steep it is there. */
export const apronSlope = (out: number, width: number): number =>
  (1.5 * SHORE_RISE_FT * Math.sqrt(above(out, width))) / width;

const above = (out: number, width: number) => 1 - Math.min(1, Math.max(0, out / width));

/** What reaches past the walls lies under the shore. */
export const UNDER_SHORE_Y = WATER_Y - 0.05;

// Pale pebble over the entry's slope, ending in a bowed line, so that the walk-in reads as a beach.
function draw(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const half = layout.pool.widthFt / 2 + 0.2;
  const [rows, strips] = [12, 14];
  for (const beach of itemsOf(builder, 'Beach Entry')) {
    const { x1: end } = boundsOf(beach.outline);
    const start = -layout.pool.lengthFt / 2;
    const bow = (z: number) => 0.3 * (z / half) ** 2 + 0.025 * Math.sin(z * 1.3 + 0.6) - 0.06;
    const point = (i: number, j: number): Vec3 => {
      const z = -half + (2 * half * j) / strips;
      const x = start + (end - start) * (1 - bow(z)) * (i / rows);
      return [x, Math.min(floorAt(builder, x) + 0.03, UNDER_SHORE_Y), z];
    };
    mesh.as('Beach Entry', () => {
      for (let i = 0; i < rows; i++)
        for (let j = 0; j < strips; j++)
          mesh.quad('beach', point(i, j), point(i, j + 1), point(i + 1, j + 1), point(i + 1, j));
    });
  }
}
