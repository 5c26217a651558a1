import { expect, test } from 'vitest';
import { CONTENT } from './content.ts';
import { DEFAULT_CONTENT } from './default-content.ts';
import { figuresOf } from './fill-figures.ts';

type Sentence = { at: string; words: string };

const sentencesIn = (value: unknown, at = ''): Sentence[] => {
  if (typeof value === 'string') return [{ at, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => sentencesIn(inside, at ? `${at}.${key}` : key));
};

// Figures that nothing else in the site depends on: the specification's own texts, samples and the law.
const FIXED: readonly [place: RegExp, why: string][] = [
  [/^quiz\.QUIZ_STEPS\.1\./, 'the quiz’s budgets are specified, whatever the packages cost'],
  [/^structuredData\./, 'the structured data carries specified figures of its own'],
  [/^testimonials\.CASE_STUDIES\.\d\.savings$/, 'sample copy'],
  [/^terms\..*\.paragraphs\.0$/, 'the limit of small claims'],
  [/^states\.STATES\.(NC|PA)\./, 'amounts that a law names'],
  [/^designTool\.DESIGN_TOOL\.examples\./, 'a visitor speaks'],
  [/^guide\.GUIDE_STEPS\./, 'how long a step takes is no permit’s time'],
  [/^packages\.PACKAGES\.\d\.features/, 'a card says itself what its package holds'],
  [/^(figures|brand)\./, 'this is where they stand'],
];

// What a count counts, so that a number before that noun is found out.
const NOUNS: Record<string, string> = {
  packages: 'packages',
  'quiz-questions': 'questions',
  'faq-questions': '(?:questions|answers)',
  projects: '(?:designs|projects)',
  cases: 'projects',
  reviews: 'reviews',
  states: 'states',
  'safety-layers': 'layers',
  'guide-steps': 'steps',
  'intake-steps': 'steps',
  tools: 'tools',
};

// Some promises and limits are said with the words around them.
const PHRASES: Record<string, (value: string) => string> = {
  'promise.replyHours': (value) => `within ${value} hours`,
  'promise.contactHours': (value) => `within ${value} hours`,
  'promise.receiptMinutes': (value) => `within ${value} minutes`,
  'promise.retentionYears': (value) => `for ${value} years`,
  'claim.yearsCombined': (value) => `${value}\\+? years`,
  'claim.yearsOfPools': (value) => `${value} years`,
  'claim.yearsOfLandscape': (value) => `${value} years`,
  'package.baseRevisions': (value) => `${value} revisions`,
  'package.premiumRevisions': (value) => `${value} revisions`,
  'package.referrals': (value) => `${value} (?:sub|referrals|with)`,
  'permit.recheck': (value) => `rechecks? ${value}`,
  'brand.name': (value) => value,
  'brand.phone': (value) => value,
  'brand.email': (value) => value,
  'limit.intake-files': (value) => `${value} files`,
  'limit.panorama-width': (value) => `${value} ?px`,
  'safety.latch': (value) => `latch ${value}`,
};
const WHOLE = /^(price|promise|claim|owner-builder|permit|limit|safety)$/;
// In these families a bare number says too little to be looked for, and the rest is sample or legal copy.
const TOO_SHORT = /^\d{1,2}$|^\d-\d$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const retypings = (): RegExp[] => {
  const figures = figuresOf(CONTENT);
  const stated = Object.entries(figures).flatMap(([family, values]) =>
    Object.entries(values).flatMap(([name, value]) => {
      const text = escaped(String(value));
      const phrase = PHRASES[`${family}.${name}`];
      if (phrase) return [phrase(text)];
      return WHOLE.test(family) && !TOO_SHORT.test(text) ? [text] : [];
    }),
  );
  const counted = Object.entries(NOUNS).map(
    ([name, noun]) => `(?:${figures.count?.[name]}|${figures.number?.[name]}) (?:[\\w-]+ )?${noun}`,
  );
  return [...stated, ...counted].map((source) => new RegExp(`(?<![\\w$.,])${source}(?!\\w|,\\d)`, 'i'));
};

test('every figure that a sentence names is known', () => {
  expect(sentencesIn(DEFAULT_CONTENT).filter(({ words }) => /\{[\w-]+\.[\w-]+\}/.test(words))).toEqual([]);
});

test('an amount of money stands in a sentence by its name', () => {
  const typed = sentencesIn(CONTENT).filter(
    ({ at, words }) => /\$\d/.test(words) && !FIXED.some(([place]) => place.test(at)),
  );
  expect(typed).toEqual([]);
});

test('a price, promise, claim, limit or count is never typed again', () => {
  const patterns = retypings();
  expect(patterns.length).toBeGreaterThan(25);
  const typed = sentencesIn(CONTENT)
    .filter(({ at }) => !/^(figures|testimonials\.(CASE|REV|HOME)|projects|pictures)/.test(at))
    .filter(({ at }) => !FIXED.some(([place]) => place.test(at)))
    .flatMap(({ at, words }) => patterns.filter((one) => one.test(words)).map((one) => `${at}: ${one}`));
  expect(typed).toEqual([]);
});

test('every figure of content/figures.ts can be named, and is looked for where it is typed', () => {
  const figures = figuresOf(CONTENT);
  const families = ['promise', 'claim', 'owner-builder', 'package', 'permit'];
  const named = families.flatMap((family) =>
    Object.keys(figures[family] ?? {}).map((name) => [family, name]),
  );
  const standing = Object.values(CONTENT.figures).flatMap((figuresOfOne) => Object.keys(figuresOfOne));
  expect(named.map(([, name]) => name)).toEqual(expect.arrayContaining(standing));
  const unseen = named.filter(([family = '', name = '']) => {
    const value = String(figures[family]?.[name]);
    return !PHRASES[`${family}.${name}`] && !(WHOLE.test(family) && !TOO_SHORT.test(value));
  });
  expect(unseen).toEqual([]);
});

test('what is said of the packages is what their cards say', () => {
  const { baseRevisions, premiumRevisions, referrals } = CONTENT.figures.PACKAGE_CONTENTS;
  const features = (id: string) => CONTENT.packages.PACKAGES.find((one) => one.id === id)?.features;
  expect(features('premium-3d')).toContain(`${premiumRevisions} revisions`);
  expect(features('diy')).toContain(`Up to ${baseRevisions} revisions`);
  expect(features('diy')).toContain(`${referrals} subcontractor referrals`);
  expect(DEFAULT_CONTENT.ownerBuilder.INCLUDED.lead).toContain(`up to ${baseRevisions} revisions`);
  const { lead } = DEFAULT_CONTENT.ownerBuilder.COMPARISON;
  expect(lead).toContain('DIY Pools and Build Your Own Pool Package ($1,595)');
});

test('what is published is counted anew', () => {
  const quiz = { ...CONTENT.quiz, QUIZ_STEPS: CONTENT.quiz.QUIZ_STEPS.slice(0, 2) };
  expect(figuresOf({ ...CONTENT, quiz }).count?.['quiz-questions']).toBe('two');
});

test('titles and prices in sentences are those of the published packages', () => {
  const PACKAGES = CONTENT.packages.PACKAGES.map((item) =>
    item.id === 'diy' ? { ...item, title: 'Build It Yourself', price: 1_695 } : item,
  );
  const figures = figuresOf({ ...CONTENT, packages: { ...CONTENT.packages, PACKAGES } });
  expect([figures.title?.diy, figures.price?.diy]).toEqual(['Build It Yourself', '$1,695']);
});

test('what the calculator would say follows the prices that are published', () => {
  const prices = { ...CONTENT.prices, base: CONTENT.prices.base + 2_000 };
  expect(figuresOf({ ...CONTENT, prices }).price).toMatchObject({
    calculator: '$47,000',
    'calculator-large': '$130,000',
  });
});
