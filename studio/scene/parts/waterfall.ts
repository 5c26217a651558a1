import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { isCurved } from '#domain/design/outline.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Footprint } from '../layout-types.ts';
import { type EdgeWish, shareOfLength } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { fallsOverRocks, sheetOfWallFt, sheetOverRocksFt, spoutsAlong } from '../spouts.ts';
import { drawFall } from './falling-water.ts';
import { addWaterLight } from './led-lighting.ts';
import { drawBoulders, type Rock } from './rocks.ts';

export const waterfall: FeaturePart = {
  look: 'built',
  edge(design) {
    const count = countIn(design, 'Waterfall');
    const fall = fallFor(design, count ?? 1);
    if (count === null) return { ...fall, prefer: design.features.includes('Grotto') ? 0.97 : 0.72 };
    return Array.from({ length: count }, (_, i) => ({
      ...fall,
      spouts: 1,
      prefer: 0.2 + (0.7 * (i + 0.5)) / count,
    }));
  },
  draw: (builder) =>
    drawEach(builder, 'Waterfall', (item) =>
      fallsOverRocks(builder.layout) ? rockFall(builder, item) : sheerWall(builder, item),
    ),
};

function fallFor(design: Design, count: number): Omit<EdgeWish, 'prefer'> {
  const rest = { demand: 3, sides: ['back', 'right'], clearanceFt: 0.6 } as const;
  const most = count > 1 ? 7 : 9;
  if (fallsOverRocks({ design }))
    return {
      ...rest,
      label: 'Rock waterfall',
      widthFt: shareOfLength(design, count > 1 ? 0.18 : 0.24, 5, most),
      outFt: 5,
      inFt: 1.2,
      heightFt: 4.5,
      least: 0.7,
    };
  // Several share the rim, and a long wall would cut off the bow of round water.
  const narrow = count > 1 || isCurved(design);
  return {
    ...rest,
    label: 'Sheer descent wall',
    widthFt: narrow ? shareOfLength(design, 0.2, 4, most) : shareOfLength(design, 0.38, 5, 15),
    outFt: 1.8,
    inFt: 0.1,
    heightFt: 4.2,
    least: 0.4,
    behindShallows: true,
  };
}

function sheerWall(builder: SceneBuilder, item: Footprint): void {
  const { mesh } = builder;
  const { heightFt: height } = item;
  const half = item.widthFt / 2;
  // The face stands proud of the coping's nose.
  mesh.box('stone', -half, -5, -1.7, half, height, 0.16);
  mesh.box('coping', -half - 0.15, height, -1.85, half + 0.15, height + 0.2, 0.3);
  const sheet = sheetOfWallFt(item);
  const lipY = height * 0.7;
  for (const x of spoutsAlong(item)) {
    mesh.box('steel', x - sheet / 2 - 0.1, lipY - 0.06, 0, x + sheet / 2 + 0.1, lipY + 0.1, 0.36);
    drawFall(builder, { x, width: sheet, lipY, lipZ: 0.36, throwFt: 1.1, strength: 1 });
    addWaterLight(builder, [x, WATER_Y - 0.5, 1], [2, 3.2, 3.8]);
  }
}

const FALL_ROCKS: readonly Rock[] = [
  [-3.4, 0.2, -0.7, 1.6, 1.3, 1.3],
  [3.4, 0.2, -0.7, 1.7, 1.4, 1.3],
  [-2, 1.2, -1.8, 1.7, 1.6, 1.3],
  [2.1, 1.3, -1.8, 1.7, 1.7, 1.3],
  [0, 0.8, -2.6, 2.4, 1.9, 1.4],
  [0, 2.75, -2.4, 2.1, 0.5, 1.5],
  [-2.6, 2.9, -3, 1.3, 1.1, 1.1],
  [2.7, 2.8, -3, 1.4, 1.2, 1.1],
  [-1.1, -0.3, 0.1, 1.1, 1, 0.8],
  [1.2, -0.3, 0.1, 1.2, 0.9, 0.8],
  [0, 3.5, -3.6, 1.8, 1, 1],
];

// Boulders stepped up to a lip stone.
function rockFall(builder: SceneBuilder, item: Footprint): void {
  const s = item.widthFt / 10.6;
  drawBoulders(builder, FALL_ROCKS, 3, s);
  drawFall(builder, { width: sheetOverRocksFt(item), lipY: 3.2, lipZ: -1, throwFt: 1.5, strength: 1.3 });
  addWaterLight(builder, [0, WATER_Y - 0.6, 1], [3, 4.6, 5]);
}
