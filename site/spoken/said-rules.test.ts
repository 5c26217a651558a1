import { expect, test } from 'vitest';
import { SPANISH } from '#content/es/phrases.ts';
import { SPANISH_RULES } from '#content/es/rules.ts';
import { projects } from '#content/projects/projects.ts';
import { checklistFor } from '#domain/design/checklist.ts';
import { currentLabel } from '#domain/design/current-label.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { depthWords } from '#domain/design/depth-words.ts';
import { DECKS, type Design, FINISHES, HOURS, HOUSE_SIDES, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { specsOf } from '#domain/design/specs.ts';
import { SIZE_WORDS, STYLES } from '#domain/design/vocabulary.ts';
import { HEATERS, SHELTERS } from '#domain/eco/assumptions.ts';
import { ECO_LOCATIONS, ECO_POOL_SIZES, ENERGY_PRIORITIES } from '#domain/eco/eco-form.ts';
import { alternatives } from '#domain/estimate/alternatives.ts';
import { breakdown } from '#domain/estimate/breakdown.ts';
import {
  LOCATIONS,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  POOL_TYPES,
  SIZE_CHOICES,
  TIMELINES,
} from '#domain/estimate/options.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { phrasebook } from '#domain/words/phrasebook.ts';
import { PRIORITIES } from '#domain/yard/optimization-form.ts';
import { HOUSE_SIDE_LABELS } from '#domain/yard/site-plan.ts';
import { STANDARD_POOL, STANDARD_SCORES } from '#domain/yard/standard-recommendation.ts';
import { drawnFindings } from '#studio/figures/findings.ts';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { movableThings } from '#studio/scene/move-item.ts';

const say = phrasebook(SPANISH_RULES);
// Words that no Spanish sentence has, and every English one longer than a name.
const ENGLISH =
  /\b(pool|the|and|of|your|with|for|is|are|you|we|this|that|from|will|by|per|each|at|in the|on the|to|ft|long|wide|deep)\b/i;
// Figures, and names that are the same in both.
const SAME = /^[\d\s'"’”×.,:°%$+/()½¼¾⅛⅜⅝⅞-]*$/;

const unsaid = (sentences: Iterable<string>) =>
  [...new Set(sentences)].filter((sentence) => {
    if (SAME.test(sentence)) return false;
    const said = say(sentence);
    return said === undefined || ENGLISH.test(said.replaceAll('(bonding)', ''));
  });

const designs: Design[] = [
  ...projects.map(({ design }) => design),
  ...STYLES.map((style) => ({ ...DEFAULT_DESIGN, style })),
  ...POOL_SHAPES.map((shape) => ({ ...DEFAULT_DESIGN, shape })),
  ...FEATURES.map((feature) => ({ ...DEFAULT_DESIGN, features: [feature] })),
  ...FEATURES.map((feature) => ({
    ...DEFAULT_DESIGN,
    lengthFt: 18,
    widthFt: 9,
    deepFt: 8,
    childFriendly: true,
    features: [feature],
  })),
  {
    ...DEFAULT_DESIGN,
    lengthFt: 110,
    widthFt: 50,
    deepFt: 12,
    features: ['Diving Board', 'Slide', 'Raised Spa'],
  },
  { ...DEFAULT_DESIGN, shallowFt: 5, deepFt: 5, features: ['Heating'], childFriendly: true },
  ...(['vinyl', 'fiberglass', 'natural-stone'] as const).flatMap((material): Design[] => [
    { ...DEFAULT_DESIGN, material },
    { ...DEFAULT_DESIGN, material, lengthFt: 50 },
    { ...DEFAULT_DESIGN, material, widthFt: 20 },
    { ...DEFAULT_DESIGN, material, deepFt: 10 },
    { ...DEFAULT_DESIGN, material, style: 'Natural' },
    { ...DEFAULT_DESIGN, material, style: 'Lagoon' },
    ...(['Infinity Edge', 'Regeneration Zone', 'Beach Entry', 'Swim-Up Bar'] as const).map((feature) => ({
      ...DEFAULT_DESIGN,
      material,
      features: [feature],
    })),
  ]),
];

test('what is Spanish already is left as it is', () => {
  const spanish = [...Object.values(SPANISH), SPANISH_RULES].flatMap((part) =>
    Object.entries(part ?? {}).flatMap(([english, said]) => (english === said ? [] : said)),
  );
  const twice = spanish.filter((sentence) => (say(sentence) ?? sentence) !== sentence);
  expect(twice).toEqual([]);
});

test('every choice of the tools is named in Spanish', () => {
  const capital = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' ');
  const labels = [
    ...FEATURES,
    ...STYLES,
    ...POOL_SHAPES,
    ...SIZE_WORDS,
    ...SIZE_WORDS.flatMap((size) => STYLES.map((style) => `${size} ${style}`)),
    ...[DECKS, FINISHES, HOUSES, SETTINGS, HOURS, HOUSE_SIDES].flatMap((values) => values.map(capital)),
    ...DECKS,
    ...FINISHES,
    ...[
      ...SIZE_CHOICES,
      ...POOL_SIZES,
      ...POOL_TYPES,
      ...POOL_MATERIALS,
      ...POOL_FEATURES,
      ...TIMELINES,
      ...PRIORITIES,
      ...ECO_POOL_SIZES,
      ...ECO_LOCATIONS,
      ...ENERGY_PRIORITIES,
      ...HEATERS,
      ...SHELTERS,
      ...STANDARD_SCORES,
    ].map(({ label }) => label),
    STANDARD_POOL.shape,
    STANDARD_POOL.material,
    STANDARD_POOL.features,
    ...HOUSE_SIDE_LABELS.map(({ label }) => label),
    ...MONTH_NAMES,
    ...designs.flatMap((design) => movableThings(design).map(({ name }) => name)),
  ];
  expect(unsaid(labels)).toEqual([]);
  expect(LOCATIONS.filter(({ label }) => ENGLISH.test(say(label) ?? label))).toEqual([]);
});

test('every line of the calculator is said in Spanish', () => {
  const choices = { size: 'unsure', type: 'lap', material: 'vinyl', features: ['spa', 'heating'] } as const;
  const lines = [
    ...breakdown(DEFAULT_PRICES, choices),
    ...alternatives(DEFAULT_PRICES, choices),
    ...alternatives(DEFAULT_PRICES, {}),
  ];
  expect(unsaid(lines.map(({ label }) => label))).toEqual([]);
});

test('what a design is checked and built by is said in Spanish', () => {
  const found = designs.flatMap((design) =>
    [null, 20_000, 90_000, 900_000].flatMap((budget) => drawnFindings(DEFAULT_PRICES, design, budget)),
  );
  expect(unsaid(found.flatMap(({ sentence, rule, source }) => [sentence, rule, source]))).toEqual([]);
  expect(unsaid(designs.flatMap(checklistFor).flatMap(({ title, detail }) => [title, detail]))).toEqual([]);
  expect(unsaid(designs.flatMap((design) => [depthWords(design), specsOf(design).style]))).toEqual([]);
});

test('what is written on a plan is said in Spanish', () => {
  const drawn = designs.flatMap((design) => [drawPlan(design, 'wide'), drawPlan(design, 'narrow')]);
  const written = drawn.flatMap(({ title, description, marks }) => [
    title,
    description,
    ...marks.flatMap((mark) => ('text' in mark ? mark.text : [])),
  ]);
  expect(unsaid(written)).toEqual([]);
});

const SENTENCES = [
  'una alberca de 30 por 15 con hot tub y tanning ledge, sin tobogán, de 3 a 8 pies de hondo, piso de travertino',
  'Not a lagoon, a small round plunge pool, pebble finish, no slide, ranch house, palm trees, at dusk, budget $60k, two small kids',
  'L-shaped pool with 4 bubblers, 3 scuppers and a bench, no small children, not large, deep end 8 ft, shallow end 3 ft',
  'a pool of 600 square feet, mid century house, desert landscaping, golden hour, dark bottom',
  'a pool of 15,000 gallons by the lake, wood deck, farmhouse',
  'a large pool with a diving board for the kids',
  'a lap pool, 10 ft wide',
  'a round pool',
  'a pool 300 feet long on a hillside, courtyard, white plaster, 5 ft deep throughout',
];

test('what words became, and what was assumed, is said in Spanish', () => {
  const read = SENTENCES.map(interpretAny);
  const labels = read.flatMap(({ understood, design, budget }) =>
    understood.flatMap((piece) =>
      [design, { ...DEFAULT_DESIGN, childFriendly: !design.childFriendly }].flatMap((now) =>
        [budget, null].flatMap((money) => currentLabel(piece, design, now, money).label.split(', ')),
      ),
    ),
  );
  expect(unsaid(labels)).toEqual([]);
  expect(
    unsaid(read.flatMap(({ assumptions }) => assumptions.flatMap(({ value, reason }) => [value, reason]))),
  ).toEqual([]);
});
