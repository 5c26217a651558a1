import type { FeaturePart } from '../feature-part.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { addLight, drawEach, type SceneBuilder } from '../scene-builder.ts';
import { cushion, pillow } from './cushion.ts';
import { lantern, openBook, tray } from './tableware.ts';

export const pergola: FeaturePart = {
  look: 'built',
  ground: () => ({ label: 'Pergola', widthFt: 12, depthFt: 12, heightFt: 9, region: 'right' }),
  draw: (builder) => drawEach(builder, 'Pergola', () => shelter(builder)),
};

// A slim wooden bed on legs, open slats at its back, an arm at either end.
function daybed(mesh: MeshBuilder): void {
  mesh.box('teak', -3.5, 0.62, -4.7, 3.5, 0.86, -1.8);
  for (const x of [-3.5, -0.09, 3.32])
    for (const z of [-4.7, -1.98]) mesh.box('teak', x, 0, z, x + 0.18, 0.62, z + 0.18, 'tb');
  for (const x of [-3.5, 3.32]) {
    for (const z of [-4.7, -1.98]) mesh.box('teak', x, 0.86, z, x + 0.18, 1.74, z + 0.18, 'b');
    mesh.box('teak', x - 0.03, 1.74, -4.72, x + 0.21, 1.82, -1.78);
  }
  for (const y of [1.1, 1.55, 2])
    mesh.tilted('teak', [0, y, -4.5 - (y - 1.1) * 0.2], [3.3, 0.12, 0.04], 0, -0.2);
  for (const x of [-2.2, 0, 2.2]) {
    cushion(mesh, 'fabric', [x, 1.09, -3.05], [1.08, 0.23, 1.2]);
    cushion(mesh, 'fabric', [x, 1.9, -4.2], [1.06, 0.2, 0.64], 0, 1.37);
  }
  for (const [x, yaw] of [
    [-2.5, 0.2],
    [0.25, -0.1],
    [2.5, -0.2],
  ] as const)
    pillow(mesh, 'accent', [x, 1.84, -3.74], [0.62, 0.22, 0.62], yaw, 1.25);
}

function shelter(builder: SceneBuilder): void {
  const { mesh } = builder;
  const h = 8.6;
  for (const x of [-5.4, 5.4])
    for (const z of [-5.4, 5.4]) mesh.box('teak', x - 0.28, 0, z - 0.28, x + 0.28, h, z + 0.28);
  for (const z of [-5.4, 5.4]) mesh.box('teak', -6, h - 0.75, z - 0.16, 6, h, z + 0.16);
  for (let x = -5.9; x < 5.95; x += 0.78) mesh.box('teak', x, h, -6, x + 0.2, h + 0.5, 6);
  mesh.as('furniture', () => {
    daybed(mesh);
    mesh.box('teak', -1.8, 0, 0.4, 1.8, 1.2, 2.4);
    mesh.box('counter', -1.9, 1.2, 0.3, 1.9, 1.32, 2.5);
    tray(builder, 0.9, 1.32, 1.4);
    openBook(builder, -0.8, 1.32, 1.5, 0.4);
    lantern(builder, 4, 0, 3.6, 1.3);
  });
  mesh.tube('frame', 0.025, 4, [0, h - 0.6, 0], [0, h + 0.2, 0]);
  mesh.box('teak', -0.1, h - 0.3, -5.4, 0.1, h, 5.4);
  mesh.lathe('lamp', [0, h - 1.3, 0], 12, [0, 0], [0.35, 0.18], [0.4, 0.45], [0.12, 0.75], [0, 0.75]);
  addLight(builder, [0, h - 1.6, 0], [5, 3.4, 1.7], { radius: 0.12 });
}
