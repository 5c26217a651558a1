import type { FeaturePart } from '../feature-part.ts';
import type { Footprint } from '../layout-types.ts';
import { WATER_Y } from '../pool-heights.ts';
import { addLight, drawEach, floorAt, type SceneBuilder } from '../scene-builder.ts';

export const swimUpBar: FeaturePart = {
  look: 'built',
  edge: ({ widthFt }) => ({
    demand: 1,
    label: 'Swim-up bar',
    widthFt: Math.min(11, Math.max(6, widthFt * 0.6)),
    outFt: 9,
    inFt: 2.6,
    heightFt: 8.6,
    sides: ['right', 'back', 'front'],
    prefer: 0.45,
    // Its roof stands out over posts and counter.
    clearanceFt: 1.7,
    least: 0.55,
  }),
  draw: (builder) => drawEach(builder, 'Swim-Up Bar', (item) => bar(builder, item)),
};

// A counter at the waterline with stools in the water, a back bar and a slatted roof.
function bar(builder: SceneBuilder, item: Footprint): void {
  const { mesh } = builder;
  const half = item.widthFt / 2;
  mesh.box('stone', -half, -6, -0.9, half, 1.5, 0.05);
  mesh.box('counter', -half - 0.2, 1.5, -1.6, half + 0.2, 1.7, 1.1);
  const stools = Math.max(2, Math.floor(item.widthFt / 2.6));
  for (let k = 0; k < stools; k++) {
    const x = -half + (item.widthFt * (k + 0.5)) / stools;
    const [sx] = mesh.place([x, 0, 1.9]);
    const floor = floorAt(builder, sx);
    mesh.lathe('steel', [x, floor, 1.9], 12, [0.6, 0], [0.16, 0.12], [0.14, WATER_Y - 0.55 - floor]);
    mesh.lathe('waterline', [x, WATER_Y - 0.55, 1.9], 16, [0, 0], [0.62, 0], [0.62, 0.28], [0, 0.28]);
  }
  const height = 8.4;
  for (const x of [-half - 0.5, half + 0.5])
    for (const z of [-0.5, -8]) mesh.box('teak', x - 0.25, 0, z - 0.25, x + 0.25, height, z + 0.25);
  for (const x of [-half - 0.5, half + 0.5])
    mesh.box('teak', x - 0.15, height - 0.7, -9, x + 0.15, height, 0.9);
  for (let z = -8.9; z < 0.8; z += 0.7)
    mesh.box('teak', -half - 1.4, height, z, half + 1.4, height + 0.45, z + 0.18);
  mesh.box('stone', -half, 0, -8.4, half, 3, -7);
  mesh.box('counter', -half, 3, -8.5, half, 3.15, -6.8);
  for (let i = 0; i < 9; i++) {
    const x = -half + 0.5 + builder.random() * (item.widthFt - 1);
    mesh.lathe(
      i % 3 ? 'bowl' : 'accent',
      [x, 3.15, -7.9 + builder.random() * 0.7],
      8,
      [0.12, 0],
      [0.12, 0.56],
      [0.045, 0.72],
      [0.045, 0.95],
      [0, 0.95],
    );
  }
  for (let i = 0; i < 3; i++)
    mesh.lathe(
      'fabric',
      [-half + 1 + i * 1.6, 1.7, 0.2],
      10,
      [0, 0],
      [0.1, 0],
      [0.02, 0.07],
      [0.02, 0.3],
      [0.13, 0.52],
      [0.11, 0.52],
      [0, 0.33],
    );
  for (const x of [-half * 0.5, half * 0.5]) {
    mesh.lathe('lamp', [x, height - 1.6, -4], 12, [0, 0], [0.3, 0.16], [0.33, 0.4], [0.13, 0.65], [0, 0.65]);
    mesh.tube('frame', 0.02, 4, [x, height - 1, -4], [x, height, -4]);
    addLight(builder, [x, height - 1.9, -4], [4.5, 3, 1.5], { radius: 0.12 });
  }
}
