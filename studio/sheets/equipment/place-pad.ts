import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf, offset, overlap, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { PadPlace, PadPlan } from '#domain/plan-set/equipment-pad.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { liesWithin } from '#studio/scene/polygon-clip.ts';

// The pad on the land: where the layout has it, grown to whichever side is free.

const STEP_FT = 1;
const KEPT_FT = 0.25;

type Placed = { place: PadPlace; outline: Polygon; larger: boolean; clear: boolean };

export function placedPad(
  layout: Layout,
  plan: PadPlan,
  drawn: Polygon,
  keepsOff: readonly Polygon[] = [],
): Placed {
  const b = boundsOf(drawn);
  const [width, depth] = [Math.max(plan.widthFt, b.x1 - b.x0), Math.max(plan.depthFt, b.z1 - b.z0)];
  const outlineAt = (x: number, z: number) => rectangle(x, z, x + width, z + depth);
  const inTheWay = [...obstaclesOf(layout), ...keepsOff];
  const crowd = (outline: Polygon) =>
    inTheWay.filter((other) => overlap(outline, other)).length +
    (layout.plot && !liesWithin(outline, layout.plot.lot) ? 1 : 0);
  const spots = steps(b.x0 - (width - (b.x1 - b.x0)), b.x0).flatMap((x) =>
    steps(b.z0 - (depth - (b.z1 - b.z0)), b.z0).map((z) => ({
      x,
      z,
      crowd: crowd(outlineAt(x, z)),
      off: Math.abs(x + width / 2 - (b.x0 + b.x1) / 2) + Math.abs(z + depth / 2 - (b.z0 + b.z1) / 2),
    })),
  );
  const best = spots.toSorted((p, q) => p.crowd - q.crowd || p.off - q.off)[0] ?? {
    x: b.x0,
    z: b.z0,
    crowd: 0,
  };
  const outline = outlineAt(best.x, best.z);
  return {
    place: { x: best.x, z: best.z, backAtMinusZ: backAtMinusZ(layout, outline) },
    outline,
    larger: width > b.x1 - b.x0 + 1e-6 || depth > b.z1 - b.z0 + 1e-6,
    clear: best.crowd === 0,
  };
}

function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP_FT));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

function obstaclesOf({ pool, deck, house, items, plot }: Layout): Polygon[] {
  const built = [
    ...(house ? [house.outline] : []),
    ...(plot?.buildings.map(({ outline }) => outline) ?? []),
  ].map((outline) => offset(outline, KEPT_FT));
  const standing = items
    .filter(
      ({ layer, kind }) =>
        (layer === 'ground' || layer === 'edge') && kind !== 'equipment' && kind !== 'house',
    )
    .map(({ outline }) => outline);
  return [pool.outline, deck, ...built, ...standing];
}

/** The board stands towards the nearest wall. */
function backAtMinusZ({ house, plot }: Layout, outline: Polygon): boolean {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  const walls = [
    ...(house ? edgesOf(house.outline) : []),
    ...(plot?.buildings.flatMap((building) => [...edgesOf(building.outline)]) ?? []),
  ];
  if (walls.length === 0) return true;
  const x = (x0 + x1) / 2;
  return nearestOn(walls, [x, z0]).feet <= nearestOn(walls, [x, z1]).feet;
}
