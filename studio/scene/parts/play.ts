import { type Draft, drawEach, WATER_Y } from '../draft.ts';
import type { Footprint } from '../layout-types.ts';
import type { Vec3 } from '../scene.ts';
import { floorAt } from './pool-shell.ts';

// Slide, diving board and swim-up bar.
export function drawPlay(draft: Draft): void {
  drawEach(draft, 'slide', (item) => slide(draft, item));
  drawEach(draft, 'board', () => board(draft));
  drawEach(draft, 'bar', (item) => bar(draft, item));
}

// A ladder at the back, a platform, and a flume that curls down to the water.
function slide({ mesh }: Draft, item: Footprint): void {
  const top = 6;
  for (const x of [-0.8, 0.8])
    mesh.tube(
      'steel',
      [
        [x, 0, -8.6],
        [x, top, -6.9],
        [x, top + 2.4, -6.4],
      ],
      [0.09],
      8,
    );
  for (let i = 1; i < 8; i++)
    mesh.tube(
      'steel',
      [
        [-0.8, (top * i) / 8, -8.6 + (1.7 * i) / 8],
        [0.8, (top * i) / 8, -8.6 + (1.7 * i) / 8],
      ],
      [0.07],
      6,
    );
  mesh.box('slide', -0.9, top - 0.15, -7, 0.9, top, -5.6);
  for (const [x, z] of [
    [-0.8, -5.8],
    [0.8, -5.8],
    [-0.8, -6.9],
    [0.8, -6.9],
  ] as const)
    mesh.tube(
      'steel',
      [
        [x, 0, z],
        [x, top, z],
      ],
      [0.1],
      8,
    );
  const steps = 16;
  const reach = item.layer === 'edge' ? 1.9 : 1.2;
  const spine = (i: number): Vec3 => {
    const t = i / steps;
    return [
      Math.sin(t * Math.PI * 1.15) * 0.9,
      top - (top - WATER_Y - 0.55) * (t * t * (2.4 - 1.4 * t)),
      -5.6 + (reach + 5.6) * t,
    ];
  };
  const profile = [
    [-0.95, 0.62],
    [-0.85, 0.16],
    [-0.45, 0],
    [0.45, 0],
    [0.85, 0.16],
    [0.95, 0.62],
  ] as const;
  for (let i = 0; i < steps; i++) {
    const [a, b] = [spine(i), spine(i + 1)];
    for (let k = 0; k + 1 < profile.length; k++) {
      const [x0, y0] = profile[k] ?? [0, 0];
      const [x1, y1] = profile[k + 1] ?? [0, 0];
      mesh.quad(
        'slide',
        [a[0] + x0, a[1] + y0, a[2]],
        [b[0] + x0, b[1] + y0, b[2]],
        [b[0] + x1, b[1] + y1, b[2]],
        [a[0] + x1, a[1] + y1, a[2]],
      );
    }
  }
  const mid = spine(7);
  mesh.tube(
    'steel',
    [
      [mid[0], 0, mid[2]],
      [mid[0], mid[1], mid[2]],
    ],
    [0.12],
    8,
  );
}

function board({ mesh }: Draft): void {
  mesh.box('trim', -0.9, 0, -6.2, 0.9, 1, -4);
  mesh.box('trim', -0.75, 0, -2.6, 0.75, 1.05, -1.9);
  for (const x of [-0.85, 0.85])
    mesh.tube(
      'steel',
      [
        [x, 0, -6.4],
        [x, 2.9, -5.6],
        [x, 2.9, -2.8],
        [x, 1.1, -2.2],
      ],
      [0.07],
      8,
    );
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    const z = (k: number) => -6.4 + (10.2 * k) / steps;
    const y = (k: number) => 1.12 + 0.35 * (k / steps) ** 1.5;
    mesh.quad(
      'board',
      [-0.82, y(i), z(i)],
      [-0.82, y(i + 1), z(i + 1)],
      [0.82, y(i + 1), z(i + 1)],
      [0.82, y(i), z(i)],
    );
    mesh.quad(
      'board',
      [0.82, y(i) - 0.14, z(i)],
      [0.82, y(i + 1) - 0.14, z(i + 1)],
      [-0.82, y(i + 1) - 0.14, z(i + 1)],
      [-0.82, y(i) - 0.14, z(i)],
    );
    mesh.quad(
      'accent',
      [-0.82, y(i) - 0.14, z(i)],
      [-0.82, y(i + 1) - 0.14, z(i + 1)],
      [-0.82, y(i + 1), z(i + 1)],
      [-0.82, y(i), z(i)],
    );
    mesh.quad(
      'accent',
      [0.82, y(i), z(i)],
      [0.82, y(i + 1), z(i + 1)],
      [0.82, y(i + 1) - 0.14, z(i + 1)],
      [0.82, y(i) - 0.14, z(i)],
    );
  }
  mesh.quad('accent', [-0.82, 1.33, 3.8], [0.82, 1.33, 3.8], [0.82, 1.47, 3.8], [-0.82, 1.47, 3.8]);
}

// A counter at the waterline with stools in the water, a back bar and a slatted roof.
function bar(draft: Draft, item: Footprint): void {
  const { mesh } = draft;
  const half = item.widthFt / 2;
  mesh.box('stone', -half, -6, -0.9, half, 1.5, 0.05);
  mesh.box('counter', -half - 0.2, 1.5, -1.6, half + 0.2, 1.7, 1.1);
  const stools = Math.max(2, Math.floor(item.widthFt / 2.6));
  for (let k = 0; k < stools; k++) {
    const x = -half + (item.widthFt * (k + 0.5)) / stools;
    const [sx] = mesh.place([x, 0, 1.9]);
    const floor = floorAt(draft, sx);
    mesh.lathe(
      'steel',
      [x, floor, 1.9],
      [
        [0.6, 0],
        [0.16, 0.12],
        [0.14, WATER_Y - 0.55 - floor],
      ],
      12,
    );
    mesh.lathe(
      'waterline',
      [x, WATER_Y - 0.55, 1.9],
      [
        [0, 0],
        [0.62, 0],
        [0.62, 0.28],
        [0, 0.28],
      ],
      16,
    );
  }
  const height = 8.4;
  for (const x of [-half - 0.5, half + 0.5])
    for (const z of [-0.5, -8]) mesh.box('timber', x - 0.25, 0, z - 0.25, x + 0.25, height, z + 0.25);
  for (const x of [-half - 0.5, half + 0.5])
    mesh.box('timber', x - 0.15, height - 0.7, -9, x + 0.15, height, 0.9);
  for (let z = -8.9; z < 0.8; z += 0.7)
    mesh.box('timber', -half - 1.4, height, z, half + 1.4, height + 0.45, z + 0.18);
  mesh.box('stone', -half, 0, -8.4, half, 3, -7);
  mesh.box('counter', -half, 3, -8.5, half, 3.15, -6.8);
  for (let i = 0; i < 9; i++) {
    const x = -half + 0.5 + draft.random() * (item.widthFt - 1);
    mesh.lathe(
      i % 3 ? 'bowl' : 'accent',
      [x, 3.15, -7.9 + draft.random() * 0.7],
      [
        [0.12, 0],
        [0.12, 0.56],
        [0.045, 0.72],
        [0.045, 0.95],
        [0, 0.95],
      ],
      8,
    );
  }
  for (let i = 0; i < 3; i++)
    mesh.lathe(
      'fabric',
      [-half + 1 + i * 1.6, 1.7, 0.2],
      [
        [0, 0],
        [0.1, 0],
        [0.02, 0.07],
        [0.02, 0.3],
        [0.13, 0.52],
        [0.11, 0.52],
        [0, 0.33],
      ],
      10,
    );
  for (const x of [-half * 0.5, half * 0.5]) {
    mesh.lathe(
      'lamp',
      [x, height - 1.6, -4],
      [
        [0, 0],
        [0.3, 0.16],
        [0.33, 0.4],
        [0.13, 0.65],
        [0, 0.65],
      ],
      12,
    );
    mesh.tube(
      'frame',
      [
        [x, height - 1, -4],
        [x, height, -4],
      ],
      [0.02],
      4,
    );
    draft.lights.push({
      position: mesh.toMetres([x, height - 1.9, -4]),
      colour: [4.5, 3, 1.5],
      underwater: false,
      radius: 0.12,
      direction: null,
      cone: 0,
    });
  }
}
