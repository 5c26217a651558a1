import { expect, test } from 'vitest';
import type { Marker, NewMarks } from '#domain/design/marks.ts';
import { type MarksState, marksKeeper } from './marks-keeper.ts';

const partner: Marker = { number: 1, name: 'Sam', own: false, marks: { deck: 'no' } };

/** A server that can be out of reach, and time that passes when it is told to. */
function table() {
  const sent: NewMarks[] = [];
  const waiting: (() => void)[] = [];
  const server = { reachable: true, refusal: null as 'full' | 'gone' | null, markers: [partner] };
  let state: MarksState | undefined;
  const keeper = marksKeeper(
    {
      read: async () => {
        if (!server.reachable) throw new TypeError('offline');
        return server.markers;
      },
      write: async (said) => {
        if (!server.reachable) throw new TypeError('offline');
        if (server.refusal) throw new Error(server.refusal);
        sent.push(said);
        const mine: Marker = { number: 2, name: said.name, own: true, marks: said.marks };
        server.markers = [partner, ...(Object.keys(said.marks).length > 0 ? [mine] : [])];
        return server.markers;
      },
      refused: () => server.refusal,
    },
    'Kim',
    (now) => {
      state = now;
    },
    (act) => {
      waiting.push(act);
      return () => undefined;
    },
  );
  return { keeper, server, sent, waiting, now: () => state };
}

test('a mark is saved with the name, and what the other said is seen', async () => {
  const { keeper, sent, now } = table();
  await keeper.refresh();
  await keeper.mark('deck', 'yes');
  expect(sent).toEqual([{ name: 'Kim', marks: { deck: 'yes' } }]);
  expect(now()).toMatchObject({ own: { deck: 'yes' }, others: [partner], saving: 'saved' });
});

test('the same mark again takes it back, and the last one can be undone', async () => {
  const { keeper, sent, now } = table();
  await keeper.mark('deck', 'yes');
  await keeper.mark('deck', 'no');
  await keeper.undo();
  expect(now()?.own).toEqual({ deck: 'yes' });
  await keeper.mark('deck', 'yes');
  expect(sent.at(-1)?.marks).toEqual({});
});

test('without a connection the mark stays, is said not to be saved, and is saved later', async () => {
  const { keeper, server, sent, waiting, now } = table();
  server.reachable = false;
  await keeper.mark('size', 'no');
  expect(now()).toMatchObject({ own: { size: 'no' }, saving: 'failed' });
  // Neither a look at the others nor a failed one loses it.
  await keeper.refresh();
  expect(now()?.own).toEqual({ size: 'no' });
  server.reachable = true;
  waiting.at(-1)?.();
  await expect.poll(() => now()?.saving).toBe('saved');
  expect(sent.at(-1)).toEqual({ name: 'Kim', marks: { size: 'no' } });
});

test('marks made while one is on its way are sent after it', async () => {
  const { keeper, sent } = table();
  await Promise.all([keeper.mark('size', 'yes'), keeper.mark('deck', 'no'), keeper.mark('finish', 'no')]);
  expect(sent.at(-1)?.marks).toEqual({ size: 'yes', deck: 'no', finish: 'no' });
});

test('where no more people fit, it is said and not tried again', async () => {
  const { keeper, server, waiting, now } = table();
  server.refusal = 'full';
  await keeper.mark('size', 'yes');
  expect([now()?.saving, now()?.own, waiting]).toEqual(['full', { size: 'yes' }, []]);
});

test('a name alone is no mark', async () => {
  const { keeper, sent } = table();
  await keeper.rename('Alex');
  expect(sent).toEqual([]);
  await keeper.mark('size', 'yes');
  expect(sent.at(-1)?.name).toBe('Alex');
});
