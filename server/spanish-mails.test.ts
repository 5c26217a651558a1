import { beforeAll, describe, expect, test } from 'vitest';
import { composeContent } from '#content/documents/compose.ts';
import { toHtmlAndText } from '#server/areas/mail/html-and-text.ts';
import { mailTemplates } from './mails.ts';
import { pagesUrl } from './voice.ts';

// Every mail to a client, written in Spanish from invented data: nothing of it is left in English.

const SITE = 'https://pools.example';
const { content, inSpanish } = composeContent({
  values: {},
  pictures: new Map(),
  isPublic: false,
  now: undefined,
});
const { content: spanish } = inSpanish();
const ENGLISH = /\b(the|and|of|your|with|for|is|are|you|we|to|this|that|from|will|have|not|it|by|was)\b/i;
// What people wrote themselves, in the examples' words, and names of things that have no Spanish.
const THEIRS =
  /This is an example[^\n]*|It has two lines\.|Sample (plans|Person|survey)|sample-plan\.pdf|i_sample|Second spa view|https?:\S+|\S+@\S+|Poolwright|NSF\/ANSI[^\n]*/g;

const WORDS = /[a-z]{3,}(?<! gal)/;
// Words that both languages write alike, names of places, and figures with their units.
const SAME = new Set([
  'Material',
  'Poison Help',
  'Total',
  'Rectangular',
  'Florida',
  'California',
  'Texas',
  'Arizona',
  'Nevada',
  'Georgia',
  '4300 W Lake Mary Blvd, Suite 1010, Lake Mary, FL 32746',
]);

const toClients = Object.entries(mailTemplates).filter(([, { toUs }]) => !toUs);
type Written = { text: string; html: string; subject: string; english: string };
const written = new Map<string, Written[]>();

beforeAll(async () => {
  for (const [name, template] of toClients)
    written.set(
      name,
      await Promise.all(
        // The examples are invented in English, as what is stored always is.
        template.examples(content).map(async (data) => {
          const consoleUrl = `${SITE}/admin`;
          const site = { content: spanish, siteUrl: pagesUrl(SITE, 'es'), consoleUrl };
          const { body } = await template.render(data, site);
          const english = (await template.render(data, { content, siteUrl: SITE, consoleUrl })).body;
          return {
            ...(await toHtmlAndText(body)),
            subject: template.subject?.(data, spanish) ?? '',
            english: (await toHtmlAndText(english)).text,
          };
        }),
      ),
    );
});

const englishLines = (text: string) =>
  text
    .replace(THEIRS, '')
    .split('\n')
    .filter((line) => ENGLISH.test(line));

/** Its lines; of "label: value" both. */
const partsOf = (text: string) =>
  text
    .replace(THEIRS, '')
    .split('\n')
    .flatMap((line) => line.split(': '));

describe.each(toClients.map(([name]) => name))('%s', (name) => {
  test('reads Spanish from its subject to its last line', () => {
    for (const { text, subject } of written.get(name) ?? []) {
      expect(englishLines(`${subject}\n${text}`)).toEqual([]);
      expect(subject).not.toBe('');
      expect(text).not.toMatch(/undefined|NaN|\{[\w.-]+\}/);
    }
  });

  test('has no line and no value that reads in both languages the same, but for names', () => {
    for (const { text, english } of written.get(name) ?? []) {
      const known = new Set(partsOf(english));
      expect(partsOf(text).filter((part) => known.has(part) && WORDS.test(part) && !SAME.has(part))).toEqual(
        [],
      );
    }
  });

  test('says whose language it is, and leads to pages in it', () => {
    for (const { html, english } of written.get(name) ?? []) {
      expect(html).toContain('<html lang="es"');
      for (const [, path] of html.matchAll(/href="https:\/\/pools\.example(\/[^"]*)"/g))
        expect(path).toMatch(/^\/es(\/|$)/);
      expect(englishLines(english)).not.toEqual([]);
    }
  });
});

test('lengths stand in feet with meters beside them', () => {
  const said = (name: string) => (written.get(name) ?? []).map(({ text }) => text).join('\n');
  expect(said('intake-mail')).toContain('Largo de la piscina (pies): 36 (11 m)');
  expect(said('design-mail')).toMatch(/Tamaño: \d+ × \d+ pies \([\d.]+ × [\d.]+ m\)/);
  expect(said('assessment-mail')).toContain('Largo del patio: 50 pies (15.2 m)');
});
