import type { FeaturePart } from '../feature-part.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { bottle, wineGlass } from './tableware.ts';

export const outdoorKitchen: FeaturePart = {
  look: 'built',
  ground: () => ({ label: 'Outdoor kitchen', widthFt: 11.4, depthFt: 8.4, heightFt: 3.6, region: 'right' }),
  draw: (builder) => drawEach(builder, 'Outdoor Kitchen', () => kitchen(builder)),
};

const COUNTER = 3.05;
const LEDGE = 3.6;
const STOOL_Z = 2.5;

// The cook looks over the counter to the pool; guests sit at the ledge before it.
function kitchen(builder: SceneBuilder): void {
  const { mesh } = builder;
  mesh.box('stone', -5.3, 0, -1.9, 5.3, COUNTER - 0.17, 0.6);
  mesh.box('counter', -5.5, COUNTER - 0.17, -2.1, 5.5, COUNTER, 0.62);
  mesh.box('stone', -5.3, 0, 0.6, 5.3, LEDGE - 0.14, 0.95);
  mesh.box('counter', -5.5, LEDGE - 0.14, 0.35, 5.5, LEDGE, 2);
  for (const x of [-3.9, -1.1, 2.4]) {
    mesh.box('steel', x - 0.85, 0.4, -1.95, x + 0.85, 2.6, -1.9);
    mesh.box('frame', x - 0.5, 2.3, -2, x + 0.5, 2.36, -1.95);
  }
  grill(mesh);
  mesh.box('frame', -4.7, COUNTER, -1.5, -3.3, COUNTER + 0.012, -0.4);
  mesh.tube('steel', 0.06, 8, [-4, COUNTER, -0.2], [-4, 4.1, -0.2], [-4, 4.2, -0.5], [-4, 3.95, -0.8]);
  bottle(builder, -2.3, COUNTER, -0.1);
  bottle(builder, -2, COUNTER, 0.1, true);
  bowlOfFruit(builder);
  for (const [x, z] of [
    [-3, 1.3],
    [0.2, 1.45],
  ] as const)
    wineGlass(builder, x, LEDGE, z);
  for (let i = 0; i < 4; i++) stool(mesh, -3.9 + i * 2.6);
}

function grill(mesh: MeshBuilder): void {
  mesh.box('steel', 0.6, COUNTER, -1.95, 3.8, COUNTER + 0.35, -0.1);
  // The hood: a quarter round, hinged at the back.
  const arc = Array.from({ length: 7 }, (_, i): readonly [number, number] => {
    const a = (Math.PI / 2) * (i / 6);
    return [-1.8 + 1.6 * Math.sin(a), COUNTER + 0.35 + 0.95 * (i < 6 ? Math.cos(a) : 0)];
  });
  const at = (x: number, i: number): Vec3 => [x, arc[i]?.[1] ?? 0, arc[i]?.[0] ?? 0];
  for (let i = 0; i < 6; i++) mesh.quad('steel', at(0.7, i), at(0.7, i + 1), at(3.7, i + 1), at(3.7, i));
  mesh.quad('steel', [0.7, COUNTER + 0.35, -1.8], [0.7, arc[0]?.[1] ?? 0, -1.8], at(3.7, 0), [
    3.7,
    COUNTER + 0.35,
    -1.8,
  ]);
  for (const x of [0.7, 3.7])
    for (let i = 0; i < 6; i++) mesh.triangle('steel', [x, COUNTER + 0.35, -1.8], at(x, i), at(x, i + 1));
  mesh.tube('frame', 0.06, 8, [1, COUNTER + 0.75, -1.95], [3.4, COUNTER + 0.75, -1.95]);
  for (const x of [1.1, 3.3])
    mesh.box('frame', x - 0.05, COUNTER + 0.7, -1.95, x + 0.05, COUNTER + 0.8, -1.78);
}

function bowlOfFruit({ mesh }: SceneBuilder): void {
  mesh.lathe('trim', [4.6, COUNTER, -0.7], 14, [0.25, 0], [0.55, 0.3], [0.5, 0.3], [0, 0.08]);
  for (const [x, z] of [
    [4.45, -0.6],
    [4.75, -0.65],
    [4.6, -0.9],
  ] as const)
    mesh.lathe(
      'flower',
      [x, COUNTER + 0.15, z],
      8,
      [0, 0],
      [0.14, 0.08],
      [0.16, 0.18],
      [0.1, 0.3],
      [0, 0.33],
    );
}

function stool(mesh: MeshBuilder, x: number): void {
  mesh.lathe('teak', [x, 2.35, STOOL_Z], 16, [0, 0], [0.6, 0], [0.62, 0.1], [0.55, 0.2], [0, 0.2]);
  for (const [dx, dz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    mesh.tube(
      'frame',
      0.05,
      6,
      [x + dx * 0.55, 0, STOOL_Z + dz * 0.55],
      [x + dx * 0.3, 2.36, STOOL_Z + dz * 0.3],
    );
  for (const side of [-1, 1]) {
    mesh.box(
      'frame',
      x - 0.45,
      0.75,
      STOOL_Z + side * 0.47 - 0.03,
      x + 0.45,
      0.81,
      STOOL_Z + side * 0.47 + 0.03,
    );
  }
}
