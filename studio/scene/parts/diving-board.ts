import type { FeaturePart } from '../feature-part.ts';
import type { MaterialId } from '../materials.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';

export const divingBoard: FeaturePart = {
  look: 'built',
  edge: () => ({
    demand: 7,
    label: 'Diving board',
    widthFt: 2.6,
    outFt: 7,
    inFt: 4,
    heightFt: 2.2,
    sides: ['right', 'front', 'back'],
    prefer: 0.5,
    clearanceFt: 1,
    least: 1,
  }),
  draw: (builder) => drawEach(builder, 'Diving Board', () => board(builder)),
};

function board({ mesh }: SceneBuilder): void {
  mesh.box('stone', -0.95, 0, -6.2, 0.95, 1.42, -4.2);
  mesh.box('steel', -0.75, 0, -2.5, 0.75, 1.46, -2.1);
  for (const x of [-0.85, 0.85])
    mesh.tube('steel', 0.07, 8, [x, 0, -6.4], [x, 3.3, -5.6], [x, 3.3, -2.8], [x, 1.5, -2.2]);
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    // Corners of the cross-section at a step: top and bottom, left and right.
    const at = (k: number, side: -1 | 1, lower: number): Vec3 => [
      side * 0.82,
      1.54 + 0.35 * (k / steps) ** 1.5 - lower,
      -6.4 + (10.2 * k) / steps,
    ];
    const strip = (material: MaterialId, left: readonly [-1 | 1, number], right: readonly [-1 | 1, number]) =>
      mesh.quad(material, at(i, ...left), at(i + 1, ...left), at(i + 1, ...right), at(i, ...right));
    strip('board', [-1, 0], [1, 0]);
    strip('board', [1, 0.14], [-1, 0.14]);
    strip('accent', [-1, 0.14], [-1, 0]);
    strip('accent', [1, 0], [1, 0.14]);
  }
  mesh.upright('accent', -0.82, 1.75, 0.82, 1.89, 3.8);
}
