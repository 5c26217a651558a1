import type { FeaturePart } from '../feature-part.ts';
import { drawOnPad } from './equipment.ts';

export const saltwaterSystem: FeaturePart = {
  look: 'built',
  onPad: true,
  draw: (builder) =>
    drawOnPad(builder, 'Saltwater System', (mesh) => {
      mesh.tube('saltCell', 0.3, 14, [-0.4, 2.2, 1.2], [1.4, 2.2, 1.2]);
      mesh.box('saltCell', -2, 2.9, -1.9, -0.6, 5, -1.5);
      mesh.box('accent', -1.8, 3.9, -1.5, -0.8, 4.6, -1.48);
      mesh.box('frame', -1.4, 0, -1.8, -1.2, 3, -1.6);
    }),
};
