import { SHARED_STATEMENT } from '#server/limits.ts';
import { isTimeout } from './failures.ts';

// What arrives while one statement runs is written by the next one, all of it together: under load the price of a
// statement and of a disk sync is shared. Alone, an item is written at once. More than one lane lets the next group
// start while the first still waits for the disk, once it is large enough to be worth a statement of its own.

interface Options {
  most?: number;
  lanes?: number;
  worthALane?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  done: (result: Result) => void;
  fail: (error: unknown) => void;
}

/** As batchWrites, for work that answers each item: one result per item, in the items' order. */
export const batchCalls = <Item, Result>(
  answer: (items: Item[]) => Promise<Result[]>,
  { most = SHARED_STATEMENT.most, lanes = 1, worthALane = SHARED_STATEMENT.worthALane }: Options = {},
) => {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  const settle = async (group: Waiting<Item, Result>[]) => {
    try {
      const results = await answer(group.map(({ item }) => item));
      if (results.length !== group.length) throw new Error('one result for each item is expected');
      results.forEach((result, index) => {
        group[index]?.done(result);
      });
    } catch (error) {
      // One bad item must not fail the others: each is retried in a statement of its own, unless all waited long enough.
      if (group.length === 1 || isTimeout(error)) for (const { fail } of group) fail(error);
      else await Promise.all(group.map((one) => settle([one])));
    }
  };

  /** Items still waiting are written by the lane that ends next. */
  const isDue = (others: number) => waiting.length > 0 && (others === 0 || waiting.length >= worthALane);

  const run = async () => {
    running += 1;
    while (isDue(running - 1)) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(group);
    }
    running -= 1;
  };

  return (item: Item): Promise<Result> =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (running < lanes && isDue(running)) void run();
    });
};

export const batchWrites = <Item>(write: (items: Item[]) => Promise<void>, options?: Options) =>
  batchCalls(async (items: Item[]) => {
    await write(items);
    return items.map(() => undefined);
  }, options);
