import type { PoolMaterial } from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import type { Deck, Design, Finish, Hour, House, Setting } from './design.ts';
import type { Feature } from './features.ts';
import { wishedMaterial } from './material.ts';
import type { PoolShape } from './shape.ts';
import type { SizeWord, Style } from './vocabulary.ts';

type SaidDesignWords = {
  pool: string;
  with: string;
  plain: string;
  around: string;
  and: string;
  deck: Record<Deck, string>;
  finish: Record<Finish, string>;
  house: Record<House, string>;
  setting: Record<Setting, string>;
  hour: Record<Hour, string>;
  builtOf: string;
  material: Record<Exclude<PoolMaterial, 'concrete'>, string>;
  shape: Record<PoolShape, string>;
  feature: Record<Feature, string>;
  style: Record<Style, string>;
  size: Record<SizeWord, string>;
};

/** A design in words that the design tool reads back as the same pool: for somebody who wants one like it. */
export function sayDesign(words: SaidDesignWords, design: Design): string {
  const { size, style, shape, lengthFt, widthFt, shallowFt, deepFt } = design;
  const kind = [size && words.size[size], shape && words.shape[shape], words.style[style]]
    .filter(Boolean)
    .join(' ');
  const pool = fill(words.pool, {
    kind,
    length: lengthFt,
    width: widthFt,
    shallow: shallowFt,
    deep: deepFt,
  });
  const features = design.features.map((feature) => words.feature[feature]);
  const about = features.length
    ? fill(words.with, { pool, features: listed(features, words.and) })
    : fill(words.plain, { pool });
  const around = fill(words.around, {
    deck: words.deck[design.deck],
    finish: words.finish[design.finish],
    house: words.house[design.house],
    setting: words.setting[design.setting],
    hour: words.hour[design.hour],
  });
  const material = wishedMaterial(design);
  const built = material === 'concrete' ? [] : [fill(words.builtOf, { material: words.material[material] })];
  return [about, around, ...built].map(upperFirst).join(' ');
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')}${and}${last}` : last;
}
