import type { Design } from '#domain/design/design.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { emissive, gloss, grain, leaf, type Material, matte, metal, units } from './material.ts';
import { clothLook, deckLook, houseLook, landLook, poolLook } from './palettes.ts';
import { roomLook } from './room-look.ts';

const PAINTED = matte([0.5, 0.5, 0.5]);
const FALLING = matte([0.85, 0.92, 0.98], gloss(0.02, 0.1), { kind: 'sheet' });

// In the tracer's order; what the design decides is painted by the palettes.
const MATERIALS = {
  ground: PAINTED,
  blade: leaf([0.112, 0.16, 0.052], 0.6, 'blade'),
  deck: PAINTED,
  coping: PAINTED,
  plaster: PAINTED,
  waterline: PAINTED,
  stone: matte([0.34, 0.31, 0.27], units('ledger', [0.34, 0.085], 0.006, 0.5)),
  rock: matte([0.3, 0.285, 0.26], grain('rock', 0.6)),
  rockDark: matte([0.25, 0.236, 0.218], grain('rock', 0.6)),
  // By the water and where it runs.
  rockWet: matte([0.11, 0.108, 0.102], grain('rock', 0.6), gloss(0.04, 0.22)),
  wall: PAINTED,
  wallAccent: PAINTED,
  trim: matte([0.66, 0.65, 0.625], grain('render', 0.02)),
  roof: PAINTED,
  // The neighbors' houses.
  nextDoor: matte([0.44, 0.42, 0.37], units('siding', [3.6, 0.17], 0.008, 0.08)),
  nextRoof: matte([0.14, 0.125, 0.115], units('shingle', [0.3, 0.14], 0.006, 0.4)),
  pane: matte([0.025, 0.03, 0.034], gloss(0.07, 0.03)),
  timber: matte([0.34, 0.19, 0.1], units('planks', [3.4, 0.12], 0.004, 0.26), gloss(0.03, 0.4)),
  frame: metal([0.045, 0.045, 0.05], 0.05, 0.25),
  steel: metal([0.55, 0.56, 0.58], 0.5, 0.12),
  counter: matte([0.1, 0.1, 0.105], grain('marble', 0.6), gloss(0.05, 0.04)),
  bark: matte([0.088, 0.077, 0.066], grain('bark', 0.5)),
  foliage: leaf([0.075, 0.12, 0.048]),
  conifer: leaf([0.052, 0.085, 0.055]),
  hedge: PAINTED,
  palm: leaf([0.075, 0.118, 0.052], 0.5, 'frond'),
  shrub: leaf([0.075, 0.122, 0.044], 0.5, 'shrub'),
  // The inside of a crown, between and behind the leaves that are drawn.
  shade: leaf([0.045, 0.072, 0.027], 0.7),
  tuft: leaf([0.17, 0.2, 0.095], 0.7, 'frond'),
  flower: leaf([0.42, 0.12, 0.27], 0.7),
  lavender: leaf([0.23, 0.17, 0.42], 0.6),
  petal: leaf([0.72, 0.7, 0.6], 0.3),
  // Dry fronds.
  straw: leaf([0.1, 0.088, 0.068], 0.6, 'frond'),
  brush: leaf([0.165, 0.178, 0.115], 0.6),
  olive: leaf([0.115, 0.138, 0.085], 0.6),
  cactus: matte([0.155, 0.205, 0.12], grain('render', 0.1)),
  soil: matte([0.1, 0.066, 0.042], grain('soil', 1.1)),
  gravel: matte([0.46, 0.39, 0.3], units('gravel', [0.035, 0.035], 0, 0.6)),
  beach: PAINTED,
  shore: PAINTED,
  fabric: PAINTED,
  accent: PAINTED,
  towel: PAINTED,
  canopy: PAINTED,
  teak: PAINTED,
  cane: matte([0.165, 0.128, 0.092], units('stripes', [0.035, 0.035], 0, 0.3)),
  clay: matte([0.4, 0.2, 0.125], grain('plaster', 0.1)),
  interiorFloor: matte([0.19, 0.125, 0.075], units('planks', [2.2, 0.18], 0.003, 0.3), gloss(0.04, 0.3)),
  interiorWall: PAINTED,
  featureWall: PAINTED,
  rug: PAINTED,
  seat: PAINTED,
  cabinet: PAINTED,
  roomWood: PAINTED,
  // Each about as wide as a thumb, no two of one tone.
  books: matte([0.27, 0.2, 0.16], units('mosaic', [0.045, 9], 0, 1)),
  art: matte([0.4, 0.32, 0.34], grain('picture', 0.8)),
  // Rooms behind windows: somebody is in, or the light of the next room.
  roomLit: PAINTED,
  roomDim: PAINTED,
  blind: matte([0.5, 0.47, 0.42], units('stripes', [0.05, 0.05], 0, 0.12), { emission: [3, 1.9, 0.85] }),
  curtain: PAINTED,
  shadeLamp: emissive([0.8, 0.74, 0.62], [7.4, 5, 2.5]),
  lamp: emissive([0.9, 0.85, 0.7], [34, 22, 11]),
  lens: emissive([0.9, 0.92, 0.95], [2.2, 5, 6.4]),
  bowl: matte([0.075, 0.062, 0.048], gloss(0.12, 0.3)),
  lava: emissive([0.05, 0.045, 0.045], [2.2, 0.6, 0.05], { pattern: 'soil' }),
  solar: matte([0.014, 0.014, 0.015], units('stripes', [0.022, 0.022], 0, 0.3), gloss(0.03, 0.5)),
  equipment: matte([0.13, 0.135, 0.14], gloss(0.04, 0.35)),
  saltCell: matte([0.75, 0.76, 0.77], gloss(0.04, 0.3)),
  heater: matte([0.42, 0.4, 0.37], units('stripes', [0.07, 0.07], 0, 0.35), gloss(0.04, 0.35)),
  cover: matte([0.105, 0.145, 0.19], units('seam', [1.5, 1.5], 0.02, 0.06), gloss(0.03, 0.5)),
  resin: matte([0.6, 0.595, 0.575], gloss(0.03, 0.5)),
  slide: matte([0.52, 0.51, 0.48], gloss(0.05, 0.2)),
  board: matte([0.7, 0.75, 0.78], gloss(0.03, 0.4)),
  fence: metal([0.03, 0.03, 0.032], 0.05, 0.3),
  lake: matte([0.02, 0.045, 0.05], gloss(0.03, 0.02), grain('lake', 1)),
  flame: emissive([0.9, 0.4, 0.1], [30, 11, 2]),
  water: matte([0.3, 0.72, 0.8], gloss(0.02, 0.02), { kind: 'water' }),
  glass: matte([0.9, 0.95, 0.95], gloss(0.075, 0), { kind: 'glass' }),
  sheet: FALLING,
  // Whole and clear: streams.
  jet: { ...FALLING, variation: 1 },
  // Water full of air.
  froth: { ...FALLING, variation: 2 },
};
export type MaterialId = keyof typeof MATERIALS;
export type MaterialTable = Record<MaterialId, Material>;
export const MATERIAL_IDS = namesOf(MATERIALS);

export function materialsFor(design: Design): MaterialTable {
  return {
    ...MATERIALS,
    ...poolLook(design),
    ...deckLook(design),
    ...houseLook(design),
    ...landLook(design),
    ...clothLook(design),
    ...roomLook(design),
  };
}
