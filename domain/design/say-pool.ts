import type { PoolMaterial } from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import { ENGLISH_READER, listedFor, type Reader } from '#domain/words/reader.ts';
import type { Deck, Design, Finish } from './design.ts';
import type { Feature } from './features.ts';
import { fireOf } from './fire.ts';
import { builtMaterial } from './material.ts';
import type { PoolShape } from './shape.ts';
import type { Style } from './vocabulary.ts';

// A pool in one line, from its parts alone: what its author typed is never in it.

export type SharedDesignWords = {
  title: string;
  titleWith: string;
  a: string;
  an: string;
  size: string;
  across: string;
  description: string;
  descriptionMore: string;
  depths: string;
  depth: string;
  styles: Record<Style, string>;
  shapes: Record<PoolShape, string>;
  features: Record<Feature, string>;
  firePit: string;
  finishes: Record<Finish, string>;
  decks: Record<Deck, string>;
  /** Of what is not the usual concrete. */
  materials: Record<Exclude<PoolMaterial, 'concrete'>, string>;
};

const MOST_IN_TITLE = 3;
/** Nobody chooses a picture by them: told where there is room. */
const UNSEEN: readonly Feature[] = [
  'Solar Heating',
  'Heating',
  'LED Lighting',
  'Safety Fence',
  'Automatic Cover',
  'Saltwater System',
];
/** Eight, eleven, eighteen and the eighties begin with a vowel. */
const VOWEL = /^(8|11|18)(\D|$)|^8\d(\D|$)/;

export function sayPool(words: SharedDesignWords, design: Design, reader: Reader = ENGLISH_READER) {
  const seen = design.features.filter((feature) => !UNSEEN.includes(feature) && !isItsStyle(design, feature));
  const told = seen.slice(0, MOST_IN_TITLE);
  const rest = design.features.filter((feature) => !told.includes(feature) && !isItsStyle(design, feature));
  const named = (features: readonly Feature[]) =>
    listedFor(
      reader,
      features.map((feature) => thing(words, design, feature)),
    );
  const size = sizeOf(words, design);
  const { shallowFt: shallow, deepFt: deep, finish, deck } = design;
  return {
    title: fill(told.length > 0 ? words.titleWith : words.title, {
      article: VOWEL.test(size) ? words.an : words.a,
      size,
      kind: kindOf(words, design),
      things: named(told),
    }),
    description: fill(rest.length > 0 ? words.descriptionMore : words.description, {
      depths: fill(shallow === deep ? words.depth : words.depths, { shallow, deep }),
      finish: words.finishes[finish],
      deck: [...builtWords(words, design), words.decks[deck]].join(', '),
      things: named(rest),
    }),
  };
}

/** What it is built of, where that is not the usual. */
export function builtWords({ materials }: SharedDesignWords, design: Design): string[] {
  const material = builtMaterial(design);
  return material === 'concrete' ? [] : [materials[material]];
}

const isItsStyle = ({ style }: Design, feature: Feature) =>
  style === 'Infinity' && feature === 'Infinity Edge';

const thing = (words: SharedDesignWords, design: Design, feature: Feature) =>
  feature === 'Fire Feature' && fireOf(design) === 'pit' ? words.firePit : words.features[feature];

const sizeOf = (words: SharedDesignWords, { lengthFt: length, widthFt: width, shape }: Design) =>
  fill(shape === 'Round' && length === width ? words.across : words.size, { length, width });

/** An outline by name says more than that it is a rectangle. */
export function kindOf({ shapes, styles }: SharedDesignWords, { shape, style }: Design): string {
  if (!shape) return styles[style];
  return style === 'Rectangular' ? shapes[shape] : `${shapes[shape]} ${styles[style]}`;
}
