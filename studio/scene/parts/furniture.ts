import { drawItems, type SceneBuilder } from '../scene-builder.ts';

export function drawFurniture(builder: SceneBuilder): void {
  const { mesh } = builder;
  drawItems(builder, 'loungers', 'furniture', () => {
    lounger(builder, 0, -2.9);
    lounger(builder, 0, 2.9);
    umbrella(builder, -1.4, 0);
    mesh.lathe(
      'teak',
      [0.6, 0, 0],
      18,
      [0.6, 0],
      [0.1, 0.1],
      [0.1, 1.38],
      [0.82, 1.41],
      [0.82, 1.5],
      [0, 1.5],
    );
    mesh.lathe('fabric', [0.7, 1.5, 0.2], 10, [0.12, 0], [0.15, 0.35], [0.13, 0.35], [0, 0.05]);
  });
}

// Feet towards +x.
export function lounger({ mesh }: SceneBuilder, x: number, z: number): void {
  mesh.within({ x, z, yaw: Math.PI / 2 }, () => {
    mesh.box('teak', -1.1, 0.76, -1, 1.1, 0.92, 3.3);
    mesh.box('fabric', -1.03, 0.92, -0.95, 1.03, 1.22, 3.25);
    mesh.tilted('teak', [0, 1.46, -1.95], [1.1, 0.08, 1.35], 0, 0.6);
    mesh.tilted('fabric', [0, 1.66, -1.85], [1.03, 0.16, 1.35], 0, 0.6);
    mesh.tilted('accent', [0, 2.2, -2.42], [0.75, 0.16, 0.38], 0, 0.6);
    mesh.box('accent', -1.02, 1.22, 1.7, 1.02, 1.3, 2.7);
    for (const lz of [3.1, -0.9])
      for (const lx of [-0.98, 0.98]) mesh.box('teak', lx - 0.1, 0, lz - 0.1, lx + 0.1, 0.78, lz + 0.1);
  });
}

function umbrella({ mesh }: SceneBuilder, x: number, z: number): void {
  mesh.tube('steel', 0.08, 8, [x, 0, z], [x, 8.6, z]);
  mesh.lathe('frame', [x, 0, z], 20, [1, 0], [1, 0.2], [0.1, 0.26]);
  const ribs = 8;
  const r = 4.7;
  for (let i = 0; i < ribs; i++) {
    const at = (angle: number, reach: number, y: number) =>
      [x + Math.cos(angle) * reach, y, z + Math.sin(angle) * reach] as const;
    const a = (i / ribs) * 2 * Math.PI + 0.2;
    const b = ((i + 1) / ribs) * 2 * Math.PI + 0.2;
    const m = (a + b) / 2;
    const [A, B, C] = [at(a, r, 7.1), at(b, r, 7.1), at(m, r * 0.92, 7.2)];
    mesh.triangle('fabric', [x, 8.6, z], C, A);
    mesh.triangle('fabric', [x, 8.6, z], B, C);
    mesh.quad('fabric', A, C, [C[0], C[1] - 0.4, C[2]], [A[0], A[1] - 0.4, A[2]]);
    mesh.quad('fabric', C, B, [B[0], B[1] - 0.4, B[2]], [C[0], C[1] - 0.4, C[2]]);
  }
}
