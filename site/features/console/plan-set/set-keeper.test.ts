import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { PlanSetChanges, PlanSetDraft } from '#domain/plan-set/desk.ts';
import { RequestError } from '#site/request.ts';
import type { LocalCopy } from './local-copy.ts';
import { changesOf, SetKeeper } from './set-keeper.ts';

const FIRST: PlanSetDraft = {
  version: 1,
  savedAt: '2026-11-16T12:00:00.000Z',
  by: 'ana@example.com',
  input: {
    design: DEFAULT_DESIGN,
    title: { project: 'Pool', client: 'Ana', address: '', number: '1', drawnBy: '', date: '2026-11-16' },
    paper: 'arch-d',
    state: null,
    released: false,
    notes: null,
    edits: [],
    ticks: [],
    revisions: [],
  },
};

/** The server's part: versions, refusals, and a connection that can be cut. */
function desk() {
  const server = { draft: FIRST, puts: 0, cut: false, copy: undefined as LocalCopy | undefined };
  const write = (changes: Partial<PlanSetChanges>, by = 'ana@example.com') => {
    const { draft } = server;
    server.draft = { ...draft, version: draft.version + 1, by, input: { ...draft.input, ...changes } };
    return server.draft;
  };
  const open = () =>
    new SetKeeper(server.draft, server.copy, {
      put: async ({ version, changes }) => {
        server.puts += 1;
        if (server.cut) throw new TypeError('Failed to fetch');
        if (version !== server.draft.version)
          throw new RequestError(409, JSON.stringify({ message: 'stale', current: server.draft }));
        return write(changes);
      },
      keep: (copy) => {
        server.copy = copy;
      },
      forget: () => {
        server.copy = undefined;
      },
    });
  return { server, write, open };
}

const titled = (client: string) => ({ title: { ...FIRST.input.title, client } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('typing is saved once it pauses, is one step back, and goes back on the server too', async () => {
  const { server, open } = desk();
  const keeper = open();
  for (const client of ['B', 'Be', 'Bea']) keeper.change(titled(client), 'title.client');
  expect(server.copy?.value.title.client).toBe('Bea');
  await vi.advanceTimersByTimeAsync(900);
  expect([server.puts, server.draft.input.title.client, server.copy]).toEqual([1, 'Bea', undefined]);
  keeper.undo();
  expect(keeper.state().history.present.title.client).toBe('Ana');
  await vi.advanceTimersByTimeAsync(900);
  expect(server.draft.input.title.client).toBe('Ana');
  keeper.redo();
  await keeper.save();
  expect([server.draft.input.title.client, keeper.state().settled]).toEqual(['Bea', true]);
});

test('without a connection it waits, goes on by itself, and outlives a reload', async () => {
  const { server, open } = desk();
  const keeper = open();
  server.cut = true;
  keeper.change(titled('Bea'));
  await vi.advanceTimersByTimeAsync(900);
  expect([keeper.state().trouble, keeper.state().settled]).toEqual(['unreachable', false]);
  server.cut = false;
  const again = open();
  expect([again.state().recovered, again.state().history.present.title.client]).toEqual([true, 'Bea']);
  again.start();
  await vi.advanceTimersByTimeAsync(10);
  expect([server.draft.input.title.client, again.state().settled, server.copy]).toEqual([
    'Bea',
    true,
    undefined,
  ]);
  await vi.advanceTimersByTimeAsync(6000);
  expect([keeper.state().trouble, server.draft.input.title.client]).toEqual([undefined, 'Bea']);
});

test('what a colleague saved elsewhere in the set comes in; the same place is asked about and neither is lost', async () => {
  const { server, write, open } = desk();
  const keeper = open();
  write({ paper: 'letter' }, 'bo@example.com');
  keeper.change(titled('Bea'));
  await keeper.save();
  expect([server.draft.input.paper, server.draft.input.title.client]).toEqual(['letter', 'Bea']);
  expect(keeper.state()).toMatchObject({ settled: true, joinedBy: 'bo@example.com' });

  write(titled('Theirs'), 'bo@example.com');
  keeper.change({ ...titled('Mine'), released: true });
  await keeper.save();
  expect(keeper.state().conflict?.disputed).toEqual([['title', 'client']]);
  expect([server.draft.input.title.client, server.copy?.value.title.client]).toEqual(['Theirs', 'Mine']);
  await keeper.resolve('theirs');
  expect([server.draft.input.title.client, server.draft.input.released]).toEqual(['Theirs', true]);
  keeper.undo();
  expect(keeper.state().history.present.title.client).toBe('Mine');
});

test('what the server has now is taken when nothing is being typed', () => {
  const { write, open } = desk();
  const keeper = open();
  const newer = write({ ticks: ['soil'] });
  keeper.adopt(newer);
  expect(keeper.state().history.present).toEqual(changesOf(newer));
  keeper.change(titled('Bea'));
  keeper.adopt(write({ ticks: [] }));
  expect(keeper.state().history.present).toMatchObject({ ticks: ['soil'], ...titled('Bea') });
});
