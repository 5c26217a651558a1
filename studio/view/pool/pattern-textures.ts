import { type DataTexture, RedFormat, RGBAFormat } from 'three';
import type { Material } from '#studio/scene/material.ts';
import { type BakedPattern, bakeForView, patternKey } from './bake-pattern.ts';
import { dataTexture, repeating } from './data-texture.ts';

export type BakedPatterns = readonly (readonly [key: string, baked: BakedPattern])[];

type PatternTextures = { map: DataTexture; relief: DataTexture };

// A pattern is baked once however many designs use it; the colour is the material's own.
export class PatternLibrary {
  private readonly known = new Map<string, PatternTextures>();
  private readonly baked = new Map<string, BakedPattern>();
  private readonly sharpness: number;

  constructor(sharpness: number) {
    this.sharpness = sharpness;
  }

  // Pictures that a worker made, kept until a material asks for them; finer ones replace what is shown.
  store(patterns: BakedPatterns): void {
    for (const [key, baked] of patterns) {
      const known = this.known.get(key);
      if (known) {
        repaint(known.map, colourOf(baked), baked.size);
        repaint(known.relief, reliefOf(baked), baked.size);
      } else this.baked.set(key, baked);
    }
  }

  texturesFor(material: Material): PatternTextures {
    const key = patternKey(material);
    const known = this.known.get(key);
    if (known) return known;
    const baked = this.baked.get(key) ?? bakeForView(material);
    this.baked.delete(key);
    const made = {
      map: this.tiled(dataTexture(colourOf(baked), RGBAFormat), baked.spanM),
      relief: this.tiled(dataTexture(reliefOf(baked), RedFormat), baked.spanM),
    };
    this.known.set(key, made);
    return made;
  }

  dispose(): void {
    for (const { map, relief } of this.known.values()) {
      map.dispose();
      relief.dispose();
    }
    this.known.clear();
  }

  private tiled(texture: DataTexture, [across, down]: readonly [number, number]): DataTexture {
    texture.repeat.set(1 / across, 1 / down);
    texture.anisotropy = this.sharpness;
    return repeating(texture);
  }
}

function reliefOf({ pixels, size }: BakedPattern): Uint8Array<ArrayBuffer> {
  const relief = new Uint8Array(size * size);
  for (let at = 0; at < relief.length; at++) relief[at] = pixels[at * 4 + 3] ?? 0;
  return relief;
}

function colourOf({ pixels }: BakedPattern): Uint8Array<ArrayBuffer> {
  const colour = new Uint8Array(pixels);
  for (let at = 3; at < colour.length; at += 4) colour[at] = 255;
  return colour;
}

// A texture's size is fixed once it is on the GPU: dispose it, so that three.js uploads it anew at the other size.
function repaint(texture: DataTexture, data: Uint8Array<ArrayBuffer>, size: number): void {
  texture.dispose();
  texture.image = { data, width: size, height: size };
  texture.needsUpdate = true;
}
