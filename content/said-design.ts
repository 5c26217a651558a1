// Editorial rule: a design as a visitor would say it; every phrase is one that our own interpreter reads back as the same thing.
import type { Deck, Finish, Hour, House, Setting } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import type { PoolShape } from '#domain/design/shape.ts';
import type { SizeWord, Style } from '#domain/design/vocabulary.ts';
import type { PoolMaterial } from '#domain/estimate/options.ts';

const deck: Record<Deck, string> = {
  travertine: 'travertine deck',
  pavers: 'paver deck',
  flagstone: 'flagstone deck',
  wood: 'wood deck',
  concrete: 'concrete deck',
  tile: 'tile deck',
};

const finish: Record<Finish, string> = {
  white: 'white plaster',
  blue: 'blue plaster',
  aqua: 'aqua water',
  pebble: 'pebble finish',
  dark: 'dark bottom',
};

const house: Record<House, string> = {
  modern: 'modern house',
  ranch: 'ranch house',
  mediterranean: 'Mediterranean house',
  farmhouse: 'farmhouse',
  coastal: 'coastal house',
  'desert-modern': 'desert modern house',
  'mid-century': 'mid century house',
  villa: 'tropical villa',
  lodge: 'forest lodge',
  none: 'no house',
};

const setting: Record<Setting, string> = {
  garden: 'garden',
  palms: 'palm trees',
  desert: 'desert landscaping',
  lake: 'lakefront',
  hillside: 'hillside',
  forest: 'wooded lot',
  courtyard: 'courtyard',
};

const hour: Record<Hour, string> = {
  day: 'by day',
  golden: 'at golden hour',
  sunset: 'at sunset',
  dusk: 'at dusk',
};

const material: Record<Exclude<PoolMaterial, 'concrete'>, string> = {
  vinyl: 'vinyl liner',
  fiberglass: 'fiberglass',
  'natural-stone': 'stone shell',
};

const shape: Record<PoolShape, string> = {
  'L-shape': 'L-shaped',
  'T-shape': 'T-shaped',
  Round: 'round',
  Oval: 'oval',
  'Roman ends': 'roman end',
};

const feature: Record<Feature, string> = {
  'Raised Spa': 'raised spa',
  'Swim-Up Bar': 'swim-up bar',
  Sunshelf: 'sunshelf',
  'Fire Feature': 'fire feature',
  'Solar Heating': 'solar heating',
  Waterfall: 'waterfall',
  'LED Lighting': 'LED lighting',
  'Infinity Edge': 'infinity edge',
  'Beach Entry': 'beach entry',
  Slide: 'slide',
  'Diving Board': 'diving board',
  Grotto: 'grotto',
  Bubblers: 'bubblers',
  'Deck Jets': 'deck jets',
  Scuppers: 'scuppers',
  Pergola: 'pergola',
  'Outdoor Kitchen': 'outdoor kitchen',
  'Safety Fence': 'safety fence',
  'Automatic Cover': 'automatic cover',
  'Saltwater System': 'saltwater system',
  Heating: 'heating',
  'Cold Plunge': 'cold plunge',
  'Regeneration Zone': 'regeneration zone',
};

const style: Record<Style, string> = {
  Lagoon: 'Lagoon',
  Natural: 'Natural',
  Modern: 'Modern',
  Rectangular: 'Rectangular',
  Luxury: 'Luxury',
  Freeform: 'Freeform',
  Kidney: 'Kidney',
  Lap: 'Lap',
  Infinity: 'Infinity',
  Mediterranean: 'Mediterranean',
  Tropical: 'Tropical',
  Resort: 'Resort',
};

const size: Record<SizeWord, string> = {
  Small: 'Small',
  Medium: 'Medium',
  Large: 'Large',
  'Extra large': 'Extra large',
};

export const SAID_DESIGN = {
  pool: '{kind} pool, {length} by {width} feet, {shallow} to {deep} feet deep',
  with: '{pool}, with {features}.',
  plain: '{pool}.',
  around: '{deck}, {finish}, {house}, {setting}, {hour}.',
  and: ' and ',
  deck,
  finish,
  house,
  setting,
  hour,
  builtOf: '{material} pool.',
  material,
  shape,
  feature,
  style,
  size,
} as const;
