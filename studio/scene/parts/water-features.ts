import { type Draft, drawEach, WATER_Y } from '../draft.ts';
import { clip, offset } from '../plane.ts';
import type { Vec3 } from '../scene.ts';
import { addFoam, drawFall } from './falling-water.ts';
import { drawBoulder } from './rocks.ts';

// Everything that makes water move. Frames: +z towards the pool, feet.

export function drawWaterFeatures(draft: Draft): void {
  drawEach(draft, 'waterfall', (item) =>
    draft.layout.pool.curved ? rockFall(draft, item.widthFt) : sheerWall(draft, item.widthFt, item.heightFt),
  );
  drawEach(draft, 'scuppers', (item) => scuppers(draft, item.widthFt, item.heightFt));
  drawEach(draft, 'grotto', (item) => grotto(draft, item.widthFt));
  drawEach(draft, 'bubbler', (item) => bubbler(draft, item.widthFt));
  drawEach(draft, 'deck-jet', () => deckJet(draft));
  drawInfinityEdge(draft);
  drawCover(draft);
}

function sheerWall(draft: Draft, width: number, height: number): void {
  const { mesh } = draft;
  const half = width / 2;
  mesh.box('stone', -half, -5, -1.7, half, height, 0.05);
  mesh.box('coping', -half - 0.15, height, -1.85, half + 0.15, height + 0.2, 0.2);
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
      0.26,
    );
    drawFall(draft, {
      x,
      width: sheet,
      lipY: height * 0.7,
      lipZ: 0.26,
      throwFt: 1.1,
      landY: WATER_Y,
      strength: 1,
    });
    waterLight(draft, [x, WATER_Y - 0.5, 1], [2, 3.2, 3.8]);
  }
}

function scuppers(draft: Draft, width: number, height: number): void {
  const { mesh } = draft;
  const spouts = width > 7 ? 3 : 2;
  for (let k = 0; k < spouts; k++) {
    const x = -width / 2 + (width * (k + 0.5)) / spouts;
    mesh.box('stone', x - 0.85, -4, -1.4, x + 0.85, height, 0.05);
    mesh.box('coping', x - 0.95, height, -1.5, x + 0.95, height + 0.17, 0.15);
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
  waterLight(draft, [0, WATER_Y - 0.6, 1], [3, 4.6, 5]);
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
  // The cave floor holds water level with the pool; its walls are rock down to the pool's floor.
  draft.mesh.box('rock', -mouth - 0.6, -4, -4.9, mouth + 0.6, WATER_Y - 2, 0.4, 'b');
  draft.mesh.quad(
    'water',
    [-mouth - 0.4, WATER_Y, -4.8],
    [-mouth - 0.4, WATER_Y, 0.1],
    [mouth + 0.4, WATER_Y, 0.1],
    [mouth + 0.4, WATER_Y, -4.8],
  );
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
  waterLight(draft, [0, WATER_Y - 0.7, -2], [6, 12, 14]);
}

function bubbler(draft: Draft, width: number): void {
  const dome = [
    [width * 0.5, 0],
    [width * 0.46, 0.24],
    [width * 0.34, 0.5],
    [width * 0.2, 0.74],
    [0.05, 0.86],
  ] as const;
  draft.mesh.lathe('jet', [0, WATER_Y, 0], dome, 14);
  addFoam(draft, [-0.25, WATER_Y, 0], [0.25, WATER_Y, 0], 1.1);
  waterLight(draft, [0, WATER_Y - 0.5, 0], [2, 3, 3.4]);
}

// A laminar arc from a nozzle in the deck into the pool.
function deckJet(draft: Draft): void {
  const { mesh } = draft;
  const from = -1.45;
  mesh.lathe(
    'steel',
    [0, 0.01, from],
    [
      [0.22, 0],
      [0.2, 0.05],
      [0.06, 0.06],
    ],
    12,
  );
  const reach = 4.2;
  const arc = Array.from({ length: 15 }, (_, i): Vec3 => {
    const t = i / 14;
    return [0, 0.06 + 4 * 2.9 * t * (1 - t) + (WATER_Y - 0.06) * t, from + (reach - from) * t];
  });
  mesh.tube('jet', arc, [0.055], 7);
  addFoam(draft, [-0.1, WATER_Y, reach], [0.1, WATER_Y, reach], 0.9);
}

// Weir, falling face and catch basin at the open end.
function drawInfinityEdge(draft: Draft): void {
  const edge = draft.layout.pool.infinityEdge;
  if (!edge) return;
  const { mesh, layout } = draft;
  const [[x, z0], [, z1]] = edge;
  const drop = Math.min(4, layout.design.deepFt) + 0.4;
  const basin = -drop - 0.2;
  mesh.as('Infinity Edge', () => {
    mesh.box('waterline', x, -drop - 2.4, z0 - 0.9, x + 0.5, WATER_Y - 0.03, z1 + 0.9);
    mesh.box('stone', x - 0.1, -drop - 3, z0 - 8, x + 0.4, 0, z0 - 0.9);
    mesh.box('stone', x - 0.1, -drop - 3, z1 + 0.9, x + 0.4, 0, z1 + 8);
    mesh.box('coping', x - 0.6, 0, z0 - 8, x + 0.5, 0.05, z0 - 0.9, 'b');
    mesh.box('coping', x - 0.6, 0, z1 + 0.9, x + 0.5, 0.05, z1 + 8, 'b');
    mesh.box('waterline', x + 0.5, -drop - 2.2, z0 - 0.8, x + 3.6, -drop - 1.9, z1 + 0.8, 'b');
    mesh.box('stone', x + 3.6, -drop - 3, z0 - 0.8, x + 4.4, basin + 0.5, z1 + 0.8);
    mesh.box('stone', x + 0.5, -drop - 3, z0 - 1.4, x + 4.4, basin + 0.5, z0 - 0.8);
    mesh.box('stone', x + 0.5, -drop - 3, z1 + 0.8, x + 4.4, basin + 0.5, z1 + 1.4);
    mesh.quad(
      'water',
      [x + 0.5, basin, z0 - 0.8],
      [x + 0.5, basin, z1 + 0.8],
      [x + 3.6, basin, z1 + 0.8],
      [x + 3.6, basin, z0 - 0.8],
    );
    mesh.quad(
      'water',
      [x - 0.02, WATER_Y, z0],
      [x - 0.02, WATER_Y, z1],
      [x + 0.5, WATER_Y - 0.02, z1],
      [x + 0.5, WATER_Y - 0.02, z0],
    );
    mesh.within({ x: x + 0.5, z: (z0 + z1) / 2, yaw: Math.PI / 2 }, () =>
      drawFall(draft, {
        x: 0,
        width: z1 - z0,
        lipY: WATER_Y - 0.02,
        lipZ: 0.02,
        throwFt: 0.22,
        landY: basin,
        strength: 0.7,
      }),
    );
  });
  const FT = 0.3048;
  draft.waters.push({
    y: basin * FT,
    outline: [
      [(x + 0.5) * FT, (z0 - 0.8) * FT],
      [(x + 3.6) * FT, (z0 - 0.8) * FT],
      [(x + 3.6) * FT, (z1 + 0.8) * FT],
      [(x + 0.5) * FT, (z1 + 0.8) * FT],
    ],
  });
}

// Vinyl on tracks, drawn part of the way, with the lid of its housing flush in the deck.
function drawCover(draft: Draft): void {
  const { mesh, layout } = draft;
  for (const cover of layout.items.filter((item) => item.kind === 'cover')) {
    mesh.as('Automatic Cover', () => {
      mesh.flat('cover', offset(cover.outline, -0.06), WATER_Y + 0.1);
      const x = cover.anchor.x;
      const nose = clip(clip(layout.pool.outline, 1, 0, x + 0.22), -1, 0, -(x - 0.22));
      const zs = nose.map(([, z]) => z);
      if (zs.length)
        mesh.box(
          'steel',
          x - 0.22,
          WATER_Y + 0.1,
          Math.min(...zs),
          x + 0.22,
          WATER_Y + 0.26,
          Math.max(...zs),
          'b',
        );
      const right = cover.anchor.yaw < 0;
      const end = (right ? 1 : -1) * (layout.pool.lengthFt / 2 + layout.copingFt);
      mesh.box(
        'steel',
        right ? end : end - 1.4,
        0.01,
        -layout.pool.widthFt * 0.42,
        right ? end + 1.4 : end,
        0.05,
        layout.pool.widthFt * 0.42,
        'b',
      );
    });
  }
}

function waterLight(draft: Draft, at: Vec3, colour: Vec3): void {
  if (!draft.layout.design.features.includes('LED Lighting')) return;
  draft.lights.push({
    position: draft.mesh.toMetres(at),
    colour,
    underwater: true,
    radius: 0.05,
    direction: null,
    cone: 0,
  });
}
