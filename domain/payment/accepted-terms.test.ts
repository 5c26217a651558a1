import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { acceptedWords, termsVersionOf } from './accepted-terms.ts';
import { termsVersion } from './terms-version.ts';

const { terms, payment, brand } = DEFAULT_CONTENT;

test('the words are those of the page: every sentence, the name filled in, and the rule on refunds', () => {
  const words = acceptedWords(DEFAULT_CONTENT);
  const said = JSON.stringify(words);
  expect(said).toContain(brand.name);
  expect(said).not.toMatch(/\{\w/);
  expect(words.sections.map(({ title }) => title)).toEqual(
    terms.TERMS_AND_CONDITIONS.sections.map(({ title }) => title),
  );
  expect(words.refundRule).toBe(payment.PAYMENT_CARD.noRefund);
});

test('the same words have the same version, read back from a store that orders its keys otherwise', () => {
  const { title, summary, sections, refundRule } = acceptedWords(DEFAULT_CONTENT);
  const version = termsVersionOf(DEFAULT_CONTENT);
  expect(termsVersion({ refundRule, sections, summary, title })).toBe(version);
  expect(version).toMatch(/^[0-9a-z]{12}$/);
});

test('one letter, one moved sentence or another rule on refunds is another version', () => {
  const words = acceptedWords(DEFAULT_CONTENT);
  const [first, second, ...others] = words.sections;
  if (!first || !second) throw new Error('there are sections');
  const versions = [
    words,
    { ...words, summary: `${words.summary} ` },
    { ...words, refundRule: 'All refunds.' },
    { ...words, sections: [second, first, ...others] },
    { ...words, sections: [{ ...first, lines: [] }, second, ...others] },
  ].map(termsVersion);
  expect(new Set(versions).size).toBe(versions.length);
});
