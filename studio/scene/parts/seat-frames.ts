import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';

/** What the seats of a garden are built of: boards, slim metal, or cane. */
export type Make = 'boxed' | 'railed' | 'woven';
export const MAKES: readonly Make[] = ['boxed', 'railed', 'woven'];

/** On which the cushions of a sofa lie. */
export const BED_FT = 0.82;
/** Of its back. */
export const LEAN = 0.2;
/** Where its back rises from the bed. */
const BACK_Z = -1;

type Frame = (mesh: MeshBuilder, half: number) => void;

// A bar of the back, so high above the bed, tipped with it.
function backBar(mesh: MeshBuilder, material: MaterialId, half: number, up: number, tall: number): void {
  const middle = up + tall / 2;
  const at = [0, BED_FT + middle, BACK_Z - Math.tan(LEAN) * middle] as const;
  mesh.tilted(material, at, [half, tall / 2, 0.04], 0, -LEAN);
}

/** From its middle to either side; the front towards +z, all of it on legs. */
export const SOFA_FRAMES: Record<Make, Frame> = {
  // Slim boards: four legs, a rail about the bed, a flat arm, slats behind the cushions.
  boxed(mesh, half) {
    const [back, front] = [-1.3, 1.24];
    mesh.box('teak', -half + 0.06, BED_FT - 0.26, front - 0.14, half - 0.06, BED_FT, front - 0.04);
    mesh.box('teak', -half + 0.06, BED_FT - 0.26, BACK_Z, half - 0.06, BED_FT, BACK_Z + 0.1);
    mesh.box('teak', -half + 0.1, BED_FT - 0.08, BACK_Z, half - 0.1, BED_FT - 0.02, front - 0.1);
    for (const x of [-half, half - 0.17]) {
      mesh.box('teak', x, 0, front - 0.17, x + 0.17, 1.68, front, 'b');
      mesh.box('teak', x, 0, back, x + 0.17, 1.68, back + 0.17, 'b');
      mesh.box('teak', x + 0.03, BED_FT - 0.26, back + 0.17, x + 0.14, BED_FT, front - 0.17);
      mesh.box('teak', x - 0.04, 1.68, back - 0.02, x + 0.21, 1.76, front + 0.03);
    }
    for (const up of [0.12, 0.52, 0.92]) backBar(mesh, 'teak', half - 0.18, up, 0.24);
  },
  // Each side one bent bar, a thin board to lay the arm on.
  railed(mesh, half) {
    const [back, front] = [-1.26, 1.22];
    const bar = 0.11;
    for (const x of [-half, half - bar]) {
      mesh.box('frame', x, 0.03, back, x + bar, 0.03 + bar, front);
      mesh.box('frame', x, 0.03 + bar, front - bar, x + bar, 1.62, front);
      mesh.box('frame', x, 0.03 + bar, back, x + bar, 1.62, back + bar);
      mesh.box('frame', x, 1.62, back, x + bar, 1.7, front);
      mesh.box('teak', x - 0.06, 1.7, back + 0.06, x + bar + 0.06, 1.76, front + 0.02);
    }
    mesh.box('frame', -half, BED_FT - 0.14, front - bar, half, BED_FT - 0.02, front);
    mesh.box('frame', -half + bar, BED_FT - 0.1, BACK_Z, half - bar, BED_FT - 0.02, front - bar);
    for (const up of [0.2, 0.7, 1.15]) backBar(mesh, 'frame', half - 0.04, up, 0.09);
    for (const x of [-half + 0.02, half - 0.13])
      mesh.tube('frame', 0.05, 6, [x + 0.055, 1.66, -1.2], [x + 0.055, 2.05, -1.27]);
  },
  // A woven tray and back on wooden legs, its arms slim panels that fall a little towards the front.
  woven(mesh, half) {
    const front = 1.24;
    mesh.box('cane', -half, BED_FT - 0.3, BACK_Z - 0.12, half, BED_FT, front);
    backBar(mesh, 'cane', half - 0.02, -0.1, 1.32);
    for (const x of [-half, half]) {
      const inner = x - Math.sign(x) * 0.14;
      const [low, high] = [1.5, 1.72];
      const [rear, heel] = [BACK_Z - 0.26, BACK_Z - 0.1];
      for (const side of [x, inner])
        mesh.quad(
          'cane',
          [side, BED_FT, heel],
          [side, BED_FT, front],
          [side, low, front],
          [side, high, rear],
          [
            [Math.sign(side === x ? x : -x), 0, 0],
            [Math.sign(side === x ? x : -x), 0, 0],
            [Math.sign(side === x ? x : -x), 0, 0],
            [Math.sign(side === x ? x : -x), 0, 0],
          ],
        );
      mesh.quad('cane', [x, BED_FT, front], [inner, BED_FT, front], [inner, low, front], [x, low, front]);
      mesh.tube('cane', 0.085, 8, [(x + inner) / 2, high, rear], [(x + inner) / 2, low, front]);
      for (const z of [BACK_Z + 0.02, front - 0.16])
        mesh.tube(
          'teak',
          [0.055, 0.09],
          8,
          [x - Math.sign(x) * 0.12, 0, z],
          [x - Math.sign(x) * 0.2, BED_FT - 0.3, z],
        );
    }
    const rise = 1.22;
    const top = [BED_FT + rise, BACK_Z - Math.tan(LEAN) * rise] as const;
    mesh.tube('cane', 0.09, 8, [-half, ...top], [half, ...top]);
  },
};
