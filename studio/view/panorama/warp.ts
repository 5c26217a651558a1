import type { Coverage } from '#domain/panorama/coverage.ts';
import type { Look } from '#domain/panorama/look.ts';

export type Pixels = { data: Uint32Array; width: number; height: number };

const RADIANS = Math.PI / 180;

// Draws what a camera inside the sphere sees, pixel by pixel; fov runs along the longer side, as in the WebGL viewer.
export function warpPanorama(
  source: Pixels,
  target: Pixels,
  view: Look & { fov: number },
  coverage: Coverage,
  backdrop: number,
): void {
  const { width, height, data } = target;
  const slope = Math.tan((view.fov * RADIANS) / 2) / Math.max(width, height);
  const yaw = view.yaw * RADIANS;
  const pitch = view.pitch * RADIANS;
  const [cosYaw, sinYaw, cosPitch, sinPitch] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
  ];
  const acrossScale = 360 / coverage.horizontal / (2 * Math.PI);
  const downScale = 180 / coverage.vertical / Math.PI;
  for (let row = 0, at = 0; row < height; row++) {
    const up = (height - 2 * row - 1) * slope;
    const y = up * cosPitch + sinPitch;
    const forward = cosPitch - up * sinPitch;
    for (let column = 0; column < width; column++, at++) {
      const right = (2 * column + 1 - width) * slope;
      const x = right * cosYaw + forward * sinYaw;
      const z = forward * cosYaw - right * sinYaw;
      const across = Math.atan2(x, z) * acrossScale + 0.5;
      const down = 0.5 - Math.atan2(y, Math.sqrt(x * x + z * z)) * downScale;
      data[at] = across < 0 || across >= 1 || down < 0 || down > 1 ? backdrop : sampled(source, across, down);
    }
  }
}

function sampled(source: Pixels, across: number, down: number): number {
  const column = Math.min(source.width - 1, (across * source.width) | 0);
  const row = Math.min(source.height - 1, (down * source.height) | 0);
  return source.data[row * source.width + column] ?? 0;
}
