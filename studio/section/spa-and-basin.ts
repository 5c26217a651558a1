import { type Point, rectangle } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { basinOf, bottomAt, SPA, spaSeatFt } from '#studio/scene/pool-heights.ts';
import type { Entity, Fill } from '#studio/sheets/engine/entity.ts';
import { CONCRETE, closed, filled, floorY, GRAVEL, open } from './built-parts.ts';
import type { Cut } from './cuts.ts';
import type { WeirCut } from './weir-in.ts';

// The spa and the catch basin, as they are cut.

const WATER: Fill = { tint: '#e6f2f4' };
const WHITE: Fill = { tint: '#ffffff' };

export type SpaCut = {
  outer: readonly [number, number];
  inner: readonly [number, number];
  seatTo: number;
  floorY: number;
  seatY: number;
};

/** In feet along the cut through it, and below the deck. */
export function spaIn({ items }: Layout): SpaCut | null {
  const spa = items.find(({ kind }) => kind === 'Raised Spa');
  if (!spa) return null;
  const outer = [SPA.inFt - spa.depthFt, SPA.inFt] as const;
  const inner = [outer[0] + SPA.wallFt, outer[1] - SPA.wallFt] as const;
  return {
    outer,
    inner,
    seatTo: inner[0] + spaSeatFt(spa.widthFt - 2 * SPA.wallFt),
    floorY: -(SPA.waterY - SPA.floorDepthFt),
    seatY: -(SPA.waterY - SPA.seatDepthFt),
  };
}

export function spaEntities(layout: Layout, cut: Cut): Entity[] {
  const spa = spaIn(layout);
  if (!spa) return [];
  const [rim, water] = [-SPA.rimY + SPA.capFt, -SPA.waterY];
  const spill = water + 0.04;
  const { outer, inner, seatTo, seatY, floorY: floor } = spa;
  const poolFloor = floorY(bottomAt(layout, cut.at(outer[1] + 0.05))) + BUILD.floorFt;
  const under = floor + BUILD.floorFt;
  const shell: Point[] = [
    [outer[0], rim],
    [outer[0], under],
    [inner[1], under],
    [inner[1], Math.max(under, poolFloor)],
    [outer[1], Math.max(under, poolFloor)],
    [outer[1], spill],
    [inner[1], spill],
    [inner[1], floor],
    [seatTo, floor],
    [seatTo, seatY],
    [inner[0], seatY],
    [inner[0], rim],
  ];
  return [
    filled('C-GRND-PATT', rectangle(outer[0], under, inner[1], under + BUILD.gravelFt), GRAVEL),
    filled('S-SHEL-PATT', shell, CONCRETE),
    filled(
      'A-POOL-WATR',
      [
        [inner[0], water],
        [inner[0], seatY],
        [seatTo, seatY],
        [seatTo, floor],
        [inner[1], floor],
        [inner[1], water],
      ],
      WATER,
    ),
    closed('S-SHEL', shell),
    open('A-POOL-WATR', [
      [inner[0], water],
      [outer[1] + 0.16, water],
      [outer[1] + 0.3, water + 0.4],
    ]),
    closed('A-POOL-COPG', rectangle(outer[0] - 0.1, -SPA.rimY, inner[0], rim), WHITE),
  ];
}

export function basinEntities({ design }: Layout, { at: x, weirFt, innerFt, outerFt }: WeirCut): Entity[] {
  const { weirY, waterY, rimY, floorY: floor } = basinOf(design);
  const under = -floor + BUILD.floorFt;
  const shell: Point[] = [
    [x, -weirY],
    [x + weirFt, -weirY],
    [x + weirFt, -floor],
    [x + innerFt, -floor],
    [x + innerFt, -rimY],
    [x + outerFt, -rimY],
    [x + outerFt, under],
    [x, under],
  ];
  return [
    filled('C-GRND-PATT', rectangle(x, under, x + outerFt, under + BUILD.gravelFt), GRAVEL),
    filled('S-SHEL-PATT', shell, WHITE),
    filled('S-SHEL-PATT', shell, CONCRETE),
    filled('A-POOL-WATR', rectangle(x + weirFt, -waterY, x + innerFt, -floor), WATER),
    closed('S-SHEL', shell),
    open('A-POOL-WATR', [
      [x + weirFt, -waterY],
      [x + innerFt, -waterY],
    ]),
    open('A-POOL-WATR', [
      [x + weirFt, -weirY],
      [x + weirFt + 0.2, -waterY],
    ]),
  ];
}
