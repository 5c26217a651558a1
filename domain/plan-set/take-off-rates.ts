import type { Deck } from '#domain/design/design.ts';

// What a take-off assumes where the drawing does not say: thicknesses, allowances and waste. Trade averages for a first bid; an
// engineer's drawing, a product's data sheet or a supplier's quote goes before them.

export const CUBIC_FEET_PER_YARD = 27;

/** Feet. Floor and gravel together are what the estimate digs below the water. */
export const BUILD = {
  floorFt: 0.5,
  wallFt: 0.5,
  gravelFt: 0.25,
  /** Of the top of the wall, all around. */
  beamWideFt: 1,
  beamHighFt: 1,
  /** Dug beyond the wall, and filled again. */
  overdigFt: 0.5,
  /** The slab, or what lies on the base instead of one. */
  deckSlabFt: 4 / 12,
  deckBaseFt: 4 / 12,
} as const;

/** Poured is a slab itself; stone and porcelain are set on one; pavers lie in sand, boards on framing. */
export type DeckBed = 'poured' | 'slab' | 'sand' | 'framing';
export const DECK_BEDS: Readonly<Record<Deck, DeckBed>> = {
  travertine: 'slab',
  pavers: 'sand',
  flagstone: 'slab',
  wood: 'framing',
  concrete: 'poured',
  tile: 'slab',
};
export const hasSlab = (deck: Deck): boolean => DECK_BEDS[deck] === 'poured' || DECK_BEDS[deck] === 'slab';

export const ALLOWANCES = {
  /** Pounds; No. 3 bars a foot apart both ways, with laps. */
  steelPerSqFt: 0.9,
  /** Four bars along the bond beam. */
  steelPerBeamFt: 1.7,
  /** An 80 lb bag of plaster or pebble, half an inch thick. */
  interiorSqFtPerBag: 25,
  /** Pipe comes in lengths of this. */
  pipeFtPerCoupling: 20,
} as const;

/** Of dug earth when it lies loose on a truck. */
export const SWELL = 1.25;

/** In percent on top of what was measured. */
export const WASTE = {
  none: 0,
  gravel: 10,
  concrete: 8,
  steel: 10,
  forms: 10,
  tile: 10,
  coping: 8,
  interior: 8,
  pavers: 7,
  stone: 12,
  wood: 10,
  slab: 5,
  pipe: 10,
  fittings: 15,
  wire: 10,
  fence: 5,
} as const;
export type Waste = keyof typeof WASTE;
