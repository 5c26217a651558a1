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
import { layBed, strew, tuck } from './rock-beds.ts';
import { drawStone } from './rocks.ts';
import { footOfWall } from './wall-foot.ts';

const LIP_Y = 3.1;

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
  mesh.box('stone', -half, footOfWall(builder, half), -1.7, half, height, 0.16);
  mesh.box('coping', -half - 0.15, height, -1.85, half + 0.15, height + 0.2, 0.3);
  const sheet = sheetOfWallFt(item);
  const lipY = height * 0.7;
  for (const x of spoutsAlong(item)) {
    mesh.box('steel', x - sheet / 2 - 0.1, lipY - 0.06, 0, x + sheet / 2 + 0.1, lipY + 0.1, 0.36);
    drawFall(builder, { x, width: sheet, lipY, lipZ: 0.36, throwFt: 1.1, strength: 1 });
    addWaterLight(builder, [x, WATER_Y - 0.5, 1], [2, 3.2, 3.8]);
  }
}

const UNDER = { deep: 1.05, long: 2.6, worn: 0.3 };

// Beds stepped up to a lip stone, with shoulders that hold the water to its notch.
function rockFall(builder: SceneBuilder, item: Footprint): void {
  const half = item.widthFt / 2;
  const sheet = sheetOverRocksFt(item);
  const notch = sheet * 0.56;
  const seed = 30 + (Math.abs(Math.round(item.anchor.x * 3 + item.anchor.z * 7)) % 900);
  layBed(builder, { x: [-half, half], y: [-0.15, 2.3], z: -3.9, deep: 0.95, seed });
  layBed(builder, {
    x: [-notch - 0.4, notch + 0.4],
    y: [-1.3, 0.85],
    z: -1.45,
    deep: 0.95,
    seed: seed + 1,
    wet: true,
  });
  layBed(builder, {
    x: [-notch - 0.6, notch + 0.6],
    y: [0.7, 2.75],
    z: -2.2,
    deep: 1,
    seed: seed + 2,
    wet: true,
  });
  for (const side of [-1, 1]) {
    const own = seed + 3 + side;
    const bed = (from: number, to: number) => (side < 0 ? ([-to, -from] as const) : ([from, to] as const));
    layBed(builder, {
      x: bed(notch * 0.9, half),
      y: [-0.75, 0.42],
      z: 0.02,
      deep: 0.95,
      seed: own,
      long: 1.9,
    });
    // Under water it goes on, wider: small stones lie on that ledge.
    layBed(builder, { ...{ x: bed(notch * 0.9, half), y: [-2, -0.7], z: 0.2 }, ...UNDER, seed: own + 50 });
    strew(builder, [side * notch, WATER_Y - 0.12, 1.05], [side * half, WATER_Y - 0.12, 0.85], own + 33);
    layBed(builder, { x: bed(notch * 0.95, half - 0.2), y: [0.3, 1.5], z: -1.15, deep: 1.05, seed: own + 4 });
    layBed(builder, { x: bed(notch, half - 0.5), y: [1.4, 2.6], z: -2, deep: 1, seed: own + 8, long: 1.7 });
    layBed(builder, {
      x: bed(notch * 1.05, half * 0.72),
      y: [2.5, 3.65],
      z: -2.35,
      deep: 0.8,
      seed: own + 12,
    });
    layBed(builder, { x: bed(half - 0.75, half + 0.1), y: [-0.2, 0.5], z: -2.4, deep: 0.5, seed: own + 16 });
    // Its foot on the deck beside and behind, and on the coping.
    strew(builder, [side * (half + 0.15), 0, -0.9], [side * (half + 0.1), 0, -4.2], own + 30);
    tuck(builder, [side * (half - 0.35), 1.35, -1.9], 0.6, own + 20);
    tuck(builder, [side * (notch + 0.75), 2.45, -1.35], 0.45, own + 23);
    tuck(builder, [side * (half - 0.2), 0.1, -3.1], 0.8, own + 27);
  }
  drawStone(builder, {
    at: [0, LIP_Y - 0.24, -1.95],
    half: [notch * 1.2, 0.26, 1.35],
    seed: seed + 5,
    dip: 0.02,
    wet: true,
    worn: 0.25,
  });
  layBed(builder, { x: [-half * 0.6, half * 0.6], y: [2.2, 3.5], z: -3.55, deep: 0.85, seed: seed + 6 });
  layBed(builder, { x: [-half * 0.25, half * 0.42], y: [3.4, 4.3], z: -3.6, deep: 0.7, seed: seed + 9 });
  tuck(builder, [-half * 0.42, 3.4, -3.3], 0.7, seed + 11);
  const fall = { width: sheet, lipY: LIP_Y + 0.06, lipZ: -0.72, throwFt: 1.4 };
  drawFall(builder, { ...fall, strength: 1.3, runFt: 1.1 });
  // A second veil behind it: less of the dark stone shows through.
  drawFall(builder, { ...fall, width: sheet * 0.92, throwFt: 1.15, strength: 0 });
  addWaterLight(builder, [0, WATER_Y - 0.6, 1], [3, 4.6, 5]);
}
