import type { Deck, Design, Finish, House } from '#domain/design/design.ts';
import { copingFtOf } from '#domain/design/outline.ts';
import { seedOf } from './design-seed.ts';
import { type Colour, gloss, grain, leaf, type Material, matte, units } from './material.ts';
import { METRES_PER_FOOT } from './scene.ts';

// What the design's own choices do to the material table.

const FINISHES: Record<Finish, { floor: Colour; tiles: Colour }> = {
  white: { floor: [0.88, 0.85, 0.79], tiles: [0.42, 0.5, 0.54] },
  blue: { floor: [0.35, 0.54, 0.7], tiles: [0.06, 0.17, 0.36] },
  aqua: { floor: [0.56, 0.72, 0.79], tiles: [0.07, 0.24, 0.34] },
  pebble: { floor: [0.4, 0.5, 0.47], tiles: [0.2, 0.2, 0.17] },
  dark: { floor: [0.1, 0.14, 0.17], tiles: [0.08, 0.1, 0.12] },
};

// A swimming pond is laid with stone that its water colors.
const POND: { floor: Colour; tiles: Colour } = { floor: [0.34, 0.33, 0.25], tiles: [0.2, 0.19, 0.15] };

const SAND: Colour = [0.74, 0.67, 0.54];
const WARM_SAND: Colour = [0.78, 0.66, 0.46];
const between = (a: Colour, b: Colour): Colour => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

export function poolLook({ finish, features }: Design) {
  const { floor, tiles } = features.includes('Regeneration Zone') ? POND : FINISHES[finish];
  return {
    plaster: matte(floor, grain('plaster', finish === 'pebble' ? 0.35 : 0.08)),
    // Half the pool's own colour: the walk-in reads as a beach, and no line shows where it ends.
    beach: matte(between(floor, SAND), grain('plaster', 0.25)),
    waterline: matte(tiles, units('mosaic', [0.052, 0.052], 0.004, 1), gloss(0.045, 0.05)),
  };
}

const deck = (colour: Colour, look: Partial<Material>, copingColour: Colour) => ({
  deck: matte(colour, gloss(0.025, 0.5), look),
  copingColour,
});

const DECKS: Record<Deck, { deck: Material; copingColour: Colour }> = {
  travertine: deck([0.55, 0.51, 0.42], units('slabs', [0.61, 0.405], 0.007, 0.26), [0.66, 0.635, 0.565]),
  pavers: deck([0.44, 0.355, 0.275], units('bond', [0.3, 0.15], 0.006, 0.42), [0.56, 0.52, 0.45]),
  flagstone: deck([0.42, 0.36, 0.3], units('flagstone', [0.55, 0.55], 0.022, 0.4), [0.5, 0.46, 0.4]),
  wood: deck([0.3, 0.222, 0.155], units('planks', [3.2, 0.14], 0.003, 0.3), [0.5, 0.485, 0.45]),
  concrete: deck([0.47, 0.46, 0.425], units('concrete', [1.52, 1.52], 0.008, 0.17), [0.62, 0.61, 0.58]),
  tile: deck([0.56, 0.55, 0.53], units('bond', [1.2, 0.6], 0.004, 0.1), [0.42, 0.42, 0.42]),
};

export function deckLook(design: Design) {
  const { deck: dry, copingColour } = DECKS[design.deck];
  const cut = units('coping', [0.61, copingFtOf(design) * METRES_PER_FOOT], 0.005, 0.12);
  const coping = matte(copingColour, cut, gloss(0.02, 0.6), { lapM: 0.07 });
  // A beach ends in fine pebble, wet where the water laps over it.
  const shore = matte(between(coping.colour, WARM_SAND), units('gravel', [0.02, 0.02], 0, 0.3));
  return { deck: dry, coping, shore: { ...shore, lapM: 0.3 } };
}

const stucco = (colour: Colour) => matte(colour, grain('render', 0.07));
const boards = (colour: Colour) => matte(colour, units('siding', [3.6, 0.17], 0.008, 0.06));
const shingles = (colour: Colour) => matte(colour, units('shingle', [0.3, 0.14], 0.006, 0.35));
const seam = (heightM: number, jointM: number, variation: number) =>
  units('seam', [0.4, heightM], jointM, variation);
const uprightBoards = (colour: Colour, variation: number) =>
  matte(colour, units('seam', [0.14, 3], 0.005, variation), gloss(0.02, 0.5));
const cladding = matte([0.33, 0.21, 0.13], units('planks', [3.4, 0.12], 0.004, 0.24));

type HouseLook = Record<'wall' | 'wallAccent' | 'roof', Material>;

const MODERN: HouseLook = {
  wall: stucco([0.78, 0.76, 0.72]),
  wallAccent: cladding,
  roof: stucco([0.7, 0.69, 0.67]),
};

const HOUSES: Record<House, HouseLook> = {
  modern: MODERN,
  ranch: {
    wall: boards([0.5, 0.46, 0.39]),
    wallAccent: matte([0.4, 0.22, 0.16], units('bond', [0.22, 0.075], 0.01, 0.35)),
    roof: shingles([0.13, 0.12, 0.115]),
  },
  mediterranean: {
    wall: stucco([0.78, 0.71, 0.6]),
    wallAccent: stucco([0.7, 0.57, 0.44]),
    roof: matte([0.4, 0.205, 0.135], units('rooftile', [0.23, 0.38], 0.01, 0.5)),
  },
  farmhouse: {
    wall: matte([0.8, 0.8, 0.78], seam(3, 0.025, 0.03)),
    wallAccent: cladding,
    roof: matte([0.085, 0.087, 0.092], seam(6, 0.03, 0.05), gloss(0.05, 0.5)),
  },
  coastal: {
    wall: boards([0.34, 0.42, 0.46]),
    wallAccent: stucco([0.76, 0.76, 0.74]),
    roof: shingles([0.24, 0.235, 0.23]),
  },
  'desert-modern': {
    wall: stucco([0.62, 0.5, 0.38]),
    wallAccent: stucco([0.4, 0.22, 0.14]),
    roof: stucco([0.5, 0.37, 0.26]),
  },
  'mid-century': {
    wall: matte([0.62, 0.58, 0.5], units('bond', [0.4, 0.2], 0.008, 0.1)),
    wallAccent: cladding,
    roof: stucco([0.74, 0.72, 0.68]),
  },
  villa: {
    wall: stucco([0.73, 0.67, 0.57]),
    wallAccent: uprightBoards([0.29, 0.17, 0.095], 0.2),
    roof: matte([0.225, 0.182, 0.138], units('shingle', [0.16, 0.11], 0.008, 0.32)),
  },
  lodge: {
    wall: uprightBoards([0.13, 0.088, 0.058], 0.16),
    wallAccent: cladding,
    roof: matte([0.07, 0.068, 0.066], seam(6, 0.03, 0.05), gloss(0.04, 0.5)),
  },
  none: MODERN,
};

// No two streets are painted alike: by what seldom changes while somebody designs.
const PAINTS: Partial<Record<House, readonly Colour[]>> = {
  coastal: [
    [0.34, 0.42, 0.46],
    [0.5, 0.48, 0.43],
    [0.42, 0.455, 0.475],
    [0.36, 0.4, 0.34],
    [0.2, 0.235, 0.27],
  ],
  ranch: [
    [0.5, 0.46, 0.39],
    [0.36, 0.4, 0.38],
    [0.56, 0.54, 0.5],
  ],
  farmhouse: [
    [0.76, 0.755, 0.735],
    [0.76, 0.755, 0.735],
    [0.62, 0.6, 0.56],
  ],
  mediterranean: [
    [0.7, 0.59, 0.45],
    [0.72, 0.67, 0.58],
    [0.64, 0.49, 0.34],
  ],
  modern: [
    [0.68, 0.66, 0.62],
    [0.5, 0.475, 0.44],
    [0.72, 0.71, 0.69],
  ],
};

export function houseLook({ house, style, setting }: Design): HouseLook {
  const look = HOUSES[house];
  const paints = PAINTS[house] ?? [];
  const street = [...`${style} ${setting}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const colour = paints[street % Math.max(1, paints.length)];
  return colour ? { ...look, wall: { ...look.wall, colour } } : look;
}

// Cushions, towels, umbrellas and the wood of chairs and pergolas differ from garden to garden.
type Cloths = Record<'fabric' | 'accent' | 'towel' | 'canopy', Colour>;
const CLOTHS: readonly [Cloths, ...Cloths[]] = [
  {
    ...{ fabric: [0.66, 0.64, 0.6], accent: [0.08, 0.28, 0.36] },
    ...{ towel: [0.74, 0.72, 0.68], canopy: [0.8, 0.78, 0.74] },
  },
  {
    ...{ fabric: [0.5, 0.5, 0.5], accent: [0.05, 0.085, 0.19] },
    ...{ towel: [0.3, 0.42, 0.55], canopy: [0.78, 0.77, 0.74] },
  },
  {
    ...{ fabric: [0.59, 0.54, 0.45], accent: [0.42, 0.16, 0.075] },
    ...{ towel: [0.72, 0.6, 0.44], canopy: [0.66, 0.58, 0.46] },
  },
  {
    ...{ fabric: [0.54, 0.5, 0.43], accent: [0.15, 0.19, 0.085] },
    ...{ towel: [0.7, 0.69, 0.63], canopy: [0.72, 0.69, 0.6] },
  },
  {
    ...{ fabric: [0.63, 0.61, 0.57], accent: [0.5, 0.36, 0.12] },
    ...{ towel: [0.62, 0.66, 0.68], canopy: [0.16, 0.17, 0.18] },
  },
  {
    ...{ fabric: [0.43, 0.42, 0.39], accent: [0.16, 0.165, 0.17] },
    ...{ towel: [0.68, 0.5, 0.42], canopy: [0.77, 0.74, 0.68] },
  },
];
// Oiled, gone grey in the sun, stained dark.
const WOODS: readonly [Colour, ...Colour[]] = [
  [0.3, 0.185, 0.1],
  [0.31, 0.265, 0.215],
  [0.17, 0.105, 0.065],
  [0.31, 0.215, 0.14],
];

// Where wood carries the house it is kept oiled.
const WARM_WOODS: readonly [Colour, ...Colour[]] = [
  [0.3, 0.175, 0.09],
  [0.21, 0.125, 0.07],
  [0.26, 0.145, 0.078],
];
const TIMBERED: ReadonlySet<House> = new Set<House>(['villa', 'lodge']);

const pick = <T>([first, ...others]: readonly [T, ...T[]], seed: number): T =>
  others[(seed % (others.length + 1)) - 1] ?? first;

export function clothLook(design: Design) {
  const seed = seedOf(design);
  const { fabric, accent, towel, canopy } = pick(CLOTHS, seed);
  return {
    fabric: matte(fabric, grain('fabric', 0.05)),
    accent: matte(accent, grain('fabric', 0.14)),
    towel: matte(towel, units('stripes', [0.16, 0.16], 0, 0.12)),
    canopy: matte(canopy, grain('fabric', 0.05)),
    teak: matte(pick(TIMBERED.has(design.house) ? WARM_WOODS : WOODS, seed >>> 5), grain('wood', 0.5)),
  };
}

const GRASS = matte([0.107, 0.14, 0.053], grain('ground', 0.5));
const GRAVEL = matte([0.5, 0.36, 0.235], units('gravel', [0.06, 0.06], 0, 0.5));

// Box, privet, podocarpus, laurel.
const HEDGES: readonly Colour[] = [
  [0.058, 0.096, 0.04],
  [0.074, 0.112, 0.04],
  [0.055, 0.093, 0.052],
  [0.067, 0.115, 0.046],
];

export const landLook = (design: Design) => ({
  ground: design.setting === 'desert' ? GRAVEL : GRASS,
  hedge: leaf(HEDGES[seedOf(design) % HEDGES.length] ?? [0.058, 0.096, 0.04], 0.5, 'hedge'),
});
