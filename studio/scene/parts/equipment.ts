import type { Feature } from '#domain/design/features.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { drawItems, GROUND_Y, type SceneBuilder } from '../scene-builder.ts';

// Pump, filter, pipes behind a screen; a lower one where a feature that was asked for stands among them and is shown.
export function drawEquipment(builder: SceneBuilder, shown: boolean): void {
  const { mesh } = builder;
  drawItems(builder, 'equipment', 'equipment', () => {
    screen(mesh, shown ? LOW_FT : HIGH_FT);
    mesh.box('gravel', -3.8, GROUND_Y - 0.3, -2, 3.8, GROUND_Y + 0.35, 1.6, 'b');
    mesh.within({ x: 0, y: GROUND_Y + 0.35, z: 0 }, () => {
      mesh.lathe(
        'equipment',
        [-2.9, 0, -0.5],
        18,
        [0.85, 0],
        [0.95, 0.4],
        [0.95, 2.3],
        [0.7, 2.9],
        [0.2, 3.1],
        [0, 3.1],
      );
      mesh.lathe('equipment', [-1, 0, 0.3], 16, [0.5, 0], [0.5, 1], [0.56, 1.05], [0.56, 1.25], [0, 1.3]);
      mesh.tube('equipment', 0.42, 14, [-1, 0.55, 0.3], [0.3, 0.55, 0.3]);
      mesh.tube('trim', 0.12, 8, [-2.9, 1.6, 0.3], [-2.2, 1.6, 1], [-1, 1.6, 1], [-1, 1.2, 0.3]);
      mesh.tube('trim', 0.12, 8, [-2.9, 2.2, 0.4], [-2, 2.2, 1.2], [3.2, 2.2, 1.2], [3.2, 0, 1.2]);
    });
  });
}

const [LOW_FT, HIGH_FT] = [2.2, 4.4];

// Slats that hide from the terrace what nobody asked to see, and the slab it stands on, and let the air through.
function screen(mesh: MeshBuilder, high: number): void {
  const slats = (x0: number, z0: number, x1: number, z1: number) => {
    for (let y = GROUND_Y - 0.02; y < high; y += 0.42) mesh.box('timber', x0, y, z0, x1, y + 0.32, z1);
  };
  slats(-3.95, 1.78, 3.95, 1.86);
  slats(-3.95, -1.9, -3.87, 1.78);
  slats(3.87, -1.9, 3.95, 1.78);
  for (const [x, z] of [
    [-3.85, 1.7],
    [3.75, 1.7],
    [-0.05, 1.7],
    [-3.85, -1.9],
    [3.75, -1.9],
  ] as const)
    mesh.box('timber', x - 0.07, GROUND_Y - 0.3, z - 0.07, x + 0.15, high + 0.1, z + 0.1);
}

export function drawOnPad(builder: SceneBuilder, feature: Feature, draw: (mesh: MeshBuilder) => void): void {
  drawItems(builder, 'equipment', feature, () =>
    builder.mesh.within({ x: 0, y: GROUND_Y + 0.35, z: 0 }, () => draw(builder.mesh)),
  );
}
