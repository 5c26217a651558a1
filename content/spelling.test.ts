import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Visitors read American English. Keys and comments may differ; what stands between quotes may not.
const BRITISH =
  /\b(colour(ed|s)?|centre|storey|metres?|grey|neighbours?|licences?|favourite|analys(e|ed|ing)|organis\w+|vapour|towards|afterwards|cancell(ed|ing)|catalogue|whilst|programme|aluminium|mould|enquir\w+)\b/i;
// Said by nobody who grew up with the language.
const FOREIGN =
  /\b(this mail|one mail|the mail (could|was|is)|unwanted mail|answer(ing)? this|you receive this|nothing fits|how far your|need not|we know no)\b/i;
// Their strings are read by the interpreter or by a developer, not by a visitor.
const NOT_SHOWN = /reading|vocabulary|\.test\.|testing|migrations|brand\.ts/;

const sources = ['content', 'domain', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SHOWN.test(path)),
);

// How visitors say a feature is theirs, not ours.
const SAID_BY_VISITORS = /\b(words|foreignWords|notAsked|tells|unless):\s*(['`])[^'`]*\2/g;

// Sentences only: an address, a class or a column holds no blank, and code between two quotes begins with a mark.
const sentences = (source: string) =>
  [
    ...source
      .replace(/^\s*(\/\/|\*).*$/gm, '')
      .replace(SAID_BY_VISITORS, '')
      .matchAll(/'([^'\n]{12,})'|`([^`]{12,})`|"([^"\n]{12,})"/g),
  ]
    .map(([, single, template, double]) => single ?? template ?? double ?? '')
    .filter((text) => /^[\p{L}\d$“].* /u.test(text));

test('every sentence is spelled and said as its readers would', () => {
  const faults = sources.flatMap((path) =>
    sentences(readFileSync(path, 'utf8'))
      .filter((text) => BRITISH.test(text) || FOREIGN.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
