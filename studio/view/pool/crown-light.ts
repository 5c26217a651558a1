import { hash3, noise3 } from '#studio/scene/noise.ts';
import type { Prototype, SceneMesh, Vec3 } from '#studio/scene/scene.ts';

// How much of the sky's light reaches into a plant: most on top and outside, little below and within; softly varied, as no two
// twigs are of one green.

interface Box {
  low: Vec3;
  high: Vec3;
}

/** Where a plant's leaves are. */
export function leafBox({ meshes }: Prototype): Box {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { material, positions } of meshes) {
    if (material === 'bark' && meshes.length > 1) continue;
    for (let at = 0; at < positions.length; at++) {
      low[at % 3] = Math.min(low[at % 3] ?? 0, positions[at] ?? 0);
      high[at % 3] = Math.max(high[at % 3] ?? 0, positions[at] ?? 0);
    }
  }
  return { low: [low[0] ?? 0, low[1] ?? 0, low[2] ?? 0], high: [high[0] ?? 0, high[1] ?? 0, high[2] ?? 0] };
}

/** A color for each corner. */
export function lightWithin(
  { material, positions }: SceneMesh,
  { low, high }: Box,
): Float32Array<ArrayBuffer> {
  const colours = new Float32Array(positions.length).fill(1);
  if (material === 'bark') return colours;
  const half = (axis: 0 | 1 | 2) => Math.max(0.01, (high[axis] - low[axis]) / 2);
  const [wide, tall, deep] = [half(0), half(1), half(2)];
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    const aloft = (y - low[1]) / tall - 1;
    const up = Math.max(0, Math.min(1, (aloft + 1) / 2));
    const out = Math.min(1, Math.hypot((x - low[0]) / wide - 1, aloft * 0.8, (z - low[2]) / deep - 1));
    const clump = noise3(x * 2.1 + 9, y * 2.1, z * 2.1) - 0.5;
    // Each card by itself: its four corners follow one another.
    const own = hash3(Math.floor(at / 12), 7, 3) - 0.5;
    const lit = (0.54 + 0.52 * up) * (0.46 + 0.66 * out * out) * (1 + clump * 0.75 + own * 0.5);
    // The young leaves on top are yellower, those in the shade bluer.
    colours[at] = lit * (0.93 + 0.12 * up + clump * 0.16);
    colours[at + 1] = lit;
    colours[at + 2] = lit * (1.08 - 0.16 * up);
  }
  return colours;
}
