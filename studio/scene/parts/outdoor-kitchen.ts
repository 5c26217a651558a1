import type { FeaturePart } from '../feature-part.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';

export const outdoorKitchen: FeaturePart = {
  look: 'built',
  ground: () => ({ label: 'Outdoor kitchen', widthFt: 11, depthFt: 6.5, heightFt: 3.2, region: 'right' }),
  draw: (builder) => drawEach(builder, 'Outdoor Kitchen', () => kitchen(builder)),
};

// Faces the pool: counter with grill, sink and fridge, and a raised bar with stools.
function kitchen(builder: SceneBuilder): void {
  const { mesh } = builder;
  mesh.box('stone', -5.3, 0, -2.8, 5.3, 2.9, -0.4);
  mesh.box('counter', -5.5, 2.9, -3, 5.5, 3.08, -0.2);
  mesh.box('steel', -1.7, 3.08, -2.6, 1.7, 3.3, -0.6);
  mesh.lathe('steel', [0, 3.3, -1.6], 20, [1.5, 0], [1.45, 0.35], [1, 0.75], [0, 0.9]);
  mesh.box('frame', -1.6, 3.42, -0.5, 1.6, 3.52, -0.35);
  mesh.box('steel', 2.9, 0.3, -0.39, 4.6, 2.7, -0.33);
  mesh.box('frame', -4.6, 3.085, -2.2, -3.2, 3.1, -1);
  mesh.tube('steel', 0.07, 8, [-3.9, 3.08, -2.4], [-3.9, 4.1, -2.4], [-3.9, 4.2, -2.1], [-3.9, 3.95, -1.8]);
  for (const x of [-2.6, 2.4]) mesh.box('steel', x - 0.7, 0.4, -0.39, x + 0.7, 2.6, -0.35);
  for (let i = 0; i < 3; i++) {
    const x = -3 + i * 3;
    mesh.lathe('frame', [x, 0, 1.4], 10, [0.5, 0], [0.1, 0.1], [0.08, 2.2]);
    mesh.lathe('teak', [x, 2.2, 1.4], 16, [0, 0], [0.62, 0], [0.62, 0.2], [0, 0.2]);
  }
}
