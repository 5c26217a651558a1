import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FRAME_FIELDS } from './frame-fields.ts';
import { PARTS } from './upload.ts';

test('the frame is written in the order in which the core reads it', () => {
  const source = readFileSync(new URL('./assembly/frame.ts', import.meta.url), 'utf8');
  const body = source.slice(source.indexOf('class Frame {'), source.indexOf('export let frame'));
  const fields = [...body.matchAll(/(\w+): f64;/g)].map(([, name]) => name);
  expect(fields).toEqual([...FRAME_FIELDS]);
});

test('the core knows the panes of the house, behind which rooms are lit, by the house’s place among the parts', () => {
  const source = readFileSync(new URL('./assembly/surface.ts', import.meta.url), 'utf8');
  expect(Number(/HOUSE_PART: i32 = (\d+)/.exec(source)?.[1])).toBe(PARTS.indexOf('house'));
});
