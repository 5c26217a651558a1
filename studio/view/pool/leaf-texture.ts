import { type DataTexture, RGBAFormat } from 'three';
import { between, seeded } from '#studio/scene/random.ts';
import { dataTexture, repeating } from './data-texture.ts';

const SIZE = 256;
// 128 stands for 1, as in baked patterns; so much is left of a leaf's edge when it is tested.
export const LEAF_CUT = 0.42;
// Metres that the thick of leaves repeats after.
const THICK_M = 2;

const SPRAY = { twigs: 26, leaves: 8, long: [0.09, 0.135] } as const;
const THICK = { clumps: 110, leaves: 16, wide: 0.17, long: [0.045, 0.075] } as const;

// A spray of leaves, twig by twig with air between: grey, so that each material gives its own green. The first twigs lie deepest and are
// darkest; from afar they are what is left of a spray.
export function leafPixels(): Uint8Array<ArrayBuffer> {
  const random = seeded(23);
  const pixels = blank(96, 0);
  for (let twig = 0; twig < SPRAY.twigs; twig++) {
    const around = twig * 2.39996;
    const from = Math.sqrt(random()) * 0.62 - 0.12;
    const to = from + between(random, 0.26, 0.4);
    const tone = between(random, 26, 74) + (118 * twig) / SPRAY.twigs;
    const bend = between(random, -0.5, 0.5);
    for (let leaf = 0; leaf < SPRAY.leaves; leaf++) {
      const t = (leaf + random()) / SPRAY.leaves;
      const [angle, reach] = [around + bend * t, from + (to - from) * t];
      const side = leaf % 2 === 0 ? 1 : -1;
      const long = between(random, ...SPRAY.long) * (1.15 - 0.4 * t);
      const turn = angle + side * between(random, 0.5, 1.1);
      const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      drawLeaf(
        pixels,
        x + Math.cos(turn) * long,
        y + Math.sin(turn) * long,
        turn,
        long,
        tone * between(random, 0.68, 1.32),
      );
    }
  }
  return pixels;
}

// Leaf upon leaf without a gap, in clumps of one brightness, for what fills a crown.
function thickPixels(): Uint8Array<ArrayBuffer> {
  const random = seeded(41);
  const pixels = blank(52, 255);
  for (let clump = 0; clump < THICK.clumps; clump++) {
    const [x, y] = [random() * 2 - 1, random() * 2 - 1];
    const tone = between(random, 44, 80) + (100 * clump) / THICK.clumps;
    for (let leaf = 0; leaf < THICK.leaves; leaf++) {
      const around = random() * 2 * Math.PI;
      const reach = Math.sqrt(random()) * THICK.wide;
      drawLeaf(
        pixels,
        x + Math.cos(around) * reach,
        y + Math.sin(around) * reach,
        around + between(random, -1, 1),
        between(random, ...THICK.long),
        tone * between(random, 0.82, 1.18),
      );
    }
  }
  return pixels;
}

function blank(tone: number, alpha: number): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(SIZE * SIZE * 4).fill(tone);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = alpha;
  return pixels;
}

function drawLeaf(pixels: Uint8Array, x: number, y: number, turn: number, long: number, tone: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [column, row, reach] = [((x + 1) / 2) * SIZE, ((y + 1) / 2) * SIZE, (long / 2) * SIZE];
  for (let j = Math.floor(row - reach); j <= row + reach; j++) {
    for (let i = Math.floor(column - reach); i <= column + reach; i++) {
      const [dx, dy] = [(i + 0.5 - column) / reach, (j + 0.5 - row) / reach];
      const along = dx * cos + dy * sin;
      if (Math.abs(along) >= 1) continue;
      const across = (dy * cos - dx * sin) / (0.46 * (1 - along * along));
      if (Math.abs(across) >= 1) continue;
      const shade =
        tone * (1.08 - 0.22 * Math.abs(across) + 0.12 * along) * (Math.abs(across) < 0.1 ? 0.88 : 1);
      const at = (((j + SIZE) % SIZE) * SIZE + ((i + SIZE) % SIZE)) * 4;
      pixels.fill(Math.min(255, shade), at, at + 3);
      pixels[at + 3] = 255;
    }
  }
}

/** Half as large again and again; as much of each is leaf as of the first, so that a crown far away is no thinner. */
export function smallerLeaves(pixels: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const levels = [pixels];
  const wanted = coverOf(pixels, LEAF_CUT);
  for (let size = SIZE; size > 1; size /= 2)
    levels.push(withCover(halved(levels.at(-1) ?? pixels, size), wanted));
  return levels;
}

function halved(from: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const half = size / 2;
  const to = new Uint8Array(half * half * 4);
  for (let j = 0, at = 0; j < half; j++)
    for (let i = 0; i < half; i++, at += 4) {
      let [grey, alpha, all] = [0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const of = ((j * 2 + (corner >> 1)) * size + i * 2 + (corner & 1)) * 4;
        grey += (from[of] ?? 0) * (from[of + 3] ?? 0);
        alpha += from[of + 3] ?? 0;
        all += from[of] ?? 0;
      }
      // What is cut away has no say in the color.
      to.fill(alpha > 0 ? grey / alpha : all / 4, at, at + 3);
      to[at + 3] = alpha / 4;
    }
  return to;
}

function coverOf(pixels: Uint8Array, cut: number): number {
  let covered = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) >= cut * 255) covered += 1;
  return (covered * 4) / pixels.length;
}

// Alpha made stronger or weaker until as much passes the test.
function withCover(pixels: Uint8Array<ArrayBuffer>, wanted: number): Uint8Array<ArrayBuffer> {
  const alphas = pixels.filter((_, at) => at % 4 === 3).toSorted();
  const last = alphas[Math.min(alphas.length - 1, Math.floor(alphas.length * (1 - wanted)))] ?? 255;
  const times = last > 0 ? (LEAF_CUT * 255) / last : 1;
  for (let at = 3; at < pixels.length; at += 4)
    pixels[at] = Math.min(255, Math.ceil((pixels[at] ?? 0) * times));
  return pixels;
}

/** Sprays for cards, and the thick of leaves for what fills a crown. */
export function leafTextures(): { spray: DataTexture; thick: DataTexture } {
  const pixels = leafPixels();
  const spray = dataTexture(pixels, RGBAFormat);
  spray.mipmaps = smallerLeaves(pixels).map((data) => {
    const size = Math.sqrt(data.length / 4);
    return { data, width: size, height: size };
  });
  spray.generateMipmaps = false;
  const thick = repeating(dataTexture(thickPixels(), RGBAFormat));
  thick.repeat.setScalar(1 / THICK_M);
  return { spray, thick };
}
