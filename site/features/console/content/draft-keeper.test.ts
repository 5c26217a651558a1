import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '#site/request.ts';
import type { Document, FieldSchema, Json, Saved } from './answers.ts';
import { DraftKeeper, type KeeperEffects } from './draft-keeper.ts';
import type { LocalCopy } from './local-copy.ts';

const schema: FieldSchema = {
  type: 'object',
  properties: {
    phone: { type: 'string', title: 'Phone' },
    questions: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string', control: 'hidden' }, title: { type: 'string' } },
      },
    },
  },
};
const phoneOnly = (phone: string): Json => ({ phone, questions: [] });
const published = (phone: string): Document => ({
  name: 'brand',
  version: 3,
  value: phoneOnly(phone),
  draft: null,
  schedule: null,
  history: [],
  schema,
});
const answer = (value: Json, revision: number, baseVersion = 3): Saved => ({
  draft: { value, revision, baseVersion, updatedAt: '2026-11-16T12:03:00Z', by: 'a@b.c' },
  changes: [],
});

type Sent = Parameters<KeeperEffects['put']>[0];

// A server's end of the line: what it says to each call, in turn.
function begin(answers: ((sent: Sent) => Saved | Error)[], document = published('1'), copy?: LocalCopy) {
  const sent: Sent[] = [];
  const kept: { copy: LocalCopy | undefined } = { copy };
  const dropped: number[] = [];
  const keeper = new DraftKeeper(document, copy, {
    put: async (body) => {
      sent.push(body);
      const said = answers[sent.length - 1]?.(body) ?? new TypeError('gone');
      if (said instanceof Error) throw said;
      return said;
    },
    drop: async (revision) => dropped.push(revision),
    keep: (next) => {
      kept.copy = next;
    },
    forget: () => {
      kept.copy = undefined;
    },
  });
  return { keeper, sent, kept, dropped };
}
const taken = (revision: number) => (sent: Sent) => answer(sent.value, revision, sent.baseVersion);
const refused = () =>
  new RequestError(
    400,
    JSON.stringify({ error: 'invalid', issues: [{ path: 'phone', message: 'Too short' }] }),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is kept here at once, on the server after a pause, and then no longer here', async () => {
  const { keeper, sent, kept } = begin([taken(1), taken(2)]);
  keeper.change('phone', '12');
  keeper.change('phone', '123');
  expect(kept.copy?.value).toEqual(phoneOnly('123'));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ baseVersion: 3, revision: 0, value: phoneOnly('123') }]);
  expect(keeper.state()).toMatchObject({ settled: true, drafted: true, trouble: undefined });
  expect(kept.copy).toBeUndefined();
  keeper.change('phone', '1234');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[1]?.revision).toBe(1);
});

test('what is typed while a save is under way is sent after it', async () => {
  const { keeper, sent } = begin([
    (first) => {
      keeper.change('phone', 'later');
      return answer(first.value, 1);
    },
    taken(2),
  ]);
  keeper.change('phone', 'first');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ value }) => value)).toEqual([phoneOnly('first'), phoneOnly('later')]);
  expect(keeper.state()).toMatchObject({ settled: true, value: phoneOnly('later') });
});

test('what the server refuses stays in its field and in this browser', async () => {
  const { keeper, kept } = begin([refused, taken(1)]);
  keeper.change('phone', '');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state()).toMatchObject({
    value: phoneOnly(''),
    trouble: 'refused',
    issues: [{ path: 'phone', message: 'Too short' }],
  });
  const again = begin([taken(1)], published('1'), kept.copy);
  expect(again.keeper.state()).toMatchObject({ value: phoneOnly(''), recovered: true });
  keeper.change('phone', '5');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state()).toMatchObject({ trouble: undefined, issues: [] });
});

test('a server that cannot be reached is tried again until it can', async () => {
  const { keeper, sent } = begin([
    () => new TypeError('gone'),
    () => new RequestError(500, ''),
    () => new RequestError(429, ''),
    taken(1),
  ]);
  keeper.change('phone', '2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state().trouble).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(17_000);
  expect(sent.length).toBe(4);
  expect(keeper.state()).toMatchObject({ settled: true, trouble: undefined });
});

const meanwhile = (theirs: string) =>
  new RequestError(
    409,
    JSON.stringify({
      error: 'changed-meanwhile',
      current: { version: 4, value: phoneOnly('1'), draft: answer(phoneOnly(theirs), 7, 4).draft },
    }),
  );

test('the second to save is shown both, and what is chosen is saved upon theirs', async () => {
  const { keeper, sent, kept } = begin([() => meanwhile('theirs'), taken(8)]);
  keeper.change('phone', 'mine');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state()).toMatchObject({
    value: phoneOnly('mine'),
    conflict: { theirs: phoneOnly('theirs'), common: phoneOnly('1'), by: 'a@b.c' },
  });
  // Typing goes on; nothing is written over theirs before it was looked at.
  keeper.change('phone', 'mine again');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.length).toBe(1);
  expect(kept.copy?.value).toEqual(phoneOnly('mine again'));
  await keeper.resolve(phoneOnly('both'));
  expect(sent[1]).toEqual({ baseVersion: 4, revision: 7, value: phoneOnly('both') });
  expect(keeper.state()).toMatchObject({ settled: true, conflict: undefined });
});

test('an answer that was lost on its way is no conflict', async () => {
  const { keeper, sent } = begin([() => meanwhile('same'), taken(8)]);
  keeper.change('phone', 'same');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state()).toMatchObject({ settled: true, conflict: undefined });
  expect(sent[1]?.revision).toBe(7);
});

test('new entries take the keys that the server gave them, and nothing else of its answer', async () => {
  const withKey: Json = { phone: 'trimmed', questions: [{ id: 'k1', title: 'Trimmed' }] };
  const { keeper } = begin([() => answer(withKey, 1)]);
  keeper.replace({ phone: 'trimmed ', questions: [{ id: '', title: 'Trimmed ' }] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state().value).toEqual({ phone: 'trimmed ', questions: [{ id: 'k1', title: 'Trimmed ' }] });
});

test('a draft of a version that is no longer published is compared with the one that is', () => {
  const { draft } = answer(phoneOnly('draft'), 2, 2);
  const { keeper } = begin([], { ...published('newer'), draft });
  expect(keeper.state()).toMatchObject({
    value: phoneOnly('draft'),
    conflict: { theirs: phoneOnly('newer') },
  });
});

test('words that are public already are no draft', async () => {
  const { keeper, sent, kept, dropped } = begin([taken(5), taken(6), taken(9)]);
  keeper.change('phone', '2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state().drafted).toBe(true);
  keeper.change('phone', '1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(dropped).toEqual([6]);
  expect(keeper.state()).toMatchObject({ settled: true, drafted: false, savedAt: undefined, changes: [] });
  // Without a draft there is nothing to send either.
  keeper.change('phone', '12');
  keeper.change('phone', '1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.length).toBe(2);
  expect(keeper.state()).toMatchObject({ settled: true, drafted: false });
  expect(kept.copy).toBeUndefined();
  keeper.change('phone', '3');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[2]).toMatchObject({ baseVersion: 3, revision: 0 });
});

test('a draft that was published by other means is no conflict, and goes', async () => {
  const { draft } = answer(phoneOnly('same'), 2, 2);
  const { keeper, sent, dropped } = begin([taken(3)], { ...published('same'), draft });
  keeper.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[0]).toMatchObject({ baseVersion: 3, revision: 2 });
  expect(dropped).toEqual([3]);
  expect(keeper.state()).toMatchObject({ conflict: undefined, drafted: false });
});

test('two people who write the Spanish of different sentences keep both, unasked', async () => {
  const spanish: Document = {
    ...published(''),
    name: 'spanish',
    value: { Yes: 'Sí' },
    schema: { type: 'object', control: 'phrases' },
  };
  const theirs = { Yes: 'Sí', No: 'No, gracias' };
  const meanwhile = () =>
    new RequestError(
      409,
      JSON.stringify({ current: { version: 3, value: { Yes: 'Sí' }, draft: answer(theirs, 7).draft } }),
    );
  const { keeper, sent } = begin([meanwhile, taken(8)], spanish);
  keeper.replace({ Yes: 'Claro' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.at(-1)).toEqual({ baseVersion: 3, revision: 7, value: { ...theirs, Yes: 'Claro' } });
  expect(keeper.state()).toMatchObject({ settled: true, trouble: undefined, conflict: undefined });

  const both = begin([meanwhile], spanish);
  both.keeper.replace({ Yes: 'Sí', No: 'Jamás' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(both.keeper.state()).toMatchObject({ trouble: 'conflict', value: { No: 'Jamás' } });
});
