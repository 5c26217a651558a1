import { isCurved } from '#domain/design/outline.ts';
import type { FeaturePart } from '../feature-part.ts';
import { shareOfLength } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { drawFall } from './falling-water.ts';
import { addWaterLight } from './led-lighting.ts';
import { drawBoulders, type Rock } from './rocks.ts';

export const waterfall: FeaturePart = {
  look: 'built',
  edge(design) {
    const rock = isCurved(design.style);
    return {
      demand: 3,
      label: rock ? 'Rock waterfall' : 'Sheer descent wall',
      widthFt: rock ? shareOfLength(design, 0.24, 5, 9) : shareOfLength(design, 0.38, 5, 15),
      outFt: rock ? 5 : 1.8,
      inFt: rock ? 1.2 : 0.1,
      heightFt: rock ? 4.5 : 4.2,
      sides: ['back', 'right'],
      prefer: design.features.includes('Grotto') ? 0.75 : 0.38,
      clearanceFt: 0.6,
      least: rock ? 0.7 : 0.4,
      behindShallows: !rock,
    };
  },
  draw: (builder) =>
    drawEach(builder, 'Waterfall', (item) =>
      builder.layout.pool.curved
        ? rockFall(builder, item.widthFt)
        : sheerWall(builder, item.widthFt, item.heightFt),
    ),
};

function sheerWall(builder: SceneBuilder, width: number, height: number): void {
  const { mesh } = builder;
  const half = width / 2;
  // The face stands proud of the coping's nose.
  mesh.box('stone', -half, -5, -1.7, half, height, 0.16);
  mesh.box('coping', -half - 0.15, height, -1.85, half + 0.15, height + 0.2, 0.3);
  const falls = width > 8 ? 3 : 2;
  const sheet = Math.min(3.2, (width / falls) * 0.66);
  const lipY = height * 0.7;
  for (let k = 0; k < falls; k++) {
    const x = -half + (width * (k + 0.5)) / falls;
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
function rockFall(builder: SceneBuilder, width: number): void {
  const s = width / 9;
  drawBoulders(builder, FALL_ROCKS, 3, s);
  drawFall(builder, { width: 2.6 * s, lipY: 3.2, lipZ: -1, throwFt: 1.5, strength: 1.3 });
  addWaterLight(builder, [0, WATER_Y - 0.6, 1], [3, 4.6, 5]);
}
