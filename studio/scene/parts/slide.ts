import type { FeaturePart } from '../feature-part.ts';
import type { Footprint } from '../layout-types.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';

export const slide: FeaturePart = {
  look: 'built',
  edge: ({ features }) => ({
    demand: 6,
    label: 'Slide',
    widthFt: 4,
    outFt: 9,
    inFt: 2,
    heightFt: 7,
    sides: features.includes('Grotto') ? ['right', 'front', 'back'] : ['back', 'right', 'front'],
    prefer: features.includes('Grotto') ? 0.8 : 0.62,
    clearanceFt: 0.8,
  }),
  draw: (builder) => drawEach(builder, 'Slide', (item) => flume(builder, item)),
};

// A ladder at the back, a platform, and a flume that curls down to the water.
function flume({ mesh }: SceneBuilder, item: Footprint): void {
  const top = 6;
  for (const x of [-0.8, 0.8])
    mesh.tube('steel', 0.09, 8, [x, 0, -8.6], [x, top, -6.9], [x, top + 2.4, -6.4]);
  for (let i = 1; i < 8; i++) {
    const [y, z] = [(top * i) / 8, -8.6 + (1.7 * i) / 8];
    mesh.tube('steel', 0.07, 6, [-0.8, y, z], [0.8, y, z]);
  }
  mesh.box('slide', -0.9, top - 0.15, -7, 0.9, top, -5.6);
  for (const z of [-5.8, -6.9])
    for (const x of [-0.8, 0.8]) mesh.tube('steel', 0.1, 8, [x, 0, z], [x, top, z]);
  const steps = 16;
  const reach = item.layer === 'edge' ? 1.9 : 1.2;
  const spine = (i: number): Vec3 => {
    const t = i / steps;
    return [
      Math.sin(t * Math.PI * 1.15) * 0.9,
      top - (top - WATER_Y - 0.55) * (t * t * (2.4 - 1.4 * t)),
      -5.6 + (reach + 5.6) * t,
    ];
  };
  const profile = [
    [-0.95, 0.62],
    [-0.85, 0.16],
    [-0.45, 0],
    [0.45, 0],
    [0.85, 0.16],
    [0.95, 0.62],
  ] as const;
  for (let i = 0; i < steps; i++) {
    const [a, b] = [spine(i), spine(i + 1)];
    for (let k = 0; k + 1 < profile.length; k++) {
      const [x0, y0] = profile[k] ?? [0, 0];
      const [x1, y1] = profile[k + 1] ?? [0, 0];
      mesh.quad(
        'slide',
        [a[0] + x0, a[1] + y0, a[2]],
        [b[0] + x0, b[1] + y0, b[2]],
        [b[0] + x1, b[1] + y1, b[2]],
        [a[0] + x1, a[1] + y1, a[2]],
      );
    }
  }
  const mid = spine(7);
  mesh.tube('steel', 0.12, 8, [mid[0], 0, mid[2]], [mid[0], mid[1], mid[2]]);
}
