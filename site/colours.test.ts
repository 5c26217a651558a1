import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { COLOURS } from '#domain/site/colours.ts';

test('mails, paper and the card form have the colours of the pages', async () => {
  const styles = await readFile(new URL('./app.css', import.meta.url), 'utf8');
  const tokens = Object.fromEntries(
    [...styles.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, ...pair]) => pair),
  );
  expect(tokens).toMatchObject(COLOURS);
});
