import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from './default-design.ts';
import { contactLink } from './hand-off.ts';
import { linkedDesign } from './linked-design.ts';

const ID = 'AbCdEfGhIjKlMnOpQrStU_';

test('the design that the tool hands to the contact form is found in the words it writes there', () => {
  const estimate = { totalLow: 1, totalHigh: 2, timelineWeeks: 3 };
  const link = contactLink(DEFAULT_DESIGN, `https://pool.example/ai-design-tool?d=${ID}`, {
    ...estimate,
    lineItems: { base: 0, featuresCost: 0, design: 0, permits: 0, sizeFactor: 1, contingency: 0 },
  });
  const details = new URL(link, 'https://pool.example').searchParams.get('details') ?? '';
  expect(linkedDesign(`Hello!\n${details}\nIn my words: a pool`)).toBe(ID);
});

test('what is no design is none', () => {
  for (const text of ['', 'see /x?d=short', `?d=${ID}x`, `?x=${ID}`])
    expect(linkedDesign(text)).toBeUndefined();
});
