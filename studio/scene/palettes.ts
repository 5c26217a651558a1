import type { Deck, Design, Finish, House } from '#domain/design/design.ts';
import { type Colour, type Material, type MaterialTable, material } from './materials.ts';

// What the design's own choices do to the material table.

const FINISH_COLOUR: Record<Finish, Colour> = {
  white: [0.82, 0.84, 0.83],
  blue: [0.3, 0.52, 0.72],
  aqua: [0.62, 0.8, 0.82],
  pebble: [0.4, 0.5, 0.47],
  dark: [0.1, 0.14, 0.17],
};

const WATERLINE_COLOUR: Record<Finish, Colour> = {
  white: [0.16, 0.3, 0.42],
  blue: [0.06, 0.17, 0.36],
  aqua: [0.07, 0.24, 0.34],
  pebble: [0.2, 0.2, 0.17],
  dark: [0.08, 0.1, 0.12],
};

export function poolLook({ finish }: Design): Pick<MaterialTable, 'plaster' | 'waterline'> {
  return {
    plaster: material({
      colour: FINISH_COLOUR[finish],
      pattern: 'plaster',
      variation: finish === 'pebble' ? 0.35 : 0.08,
    }),
    waterline: material({
      colour: WATERLINE_COLOUR[finish],
      pattern: 'mosaic',
      unitM: [0.052, 0.052],
      jointM: 0.004,
      variation: 1,
      specular: 0.045,
      roughness: 0.05,
    }),
  };
}

const DECK_LOOK: Record<Deck, Partial<Material>> = {
  travertine: {
    colour: [0.6, 0.52, 0.42],
    pattern: 'slabs',
    unitM: [0.61, 0.405],
    jointM: 0.006,
    variation: 0.2,
  },
  pavers: {
    colour: [0.46, 0.345, 0.265],
    pattern: 'bond',
    unitM: [0.3, 0.15],
    jointM: 0.005,
    variation: 0.42,
  },
  flagstone: {
    colour: [0.42, 0.36, 0.3],
    pattern: 'flagstone',
    unitM: [0.55, 0.55],
    jointM: 0.022,
    variation: 0.4,
  },
  wood: {
    colour: [0.36, 0.22, 0.125],
    pattern: 'planks',
    unitM: [3.2, 0.14],
    jointM: 0.005,
    variation: 0.36,
  },
  concrete: {
    colour: [0.52, 0.515, 0.5],
    pattern: 'concrete',
    unitM: [1.22, 1.22],
    jointM: 0.012,
    variation: 0.07,
  },
  tile: { colour: [0.56, 0.55, 0.53], pattern: 'bond', unitM: [1.2, 0.6], jointM: 0.004, variation: 0.1 },
};

const COPING_COLOUR: Record<Deck, Colour> = {
  travertine: [0.68, 0.62, 0.52],
  pavers: [0.5, 0.42, 0.35],
  flagstone: [0.5, 0.46, 0.4],
  wood: [0.6, 0.58, 0.54],
  concrete: [0.62, 0.62, 0.61],
  tile: [0.42, 0.42, 0.42],
};

export function deckLook({ deck }: Design): Pick<MaterialTable, 'deck' | 'coping'> {
  return {
    deck: material({ specular: 0.025, roughness: 0.5, ...DECK_LOOK[deck] }),
    coping: material({
      colour: COPING_COLOUR[deck],
      pattern: 'coping',
      unitM: [0.61, 0.35],
      jointM: 0.006,
      variation: 0.16,
      specular: 0.02,
      roughness: 0.6,
    }),
  };
}

interface HouseLook {
  wall: Partial<Material>;
  wallAccent: Partial<Material>;
  roof: Partial<Material>;
}

const stucco = (colour: Colour): Partial<Material> => ({ colour, pattern: 'render', variation: 0.07 });
const boards = (colour: Colour, across: number): Partial<Material> => ({
  colour,
  pattern: 'siding',
  unitM: [3, across],
  jointM: 0.008,
  variation: 0.06,
});
const shingles = (colour: Colour): Partial<Material> => ({
  colour,
  pattern: 'shingle',
  unitM: [0.3, 0.14],
  jointM: 0.006,
  variation: 0.35,
});
const cladding: Partial<Material> = {
  colour: [0.36, 0.21, 0.115],
  pattern: 'planks',
  unitM: [2.4, 0.12],
  jointM: 0.005,
  variation: 0.36,
};

const HOUSE_LOOK: Record<House, HouseLook> = {
  modern: { wall: stucco([0.78, 0.76, 0.72]), wallAccent: cladding, roof: stucco([0.7, 0.69, 0.67]) },
  ranch: {
    wall: boards([0.56, 0.52, 0.44], 0.16),
    wallAccent: {
      colour: [0.4, 0.22, 0.16],
      pattern: 'bond',
      unitM: [0.22, 0.075],
      jointM: 0.01,
      variation: 0.35,
    },
    roof: shingles([0.13, 0.12, 0.115]),
  },
  mediterranean: {
    wall: stucco([0.74, 0.63, 0.48]),
    wallAccent: stucco([0.66, 0.5, 0.36]),
    roof: {
      colour: [0.48, 0.19, 0.1],
      pattern: 'rooftile',
      unitM: [0.24, 0.36],
      jointM: 0.01,
      variation: 0.35,
    },
  },
  farmhouse: {
    wall: { colour: [0.8, 0.8, 0.78], pattern: 'seam', unitM: [0.4, 3], jointM: 0.025, variation: 0.03 },
    wallAccent: cladding,
    roof: {
      colour: [0.05, 0.052, 0.056],
      pattern: 'seam',
      unitM: [0.4, 6],
      jointM: 0.03,
      variation: 0.05,
      specular: 0.05,
      roughness: 0.5,
    },
  },
  coastal: {
    wall: boards([0.6, 0.66, 0.68], 0.15),
    wallAccent: stucco([0.8, 0.8, 0.78]),
    roof: shingles([0.24, 0.235, 0.23]),
  },
  'desert-modern': {
    wall: stucco([0.58, 0.42, 0.29]),
    wallAccent: { colour: [0.3, 0.12, 0.06], pattern: 'rock', variation: 0.35 },
    roof: stucco([0.5, 0.37, 0.26]),
  },
  'mid-century': {
    wall: { colour: [0.62, 0.58, 0.5], pattern: 'bond', unitM: [0.4, 0.2], jointM: 0.008, variation: 0.1 },
    wallAccent: cladding,
    roof: stucco([0.74, 0.72, 0.68]),
  },
  none: { wall: stucco([0.78, 0.76, 0.72]), wallAccent: cladding, roof: stucco([0.7, 0.69, 0.67]) },
};

export function houseLook({ house }: Design): Pick<MaterialTable, 'wall' | 'wallAccent' | 'roof'> {
  const look = HOUSE_LOOK[house];
  return { wall: material(look.wall), wallAccent: material(look.wallAccent), roof: material(look.roof) };
}

export function landLook({ setting }: Design): Pick<MaterialTable, 'ground'> {
  return {
    ground:
      setting === 'desert'
        ? material({ colour: [0.44, 0.33, 0.22], pattern: 'gravel', unitM: [0.06, 0.06], variation: 0.5 })
        : material({ colour: [0.088, 0.138, 0.036], pattern: 'ground', variation: 0.5 }),
  };
}
