// What is drawn how: one table for the paper and for the CAD file. Weights in points on paper; `aci` is AutoCAD's color number.
// Dashes are told apart in black and white too: by their rhythm, not by their color.

export type LayerLook = { weightPt: number; colour: string; aci: number; dash?: readonly number[] };

const BLACK = '#111111';
const GREY = '#6b7478';
const LIGHT = '#9aa3a6';
const BLUE = '#0b6477';
const RED = '#a3341c';
const GREEN = '#4f7a3a';

export const LAYERS = {
  'C-PROP': { weightPt: 1.4, colour: BLACK, aci: 7, dash: [18, 3, 3, 3, 3, 3] },
  'C-SETB': { weightPt: 0.6, colour: RED, aci: 1, dash: [7, 3] },
  'C-ESMT': { weightPt: 0.6, colour: GREY, aci: 8, dash: [12, 3, 2, 3] },
  'C-UTIL': { weightPt: 0.6, colour: RED, aci: 30, dash: [14, 4] },
  'C-SEPT': { weightPt: 0.6, colour: GREY, aci: 38, dash: [3, 2.5] },
  'C-TOPO': { weightPt: 0.35, colour: '#75603f', aci: 34 },
  'C-WALL': { weightPt: 1.2, colour: BLACK, aci: 7 },
  'A-BLDG': { weightPt: 1.2, colour: BLACK, aci: 7 },
  'A-BLDG-PATT': { weightPt: 0.25, colour: LIGHT, aci: 9 },
  'L-TREE': { weightPt: 0.4, colour: GREEN, aci: 94 },
  'L-PLNT': { weightPt: 0.4, colour: GREEN, aci: 94 },
  'A-DECK': { weightPt: 0.7, colour: BLACK, aci: 7 },
  'A-DECK-PATT': { weightPt: 0.2, colour: LIGHT, aci: 9 },
  'A-POOL': { weightPt: 1.6, colour: BLACK, aci: 5 },
  'A-POOL-COPG': { weightPt: 0.5, colour: GREY, aci: 8 },
  'A-POOL-STEP': { weightPt: 0.6, colour: GREY, aci: 8 },
  'A-POOL-FLOR': { weightPt: 0.4, colour: BLUE, aci: 4, dash: [5, 2.5] },
  'A-POOL-WATR': { weightPt: 0.6, colour: BLUE, aci: 4 },
  'A-FEAT': { weightPt: 0.8, colour: BLACK, aci: 7 },
  'A-BARR': { weightPt: 1, colour: BLACK, aci: 6, dash: [10, 3, 1.5, 3] },
  'A-BARR-GATE': { weightPt: 1.2, colour: RED, aci: 1 },
  'S-SHEL': { weightPt: 1.2, colour: BLACK, aci: 7 },
  'S-SHEL-PATT': { weightPt: 0.25, colour: LIGHT, aci: 9 },
  'S-SHEL-HIDN': { weightPt: 0.5, colour: GREY, aci: 8, dash: [4, 2.5] },
  'C-GRND': { weightPt: 0.9, colour: BLACK, aci: 34 },
  'C-GRND-PATT': { weightPt: 0.25, colour: '#b09a78', aci: 34 },
  'P-SUCT': { weightPt: 1, colour: BLUE, aci: 5 },
  'P-RETN': { weightPt: 1, colour: RED, aci: 1, dash: [8, 3] },
  'P-FEAT': { weightPt: 1, colour: GREEN, aci: 3, dash: [8, 2.5, 1.5, 2.5] },
  'P-FIXT': { weightPt: 0.8, colour: BLACK, aci: 7 },
  'E-LITE': { weightPt: 0.8, colour: '#7a5b00', aci: 2 },
  'E-POWR': { weightPt: 0.9, colour: BLACK, aci: 7, dash: [10, 3] },
  'E-BOND': { weightPt: 1, colour: GREEN, aci: 3, dash: [4, 2] },
  'M-EQPM': { weightPt: 0.8, colour: BLACK, aci: 7 },
  'A-ANNO-TEXT': { weightPt: 0.5, colour: BLACK, aci: 7 },
  'A-ANNO-NOTE': { weightPt: 0.5, colour: GREY, aci: 8 },
  'A-ANNO-DIMS': { weightPt: 0.35, colour: BLACK, aci: 7 },
  'A-ANNO-CONF': { weightPt: 0.9, colour: RED, aci: 1 },
  'A-ANNO-SETO': { weightPt: 0.35, colour: BLUE, aci: 4 },
} as const satisfies Record<string, LayerLook>;

export type LayerName = keyof typeof LAYERS;
export const isLayer = (name: string): name is LayerName => Object.hasOwn(LAYERS, name);
export const lookOf = (layer: LayerName): LayerLook => LAYERS[layer];
