import { grouped } from '#domain/words/grouped.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import { depthWords } from './depth-words.ts';
import { DESIGN_LIMITS, type Design } from './design.ts';
import { FEATURES, type Feature } from './features.ts';
import { readChildren } from './reading/children.ts';
import { type Dimension, readDimensions } from './reading/dimensions.ts';
import { readFeatures } from './reading/features.ts';
import { blankOrders } from './reading/injections.ts';
import { readItems } from './reading/items.ts';
import { leftovers } from './reading/leftovers.ts';
import { chooseStyle, readSizes, readStyles } from './reading/styles.ts';
import { readSurroundings } from './reading/surroundings.ts';
import { settleDimensions } from './settle-dimensions.ts';
import { type Specs, specsOf } from './specs.ts';
import { typicalOf } from './typical.ts';
import type { Style } from './vocabulary.ts';

export type DesignField = keyof Design | 'budget';
export type Understood = {
  start: number;
  end: number;
  text: string;
  field: DesignField;
  value: string;
  label: string;
  wanted: boolean;
};
export type Assumption = { field: DesignField; value: string; reason: string };
export type Interpretation = {
  design: Design;
  specs: Specs;
  understood: Understood[];
  assumptions: Assumption[];
  negated: Feature[];
  notUnderstood: { start: number; end: number; text: string }[];
  budget: number | null;
};

// Nobody says more about one pool; beyond it an answer would only grow.
const MOST_MARKED = 200;

export function interpret(words: string): Interpretation {
  const { readable, orders } = blankOrders(words);
  const items = readItems(readable);
  const understood: Understood[] = [];
  const assumptions: Assumption[] = [];
  const note = (
    at: number,
    field: DesignField,
    value: string,
    label: string,
    wanted = true,
    to: number = at,
  ) => {
    const item = items[at];
    const end = items[to]?.end ?? item?.end ?? 0;
    if (item)
      understood.push({
        start: item.start,
        end,
        text: words.slice(item.start, end),
        field,
        value,
        label,
        wanted,
      });
  };

  const said = new Map<Feature, boolean>();
  for (const reading of readFeatures(items)) {
    // The last word on a thing is the one that counts.
    said.set(reading.feature, reading.wanted);
    note(
      reading.at,
      'features',
      reading.feature,
      reading.wanted ? reading.feature : `No ${reading.feature}`,
      reading.wanted,
      reading.to,
    );
  }

  const { styles, houses } = readStyles(items);
  const chosen = chooseStyle(items, styles);
  for (const reading of styles)
    note(
      reading.at,
      'style',
      reading.style,
      reading.wanted ? reading.style : `Not ${reading.style}`,
      reading.wanted,
    );
  let style: Style = chosen?.style ?? DEFAULT_DESIGN.style;
  if (!chosen && said.get('Infinity Edge')) style = 'Infinity';
  else if (!chosen) {
    const refused = new Set(styles.map((reading) => reading.style));
    if (refused.has(style)) style = refused.has('Rectangular') ? 'Freeform' : 'Rectangular';
    assumptions.push({
      field: 'style',
      value: style,
      reason: 'You did not name a style, so we drew a clean, simple one.',
    });
  }
  // An infinity pool that is first of all something else keeps its edge.
  if (
    style !== 'Infinity' &&
    styles.some((reading) => reading.style === 'Infinity' && reading.wanted && reading.strong)
  )
    said.set('Infinity Edge', true);

  const sizes = readSizes(items);
  const size = sizes.findLast((reading) => reading.wanted)?.size ?? null;
  for (const reading of sizes)
    note(
      reading.at,
      'size',
      reading.size,
      reading.wanted ? reading.size : `Not ${reading.size.toLowerCase()}`,
      reading.wanted,
    );

  const dimensions = readDimensions(items);
  const LABELS = { length: 'long', width: 'wide', shallow: 'at the shallow end', deep: 'at the deep end' };
  const byMeasure = new Map<number, string[]>();
  for (const { field, feet, at } of dimensions.found)
    byMeasure.set(at, [...(byMeasure.get(at) ?? []), `${tidy(feet)} ft ${LABELS[field]}`]);
  for (const [at, labels] of byMeasure) {
    const first = dimensions.found.find((dimension) => dimension.at === at);
    const field =
      first?.field === 'width'
        ? 'widthFt'
        : first?.field === 'shallow'
          ? 'shallowFt'
          : first?.field === 'deep'
            ? 'deepFt'
            : 'lengthFt';
    note(at, field, String(tidy(first?.feet ?? 0)), measureLabel(dimensions.found, at) ?? labels.join(', '));
  }
  if (dimensions.budget)
    note(
      dimensions.budget.at,
      'budget',
      String(dimensions.budget.dollars),
      `Budget $${grouped(dimensions.budget.dollars)}`,
    );

  const children = readChildren(items);
  const childFriendly = children.some((reading) => reading.young);
  for (const reading of children)
    note(
      reading.at,
      'childFriendly',
      String(reading.young),
      reading.young ? 'Child-friendly' : 'No small children',
      reading.young,
    );

  const surroundings = readSurroundings(items, houses);
  for (const { field, value, at } of surroundings.found)
    note(at, field, value, surroundings.label(field, value));

  const plunge = sizes.some(
    (reading) =>
      reading.wanted && /^(plunge|cocktail|dip|spool|dunk|soaking)/.test(items[reading.at]?.word ?? ''),
  );
  const settled = settleDimensions(
    { dimensions, style, size, childFriendly, features: said, plunge },
    assumptions,
  );
  const features = FEATURES.filter((feature) => said.get(feature) === true);
  const design: Design = {
    ...DEFAULT_DESIGN,
    ...typicalOf(style),
    ...surroundings.chosen,
    ...settled,
    style,
    size,
    features,
    childFriendly,
    words: words.slice(0, DESIGN_LIMITS.words),
  };
  understood.sort((a, b) => a.start - b.start);
  return {
    design,
    specs: { ...specsOf(design), raw: words },
    understood: understood.slice(0, MOST_MARKED),
    assumptions,
    negated: FEATURES.filter((feature) => said.get(feature) === false),
    notUnderstood: [
      ...orders
        .slice(0, MOST_MARKED)
        .map((order) => ({ ...order, text: words.slice(order.start, order.end).trim() })),
      ...leftovers(words, items, understood),
    ].sort((a, b) => a.start - b.start),
    budget: dimensions.budget?.dollars ?? null,
  };
}

// Both ends in one phrase: "3.5 to 6 ft deep".
function measureLabel(found: Dimension[], at: number): string | null {
  const here = found.filter((dimension) => dimension.at === at);
  const feet = (field: Dimension['field']) => here.find((dimension) => dimension.field === field)?.feet;
  const [shallow, deep] = [feet('shallow'), feet('deep')];
  if (here.length !== 2 || shallow === undefined || deep === undefined) return null;
  return `Depth ${depthWords({ shallowFt: tidy(shallow), deepFt: tidy(deep) })}`;
}

const tidy = (feet: number) => Math.round(feet * 10) / 10;
