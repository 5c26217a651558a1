import { gapOfOutlines, nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, contains, crossingsOf, edgesOf, type Point } from '#domain/geometry/plane.ts';
import { depthAt } from '#studio/scene/depth.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { padOf } from '../plumbing/pad.ts';
import { spaWaterOf } from './waters.ts';

// Lights in the water: where the design has them; where it names none, as few as a pool needs that is used after dark.

export type Light = {
  id: string;
  at: Point;
  /** Which way it shines. */
  turnDeg: number;
  in: 'pool' | 'spa';
  /** False: our proposal, the design names none. */
  designed: boolean;
};

const SQ_FT_PER_LIGHT = 400;
const FT_BETWEEN = 24;
const LEAST_DEPTH_FT = 2.5;
const CLEAR_FT = 1.5;

/** From the water: farther away 12 volts would ask for wire as thick as a finger. */
const FAR_FT = 45;
const LONG_FT = 50;

export type Lights = {
  lights: readonly Light[];
  /** One transformer each. */
  groups: readonly (readonly Light[])[];
  /** Transformers stand behind the lights, not on the pad. */
  atPool: boolean;
};

/** A large pool, or one far from its pad, has a transformer on each side of it, and on each half where it is long. */
export function lightsOf(layout: Layout): Lights {
  const lights = everyLight(layout);
  const { lengthFt } = layout.pool;
  const atPool =
    gapOfOutlines(layout.pool.outline, padOf(layout)).feet > FAR_FT ||
    (lengthFt > LONG_FT && lights.length > 4);
  if (!atPool || lights.length === 0)
    return { lights, groups: lights.length > 0 ? [lights] : [], atPool: false };
  const halves = lengthFt > LONG_FT ? 2 : 1;
  const groupOf = ({ at: [x], turnDeg }: Light) =>
    (turnDeg < 0 ? halves : 0) + (halves === 2 && x > 0 ? 1 : 0);
  const groups = Array.from({ length: 2 * halves }, (_, i) => lights.filter((light) => groupOf(light) === i));
  return { lights, groups: groups.filter(({ length }) => length > 0), atPool };
}

function everyLight(layout: Layout): Light[] {
  const designed = layout.items.filter(({ kind }) => kind === 'LED Lighting');
  const pool: Omit<Light, 'id'>[] =
    designed.length > 0
      ? designed.map(({ anchor: { x, z, yaw } }) => ({
          at: [x, z],
          turnDeg: 90 - (yaw * 180) / Math.PI,
          in: 'pool',
          designed: true,
        }))
      : proposed(layout);
  return [...pool, ...inSpa(layout)].map((light, i) => ({ ...light, id: `light-${i + 1}` }));
}

/** In the wall towards the house, so that nobody there looks into a lens. */
function proposed({ pool, items }: Layout): Omit<Light, 'id'>[] {
  const { x0, x1, z0, z1 } = boundsOf(pool.outline);
  const sqFt = (x1 - x0) * (z1 - z0);
  const count = Math.max(1, Math.ceil(sqFt / SQ_FT_PER_LIGHT), Math.ceil((x1 - x0) / FT_BETWEEN));
  const taken = items.filter(
    ({ layer, kind }) => layer === 'edge' || (layer === 'water' && kind !== 'bench'),
  );
  const isFree = (at: Point) =>
    depthAt(pool.profile, at[0] + pool.lengthFt / 2) >= LEAST_DEPTH_FT &&
    !taken.some(({ outline }) => contains(outline, at) || nearestOn(edgesOf(outline), at).feet < CLEAR_FT);
  const steps = Math.max(2, Math.ceil((x1 - x0) * 2));
  const along = (back: boolean) =>
    Array.from({ length: steps - 1 }, (_, i) => x0 + ((x1 - x0) * (i + 1)) / steps).flatMap((x): Point[] => {
      const crossings = crossingsOf(pool.outline, x);
      return crossings.length === 0 ? [] : [[x, back ? Math.min(...crossings) : Math.max(...crossings)]];
    });
  const back = along(true).filter(isFree);
  const front = along(false).filter(isFree);
  const [spots, isBack] =
    back.length >= count * 4 ? [back, true] : front.length > 0 ? [front, false] : [along(true), true];
  const chosen = new Set(
    Array.from({ length: count }, (_, i) => spots[Math.floor(((i + 0.5) / count) * spots.length)]),
  );
  return [...chosen].flatMap((at) =>
    at ? [{ at, turnDeg: isBack ? 90 : -90, in: 'pool' as const, designed: false }] : [],
  );
}

function inSpa(layout: Layout): Omit<Light, 'id'>[] {
  const water = spaWaterOf(layout);
  const spa = layout.items.find(({ kind }) => kind === 'Raised Spa');
  if (!water || !spa) return [];
  const { x0, z0, x1, z1 } = boundsOf(water);
  // In the wall away from the pool, under the seats' height.
  const [dx, dz] = [Math.sin(spa.anchor.yaw), Math.cos(spa.anchor.yaw)];
  const at: Point = [(x0 + x1) / 2 - (dx * (x1 - x0)) / 2, (z0 + z1) / 2 - (dz * (z1 - z0)) / 2];
  const designed = layout.design.features.includes('LED Lighting');
  return [{ at, turnDeg: (Math.atan2(dz, dx) * 180) / Math.PI, in: 'spa', designed }];
}
