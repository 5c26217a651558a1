import type { FeaturePart } from '../feature-part.ts';
import type { MaterialId } from '../materials.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';

/** How far its tip stands over the water. */
export const TIP_FT = 6;

export const divingBoard: FeaturePart = {
  look: 'built',
  edge: () => ({
    demand: 7,
    label: 'Diving board',
    widthFt: 2.6,
    outFt: 5.6,
    inFt: TIP_FT + 0.2,
    heightFt: 2.2,
    sides: ['right', 'front', 'back'],
    prefer: 0.5,
    clearanceFt: 1,
    least: 1,
  }),
  draw: (builder) => drawEach(builder, 'Diving Board', () => board(builder)),
};

const FROM_FT = -4.9;
const HIGH_FT = 1.3;

// On its stand behind the rim, with more than half of it over the water.
function board({ mesh }: SceneBuilder): void {
  mesh.box('stone', -0.95, 0, FROM_FT + 0.1, 0.95, HIGH_FT - 0.12, FROM_FT + 1.7);
  mesh.box('steel', -0.75, 0, -1.75, 0.75, HIGH_FT - 0.08, -1.4);
  for (const x of [-0.88, 0.88])
    mesh.tube(
      'steel',
      0.07,
      8,
      [x, 0, FROM_FT - 0.1],
      [x, 3, FROM_FT + 0.6],
      [x, 3, -2.1],
      [x, HIGH_FT - 0.05, -1.55],
    );
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    // Corners of the cross-section at a step: top and bottom, left and right.
    const at = (k: number, side: -1 | 1, lower: number): Vec3 => [
      side * 0.82,
      HIGH_FT + 0.3 * (k / steps) ** 1.5 - lower,
      FROM_FT + ((TIP_FT - FROM_FT) * k) / steps,
    ];
    const strip = (material: MaterialId, left: readonly [-1 | 1, number], right: readonly [-1 | 1, number]) =>
      mesh.quad(material, at(i, ...left), at(i + 1, ...left), at(i + 1, ...right), at(i, ...right));
    strip('board', [-1, 0], [1, 0]);
    strip('board', [1, 0.14], [-1, 0.14]);
    strip('accent', [-1, 0.14], [-1, 0]);
    strip('accent', [1, 0], [1, 0.14]);
  }
  mesh.upright('accent', -0.82, HIGH_FT + 0.16, 0.82, HIGH_FT + 0.3, TIP_FT);
}
