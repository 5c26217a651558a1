import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Anchor } from '../layout-types.ts';
import type { MaterialId } from '../materials.ts';
import { toSite } from '../placement.ts';
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
    // Where a round end reaches furthest: the board lies along the water before it.
    suits: ({ x }, { outline }) => x > boundsOf(outline).x1 - AT_END_FT,
  }),
  draw: (builder) => drawEach(builder, 'Diving Board', () => board(builder)),
};

const AT_END_FT = 0.3;
/** The end that one dives from. */
export const tipOf = (anchor: Anchor): Point => toSite(anchor, 0, TIP_FT);

const FROM_FT = -4.9;
/** Low, so that the water is seen behind it. */
const HIGH_FT = 1.05;
const RISE_FT = 0.14;

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
      HIGH_FT + RISE_FT * (k / steps) ** 1.5 - lower,
      FROM_FT + ((TIP_FT - FROM_FT) * k) / steps,
    ];
    const strip = (material: MaterialId, left: readonly [-1 | 1, number], right: readonly [-1 | 1, number]) =>
      mesh.quad(material, at(i, ...left), at(i + 1, ...left), at(i + 1, ...right), at(i, ...right));
    strip('board', [-1, 0], [1, 0]);
    strip('board', [1, 0.14], [-1, 0.14]);
    strip('accent', [-1, 0.14], [-1, 0]);
    strip('accent', [1, 0], [1, 0.14]);
  }
  mesh.upright('accent', -0.82, HIGH_FT + RISE_FT - 0.14, 0.82, HIGH_FT + RISE_FT, TIP_FT);
}
