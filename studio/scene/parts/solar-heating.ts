import type { FeaturePart } from '../feature-part.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, has, type SceneBuilder } from '../scene-builder.ts';

export const COLLECTOR_STEP_FT = 3.6;

// On the roof that faces the pool; on a frame beside the equipment where there is no house.
export const solarHeating: FeaturePart = {
  look: 'built',
  besidePad: ({ house }) =>
    house === 'none'
      ? { label: 'Solar collectors', widthFt: 9, depthFt: 8, heightFt: 5, region: 'right' }
      : null,
  draw: (builder) =>
    drawEach(builder, 'Solar Heating', (item) => {
      const first = -item.widthFt / 2 + 1.5;
      mats(builder.mesh, [first, 2.2, 0], { pitch: 0.55, count: 3, stepFt: 3, halfFt: 3.4, rack: true });
    }),
};

interface Row {
  pitch: number;
  count: number;
  stepFt: number;
  halfFt: number;
  /** On legs, where the roof or ground below is level. */
  rack: boolean;
}

// Black mats of small tubes, without glass or frames, between a header pipe above and one below.
function mats(mesh: MeshBuilder, [x, y, z]: Vec3, { pitch, count, stepFt, halfFt, rack }: Row): void {
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  const [x0, x1] = [x - stepFt / 2 + 0.1, x + (count - 0.5) * stepFt - 0.1];
  for (let i = 0; i < count; i++)
    mesh.tilted('solar', [x + i * stepFt, y, z], [stepFt / 2 - 0.12, 0.045, halfFt], 0, pitch);
  for (const end of [-1, 1]) {
    const [py, pz] = [y - end * halfFt * sin + 0.02, z + end * halfFt * cos];
    mesh.tube('solar', 0.1, 8, [x0 - 0.3, py, pz], [x1 + 0.3, py, pz]);
    if (!rack) continue;
    const foot = y - halfFt * sin - 0.2;
    for (let i = 0; i <= count; i++) {
      const at = x0 + ((x1 - x0) * i) / count;
      mesh.tube('steel', 0.06, 6, [at, foot, pz], [at, py, pz]);
    }
  }
}

// Side by side on a roof plane that faces the pool; y is the height of their middle, rising towards the back by pitch.
export function solarOn(
  builder: SceneBuilder,
  x: number,
  y: number,
  z: number,
  pitch: number,
  { count = 5, halfFt = 3.2, rack = false }: Partial<Pick<Row, 'count' | 'halfFt' | 'rack'>> = {},
): void {
  if (!has(builder, 'Solar Heating')) return;
  builder.mesh.as('Solar Heating', () =>
    mats(builder.mesh, [x, y, z], { pitch, count, stepFt: COLLECTOR_STEP_FT, halfFt, rack }),
  );
}
