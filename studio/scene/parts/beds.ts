import { boundsOf } from '#domain/geometry/plane.ts';
import { seedOf } from '../design-seed.ts';
import type { PlantName } from '../plants/prototypes.ts';
import { between } from '../random.ts';
import { METRES_PER_FOOT as FT } from '../scene.ts';
import { GROUND_Y, itemsOf, type SceneBuilder } from '../scene-builder.ts';

const SPACING_FT = 1.55;
const BARE = 0.1;
// Plants of a kind stand in drifts of about this length.
const DRIFT_FT = 6;

// Low plants towards the pool, tall ones behind them, each kind in drifts.
export function fillBeds(builder: SceneBuilder, layers: readonly (readonly PlantName[])[]): void {
  const { random } = builder;
  // Another garden begins with another kind.
  const first = seedOf(builder.layout.design) % 7;
  for (const bed of itemsOf(builder, 'planting')) {
    const b = boundsOf(bed.outline);
    const [wide, deep] = [b.x1 - b.x0, b.z1 - b.z0];
    const upright = deep > wide;
    // The front is the side nearer to the pool's middle.
    const ahead = upright ? b.x0 + b.x1 < 0 : b.z0 + b.z1 < 0;
    const across = upright ? wide : deep;
    const rows = Math.max(layers.length, Math.round(across / SPACING_FT));
    for (let row = 0; row < rows; row++) {
      const v = ((row + 0.5) / rows) * across;
      const layer = layers[Math.floor(((ahead ? rows - 1 - row : row) / rows) * layers.length)];
      for (let u = 0.75; u < (upright ? deep : wide) - 0.4; u += SPACING_FT * 1.1) {
        const drift = Math.floor((u + random() * 3) / DRIFT_FT + v * 1.7);
        const plant = layer?.[(drift + first) % layer.length] ?? 'shrub';
        // Here and there the mulch is left bare.
        if (random() < BARE) continue;
        const [du, dv] = [u + between(random, -0.35, 0.35), v + between(random, -0.25, 0.25)];
        const [x, z] = upright ? [b.x0 + dv, b.z0 + du] : [b.x0 + du, b.z0 + dv];
        builder.instances.push({
          prototype: plant,
          x: x * FT,
          y: (GROUND_Y + (bed.anchor.y ?? 0)) * FT,
          z: z * FT,
          yaw: random() * 2 * Math.PI,
          scale: between(random, 0.68, 1.15),
          rise: between(random, 0.68, 1.18),
        });
      }
    }
  }
}
