import { expect, test } from 'vitest';
import { batchWrites } from './batching.ts';

test('one alone is written at once, those who come meanwhile together', async () => {
  const groups: number[][] = [];
  const write = batchWrites(
    async (items: number[]) => {
      groups.push(items);
      await new Promise((done) => setTimeout(done, 5));
    },
    { most: 3 },
  );
  await Promise.all([1, 2, 3, 4, 5].map(write));
  expect(groups).toEqual([[1], [2, 3, 4], [5]]);
  await write(6);
  expect(groups.at(-1)).toEqual([6]);
});

test('an item that cannot be written fails alone', async () => {
  const written: string[] = [];
  const write = batchWrites(async (items: string[]) => {
    if (items.includes('bad')) throw new Error('no');
    written.push(...items);
  });
  const results = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map(write));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(written).toEqual(['first', 'good', 'fine']);
});

test('with two lanes a second group starts while the first still waits, once it is worth it', async () => {
  const groups: number[][] = [];
  const write = batchWrites(
    async (items: number[]) => {
      groups.push(items);
      await new Promise((done) => setTimeout(done, 5));
    },
    { lanes: 2, worthALane: 2 },
  );
  const all = Promise.all([1, 2, 3, 4].map(write));
  expect(groups).toEqual([[1], [2, 3]]);
  await all;
  expect(groups).toEqual([[1], [2, 3], [4]]);
});
