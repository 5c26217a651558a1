import { DEFAULT_DESIGN } from './default-design.ts';
import type { Design, House, Setting } from './design.ts';
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

/** Which house stands instead of a style's own where the setting is another than the style's. */
const INSTEAD: Partial<Record<Setting, Partial<Record<House, House>>>> = {
  palms: { ranch: 'villa', lodge: 'villa', farmhouse: 'modern' },
  forest: { ranch: 'lodge', villa: 'lodge' },
  desert: { lodge: 'desert-modern' },
};

export function typicalOf(style: Style, said?: Setting): Surroundings {
  const { deck, finish, house, setting } = DEFAULT_DESIGN;
  const typical = { deck, finish, house, setting, ...TYPICAL[style] };
  return { ...typical, house: INSTEAD[said ?? typical.setting]?.[typical.house] ?? typical.house };
}

/** A change of style with what follows it: whatever was only typical of the old style becomes typical of the new one. */
export function restyled(design: Design, style: Style): Partial<Design> {
  const was = typicalOf(design.style, design.setting);
  const kept = design.setting === was.setting ? undefined : design.setting;
  const is = typicalOf(style, kept);
  const follows = SURROUNDINGS.filter((field) => design[field] === was[field]);
  return { style, ...Object.fromEntries(follows.map((field) => [field, is[field]])) };
}
