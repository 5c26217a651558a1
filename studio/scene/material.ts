// What a surface is made of, for the tracer and for three.js alike. Colours are linear reflectance, lengths metres.
export const PATTERNS = [
  'plain',
  'ground',
  'slabs',
  'bond',
  'flagstone',
  'planks',
  'concrete',
  'mosaic',
  'ledger',
  'plaster',
  'render',
  'rock',
  'bark',
  'leaf',
  'fabric',
  'stripes',
  'soil',
  'shingle',
  'rooftile',
  'siding',
  'seam',
  'marble',
  'picture',
  'panel',
  'coping',
  'gravel',
  'blade',
  'hedge',
  'lake',
  'wood',
  'frond',
  'shrub',
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const KINDS = ['matte', 'leaf', 'metal', 'emissive', 'water', 'glass', 'sheet'] as const;
type MaterialKind = (typeof KINDS)[number];

export type Colour = readonly [red: number, green: number, blue: number];

export interface Material {
  kind: MaterialKind;
  colour: Colour;
  // Mirror share at normal incidence, and how blurred that mirror is: 0 polished, 1 dull.
  specular: number;
  roughness: number;
  pattern: Pattern;
  // Size of one unit of the pattern (slab, brick, plank), its joint, and how much units differ.
  unitM: readonly [along: number, across: number];
  jointM: number;
  variation: number;
  // How far from the pool's edge its water keeps this wet, at least.
  lapM: number;
  // Light given off at dusk; scaled down by day.
  emission: Colour;
}

const PLAIN: Material = {
  kind: 'matte',
  colour: [0.5, 0.5, 0.5],
  specular: 0,
  roughness: 1,
  pattern: 'plain',
  unitM: [1, 1],
  jointM: 0,
  variation: 0,
  lapM: 0,
  emission: [0, 0, 0],
};

type Look = Partial<Material>;

export const matte = (colour: Colour, ...looks: Look[]): Material =>
  Object.assign({}, PLAIN, { colour }, ...looks);
export const leaf = (colour: Colour, variation = 0.5, pattern: Pattern = 'leaf') =>
  matte(colour, grain(pattern, variation), { kind: 'leaf' });
export const metal = (colour: Colour, specular: number, roughness: number) =>
  matte(colour, gloss(specular, roughness), { kind: 'metal' });
export const emissive = (colour: Colour, emission: Colour, look: Look = {}) =>
  matte(colour, look, { kind: 'emissive', emission });

export const gloss = (specular: number, roughness: number): Look => ({ specular, roughness });
export const grain = (pattern: Pattern, variation: number): Look => ({ pattern, variation });
export const units = (
  pattern: Pattern,
  unitM: Material['unitM'],
  jointM: number,
  variation: number,
): Look => ({ pattern, unitM, jointM, variation });
