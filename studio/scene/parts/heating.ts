import type { FeaturePart } from '../feature-part.ts';
import { drawOnPad } from './equipment.ts';

export const heating: FeaturePart = {
  look: 'built',
  onPad: true,
  draw: (builder) =>
    drawOnPad(builder, 'Heating', (mesh) => {
      mesh.box('heater', 0.9, 0, -1.4, 3.2, 2.6, 0.9);
      mesh.lathe('steel', [2, 2.6, -0.3], 16, [0.5, 0], [0.5, 0.6], [0.7, 0.7], [0.7, 0.8], [0, 0.9]);
    }),
};
