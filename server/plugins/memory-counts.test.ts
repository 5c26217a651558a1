import { afterEach, expect, test, vi } from 'vitest';
import { MemoryCounts } from './memory-counts.ts';

afterEach(() => void vi.useRealTimers());

const counter = (windowMs: number) => {
  const counts = new MemoryCounts();
  return (key: string) =>
    new Promise<number>((done, fail) =>
      counts.incr(key, (error, result) => (result ? done(result.current) : fail(error)), windowMs),
    );
};
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('requests are counted by key until their window ends, whatever the clock is set to', async () => {
  const count = counter(80);
  expect([await count('a'), await count('a'), await count('b')]).toEqual([1, 2, 1]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 60 * 60_000 });
  expect(await count('a')).toBe(3);
  await pause(100);
  expect(await count('a')).toBe(1);
});

test('of very many clients the first are forgotten, so that memory has an end', async () => {
  const count = counter(60_000);
  await count('first');
  for (let client = 0; client < 5000; client += 1) await count(`client-${client}`);
  expect(await count('first')).toBe(1);
  expect(await count('client-4999')).toBe(2);
});
