import { type DataTexture, RGBAFormat } from 'three';
import { dataTexture, repeating } from './data-texture.ts';
import { fractalNoise } from './periodic-noise.ts';

const SIZE = 64;
// Meters that the threads repeat after.
const WIDE_M = 0.8;

/** Falling water parts into threads, white where it is thick: white, and how much of it. */
export function fallTexture(): DataTexture {
  const pixels = new Uint8Array(SIZE * SIZE * 4).fill(255);
  for (let at = 0; at < SIZE * SIZE; at++) {
    const [u, v] = [(at % SIZE) / SIZE, Math.floor(at / SIZE) / SIZE];
    const thick = 0.62 + (fractalNoise(u, v, 16, 1, 3, 5) - 0.5) * 1.5;
    pixels[at * 4 + 3] = 255 * Math.min(1, Math.max(0.22, thick));
  }
  const texture = repeating(dataTexture(pixels, RGBAFormat));
  texture.repeat.setScalar(1 / WIDE_M);
  return texture;
}
