import { contains, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { isOnEdge } from '#studio/scene/infinity-edge.ts';
import type { FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { shoreAt } from '#studio/scene/parts/beach-entry.ts';
import { COPING_THICK_FT } from '#studio/scene/pool-heights.ts';
import { FREEBOARD_FT, isAtRim, type PoolBody } from './pool-body.ts';
import { type RimPiece, rimOf } from './slices.ts';

// What runs along the water's edge, measured in short pieces of it: walls, tile, coping, and the fronts of steps.

/** Built up from the bond beam, so that no coping is laid there. */
const INSTEAD_OF_COPING: readonly FootprintKind[] = [
  'Raised Spa',
  'Regeneration Zone',
  'Grotto',
  'Waterfall',
  'Swim-Up Bar',
];
const HAIR_FT = 0.02;
/** Less is a floor that slopes, not a step. */
const LEAST_FRONT_FT = 0.05;

export type Rim = {
  /** Below the water. */
  wetWallSqFt: number;
  /** From the floor to the coping's underside. */
  wallSqFt: number;
  /** Of the wall that meets air and water, without weir and shore. */
  tileFt: number;
  copingFt: number;
  /** Along the coping's outer edge. */
  jointFt: number;
  weirFt: number;
  /** The fronts of treads, shelf and bench. */
  riserSqFt: number;
  /** The upper edges of those fronts. */
  noseFt: number;
};

const inwards = ({ at, out }: RimPiece, feet: number): Point => [
  at[0] - out[0] * feet,
  at[1] - out[1] * feet,
];

export function rimMeasures(layout: Layout, body: PoolBody): Rim {
  const rim: Rim = {
    wetWallSqFt: 0,
    wallSqFt: 0,
    tileFt: 0,
    copingFt: 0,
    jointFt: 0,
    weirFt: 0,
    ...frontsOf(body),
  };
  const bare = layout.items
    .filter((item) => isAtRim(item) && INSTEAD_OF_COPING.includes(item.kind))
    .map(({ outline }) => outline);
  const isIn = (outlines: readonly Polygon[], point: Point) =>
    outlines.some((outline) => contains(outline, point));
  const pieces = rimOf(body.outline);
  const coped = pieces.map((piece) => {
    const { at, lengthFt } = piece;
    const isWeir = isOnEdge(layout.pool.infinityEdge, at);
    if (isWeir) rim.weirFt += lengthFt;
    const inside = inwards(piece, HAIR_FT);
    const land = isWeir ? 0 : 1 - shoreAt({ layout }, at[0]);
    if (!isIn(body.cutouts, inside)) wall(rim, lengthFt, body.depthFt(inside), land);
    return isIn(bare, inside) ? 0 : land;
  });
  pieces.forEach(({ lengthFt, out }, i) => {
    const [own = 0, next = pieces[0]] = [coped[i], pieces[i + 1]];
    const both = Math.min(own, coped[i + 1] ?? coped[0] ?? 0);
    rim.copingFt += lengthFt * own;
    rim.jointFt += lengthFt * own + (next ? both * cornerFt(out, next.out, layout.copingFt) : 0);
  });
  for (const cutout of body.cutouts)
    for (const piece of rimOf(cutout)) {
      const depth = body.depthFt(inwards(piece, -HAIR_FT));
      if (depth > 0) wall(rim, piece.lengthFt, depth, 1);
    }
  return rim;
}

/** How much longer an edge so many feet further out is for a corner; shorter where the corner points in. */
function cornerFt([ax, az]: Point, [bx, bz]: Point, feet: number): number {
  const turned = Math.atan2(ax * bz - az * bx, ax * bx + az * bz);
  return 2 * feet * Math.tan(turned / 2);
}

/** `land`: how much of it rises above the water; none of a weir, and less and less of a shore. */
function wall(rim: Rim, lengthFt: number, depthFt: number, land: number): void {
  rim.wetWallSqFt += lengthFt * depthFt;
  rim.wallSqFt += lengthFt * (depthFt + (FREEBOARD_FT - COPING_THICK_FT) * land);
  rim.tileFt += lengthFt * land;
}

/** Each front belongs to the one that is higher. */
function frontsOf({ solids, depthFt }: PoolBody): Pick<Rim, 'riserSqFt' | 'noseFt'> {
  let [riserSqFt, noseFt] = [0, 0];
  for (const piece of solids.flatMap(({ outline }) => rimOf(outline))) {
    const [top, beyond] = [depthFt(inwards(piece, HAIR_FT)), depthFt(inwards(piece, -HAIR_FT))];
    if (top <= 0 || beyond <= top) continue;
    riserSqFt += piece.lengthFt * (beyond - top);
    if (beyond - top > LEAST_FRONT_FT) noseFt += piece.lengthFt;
  }
  return { riserSqFt, noseFt };
}
