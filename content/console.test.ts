import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MAIL_KINDS } from './console.ts';

test('every mail the site sends has a name in the console', async () => {
  const source = await readFile(new URL('../server/mails.ts', import.meta.url), 'utf8');
  const sent = [...source.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((name) => !MAIL_KINDS[name ?? ''])).toEqual([]);
});
