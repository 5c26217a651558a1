import { circle } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import { addWater, drawEach, type SceneBuilder } from '../scene-builder.ts';

const RADIUS = 2.25;
const RIM_Y = 3.1;
const LEVEL_Y = 2.78;

// A staved tub on the deck with steps up to it and its chiller beside it. Frame: origin at the middle, +z towards the viewer.
export const coldPlunge: FeaturePart = {
  look: 'tub',
  ground: () => ({ label: 'Cold plunge', widthFt: 7.4, depthFt: 7, heightFt: RIM_Y, region: 'right' }),
  draw: (builder) =>
    drawEach(builder, 'Cold Plunge', () => {
      builder.mesh.within({ x: -1.2, z: -0.9 }, () => tub(builder));
      chiller(builder);
    }),
};

function tub(builder: SceneBuilder): void {
  const { mesh } = builder;
  const inner = RADIUS - 0.35;
  mesh.lathe('teak', [0, 0, 0], 32, [RADIUS, 0], [RADIUS, RIM_Y], [inner, RIM_Y], [inner, 0.4], [0, 0.4]);
  for (const y of [0.45, 1.6, 2.6])
    mesh.lathe(
      'steel',
      [0, y, 0],
      32,
      [RADIUS, 0],
      [RADIUS + 0.05, 0],
      [RADIUS + 0.05, 0.16],
      [RADIUS, 0.16],
    );
  mesh.lathe('water', [0, LEVEL_Y, 0], 32, [inner, 0], [0, 0]);
  addWater(builder, LEVEL_Y, circle(0, 0, inner, 32));
  for (const [step, top] of [1.9, 0.95].entries()) {
    const z = RADIUS - 0.1 + step;
    mesh.box('teak', -1.15, top - 0.16, z, 1.15, top, z + 1.05);
    for (const x of [-1.05, 0.9]) mesh.box('teak', x, 0, z + 0.1, x + 0.15, top - 0.16, z + 0.95);
  }
}

function chiller({ mesh }: SceneBuilder): void {
  mesh.box('heater', 1.9, 0.1, -1.9, 3.5, 1.9, 0.1);
  mesh.box('frame', 2.05, 0, -1.75, 3.35, 0.1, -0.05);
  for (let y = 0.4; y < 1.7; y += 0.22) mesh.box('frame', 2.1, y, 0.1, 3.3, y + 0.08, 0.14);
  for (const [y, z] of [
    [0.7, -1.3],
    [1.3, -0.7],
  ] as const)
    mesh.tube('frame', 0.09, 8, [1.9, y, z], [0.9, y, z]);
}
