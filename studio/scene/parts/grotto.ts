import type { FeaturePart } from '../feature-part.ts';
import { shareOfLength } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import { addLight, drawEach, type SceneBuilder } from '../scene-builder.ts';
import { drawFall } from './falling-water.ts';
import { addWaterLight } from './led-lighting.ts';
import { layBed, strew, tuck } from './rock-beds.ts';

const LIP_Y = 4.55;

export const grotto: FeaturePart = {
  look: 'built',
  edge: (design) => ({
    demand: 5,
    label: 'Grotto',
    widthFt: shareOfLength(design, 0.36, 7, 13),
    outFt: 8,
    inFt: 2.5,
    heightFt: 7,
    sides: ['back', 'right'],
    prefer: 0.66,
    clearanceFt: 0.9,
    least: 0.6,
  }),
  draw: (builder) => drawEach(builder, 'Grotto', (item) => cave(builder, item.widthFt)),
};

// A cave in beds of stone: piers, a lintel over a dark mouth, a thin curtain of water before part of it, light inside.
function cave(builder: SceneBuilder, width: number): void {
  const h = width / 2;
  const mouth = h * 0.5;
  const seed = 200 + Math.round(width * 9);
  for (const side of [-1, 1]) {
    const own = seed + side * 3;
    const bed = (from: number, to: number) => (side < 0 ? ([-to, -from] as const) : ([from, to] as const));
    layBed(builder, { x: bed(mouth, h - 0.1), y: [-1.9, 0.75], z: -0.5, deep: 1.7, seed: own, long: 2.6 });
    layBed(builder, { x: bed(mouth - 0.1, h - 0.4), y: [0.65, 2.3], z: -1.1, deep: 1.6, seed: own + 7 });
    layBed(builder, { x: bed(mouth - 0.4, h - 0.7), y: [2.15, 3.8], z: -1.4, deep: 1.7, seed: own + 14 });
    layBed(builder, { x: bed(mouth + 0.3, h), y: [-0.2, 2], z: -4.4, deep: 2.1, seed: own + 21, long: 3 });
    layBed(builder, {
      x: bed(mouth + 0.1, h - 0.5),
      y: [1.9, 3.9],
      z: -4.4,
      deep: 2,
      seed: own + 28,
      long: 3,
    });
    layBed(builder, {
      x: bed(h - 1.9, h - 0.3),
      y: [-1.9, 0.15],
      z: 1.35,
      deep: 0.85,
      seed: own + 35,
      long: 1.6,
    });
    strew(builder, [side * mouth, WATER_Y - 0.16, 1.35], [side * (h - 1.6), WATER_Y - 0.16, 1.5], own + 60);
    strew(builder, [side * (h + 0.1), 0, -1.6], [side * (h + 0.1), 0, -6.6], own + 61);
    tuck(builder, [side * (h - 0.6), 2.2, -0.4], 0.7, own + 40);
    tuck(builder, [side * (h - 0.9), 3.75, -2.2], 0.85, own + 43);
    tuck(builder, [side * (h - 0.3), 0.65, 0.5], 0.5, own + 47);
  }
  layBed(builder, { x: [-h + 0.6, h - 0.6], y: [-0.2, 2.2], z: -6.6, deep: 0.9, seed: seed + 50, long: 3 });
  layBed(builder, { x: [-h + 0.8, h - 0.9], y: [2, 4], z: -6.5, deep: 0.9, seed: seed + 51, long: 3 });
  // Lintel and roof.
  layBed(builder, {
    x: [-h + 0.9, h - 0.8],
    y: [LIP_Y - 0.95, LIP_Y],
    z: -1,
    deep: 1.85,
    seed: seed + 52,
    long: h * 1.3,
    worn: 0.35,
  });
  layBed(builder, { x: [-h + 0.9, h - 1], y: [3.7, 4.8], z: -4.5, deep: 2.3, seed: seed + 53, long: 3.4 });
  layBed(builder, { x: [-h * 0.72, h * 0.3], y: [4.55, 5.6], z: -2.9, deep: 1.5, seed: seed + 54 });
  layBed(builder, { x: [h * 0.2, h * 0.66], y: [4.5, 5.2], z: -3, deep: 1.3, seed: seed + 55 });
  layBed(builder, { x: [-h * 0.45, h * 0.12], y: [5.5, 6.4], z: -3.6, deep: 1.1, seed: seed + 56 });
  tuck(builder, [h * 0.34, 5.1, -2.4], 0.8, seed + 57);
  tuck(builder, [-h * 0.55, 5.5, -2.4], 0.6, seed + 58);
  // Wet ledges cover the paving inside and the rim across the mouth.
  for (const [row, z] of [-0.3, -1.9, -3.6].entries())
    layBed(builder, {
      ...{ x: [-mouth - 0.4, mouth + 0.4], y: [-0.75, 0.06 + row * 0.1], z, deep: 1 },
      ...{ seed: seed + 60 + row, long: 1.9, wet: true, worn: 0.35 },
    });
  drawFall(builder, {
    ...{ x: mouth * 0.32, width: mouth * 0.95, lipY: LIP_Y + 0.05, lipZ: 0.62 },
    ...{ throwFt: 0.8, strength: 1.2, runFt: 0.7 },
  });
  addLight(builder, [0, 3, -3], [9, 6, 2.8]);
  addWaterLight(builder, [0, WATER_Y - 0.7, -2], [6, 12, 14]);
}
