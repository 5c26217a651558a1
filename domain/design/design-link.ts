import { COUNTED, type Counts, countsIn, mostOf } from './counts.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import { type Design, designSchema } from './design.ts';
import { isMovable, type Moves, moveOf, movesIn } from './moves.ts';

// A design as readable address parameters, so that a link carries it without a server:
// /ai-3d-design?style=Lagoon&length=40&features=Grotto,Waterfall. An odd value falls back alone, never the rest.
// Addresses are passed on and logged: what somebody said about their pool is in none of them.

const TEXT_KEYS = {
  style: 'style',
  size: 'size',
  deck: 'deck',
  finish: 'finish',
  material: 'material',
  house: 'house',
  setting: 'setting',
  houseSide: 'side',
  hour: 'hour',
  shape: 'shape',
  fire: 'fire',
} as const satisfies Partial<Record<keyof Design, string>>;

const FEET_KEYS = {
  lengthFt: 'length',
  widthFt: 'width',
  shallowFt: 'shallow',
  deepFt: 'deep',
} as const satisfies Partial<Record<keyof Design, string>>;

export function designToQuery(design: Design): URLSearchParams {
  const query = new URLSearchParams();
  for (const [field, key] of entriesOf(TEXT_KEYS)) {
    const value = design[field];
    if (value) query.set(key, value);
  }
  for (const [field, key] of entriesOf(FEET_KEYS)) query.set(key, String(design[field]));
  if (design.features.length > 0) query.set('features', design.features.join(','));
  if (design.childFriendly) query.set('kids', '1');
  const counts = countsIn(design).map(({ feature, count }) => `${feature}:${count}`);
  if (counts.length > 0) query.set('counts', counts.join(','));
  const moves = movesIn(design).map(({ item, move }) => `${item}:${move.alongFt}:${move.awayFt}`);
  if (moves.length > 0) query.set('moves', moves.join(','));
  return query;
}

// Null when the address says nothing about a design, or nothing that can be read.
export function designFromQuery(query: URLSearchParams): Design | null {
  const parameters = readParameters(query);
  if (!Object.entries(parameters).some(([field, value]) => isAcceptable(field, value))) return null;
  return withParameters(DEFAULT_DESIGN, parameters);
}

const isAcceptable = (field: string, value: unknown) =>
  designSchema.safeParse({ ...DEFAULT_DESIGN, [field]: value }).success;

// Takes every parameter that the schema accepts on top of the base design, one by one.
export function withParameters(base: Design, parameters: Readonly<Record<string, unknown>>): Design {
  let design = base;
  for (const [field, value] of Object.entries(parameters)) {
    const attempt = designSchema.safeParse({ ...design, [field]: value });
    if (attempt.success) design = attempt.data;
  }
  if (design.deepFt < design.shallowFt)
    design = { ...design, deepFt: Math.max(design.shallowFt, base.deepFt) };
  return design;
}

function readParameters(query: URLSearchParams): Record<string, unknown> {
  const parameters: Record<string, unknown> = {};
  for (const [field, key] of entriesOf(TEXT_KEYS)) {
    const value = query.get(key);
    if (value !== null) parameters[field] = value;
  }
  for (const [field, key] of entriesOf(FEET_KEYS)) {
    const value = query.get(key);
    if (value !== null && value.trim() !== '') parameters[field] = Math.round(Number(value) * 100) / 100;
  }
  const features = knownFeatures(query.get('features') ?? '');
  if (features.length > 0) parameters.features = features;
  if (query.get('kids') === '1') parameters.childFriendly = true;
  const counts = knownCounts(query.get('counts') ?? '');
  if (Object.keys(counts).length > 0) parameters.counts = counts;
  const moves = knownMoves(query.get('moves') ?? '');
  if (Object.keys(moves).length > 0) parameters.moves = moves;
  return parameters;
}

function knownFeatures(list: string) {
  const featureList = designSchema.shape.features;
  return [...new Set(list.split(','))].filter((name) => featureList.safeParse([name]).success);
}

function knownCounts(list: string): Counts {
  const counts: Counts = {};
  for (const entry of list.split(',')) {
    const [name, count = ''] = entry.split(':');
    const feature = COUNTED.find((one) => one === name);
    if (feature && /^\d{1,3}$/.test(count)) counts[feature] = Math.min(Number(count), mostOf(feature));
  }
  return counts;
}

function knownMoves(list: string): Moves {
  const moves: Moves = {};
  for (const entry of list.split(',')) {
    const [item = '', along = '', away = ''] = entry.split(':');
    const [alongFt, awayFt] = [along, away].map((feet) => (feet.trim() === '' ? Number.NaN : Number(feet)));
    if (isMovable(item) && Number.isFinite(alongFt) && Number.isFinite(awayFt))
      moves[item] = moveOf(Number(alongFt), Number(awayFt));
  }
  return moves;
}

function entriesOf<Field extends keyof Design, Key extends string>(table: Readonly<Record<Field, Key>>) {
  const fields: Field[] = [];
  for (const field in table) fields.push(field);
  return fields.map((field): [Field, Key] => [field, table[field]]);
}
