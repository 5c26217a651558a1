import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { DECKS, FINISHES, HOURS, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { interpret } from '#domain/design/interpret.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { sayDesign } from '#domain/design/say-design.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { SIZE_WORDS, STYLES } from '#domain/design/vocabulary.ts';
import { CONTENT } from './content.ts';
import { SPANISH } from './es/phrases.ts';
import { inSpanish } from './es/translate.ts';
import { projects } from './projects/projects.ts';
import { SAID_DESIGN } from './said-design.ts';

test.each(projects)('“one like $slug” is read back as the same pool', ({ design }) => {
  const { words: _, houseSide: __, ...read } = interpret(sayDesign(SAID_DESIGN, design)).design;
  const { words: ___, houseSide: ____, ...meant } = design;
  expect({ ...read, features: [...read.features].sort() }).toEqual({
    ...meant,
    features: [...meant.features].sort(),
  });
});

const MATERIALS = ['vinyl', 'fiberglass', 'natural-stone'] as const;

const spanish = inSpanish(CONTENT, SPANISH).content.saidDesign.SAID_DESIGN;

test.each(projects)('“una como $slug”, said in Spanish, is read back as the same pool', ({ design }) => {
  const { words: _, houseSide: __, ...read } = interpretAny(sayDesign(spanish, design)).design;
  const { words: ___, houseSide: ____, ...meant } = design;
  expect({ ...read, features: [...read.features].sort() }).toEqual({
    ...meant,
    features: [...meant.features].sort(),
  });
});

test('every feature, style and size by itself is read back from its Spanish words', () => {
  const lost = [
    ...FEATURES.map((feature) => ({ ...DEFAULT_DESIGN, features: [feature] })),
    ...STYLES.map((style) => ({ ...DEFAULT_DESIGN, style })),
    ...SIZE_WORDS.map((size) => ({ ...DEFAULT_DESIGN, size })),
    ...POOL_SHAPES.map((shape) => ({ ...DEFAULT_DESIGN, shape })),
    ...DECKS.map((deck) => ({ ...DEFAULT_DESIGN, deck })),
    ...FINISHES.map((finish) => ({ ...DEFAULT_DESIGN, finish })),
    ...HOUSES.map((house) => ({ ...DEFAULT_DESIGN, house })),
    ...SETTINGS.map((setting) => ({ ...DEFAULT_DESIGN, setting })),
    ...MATERIALS.map((material) => ({ ...DEFAULT_DESIGN, material })),
    ...HOURS.map((hour) => ({ ...DEFAULT_DESIGN, hour })),
  ].filter((design) => {
    const { words: _, ...read } = interpretAny(sayDesign(spanish, design)).design;
    const { words: __, ...meant } = design;
    const edged = { ...meant, features: meant.style === 'Infinity' ? read.features : meant.features };
    return JSON.stringify(Object.entries(read).sort()) !== JSON.stringify(Object.entries(edged).sort());
  });
  expect(lost.map((design) => sayDesign(spanish, design))).toEqual([]);
});

test.each(MATERIALS)('a pool of %s is read back from its English words', (material) => {
  const design = { ...DEFAULT_DESIGN, material };
  expect(interpret(sayDesign(SAID_DESIGN, design)).design).toMatchObject({ material, deck: design.deck });
});

test('a design is said as somebody would say it', () => {
  const { design } = projects.find(({ slug }) => slug === 'villa-at-dusk') ?? {};
  expect(design && sayDesign(SAID_DESIGN, design)).toBe(
    'Large Mediterranean pool, 48 by 18 feet, 3.5 to 6 feet deep, with fire feature and LED lighting. Travertine deck, blue plaster, Mediterranean house, palm trees, at dusk.',
  );
});
