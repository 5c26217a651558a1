import { type Draft, drawEach, WATER_Y } from '../draft.ts';
import type { Vec3 } from '../scene.ts';
import { drawFall } from './falling-water.ts';
import { addWaterLight } from './pool-lights.ts';
import { drawBoulder } from './rocks.ts';

// Falls of every kind. Frames: +z towards the pool, feet.
export function drawWaterfalls(draft: Draft): void {
  const curved = draft.layout.pool.curved;
  drawEach(draft, 'waterfall', (item) =>
    curved ? rockFall(draft, item.widthFt) : sheerWall(draft, item.widthFt, item.heightFt),
  );
  drawEach(draft, 'scuppers', (item) => scuppers(draft, item.widthFt, item.heightFt));
  drawEach(draft, 'grotto', (item) => grotto(draft, item.widthFt));
}

function sheerWall(draft: Draft, width: number, height: number): void {
  const { mesh } = draft;
  const half = width / 2;
  // The face stands proud of the coping's nose.
  mesh.box('stone', -half, -5, -1.7, half, height, 0.16);
  mesh.box('coping', -half - 0.15, height, -1.85, half + 0.15, height + 0.2, 0.3);
  const falls = width > 8 ? 3 : 2;
  const sheet = Math.min(3.2, (width / falls) * 0.66);
  for (let k = 0; k < falls; k++) {
    const x = -half + (width * (k + 0.5)) / falls;
    mesh.box(
      'steel',
      x - sheet / 2 - 0.1,
      height * 0.7 - 0.06,
      0,
      x + sheet / 2 + 0.1,
      height * 0.7 + 0.1,
      0.36,
    );
    drawFall(draft, {
      x,
      width: sheet,
      lipY: height * 0.7,
      lipZ: 0.36,
      throwFt: 1.1,
      landY: WATER_Y,
      strength: 1,
    });
    addWaterLight(draft, [x, WATER_Y - 0.5, 1], [2, 3.2, 3.8]);
  }
}

function scuppers(draft: Draft, width: number, height: number): void {
  const { mesh } = draft;
  const spouts = width > 7 ? 3 : 2;
  for (let k = 0; k < spouts; k++) {
    const x = -width / 2 + (width * (k + 0.5)) / spouts;
    mesh.box('stone', x - 0.85, -4, -1.4, x + 0.85, height, 0.16);
    mesh.box('coping', x - 0.95, height, -1.5, x + 0.95, height + 0.17, 0.26);
    mesh.box('bowl', x - 0.42, height - 1, -0.2, x + 0.42, height - 0.9, 0.55);
    mesh.box('bowl', x - 0.42, height - 0.9, -0.2, x - 0.37, height - 0.68, 0.55);
    mesh.box('bowl', x + 0.37, height - 0.9, -0.2, x + 0.42, height - 0.68, 0.55);
    drawFall(draft, {
      x,
      width: 0.72,
      lipY: height - 0.88,
      lipZ: 0.55,
      throwFt: 0.9,
      landY: WATER_Y,
      strength: 0.8,
    });
  }
}

// Boulders stepped up to a lip stone.
function rockFall(draft: Draft, width: number): void {
  const s = width / 9;
  const rocks: [Vec3, Vec3][] = [
    [
      [-3.4, 0.2, -0.7],
      [1.6, 1.3, 1.3],
    ],
    [
      [3.4, 0.2, -0.7],
      [1.7, 1.4, 1.3],
    ],
    [
      [-2, 1.2, -1.8],
      [1.7, 1.6, 1.3],
    ],
    [
      [2.1, 1.3, -1.8],
      [1.7, 1.7, 1.3],
    ],
    [
      [0, 0.8, -2.6],
      [2.4, 1.9, 1.4],
    ],
    [
      [0, 2.75, -2.4],
      [2.1, 0.5, 1.5],
    ],
    [
      [-2.6, 2.9, -3],
      [1.3, 1.1, 1.1],
    ],
    [
      [2.7, 2.8, -3],
      [1.4, 1.2, 1.1],
    ],
    [
      [-1.1, -0.3, 0.1],
      [1.1, 1, 0.8],
    ],
    [
      [1.2, -0.3, 0.1],
      [1.2, 0.9, 0.8],
    ],
    [
      [0, 3.5, -3.6],
      [1.8, 1, 1],
    ],
  ];
  rocks.forEach(([at, r], i) => {
    drawBoulder(draft, [at[0] * s, at[1], at[2]], [r[0] * s, r[1], r[2]], i + 3);
  });
  drawFall(draft, { x: 0, width: 2.6 * s, lipY: 3.2, lipZ: -1, throwFt: 1.5, landY: WATER_Y, strength: 1.3 });
  addWaterLight(draft, [0, WATER_Y - 0.6, 1], [3, 4.6, 5]);
}

// A cave of boulders with a curtain of water across its mouth and light inside.
function grotto(draft: Draft, width: number): void {
  const h = width / 2;
  const mouth = h * 0.52;
  const rocks: [Vec3, Vec3][] = [
    [
      [-h + 1.3, 1.4, -1.5],
      [1.9, 2.8, 2.3],
    ],
    [
      [h - 1.3, 1.5, -1.5],
      [1.9, 3, 2.3],
    ],
    [
      [-h + 1.6, 1.3, -4.6],
      [2.2, 3, 2.4],
    ],
    [
      [h - 1.6, 1.3, -4.6],
      [2.2, 3.2, 2.4],
    ],
    [
      [-h + 2, 4.3, -2.2],
      [2, 1.5, 2.2],
    ],
    [
      [h - 2, 4.4, -2.2],
      [2, 1.6, 2.2],
    ],
    [
      [0, 4.9, -2],
      [mouth + 1.2, 0.9, 2.2],
    ],
    [
      [0, 5.9, -4],
      [2.6, 1.3, 2.2],
    ],
    [
      [0, 2.4, -6.2],
      [h * 0.8, 3.4, 1.6],
    ],
    [
      [-h + 1, -0.2, 0.7],
      [1.2, 1, 1],
    ],
    [
      [h - 1, -0.2, 0.7],
      [1.3, 1.1, 1],
    ],
    [
      [-1.8, 6.2, -3.2],
      [1.3, 0.9, 1.2],
    ],
  ];
  rocks.forEach(([at, r], i) => {
    drawBoulder(draft, at, r, i + 21);
  });
  // Wet ledges cover the paving inside and the rim across the mouth.
  for (const [row, z] of [-0.35, -1.9, -3.5].entries()) {
    const count = Math.ceil((mouth * 2) / 1.5);
    for (let i = 0; i <= count; i++) {
      const x = -mouth + (mouth * 2 * (i + (row % 2) * 0.4)) / count;
      drawBoulder(draft, [x, -0.12, z], [1.15, 0.42 + row * 0.12, 1.15], i + row * 7 + 41);
    }
  }
  drawFall(draft, {
    x: 0,
    width: mouth * 1.5,
    lipY: 4.5,
    lipZ: 0.1,
    throwFt: 0.9,
    landY: WATER_Y,
    strength: 1.2,
  });
  draft.lights.push({
    position: draft.mesh.toMetres([0, 3, -3]),
    colour: [9, 6, 2.8],
    underwater: false,
    radius: 0.1,
    direction: null,
    cone: 0,
  });
  addWaterLight(draft, [0, WATER_Y - 0.7, -2], [6, 12, 14]);
}
