import type { Material, Pattern } from '#studio/scene/material.ts';
import type { Scene } from '#studio/scene/scene.ts';
import { cellNoise, fractalNoise, hash } from './periodic-noise.ts';

// A material's pattern as a small repeating picture: grey levels that multiply its colour, and its relief.
export type BakedPattern = {
  size: number;
  // Metres that one repeat covers.
  spanM: readonly [across: number, down: number];
  // Red, green, blue and relief, one byte each; 128 leaves the colour as it is.
  pixels: Uint8ClampedArray;
};

type Look = Pick<Material, 'pattern' | 'unitM' | 'jointM' | 'variation'>;
// Shade around 1, warmth around 0, relief 0 to 1, at u, v in repeats.
type Sample = { shade: number; warmth: number; relief: number };
type Painter = (u: number, v: number) => Sample;

const SEED = 11;

export function patternKey({ pattern, unitM, jointM, variation }: Look): string {
  return [pattern, ...unitM, jointM, variation].join(' ');
}

// What a scene shows that has a pattern, by the pattern's key.
export function patternedMaterials({ meshes, prototypes, materials }: Scene): Map<string, Material> {
  const shown = [...meshes, ...prototypes.flatMap((prototype) => prototype.meshes)];
  const looks = shown.map(({ material }) => materials[material]);
  return new Map(looks.filter(({ pattern }) => pattern !== 'plain').map((look) => [patternKey(look), look]));
}

export function bakePattern(look: Look, size = 256): BakedPattern {
  const { paint, spanM } = painterFor(look);
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at += 4) {
      const { shade, warmth, relief } = paint((column + 0.5) / size, (row + 0.5) / size);
      pixels[at] = 128 * shade * (1 + warmth);
      pixels[at + 1] = 128 * shade;
      pixels[at + 2] = 128 * shade * (1 - warmth);
      pixels[at + 3] = 255 * relief;
    }
  }
  return { size, spanM, pixels };
}

type Course = {
  columns: number;
  rows: number;
  shift: 'none' | 'half' | 'random';
  bevel?: number;
  grain?: number;
};

const COURSES: Partial<Record<Pattern, Course>> = {
  slabs: { columns: 5, rows: 8, shift: 'random', grain: 0.5 },
  bond: { columns: 8, rows: 16, shift: 'half', grain: 0.4 },
  planks: { columns: 2, rows: 16, shift: 'random', grain: 1 },
  concrete: { columns: 2, rows: 2, shift: 'none', grain: 0.4 },
  mosaic: { columns: 16, rows: 16, shift: 'none' },
  ledger: { columns: 8, rows: 16, shift: 'random', grain: 0.7 },
  coping: { columns: 6, rows: 6, shift: 'none', grain: 0.5 },
  shingle: { columns: 12, rows: 16, shift: 'half', bevel: 0.6, grain: 0.4 },
  rooftile: { columns: 12, rows: 8, shift: 'none', bevel: 0.8 },
  siding: { columns: 1, rows: 12, shift: 'none', bevel: 0.7, grain: 0.2 },
  seam: { columns: 10, rows: 1, shift: 'none' },
  panel: { columns: 8, rows: 8, shift: 'none' },
  stripes: { columns: 8, rows: 1, shift: 'none' },
};

function painterFor(look: Look): { paint: Painter; spanM: readonly [number, number] } {
  const course = COURSES[look.pattern];
  if (course) {
    const spanM = [course.columns * look.unitM[0], course.rows * look.unitM[1]] as const;
    return { paint: coursed(look, course), spanM };
  }
  return { paint: loose(look), spanM: LOOSE_SPANS[look.pattern] ?? [look.unitM[0] * 8, look.unitM[1] * 8] };
}

// Stones, planks or tiles in rows, each a little different, with joints between.
function coursed({ unitM, jointM, variation }: Look, course: Course): Painter {
  const { columns, rows, shift, bevel = 0, grain = 0.15 } = course;
  return (u, v) => {
    const row = Math.floor(v * rows) % rows;
    const moved = shift === 'half' ? (row % 2) / 2 : shift === 'random' ? hash(row, 3, SEED) : 0;
    const along = u * columns + moved;
    const column = Math.floor(along) % columns;
    const [fx, fy] = [along - Math.floor(along), v * rows - Math.floor(v * rows)];
    const edge = Math.min(Math.min(fx, 1 - fx) * unitM[0], Math.min(fy, 1 - fy) * unitM[1]);
    const own = hash(column, row, SEED) - 0.5;
    const streaks = fractalNoise(u, v, columns * 3, rows * 4, 3, SEED) - 0.5;
    const joint = jointM > 0 ? Math.min(1, Math.max(0, (edge - jointM * 0.3) / (jointM * 0.7))) : 1;
    const shade = 1 + own * variation + streaks * grain * 0.24 - bevel * 0.3 * (1 - fy) ** 3;
    return {
      shade: shade * (0.55 + 0.45 * joint),
      warmth: (hash(column, row, SEED + 5) - 0.5) * variation * 0.18,
      relief: joint * (0.8 + streaks * 0.3),
    };
  };
}

const LOOSE_SPANS: Partial<Record<Pattern, readonly [number, number]>> = {
  ground: [7, 7],
  plaster: [3, 3],
  render: [2.4, 2.4],
  rock: [3, 3],
  bark: [1, 1],
  leaf: [0.8, 0.8],
  shrub: [0.8, 0.8],
  fabric: [0.25, 0.25],
  wood: [0.4, 1.6],
  soil: [1.6, 1.6],
  marble: [2, 2],
  picture: [2.2, 1.6],
};

// Patterns without courses: noise of the right grain.
function loose({ pattern, jointM, unitM, variation }: Look): Painter {
  const plain = (shade: number, relief = 0.5, warmth = 0): Sample => ({ shade, relief, warmth });
  switch (pattern) {
    case 'flagstone':
      return (u, v) => {
        const { border, id } = cellNoise(u, v, 8, SEED);
        const joint = Math.min(1, Math.max(0, (border * unitM[0]) / (jointM * 2)));
        const grain = fractalNoise(u, v, 24, 24, 3, SEED) - 0.5;
        return {
          shade: (1 + (id - 0.5) * variation + grain * 0.2) * (0.5 + 0.5 * joint),
          warmth: (hash(Math.floor(id * 997), 1, SEED) - 0.5) * 0.1,
          relief: joint,
        };
      };
    case 'gravel':
      return (u, v) => {
        const { nearest, id } = cellNoise(u, v, 48, SEED);
        return plain((1 + (id - 0.5) * variation) * (1.1 - nearest * 0.5), 1 - nearest, (id - 0.5) * 0.1);
      };
    case 'ground':
      return (u, v) => {
        const patches = fractalNoise(u, v, 3, 3, 3, SEED) - 0.5;
        const blades = fractalNoise(u, v, 90, 90, 2, SEED + 9) - 0.5;
        return plain(1 + patches * variation * 0.5 + blades * variation * 1.1, 0.5 + blades, patches * 0.16);
      };
    case 'bark':
    case 'wood':
      return (u, v) => plain(1 + (fractalNoise(u, v, 14, 4, 4, SEED) - 0.5) * variation * 1.6);
    case 'fabric':
      return (u, v) => plain(1 + Math.sin(u * 251) * Math.sin(v * 251) * 0.05);
    case 'marble':
      return (u, v) => {
        const vein = Math.abs(fractalNoise(u, v, 4, 4, 5, SEED) - 0.5);
        return plain(1 + variation * Math.max(0, 0.5 - vein * 14));
      };
    case 'picture':
      return (u, v) => {
        const { id } = cellNoise(u, v, 4, SEED);
        return plain(0.6 + id * 0.9, 0.5, (id - 0.4) * 0.5);
      };
    case 'plain':
      return () => plain(1);
    default:
      return (u, v) => {
        const grain = fractalNoise(u, v, 12, 12, 4, SEED) - 0.5;
        return plain(1 + grain * Math.max(0.06, variation) * 1.3, 0.5 + grain);
      };
  }
}

// The surfaces one stands on deserve more detail than a cushion.
const SIZES: Partial<Record<Pattern, number>> = {
  slabs: 512,
  bond: 512,
  flagstone: 512,
  planks: 512,
  ground: 512,
  fabric: 64,
  plain: 4,
};

// A coarser picture takes a share of the time by the square.
export function bakeForView(look: Look, coarseness = 1): BakedPattern {
  return bakePattern(look, Math.max(4, (SIZES[look.pattern] ?? 256) / coarseness));
}
