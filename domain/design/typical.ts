import { DEFAULT_DESIGN } from './default-design.ts';
import type { Design } from './design.ts';
import type { Style } from './vocabulary.ts';

// What usually stands around a pool of a style, until the visitor says otherwise.

const SURROUNDINGS = ['deck', 'finish', 'house', 'setting'] as const;
type Surroundings = Pick<Design, (typeof SURROUNDINGS)[number]>;

const TYPICAL: Record<Style, Partial<Surroundings>> = {
  Modern: {},
  Rectangular: { house: 'farmhouse', deck: 'pavers', finish: 'blue' },
  Luxury: { setting: 'palms', finish: 'blue' },
  Infinity: { house: 'desert-modern', setting: 'hillside', finish: 'dark' },
  Lap: { house: 'mid-century', deck: 'wood', finish: 'blue' },
  Lagoon: { house: 'villa', deck: 'flagstone', setting: 'palms', finish: 'pebble' },
  Natural: { house: 'lodge', deck: 'flagstone', setting: 'forest', finish: 'pebble' },
  Freeform: { house: 'ranch', deck: 'pavers' },
  Kidney: { house: 'mid-century', deck: 'concrete' },
  Mediterranean: { house: 'mediterranean', deck: 'tile', setting: 'palms', finish: 'blue' },
  Tropical: { house: 'villa', deck: 'wood', setting: 'palms' },
  Resort: { house: 'villa', setting: 'palms', finish: 'blue' },
};

export function typicalOf(style: Style): Surroundings {
  const { deck, finish, house, setting } = DEFAULT_DESIGN;
  return { deck, finish, house, setting, ...TYPICAL[style] };
}

/** A change of style with what follows it: whatever was only typical of the old style becomes typical of the new one. */
export function restyled(design: Design, style: Style): Partial<Design> {
  const was = typicalOf(design.style);
  const is = typicalOf(style);
  const follows = SURROUNDINGS.filter((field) => design[field] === was[field]);
  return { style, ...Object.fromEntries(follows.map((field) => [field, is[field]])) };
}
