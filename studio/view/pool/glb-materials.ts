import type { Material } from '#studio/scene/material.ts';
import type { MaterialId } from '#studio/scene/materials.ts';
import { type BakedPattern, bakeForView } from './bake-pattern.ts';
import type { GlbMaterial } from './glb-file.ts';
import { pngOf } from './png-file.ts';
import { RELIEF } from './relief.ts';

// A material as other programs know it: its color and pattern in one picture, its relief in another.

const CLEAR = 0.55;

type Dressed = {
  material: GlbMaterial;
  pictures: Uint8Array[];
  /** Meters that one repeat of the picture covers. */
  spanM: readonly [number, number];
};

/** `first` is the number of its first picture in the file. */
export async function dressed(id: MaterialId, source: Material, first: number): Promise<Dressed> {
  const { kind, colour, specular, roughness, pattern } = source;
  const clear = kind === 'water' || kind === 'glass' || kind === 'sheet';
  const mirror = kind === 'metal' && specular > 0.2;
  const plain: GlbMaterial = {
    name: id,
    colour: [clamped(colour[0]), clamped(colour[1]), clamped(colour[2]), clear ? CLEAR : 1],
    metallic: mirror ? 1 : 0,
    roughness: clear ? 0.05 : specular > 0 ? 0.04 + 0.8 * roughness : 0.9,
  };
  if (clear || pattern === 'plain') return { material: plain, pictures: [], spanM: [1, 1] };
  const baked = bakeForView(source);
  const high = RELIEF[pattern];
  const pictures = [await pngOf(colourOf(baked, colour), baked.size)];
  if (high) pictures.push(await pngOf(normalsOf(baked, high), baked.size));
  return {
    material: {
      ...plain,
      colour: [1, 1, 1, 1],
      colourPicture: first,
      ...(high ? { normalPicture: first + 1 } : {}),
    },
    pictures,
    spanM: baked.spanM,
  };
}

const clamped = (value: number) => Math.min(1, Math.max(0, value));
const encoded = (linear: number) =>
  255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/** The pattern's gray levels times the color; 128 leaves it as it is. */
function colourOf({ pixels, size }: BakedPattern, colour: Material['colour']): Uint8Array {
  const tables = colour.map((channel) =>
    Uint8Array.from({ length: 256 }, (_, level) => Math.round(encoded(clamped((channel * level) / 128)))),
  );
  const out = new Uint8Array(size * size * 3);
  for (let i = 0; i < size * size; i++)
    for (let k = 0; k < 3; k++) out[i * 3 + k] = tables[k]?.[pixels[i * 4 + k] ?? 0] ?? 0;
  return out;
}

const STEEP = 1.5;

function normalsOf({ pixels, size }: BakedPattern, high: number): Uint8Array {
  const relief = (x: number, y: number) =>
    (pixels[(((y + size) % size) * size + ((x + size) % size)) * 4 + 3] ?? 0) / 255;
  const out = new Uint8Array(size * size * 3);
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at += 3) {
      const dx = (relief(x - 1, y) - relief(x + 1, y)) * high * STEEP * 0.5;
      const dy = (relief(x, y + 1) - relief(x, y - 1)) * high * STEEP * 0.5;
      const length = Math.hypot(dx, dy, 1);
      out[at] = Math.round(127.5 + (127.5 * dx) / length);
      out[at + 1] = Math.round(127.5 + (127.5 * dy) / length);
      out[at + 2] = Math.round(127.5 + 127.5 / length);
    }
  return out;
}
