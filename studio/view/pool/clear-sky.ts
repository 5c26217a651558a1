import { CubeTexture, DataTexture, HalfFloatType, LinearFilter, RGBAFormat } from 'three';
import type { Hour } from '#domain/design/design.ts';
import type { Sun } from '#studio/scene/scene.ts';
import { skyPixels } from './hour-light.ts';
import { SKY_ACROSS, SKY_UP } from './sky-table.ts';

export const CLEAR_SKY_SIZE = 16;

// Of each face of the cube, from its middle: the way out, to the right, and down.
const FACES = [
  ['x', 'z', 'y', 1, -1, -1],
  ['x', 'z', 'y', -1, 1, -1],
  ['y', 'x', 'z', 1, 1, 1],
  ['y', 'x', 'z', -1, 1, -1],
  ['z', 'x', 'y', 1, 1, -1],
  ['z', 'x', 'y', -1, -1, -1],
] as const;

/** Half floats of the six faces, row by row from the top. */
export function clearSkyPixels(hour: Hour, { direction: [sunX, , sunZ] }: Sun): Uint16Array<ArrayBuffer>[] {
  const table = skyPixels(hour);
  const towardsSun = Math.atan2(sunZ, sunX);
  return FACES.map(([out, right, down, far, across, below]) => {
    const pixels = new Uint16Array(CLEAR_SKY_SIZE * CLEAR_SKY_SIZE * 4);
    for (let at = 0; at < CLEAR_SKY_SIZE * CLEAR_SKY_SIZE; at++) {
      const along = (of: number) => ((of + 0.5) / CLEAR_SKY_SIZE) * 2 - 1;
      const d = { x: 0, y: 0, z: 0 };
      d[out] = far;
      d[right] = across * along(at % CLEAR_SKY_SIZE);
      d[down] = below * along(Math.floor(at / CLEAR_SKY_SIZE));
      const away = Math.abs(wrapped(Math.atan2(d.z, d.x) - towardsSun)) / Math.PI;
      const up = Math.sqrt(Math.max(0, Math.atan2(d.y, Math.hypot(d.x, d.z))) / (Math.PI / 2));
      const column = Math.round(away * (SKY_ACROSS - 1));
      const row = Math.min(SKY_UP - 1, Math.floor(up * SKY_UP));
      const from = (row * SKY_ACROSS + column) * 4;
      pixels.set(table.subarray(from, from + 4), at * 4);
    }
    return pixels;
  });
}

/** The hour's sky without clouds or land, and without a shader: it stands behind the first look. */
export function clearSky(hour: Hour, sun: Sun): CubeTexture {
  const faces = clearSkyPixels(hour, sun).map((pixels) => {
    const face = new DataTexture(pixels, CLEAR_SKY_SIZE, CLEAR_SKY_SIZE, RGBAFormat, HalfFloatType);
    face.needsUpdate = true;
    return face;
  });
  const cube = new CubeTexture(faces);
  cube.type = HalfFloatType;
  cube.format = RGBAFormat;
  cube.minFilter = LinearFilter;
  cube.generateMipmaps = false;
  cube.needsUpdate = true;
  return cube;
}

const wrapped = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
