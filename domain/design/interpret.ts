import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import { dollars } from '#domain/words/money.ts';
import { hasBench } from './bench.ts';
import type { Counts } from './counts.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import { depthWords } from './depth-words.ts';
import { DESIGN_LIMITS, type Design } from './design.ts';
import { FEATURES, type Feature } from './features.ts';
import { ofMaterial } from './material.ts';
import { readChildren } from './reading/children.ts';
import { readCounts } from './reading/counts.ts';
import { type Dimension, type Dimensions, readDimensions } from './reading/dimensions.ts';
import { type FeatureReading, readFeatures } from './reading/features.ts';
import { readFire } from './reading/fire.ts';
import { blankInjections } from './reading/injections.ts';
import { leftovers } from './reading/leftovers.ts';
import { chooseMaterial, readMaterials } from './reading/material.ts';
import { chooseShape, readShapes, roundOut, settleOutlines } from './reading/shapes.ts';
import { chooseStyle, readSizes, readStyles, type StyleReading } from './reading/styles.ts';
import { readSurroundings } from './reading/surroundings.ts';
import { countLabel } from './reading/tables/counts.ts';
import { type InEnglish, readText, type Text } from './reading/text.ts';
import { resolveDimensions } from './resolve-dimensions.ts';
import { type Specs, specsOf } from './specs.ts';
import { typicalOf } from './typical.ts';
import type { Style } from './vocabulary.ts';

export type DesignField = Exclude<keyof Design, 'fire' | 'moves' | 'site'> | 'budget';
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

type Note = (
  at: number,
  field: DesignField,
  value: string,
  label: string,
  more?: { wanted?: boolean; to?: number },
) => void;

export function interpret(words: string, inEnglish?: InEnglish): Interpretation {
  const { readable, promptInjections } = blankInjections(words);
  const text = readText(readable, inEnglish);
  const understood: Understood[] = [];
  const assumptions: Assumption[] = [];
  const note: Note = (at, field, value, label, { wanted = true, to = at } = {}) => {
    const [first, last] = [text.items[at], text.items[to]];
    if (!first || !last) return;
    const { start } = first;
    understood.push({
      start,
      end: last.end,
      text: words.slice(start, last.end),
      field,
      value,
      label,
      wanted,
    });
  };

  const things = readFeatures(text);
  const said = noteFeatures(things, note);
  const { styles, houses } = readStyles(text);
  const shapes = readShapes(text);
  const outlined = settleOutlines(text, styles, shapes);
  for (const { at, shape, wanted } of shapes)
    note(at, 'shape', shape, wanted ? shape : `Not ${shape}`, { wanted });
  const shape = chooseShape(outlined.shapes)?.shape;
  for (const { at, style, wanted } of styles)
    note(at, 'style', style, wanted ? style : `Not ${style}`, { wanted });
  const style = styleOf(text, outlined.styles, said, assumptions);
  const sizes = readSizes(text);
  for (const { at, size, wanted } of sizes)
    note(at, 'size', size, wanted ? size : `Not ${size.toLowerCase()}`, { wanted });
  const size = sizes.findLast((reading) => reading.wanted)?.size ?? null;
  const dimensions = readDimensions(text);
  if (shape === 'Round') roundOut(dimensions.found);
  noteDimensions(dimensions, note);
  const children = readChildren(text);
  for (const { at, young } of children)
    note(at, 'childFriendly', String(young), young ? 'Child-friendly' : 'No small children', {
      wanted: young,
    });
  const counts = noteCounts(text, things, said, note);
  const fire = said.get('Fire Feature') ? readFire(text, things) : null;
  const childFriendly = children.some(({ young }) => young);
  const surroundings = readSurroundings(text, houses);
  for (const { field, value, label, at } of surroundings.found) note(at, field, value, label);

  const material = noteMaterials(text, note);

  const plunge = sizes.some((reading) => reading.wanted && reading.plunge);
  const settled = resolveDimensions(
    { dimensions, style, shape, size, childFriendly, features: said, plunge },
    assumptions,
  );
  const design: Design = {
    ...DEFAULT_DESIGN,
    ...typicalOf(style, surroundings.chosen.setting),
    ...surroundings.chosen,
    ...settled,
    style,
    size,
    features: FEATURES.filter((feature) => said.get(feature) === true),
    childFriendly,
    words: words.slice(0, DESIGN_LIMITS.words),
    ...(material && ofMaterial(material)),
    ...(shape && { shape }),
    ...(counts && { counts }),
    ...(fire && { fire }),
  };
  if (hasBench(design)) noteBenches(text, understood, note);
  understood.sort((a, b) => a.start - b.start);
  const unread = promptInjections
    .slice(0, MOST_MARKED)
    .map((order) => ({ ...order, text: words.slice(order.start, order.end).trim() }));
  return {
    design,
    specs: { ...specsOf(design), raw: words },
    understood: understood.slice(0, MOST_MARKED),
    assumptions,
    negated: FEATURES.filter((feature) => said.get(feature) === false),
    notUnderstood: [...unread, ...leftovers(words, text, understood)].sort((a, b) => a.start - b.start),
    budget: dimensions.budget?.dollars ?? null,
  };
}

function noteMaterials(text: ReturnType<typeof readText>, note: Note) {
  const materials = readMaterials(text);
  for (const { material, at, to } of materials)
    note(at, 'material', material, labelOf(POOL_MATERIALS, material), { to });
  return chooseMaterial(materials);
}

// No feature and no choice, yet it is drawn: said so, since it was asked for.
function noteBenches({ items }: Text, understood: readonly Understood[], note: Note): void {
  for (const [at, { last, start, is }] of items.entries())
    if (
      last === 'bench' &&
      is.has('OTHER') &&
      !understood.some((read) => read.start <= start && start < read.end)
    )
      note(at, 'words', 'bench', 'Bench at the deep end');
}

function noteFeatures(things: readonly FeatureReading[], note: Note): Map<Feature, boolean> {
  const said = new Map<Feature, boolean>();
  for (const { feature, wanted, at, to } of things) {
    // The last word on a thing is the one that counts.
    said.set(feature, wanted);
    note(at, 'features', feature, wanted ? feature : `No ${feature}`, { wanted, to });
  }
  return said;
}

function noteCounts(
  text: Text,
  things: readonly FeatureReading[],
  said: ReadonlyMap<Feature, boolean>,
  note: Note,
): Counts | null {
  const counts: Counts = {};
  for (const { feature, count, at, to } of readCounts(text, things)) {
    if (!said.get(feature)) continue;
    counts[feature] = count;
    note(at, 'counts', feature, countLabel(feature, count), { to });
  }
  return Object.keys(counts).length > 0 ? counts : null;
}

function styleOf(
  text: Text,
  styles: StyleReading[],
  said: Map<Feature, boolean>,
  assumptions: Assumption[],
): Style {
  const chosen = chooseStyle(text, styles)?.style ?? (said.get('Infinity Edge') ? 'Infinity' : null);
  // An infinity pool has its edge, even one that is first of all something else.
  const edge = styles.findLast(({ style, strong }) => style === 'Infinity' && strong)?.wanted;
  if (edge && !said.has('Infinity Edge')) said.set('Infinity Edge', true);
  if (chosen) return chosen;
  const refused = new Set(styles.map((reading) => reading.style));
  const style = ([DEFAULT_DESIGN.style, 'Rectangular'] as const).find((usual) => !refused.has(usual));
  const value = style ?? 'Freeform';
  const reason = 'You did not name a style, so we drew a clean, simple one.';
  assumptions.push({ field: 'style', value, reason });
  return value;
}

const FIELDS = {
  length: ['lengthFt', 'long'],
  width: ['widthFt', 'wide'],
  shallow: ['shallowFt', 'at the shallow end'],
  deep: ['deepFt', 'at the deep end'],
} as const;

function noteDimensions({ found, budget }: Dimensions, note: Note): void {
  for (const at of new Set(found.map((dimension) => dimension.at))) {
    const here = found.filter((dimension) => dimension.at === at);
    const label = here.map(({ field, feet }) => `${tidy(feet)} ft ${FIELDS[field][1]}`).join(', ');
    const [first] = here;
    if (first) note(at, FIELDS[first.field][0], String(tidy(first.feet)), depthLabel(here) ?? label);
  }
  if (budget) note(budget.at, 'budget', String(budget.dollars), `Budget ${dollars(budget.dollars)}`);
}

// Both ends in one phrase: "3.5 to 6 ft deep".
function depthLabel(here: Dimension[]): string | null {
  const feet = (field: Dimension['field']) => here.find((dimension) => dimension.field === field)?.feet;
  const [shallow, deep] = [feet('shallow'), feet('deep')];
  if (here.length !== 2 || shallow === undefined || deep === undefined) return null;
  return `Depth ${depthWords({ shallowFt: tidy(shallow), deepFt: tidy(deep) })}`;
}

const tidy = (feet: number) => Math.round(feet * 10) / 10;
