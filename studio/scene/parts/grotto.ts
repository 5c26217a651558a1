import type { FeaturePart } from '../feature-part.ts';
import { shareOfLength } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import { addLight, drawEach, type SceneBuilder } from '../scene-builder.ts';
import { drawFall } from './falling-water.ts';
import { addWaterLight } from './led-lighting.ts';
import { drawBoulder, drawBoulders, type Rock } from './rocks.ts';

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

// A cave of boulders with a curtain of water across its mouth and light inside.
function cave(builder: SceneBuilder, width: number): void {
  const h = width / 2 - 0.7;
  const mouth = h * 0.52;
  const rocks: readonly Rock[] = [
    [-h + 1.3, 1.4, -1.5, 1.9, 2.8, 2.3],
    [h - 1.3, 1.5, -1.5, 1.9, 3, 2.3],
    [-h + 1.6, 1.3, -4.6, 2.2, 3, 2.4],
    [h - 1.6, 1.3, -4.6, 2.2, 3.2, 2.4],
    [-h + 2, 4.3, -2.2, 2, 1.5, 2.2],
    [h - 2, 4.4, -2.2, 2, 1.6, 2.2],
    [0, 4.9, -2, mouth + 1.2, 0.9, 2.2],
    [0, 5.9, -4, 2.6, 1.3, 2.2],
    [0, 2.4, -6.2, h * 0.8, 3.4, 1.6],
    [-h + 1, -0.2, 0.7, 1.2, 1, 1],
    [h - 1, -0.2, 0.7, 1.3, 1.1, 1],
    [-1.8, 6.2, -3.2, 1.3, 0.9, 1.2],
  ];
  drawBoulders(builder, rocks, 21);
  // Wet ledges cover the paving inside and the rim across the mouth.
  for (const [row, z] of [-0.35, -1.9, -3.5].entries()) {
    const count = Math.ceil((mouth * 2) / 1.5);
    for (let i = 0; i <= count; i++) {
      const x = -mouth + (mouth * 2 * (i + (row % 2) * 0.4)) / count;
      drawBoulder(builder, [x, -0.12, z], [1.15, 0.42 + row * 0.12, 1.15], i + row * 7 + 41);
    }
  }
  // Beside the way in: the cave is seen past it.
  drawFall(builder, {
    x: mouth * 0.5,
    width: mouth * 0.8,
    lipY: 4.5,
    lipZ: 0.1,
    throwFt: 0.9,
    strength: 1.2,
  });
  addLight(builder, [0, 3, -3], [9, 6, 2.8]);
  addWaterLight(builder, [0, WATER_Y - 0.7, -2], [6, 12, 14]);
}
