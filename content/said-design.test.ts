import { expect, test } from 'vitest';
import { interpret } from '#domain/design/interpret.ts';
import { sayDesign } from '#domain/design/say-design.ts';
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

test('a design is said as somebody would say it', () => {
  const { design } = projects.find(({ slug }) => slug === 'villa-at-dusk') ?? {};
  expect(design && sayDesign(SAID_DESIGN, design)).toBe(
    'Large Mediterranean pool, 48 by 18 feet, 3.5 to 6 feet deep, with fire feature and LED lighting. Travertine deck, blue plaster, Mediterranean house, palm trees, at dusk.',
  );
});
