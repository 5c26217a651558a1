import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { shareableWords } from '#domain/design/transcript.ts';
import { answeringCpu, leastCpu } from './cpu-time.ts';
import { anyDescription, SLOW_ONCE } from './descriptions.ts';

// Twice the budget, which `npm run bench` measures where nothing else runs: what was ever slow here took seconds.
const MOST_MS = 100;

const cost = (words: string) =>
  leastCpu(() => interpretAny(shareableWords(words)), MOST_MS, answeringCpu(process.pid));
const told = (words: string, ms: number) =>
  `${ms.toFixed(0)} ms for ${JSON.stringify(words.slice(0, 60))} … ${JSON.stringify(words.slice(-20))}`;

const dearAmong = async (texts: Iterable<string>) => {
  const dear: string[] = [];
  for (const words of texts) {
    const ms = await cost(words);
    if (ms > MOST_MS) dear.push(told(words, ms));
    if (dear.length === 3) break;
  }
  return dear;
};

test('no description of 4,000 characters takes longer than 100 ms to read', async () => {
  // A server that answers has read before: its code is compiled.
  for (const words of SLOW_ONCE) interpretAny(shareableWords(words));
  expect(await dearAmong(SLOW_ONCE)).toEqual([]);
  const isCheap = async (words: string) => {
    expect(await cost(words)).toBeLessThanOrEqual(MOST_MS);
  };
  await fc.assert(fc.asyncProperty(anyDescription, isCheap), { numRuns: 40, endOnFailure: true });
});
