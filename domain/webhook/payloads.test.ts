import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from './events.ts';
import { examplePayload } from './example-payloads.ts';
import { PAYLOADS } from './payloads.ts';

test('what a test sends has the shape of the real thing, and is what the documentation shows', async () => {
  const text = await readFile(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
  const shown = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json));
  expect(shown.map(({ type }) => type)).toEqual([...WEBHOOK_EVENTS]);
  for (const { type, data } of shown) {
    const event = z.parse(z.enum(WEBHOOK_EVENTS), type);
    expect(data).toEqual(examplePayload(event, data.consoleUrl));
    expect(z.parse(PAYLOADS[event], data)).toEqual(data);
  }
});
