import type { Deck } from '#domain/design/design.ts';
import type { EachPriced, OwnPricedFeature } from '#domain/design/feature-price.ts';
import type { PoolFeature, PoolMaterial, PoolSize, PoolType } from './options.ts';

/** What the calculator computes with, in whole dollars. */
export type CalculatorPrices = {
  base: number;
  /** The top of the range that is shown before the first choice; its low end is the base. */
  startingHigh: number;
  size: Record<PoolSize, number>;
  type: Record<PoolType, number>;
  material: Record<PoolMaterial, number>;
  features: Record<PoolFeature, number>;
};

type QuantityPrices = {
  digYard: number;
  shellYard: number;
  interiorSqFt: number;
  tileFt: number;
  copingFt: number;
  deck: Record<Deck, number>;
  /** A foot of the water's edge. */
  pipingFt: number;
  equipment: number;
  pumpGpm: number;
  electrical: number;
  weirFt: number;
  fenceFt: number;
  each: Record<EachPriced, number>;
  /** On shell, finish, stone and deck where they follow a curve. */
  curvedPercent: number;
  /** On finish, stone and deck of a luxury, resort or infinity pool. */
  grandPercent: number;
  /** Below and above what the lines add up to. */
  spreadPercent: number;
};

/** The same, and what the design tool adds to it. */
export type Prices = CalculatorPrices & {
  design: {
    /** Grand is what a luxury, resort or infinity pool takes. */
    fee: { usual: number; grand: number };
    permits: number;
    /** A foot of length within a size. */
    perFoot: number;
    contingencyPercent: number;
    /** What the calculator does not price itself. */
    features: Record<OwnPricedFeature, number>;
    /** On a plot with heights: earth by the cubic yard, walls by the square foot of their face, steps each. */
    site: { cutYard: number; fillYard: number; wallSqFt: number; engineeredWallSqFt: number; step: number };
    /** Of the estimate by quantities: what a unit of it costs, built. */
    quantities: QuantityPrices;
  };
};

// The calculator's as specified. Location and timeline add nothing.
export const DEFAULT_PRICES: Prices = {
  base: 45_000,
  startingHigh: 65_000,
  size: { small: 0, medium: 15_000, large: 30_000, custom: 50_000 },
  type: { rectangular: 0, kidney: 0, freeform: 10_000, infinity: 25_000, lap: 5_000 },
  material: { vinyl: 0, fiberglass: 5_000, concrete: 15_000, 'natural-stone': 25_000 },
  features: { heating: 3_500, lighting: 1_800, waterfall: 2_500, spa: 8_000 },
  design: {
    fee: { usual: 1_190, grand: 1_690 },
    permits: 1_495,
    perFoot: 600,
    contingencyPercent: 15,
    features: {
      'Swim-Up Bar': 7_500,
      Sunshelf: 2_400,
      'Fire Feature': 3_200,
      'Solar Heating': 4_500,
      Scuppers: 1_900,
      'Infinity Edge': 9_500,
      'Beach Entry': 5_500,
      Slide: 3_500,
      'Diving Board': 1_400,
      Grotto: 9_000,
      Bubblers: 900,
      'Deck Jets': 1_600,
      Pergola: 6_500,
      'Outdoor Kitchen': 9_500,
      'Safety Fence': 3_200,
      'Automatic Cover': 13_500,
      'Saltwater System': 1_500,
      // Tubs with a built-in chiller sell for about $7,000 to $10,000 (a buyers' guide of 2025); the middle of it, set on the deck.
      'Cold Plunge': 8_500,
      // About 100 sq ft as drawn, at the $95 a square foot of a natural pool told in Green Builder, March 2011 ($90,000 for 950 sq ft).
      'Regeneration Zone': 9_500,
    },
    // Our own planning figures for 2026, from no source: the owner puts in what builders charge.
    site: { cutYard: 65, fillYard: 45, wallSqFt: 45, engineeredWallSqFt: 90, step: 300 },
    // Rules of thumb, set so that usual pools come near the specified price: the owner puts in what builders charge.
    quantities: {
      digYard: 60,
      shellYard: 900,
      interiorSqFt: 10,
      tileFt: 35,
      copingFt: 45,
      deck: { travertine: 16, pavers: 14, flagstone: 18, wood: 19, concrete: 10, tile: 17 },
      pipingFt: 55,
      equipment: 9_500,
      pumpGpm: 60,
      electrical: 4_500,
      weirFt: 250,
      fenceFt: 35,
      each: {
        Bubblers: 450,
        'Deck Jets': 500,
        Scuppers: 850,
        'LED Lighting': 450,
        'Fire Feature': 1_800,
        Waterfall: 2_500,
      },
      curvedPercent: 20,
      grandPercent: 45,
      spreadPercent: 15,
    },
  },
};
