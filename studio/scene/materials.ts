import type { Design } from '#domain/design/design.ts';
import { deckLook, houseLook, landLook, poolLook } from './palettes.ts';

// One table for the tracer and for three.js. Colours are linear reflectance, lengths metres.
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
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const KINDS = ['matte', 'leaf', 'metal', 'emissive', 'water', 'glass', 'sheet'] as const;
export type MaterialKind = (typeof KINDS)[number];

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
  // Light given off at dusk; scaled down by day.
  emission: Colour;
}

export const MATERIAL_IDS = [
  'ground',
  'blade',
  'deck',
  'coping',
  'plaster',
  'waterline',
  'stone',
  'rock',
  'wall',
  'wallAccent',
  'trim',
  'roof',
  'timber',
  'frame',
  'steel',
  'counter',
  'bark',
  'foliage',
  'conifer',
  'hedge',
  'palm',
  'shrub',
  'shade',
  'tuft',
  'flower',
  'cactus',
  'soil',
  'gravel',
  'beach',
  'fabric',
  'accent',
  'teak',
  'interiorFloor',
  'interiorWall',
  'art',
  'windowBack',
  'lamp',
  'lens',
  'bowl',
  'lava',
  'solar',
  'equipment',
  'saltCell',
  'heater',
  'cover',
  'slide',
  'board',
  'fence',
  'lake',
  'flame',
  'water',
  'glass',
  'sheet',
  'jet',
] as const;
export type MaterialId = (typeof MATERIAL_IDS)[number];
export type MaterialTable = Record<MaterialId, Material>;

const PLAIN: Material = {
  kind: 'matte',
  colour: [0.5, 0.5, 0.5],
  specular: 0,
  roughness: 1,
  pattern: 'plain',
  unitM: [1, 1],
  jointM: 0,
  variation: 0,
  emission: [0, 0, 0],
};

export function material(part: Partial<Material>): Material {
  return { ...PLAIN, ...part };
}

const leaf = (colour: Colour, variation = 0.5) =>
  material({ kind: 'leaf', colour, pattern: 'leaf', variation });

const FIXED = {
  blade: leaf([0.092, 0.165, 0.034], 0.6),
  stone: material({
    colour: [0.34, 0.31, 0.27],
    pattern: 'ledger',
    unitM: [0.34, 0.085],
    jointM: 0.006,
    variation: 0.5,
  }),
  rock: material({ colour: [0.27, 0.235, 0.195], pattern: 'rock', variation: 0.9 }),
  trim: material({ colour: [0.78, 0.77, 0.74], pattern: 'render', variation: 0.04 }),
  timber: material({
    colour: [0.34, 0.19, 0.1],
    pattern: 'planks',
    unitM: [2.4, 0.12],
    jointM: 0.005,
    variation: 0.42,
    specular: 0.03,
    roughness: 0.4,
  }),
  frame: material({ kind: 'metal', colour: [0.045, 0.045, 0.05], specular: 0.05, roughness: 0.25 }),
  steel: material({ kind: 'metal', colour: [0.55, 0.56, 0.58], specular: 0.5, roughness: 0.12 }),
  counter: material({
    colour: [0.1, 0.1, 0.105],
    pattern: 'marble',
    specular: 0.05,
    roughness: 0.04,
    variation: 0.6,
  }),
  bark: material({ colour: [0.2, 0.155, 0.11], pattern: 'bark', variation: 0.5 }),
  foliage: leaf([0.12, 0.205, 0.045]),
  conifer: leaf([0.045, 0.09, 0.035]),
  hedge: leaf([0.07, 0.15, 0.03]),
  palm: leaf([0.11, 0.19, 0.045]),
  shrub: leaf([0.09, 0.17, 0.04]),
  // The inside of a crown, between and behind the leaves that are drawn.
  shade: leaf([0.055, 0.095, 0.022], 0.7),
  tuft: leaf([0.22, 0.25, 0.1], 0.7),
  flower: leaf([0.42, 0.12, 0.27], 0.7),
  cactus: material({ colour: [0.14, 0.22, 0.13], pattern: 'stripes', unitM: [0.08, 0.08], variation: 0.3 }),
  soil: material({ colour: [0.1, 0.066, 0.042], pattern: 'soil', variation: 1.1 }),
  gravel: material({ colour: [0.46, 0.39, 0.3], pattern: 'gravel', unitM: [0.035, 0.035], variation: 0.6 }),
  beach: material({ colour: [0.7, 0.62, 0.48], pattern: 'plaster', variation: 0.3 }),
  fabric: material({ colour: [0.8, 0.78, 0.74], pattern: 'fabric', variation: 0.05 }),
  accent: material({ colour: [0.08, 0.28, 0.36], pattern: 'stripes', unitM: [0.09, 0.09], variation: 0.2 }),
  teak: material({ colour: [0.34, 0.2, 0.1], pattern: 'fabric', variation: 0.4 }),
  interiorFloor: material({
    colour: [0.4, 0.27, 0.16],
    pattern: 'planks',
    unitM: [2.2, 0.18],
    jointM: 0.003,
    variation: 0.3,
    specular: 0.04,
    roughness: 0.3,
  }),
  interiorWall: material({ colour: [0.7, 0.66, 0.6], emission: [0.1, 0.068, 0.036] }),
  art: material({ colour: [0.4, 0.32, 0.34], pattern: 'picture', variation: 0.8 }),
  windowBack: material({ kind: 'emissive', colour: [0.05, 0.055, 0.06], emission: [5.2, 3.3, 1.55] }),
  lamp: material({ kind: 'emissive', colour: [0.9, 0.85, 0.7], emission: [34, 22, 11] }),
  lens: material({ kind: 'emissive', colour: [0.9, 0.92, 0.95], emission: [127, 200, 227] }),
  bowl: material({ colour: [0.07, 0.065, 0.06], specular: 0.12, roughness: 0.3 }),
  lava: material({
    kind: 'emissive',
    colour: [0.05, 0.045, 0.045],
    pattern: 'soil',
    emission: [2.2, 0.6, 0.05],
  }),
  solar: material({
    colour: [0.012, 0.02, 0.05],
    pattern: 'panel',
    unitM: [0.16, 0.16],
    jointM: 0.006,
    specular: 0.06,
    roughness: 0.06,
    variation: 0.2,
  }),
  equipment: material({ colour: [0.13, 0.135, 0.14], specular: 0.04, roughness: 0.35 }),
  saltCell: material({ colour: [0.75, 0.76, 0.77], specular: 0.04, roughness: 0.3 }),
  heater: material({
    colour: [0.42, 0.4, 0.37],
    specular: 0.04,
    roughness: 0.35,
    pattern: 'stripes',
    unitM: [0.07, 0.07],
    variation: 0.35,
  }),
  cover: material({
    colour: [0.045, 0.16, 0.3],
    specular: 0.04,
    roughness: 0.3,
    pattern: 'fabric',
    variation: 0.12,
  }),
  slide: material({ colour: [0.62, 0.66, 0.7], specular: 0.05, roughness: 0.2 }),
  board: material({ colour: [0.7, 0.75, 0.78], specular: 0.03, roughness: 0.4 }),
  fence: material({ kind: 'metal', colour: [0.03, 0.03, 0.032], specular: 0.05, roughness: 0.3 }),
  lake: material({ colour: [0.05, 0.1, 0.12], specular: 0.3, roughness: 0.05 }),
  flame: material({ kind: 'emissive', colour: [0.9, 0.4, 0.1], emission: [30, 11, 2] }),
  water: material({ kind: 'water', colour: [0.3, 0.72, 0.8], specular: 0.02, roughness: 0.02 }),
  glass: material({ kind: 'glass', colour: [0.9, 0.95, 0.95], specular: 0.075, roughness: 0 }),
  sheet: material({ kind: 'sheet', colour: [0.85, 0.92, 0.98], specular: 0.02, roughness: 0.1 }),
  jet: material({ kind: 'sheet', colour: [0.85, 0.92, 0.98], specular: 0.02, roughness: 0.1 }),
} as const satisfies Partial<MaterialTable>;

export function materialsFor(design: Design): MaterialTable {
  return { ...FIXED, ...poolLook(design), ...deckLook(design), ...houseLook(design), ...landLook(design) };
}
