import { expect, test } from 'vitest';
import { designSchema } from '#domain/design/design.ts';
import { interpret } from '#domain/design/interpret.ts';
import { precision, recall, SCORED_FIELDS, score } from './score.ts';
import { TUNED } from './tuned.ts';

test('there are enough labelled sentences to mean something', () => {
  expect(TUNED.length).toBeGreaterThanOrEqual(700);
});

test.each(SCORED_FIELDS)('%s is read with precision and recall in the tuned sentences', (field) => {
  const { scores } = score(TUNED);
  expect(precision(scores[field])).toBeGreaterThanOrEqual(0.97);
  expect(recall(scores[field])).toBeGreaterThanOrEqual(0.95);
});

test('every labelled sentence gives a design that the schema accepts', () => {
  for (const { words } of TUNED)
    expect(designSchema.safeParse(interpret(words).design).error, words).toBeUndefined();
});
