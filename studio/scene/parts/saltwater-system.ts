import type { FeaturePart } from '../feature-part.ts';
import { drawOnPad } from './equipment.ts';

export const saltwaterSystem: FeaturePart = {
  look: 'built',
  onPad: true,
  draw: (builder) =>
    drawOnPad(builder, 'Saltwater System', (mesh) => {
      mesh.tube('saltCell', 0.3, 14, [-0.4, 2.2, 1.2], [1.4, 2.2, 1.2]);
      // Its control hangs on a board of the screen's wood that stands on the slab.
      mesh.box('timber', -2.6, 0, -1.95, 0, 4.5, -1.85);
      for (const x of [-2.5, -0.3]) mesh.box('timber', x, 0, -1.85, x + 0.2, 4.5, -1.7);
      mesh.box('saltCell', -1.85, 2.6, -1.85, -0.75, 4.1, -1.5);
      mesh.box('frame', -1.65, 3.3, -1.5, -0.95, 3.85, -1.48);
    }),
};
