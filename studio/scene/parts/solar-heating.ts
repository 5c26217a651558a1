import type { FeaturePart } from '../feature-part.ts';
import { drawEach, has, type SceneBuilder } from '../scene-builder.ts';

export const COLLECTOR_STEP_FT = 3.6;

// On the roof that faces the pool; on a frame behind the equipment where there is no house.
export const solarHeating: FeaturePart = {
  look: 'built',
  behindPad: ({ house }) =>
    house === 'none'
      ? { label: 'Solar collectors', widthFt: 9, depthFt: 8, heightFt: 5, region: 'right' }
      : null,
  draw: (builder) =>
    drawEach(builder, 'Solar Heating', (item) => {
      const { mesh } = builder;
      for (let i = 0; i < 3; i++)
        mesh.tilted('solar', [-item.widthFt / 2 + 1.5 + i * 3, 2.2, 0], [1.4, 0.08, 3.4], 0, 0.55);
      for (const x of [-4.2, 4.2]) mesh.tube('steel', 0.09, 6, [x, 0, -3], [x, 4, -2.8]);
    }),
};

// Collectors side by side on a roof plane that faces the pool; y rises towards the back by pitch.
export function solarOn(
  builder: SceneBuilder,
  x: number,
  y: number,
  z: number,
  pitch: number,
  { count, halfFt } = { count: 5, halfFt: 3.2 },
): void {
  if (!has(builder, 'Solar Heating')) return;
  builder.mesh.as('Solar Heating', () => {
    for (let i = 0; i < count; i++)
      builder.mesh.tilted('solar', [x + i * COLLECTOR_STEP_FT, y, z], [1.7, 0.1, halfFt], 0, pitch);
  });
}
