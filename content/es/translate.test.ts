import { expect, test } from 'vitest';
import { CONTENT, type Content } from '#content/content.ts';
import { SPANISH } from './phrases.ts';
import { SPANISH_RULES } from './rules.ts';
import { inSpanish } from './translate.ts';

const PLACE = /\{[\w.-]+\}/g;
const placesOf = (sentence: string) => new Set(sentence.match(PLACE) ?? []);
const phrases = Object.entries({ ...SPANISH, rules: SPANISH_RULES }).flatMap(([part, pairs]) =>
  Object.entries(pairs ?? {}).map(([english, spanish]) => ({ part, english, spanish })),
);

test('every sentence that visitors read is said in Spanish', () => {
  expect(inSpanish(CONTENT, SPANISH).missing).toEqual([]);
});

test('no Spanish is kept for a sentence that nobody says any more', () => {
  const said = new Set(
    JSON.stringify(CONTENT)
      .match(/"(?:[^"\\]|\\.)*"/g)
      ?.map((text) => JSON.parse(text)),
  );
  const kept = phrases.filter(({ part }) => part !== 'rules');
  expect(kept.filter(({ english }) => !said.has(english))).toEqual([]);
});

test('a translation names no figure that the sentence does not have', () => {
  const strange = phrases.filter(({ english, spanish }) =>
    [...placesOf(spanish)].some((place) => !placesOf(english).has(place)),
  );
  expect(strange).toEqual([]);
});

test('Spanish is written as it is: both marks of a question, no doubled blanks, the blanks of the ends kept', () => {
  const wrong = phrases.filter(
    ({ english, spanish }) =>
      (spanish.includes('?') && !spanish.includes('¿') && /[áéíóúñ]| (la|el|de|que) /.test(spanish)) ||
      (spanish.includes('!') && !spanish.includes('¡') && !english.includes('://')) ||
      /\S {2}\S/.test(spanish.replace(/ {2}(W|kPa)/, '')) ||
      /^\s/.test(english) !== /^\s/.test(spanish) ||
      /\s$/.test(english) !== /\s$/.test(spanish),
  );
  expect(wrong).toEqual([]);
});

test('what the owner wrote in Spanish comes first, and what they changed in English is shown as they wrote it', () => {
  const content: Content = JSON.parse(JSON.stringify(CONTENT).replaceAll('"Contact Us"', '"Say hello"'));
  const { content: spanish, missing } = inSpanish(content, SPANISH, { Contact: 'Escríbanos' });
  expect(spanish.contactPage.CONTACT_PAGE).toMatchObject({ crumb: 'Escríbanos', heading: 'Say hello' });
  expect(missing).toContainEqual({ part: 'contactPage', sentence: 'Say hello' });
});

test('a link inside the content stays in Spanish', () => {
  const { content } = inSpanish(CONTENT, SPANISH);
  expect(content.navigation.QUOTE_LINK.to).toMatch(/^\/es\b/);
  expect(JSON.stringify(content.navigation)).not.toMatch(/"\/(?!es\b)[a-z]/);
});

test('a pool is computed from what the rules call it, and a sentence about one is translated', () => {
  const { content } = inSpanish(CONTENT, SPANISH);
  expect(content.projects.map(({ design }) => design)).toEqual(CONTENT.projects.map(({ design }) => design));
  expect(content.states.STATE_PAGE.design).toBe('Empiece con una frase');
});

test('words about a design are said, a pool that is computed stays as it is', () => {
  const { content } = inSpanish(CONTENT, SPANISH);
  expect(content.inquiry.CARRIED.design.title).toBe('Su diseño está cargado');
  expect(content.projects.map(({ design }) => design)).toEqual(CONTENT.projects.map(({ design }) => design));
});
