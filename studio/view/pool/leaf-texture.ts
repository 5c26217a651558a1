import { RGBAFormat } from 'three';
import { between, seeded } from '#studio/scene/random.ts';
import { dataTexture } from './data-texture.ts';

const SIZE = 128;
const LEAVES = 64;
// 128 stands for 1, as in baked patterns; so much is left of a leaf's edge when it is tested.
export const LEAF_CUT = 0.42;

// A spray of leaves in a circle: grey, so that each material gives its own green.
export function leafPixels(): Uint8Array<ArrayBuffer> {
  const random = seeded(23);
  const pixels = new Uint8Array(SIZE * SIZE * 4).fill(118);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 0;
  for (let leaf = 0; leaf < LEAVES; leaf++) {
    const around = random() * 2 * Math.PI;
    const reach = Math.sqrt(random()) * 0.78;
    const [x, y] = [Math.cos(around) * reach, Math.sin(around) * reach];
    // Leaves point away from the twig, more or less.
    const turn = around + between(random, -0.9, 0.9);
    drawLeaf(pixels, x, y, turn, between(random, 0.15, 0.22), between(random, 84, 160));
  }
  return pixels;
}

function drawLeaf(pixels: Uint8Array, x: number, y: number, turn: number, long: number, tone: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let j = 0; j < SIZE; j++) {
    for (let i = 0; i < SIZE; i++) {
      const [dx, dy] = [((i + 0.5) / SIZE) * 2 - 1 - x, ((j + 0.5) / SIZE) * 2 - 1 - y];
      const along = (dx * cos + dy * sin) / long;
      if (Math.abs(along) >= 1) continue;
      const across = (dy * cos - dx * sin) / (long * 0.46 * (1 - along * along));
      if (Math.abs(across) >= 1) continue;
      const shade =
        tone * (1.08 - 0.22 * Math.abs(across) + 0.12 * along) * (Math.abs(across) < 0.1 ? 0.88 : 1);
      pixels.fill(Math.min(255, shade), (j * SIZE + i) * 4, (j * SIZE + i) * 4 + 3);
      pixels[(j * SIZE + i) * 4 + 3] = 255;
    }
  }
}

export const leafTexture = () => dataTexture(leafPixels(), RGBAFormat);
