import { expect, test } from 'vitest';
import { fairQueue, QueueFull, type Turn } from './fair-queue.ts';

const tick = () => new Promise((done) => setTimeout(done));

/** Work that ends when it is told to, and says in which order it began. */
const workshop = (queue: ReturnType<typeof fairQueue>) => {
  const began: string[] = [];
  const finish = new Map<string, () => void>();
  const add = (name: string, turn: Turn) => {
    const done = queue.run(() => {
      began.push(name);
      return new Promise<string>((end) => finish.set(name, () => end(name)));
    }, turn);
    done.catch(() => undefined);
    return done;
  };
  const end = async (name: string) => {
    await tick();
    finish.get(name)?.();
    await tick();
  };
  return { began, add, end };
};

test('what is urgent goes first, and within a rank clients take turns', async () => {
  const { began, add, end } = workshop(fairQueue({ atOnce: 1, waiting: 20 }));
  add('a1', { client: 'a', rank: 2 });
  for (const name of ['a2', 'a3', 'a4']) add(name, { client: 'a', rank: 2 });
  add('b1', { client: 'b', rank: 2 });
  add('c1', { client: 'c', rank: 1 });
  add('d1', { client: 'd', rank: 0 });
  for (const name of ['a1', 'd1', 'c1', 'b1', 'a2', 'a3', 'a4']) await end(name);
  expect(began).toEqual(['a1', 'd1', 'c1', 'b1', 'a2', 'a3', 'a4']);
});

test('a client beyond its share is refused while others are let in', async () => {
  const { add } = workshop(fairQueue({ atOnce: 1, waiting: 20 }));
  for (const name of ['a1', 'a2']) add(name, { client: 'a', rank: 2, share: 2 });
  await expect(add('a3', { client: 'a', rank: 2, share: 2 })).rejects.toThrow(QueueFull);
  const others = [
    add('b1', { client: 'b', rank: 2, share: 2 }),
    add('a4', { client: 'a', rank: 0, share: 2 }),
  ];
  expect(await Promise.race([...others, tick().then(() => 'waiting')])).toBe('waiting');
});

test('whoever leaves makes room at once, and the others move up', async () => {
  const queue = fairQueue({ atOnce: 1, waiting: 2 });
  const { began, add, end } = workshop(queue);
  const gone = new AbortController();
  const positions: number[] = [];
  add('a', { client: 'a' });
  const left = add('b', { client: 'b', signal: gone.signal });
  add('c', { client: 'c', onPosition: (position) => positions.push(position) });
  await expect(add('d', { client: 'd' })).rejects.toThrow(QueueFull);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(positions.at(-1)).toBe(1);
  add('d', { client: 'd' });
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(began).toEqual(['a', 'c', 'd']);
  expect(queue.busy()).toBe(0);
});

test('one client never holds every place, and a failure frees its own', async () => {
  const queue = fairQueue({ atOnce: 2, atOncePerClient: 1, waiting: 20 });
  const { began, add } = workshop(queue);
  add('a1', { client: 'a' });
  add('a2', { client: 'a' });
  add('b1', { client: 'b' });
  await tick();
  expect(began).toEqual(['a1', 'b1']);
  const broken = fairQueue({ atOnce: 1, waiting: 1 });
  await expect(broken.run(() => Promise.reject(new Error('broken')), { client: 'a' })).rejects.toThrow(
    'broken',
  );
  expect(await broken.run(async () => 'next', { client: 'a' })).toBe('next');
});

test('long work gives way between its parts to what is more urgent, and to nothing else', async () => {
  const queue = fairQueue({ atOnce: 1, waiting: 20 });
  const { began, add, end } = workshop(queue);
  const parts: string[] = [];
  const step = new Map<string, () => void>();
  const long = queue.run(
    async (giveWay) => {
      for (const part of ['first', 'second', 'third']) {
        await giveWay();
        parts.push(part);
        await new Promise<void>((next) => step.set(part, next));
      }
    },
    { client: 'a', rank: 2 },
  );
  await tick();
  add('as long', { client: 'c', rank: 2 });
  step.get('first')?.();
  await tick();
  expect([parts, began]).toEqual([['first', 'second'], []]);
  add('quick', { client: 'b', rank: 0 });
  step.get('second')?.();
  await tick();
  expect([parts, began]).toEqual([['first', 'second'], ['quick']]);
  await end('quick');
  // Whoever gave way is not behind others of its rank that came later.
  expect([parts, began]).toEqual([['first', 'second', 'third'], ['quick']]);
  step.get('third')?.();
  await long;
  await end('as long');
  expect([began, queue.busy()]).toEqual([['quick', 'as long'], 0]);
});

test('work that nobody waits for hears once that something more urgent came', async () => {
  const { add } = workshop(fairQueue({ atOnce: 1, waiting: 20 }));
  const heard: string[] = [];
  add('background', { client: 'a', rank: 3, onWanted: () => heard.push('wanted') });
  add('the same', { client: 'b', rank: 3 });
  expect(heard).toEqual([]);
  add('visitor', { client: 'b', rank: 1 });
  add('another', { client: 'c', rank: 1 });
  expect(heard).toEqual(['wanted']);
});
