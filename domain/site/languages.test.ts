import { expect, test } from 'vitest';
import { languageOf, pathIn, plainPath, WITHOUT_LANGUAGE } from './languages.ts';

test('every page has an address of its own in each language, and tells its language', () => {
  for (const [english, spanish] of [
    ['/', '/es'],
    ['/faq', '/es/faq'],
    ['/pools/texas', '/es/pools/texas'],
  ] as const) {
    expect(pathIn('es', english)).toBe(spanish);
    expect(pathIn('en', english)).toBe(english);
    expect([languageOf(english), languageOf(spanish)]).toEqual(['en', 'es']);
    expect([plainPath(english), plainPath(spanish)]).toEqual([english, english]);
  }
});

test('what stands behind an address stays there', () => {
  expect(pathIn('es', '/#contact')).toBe('/es#contact');
  expect(pathIn('es', '/?budget=1#calculator')).toBe('/es?budget=1#calculator');
  expect(pathIn('es', '/contact?design=a')).toBe('/es/contact?design=a');
});

test('an address that only begins alike is English', () => {
  expect(languageOf('/estimate')).toBe('en');
  expect(plainPath('/estimate')).toBe('/estimate');
});

test('the console, calls of the API, files and Spanish pages get no Spanish address', () => {
  for (const path of ['/admin', '/api/orders', '/favicon.svg', '/es', '/es/faq'])
    expect(WITHOUT_LANGUAGE.test(path), path).toBe(true);
  for (const path of ['/', '/estimate', '/administration', '/pools/texas'])
    expect(WITHOUT_LANGUAGE.test(path), path).toBe(false);
});
