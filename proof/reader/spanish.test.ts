import { expect, test } from 'vitest';
import { designSchema } from '#domain/design/design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { spanishInEnglish } from '#domain/design/reading/spanish/in-english.ts';
import { tokenize } from '#domain/design/reading/tokens.ts';
import { HELD_OUT } from './held-out.ts';
import { precision, recall, SCORED_FIELDS, score } from './score.ts';
import { SPANISH } from './spanish.ts';
import { TUNED } from './tuned.ts';

test('there are enough Spanish sentences, and a third of them is held out', () => {
  const { tuned, heldOut } = SPANISH;
  expect(tuned.length + heldOut.length).toBeGreaterThanOrEqual(120);
  expect(heldOut.length * 3).toBeGreaterThanOrEqual(tuned.length + heldOut.length);
});

test.each(SCORED_FIELDS)('%s is read with precision and recall in the tuned Spanish sentences', (field) => {
  const { scores } = score(SPANISH.tuned);
  expect(precision(scores[field])).toBeGreaterThanOrEqual(0.97);
  expect(recall(scores[field])).toBeGreaterThanOrEqual(0.95);
});

test('of the held-out Spanish sentences nineteen judgements in twenty are right', () => {
  const { judgements, sentences } = score(SPANISH.heldOut);
  expect(judgements.right / judgements.all).toBeGreaterThanOrEqual(0.95);
  expect(sentences.whole / sentences.all).toBeGreaterThanOrEqual(0.8);
});

test('every Spanish sentence gives a design that the schema accepts', () => {
  for (const { words } of [...SPANISH.tuned, ...SPANISH.heldOut])
    expect(designSchema.safeParse(interpretAny(words).design).error).toBeUndefined();
});

const HOLDS_SPANISH =
  /\b(una?|quiero|queremos|con|para|porque|mi (esposo|mamá)|forma de|el patio|piscina|alberca)\b|ñ/i;

test('no English sentence is taken for Spanish', () => {
  const taken = [...TUNED, ...HELD_OUT].filter(({ words }) => {
    const tokens = tokenize(words);
    return !HOLDS_SPANISH.test(words) && spanishInEnglish(tokens, words) !== tokens;
  });
  expect(taken.map(({ words }) => words)).toEqual([]);
});
