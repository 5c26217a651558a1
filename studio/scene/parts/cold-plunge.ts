import { drawsCurves } from '#domain/design/unit-outline.ts';
import { rectangle } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import { addWater, drawEach, type SceneBuilder } from '../scene-builder.ts';

const RIM_Y = 2.9;
const LEVEL_Y = 2.62;
const WALL_FT = 0.42;
const TUB = { x0: -3.6, x1: 2.5, z0: -3.3, z1: 0.5 };

// A tub to sit in up to the shoulders, clad like the rest of the terrace, with steps up to it and its chiller beside it.
// Frame: origin at the middle, +z towards the viewer.
export const coldPlunge: FeaturePart = {
  look: 'tub',
  ground: () => ({ label: 'Cold plunge', widthFt: 7.4, depthFt: 7, heightFt: RIM_Y, region: 'right' }),
  draw: (builder) =>
    drawEach(builder, 'Cold Plunge', () => {
      tub(builder);
      steps(builder);
      chiller(builder);
    }),
};

function tub(builder: SceneBuilder): void {
  const { mesh } = builder;
  const { x0, x1, z0, z1 } = TUB;
  const [ix0, ix1, iz0, iz1] = [x0 + WALL_FT, x1 - WALL_FT, z0 + WALL_FT, z1 - WALL_FT];
  const cladding = drawsCurves(builder.layout.design.style) ? 'timber' : 'stone';
  const top = RIM_Y - 0.16;
  mesh.box(cladding, x0, -0.05, z0, x1, top, z1, 'tb');
  for (const [a, b, c, d] of [
    [x0 - 0.1, z0 - 0.1, x1 + 0.1, iz0],
    [x0 - 0.1, iz1, x1 + 0.1, z1 + 0.1],
    [x0 - 0.1, iz0, ix0, iz1],
    [ix1, iz0, x1 + 0.1, iz1],
  ] as const)
    mesh.box('coping', a, top, b, c, RIM_Y, d);
  const inside = rectangle(ix0, iz0, ix1, iz1);
  mesh.walls('waterline', inside, 0.1, top, -1);
  mesh.level('plaster', ix0, iz0, ix1, iz1, 0.1);
  mesh.box('plaster', ix0, 0.1, iz0, ix0 + 1.3, 1.1, iz1, 'b');
  mesh.level('water', ix0, iz0, ix1, iz1, LEVEL_Y);
  addWater(builder, LEVEL_Y, inside);
}

function steps({ mesh }: SceneBuilder): void {
  for (const [i, top] of [1.95, 1.3, 0.65].entries()) {
    const z = TUB.z1 + i * 0.92;
    mesh.box('teak', -1.9, top - 0.14, z, 0.7, top, z + 0.98);
    for (const x of [-1.85, 0.5]) mesh.box('teak', x, 0, z + 0.06, x + 0.15, top - 0.14, z + 0.92);
  }
  mesh.tube(
    'steel',
    0.07,
    8,
    [0.95, 0, TUB.z1 + 2.5],
    [0.95, 2.4, TUB.z1 + 2.3],
    [0.95, 4.6, TUB.z1 + 0.5],
    [0.95, 4.7, TUB.z1 - 0.1],
    [0.95, RIM_Y, TUB.z1 - 0.2],
  );
}

function chiller({ mesh }: SceneBuilder): void {
  mesh.box('equipment', 2.7, 0.1, -2.9, 3.6, 1.7, -1);
  mesh.box('frame', 2.75, 0, -2.8, 3.55, 0.1, -1.1);
  for (let y = 0.35; y < 1.5; y += 0.2) mesh.box('frame', 2.8, y, -1, 3.5, y + 0.07, -0.96);
  for (const y of [0.6, 1.2]) mesh.tube('frame', 0.07, 8, [2.7, y, -1.5], [TUB.x1, y, -1.5]);
}
