import type { DrawnFigures, NotAtWater, WaterAt } from '#domain/design/drawn-figures.ts';
import type { Point } from '#domain/geometry/plane.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import type { PoolBody } from './pool-body.ts';

// The water in front of what stands at the rim, at the place where it is drawn.

const STEP_FT = 0.25;
/** As far ahead of its end as somebody comes down. */
const LANDING_FT = 3;

/** From the anchor at the rim: `ahead` toward the water, `aside` along the rim. */
const at = ({ anchor: { x, z, yaw } }: Footprint, ahead: number, aside = 0): Point => [
  x + ahead * Math.sin(yaw) + aside * Math.cos(yaw),
  z + ahead * Math.cos(yaw) - aside * Math.sin(yaw),
];

/** How far it reaches over the water. */
const reachOf = (item: Footprint): number =>
  Math.max(
    ...item.outline.map(
      ([x, z]) =>
        (x - item.anchor.x) * Math.sin(item.anchor.yaw) + (z - item.anchor.z) * Math.cos(item.anchor.yaw),
    ),
  );

/** Feet of water in one direction, to the first wall. */
function waterAlong({ depthFt }: PoolBody, point: (feet: number) => Point): number {
  let feet = 0;
  while (depthFt(point(feet + STEP_FT)) > 0) feet += STEP_FT;
  return feet;
}

export function waterAhead(
  { items }: Layout,
  body: PoolBody,
  kind: 'Diving Board' | 'Slide',
): WaterAt | NotAtWater | null {
  const item = items.find((one) => one.kind === kind);
  if (!item) return null;
  if (item.layer !== 'edge') return 'apart';
  const tip = reachOf(item);
  const landing = Array.from({ length: LANDING_FT / STEP_FT + 1 }, (_, i) => at(item, tip + i * STEP_FT));
  return {
    depthFt: Math.min(...landing.map(body.depthFt)),
    // From the wall it stands at.
    aheadFt: tip + waterAlong(body, (feet) => at(item, tip + feet)),
    acrossFt:
      waterAlong(body, (feet) => at(item, tip, feet)) + waterAlong(body, (feet) => at(item, tip, -feet)),
  };
}

/** Where somebody steps down from it into the pool. */
const STEP_DOWN_FT = 1;

export function besideItem(item: Footprint, body: PoolBody, gallons: number): DrawnFigures['spa'] {
  if (item.layer !== 'edge') return 'apart';
  return { depthFt: body.depthFt(at(item, reachOf(item) + STEP_DOWN_FT)), gallons };
}
