import { expect, test } from 'vitest';
import { groupCalls } from './group-calls.ts';

test('callers who come while a round runs share one further round that starts after they asked', async () => {
  let started = 0;
  const grouped = groupCalls(async () => {
    started += 1;
    await new Promise((done) => setTimeout(done, 5));
  });
  const first = grouped();
  const others = Array.from({ length: 50 }, () => grouped());
  await first;
  expect(started).toBe(1);
  await Promise.all(others);
  expect(started).toBe(2);
});

test('a round that fails fails its own callers only', async () => {
  let round = 0;
  const grouped = groupCalls(async () => {
    round += 1;
    if (round === 1) throw new Error('disk');
  });
  const first = grouped();
  const second = grouped();
  await expect(first).rejects.toThrow('disk');
  await expect(second).resolves.toBeUndefined();
});
