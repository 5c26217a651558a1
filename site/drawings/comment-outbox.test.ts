import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Comment } from '#domain/project/room.ts';
import { RequestError } from '#site/request.ts';
import { CommentOutbox, type OutboxOptions } from './comment-outbox.ts';
import { withOutbox } from './outbox-comments.ts';
import type { KeyedStorage, OutboxAct } from './outbox-entries.ts';

class MapStorage implements KeyedStorage {
  readonly map = new Map<string, string>();
  get length() {
    return this.map.size;
  }
  key = (index: number) => [...this.map.keys()][index] ?? null;
  getItem = (key: string) => this.map.get(key) ?? null;
  /** What a browser would tell the other tabs. */
  readonly news: Event[] = [];
  setItem = (key: string, value: string) => {
    this.tell(key, value);
    this.map.set(key, value);
  };
  removeItem = (key: string) => {
    this.tell(key, null);
    this.map.delete(key);
  };
  private tell(key: string, newValue: string | null) {
    this.news.push(Object.assign(new Event('storage'), { key, oldValue: this.getItem(key), newValue }));
  }
}

/** The server's side: keeps what it was sent by id, answers or does not. */
class Server {
  online = true;
  refuse?: RequestError;
  loseAnswers = false;
  readonly got: OutboxAct[] = [];
  send = async (act: OutboxAct) => {
    if (!this.online) throw new TypeError('Failed to fetch');
    if (this.refuse) throw this.refuse;
    this.got.push(act);
    if (this.loseAnswers) throw new TypeError('network error');
  };
  get said() {
    return this.got.map((act) => (act.kind === 'add' ? `add ${act.comment.body}` : act.kind));
  }
}

const VERSION = '7b0c1d3e-5a0f-4c6d-9d51-2f6f3f6b8a10';
const remark = (body: string) => ({ versionId: VERSION, surface: 'file', body }) as const;
const settled = () => vi.waitFor(() => undefined).then(() => new Promise((done) => setTimeout(done, 5)));
const stops: (() => void)[] = [];
const open = (server: Server, storage: KeyedStorage, more: Partial<OutboxOptions> = {}) => {
  const outbox = new CommentOutbox({
    name: 'room.ab12',
    storage,
    send: server.send,
    wait: () => 60_000,
    ...more,
  });
  stops.push(outbox.start());
  return outbox;
};

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('what could not be sent survives a reload and goes out in order, under the ids it was made with', async () => {
  const [server, storage] = [new Server(), new MapStorage()];
  server.online = false;
  const first = open(server, storage);
  const ids = ['one', 'two', 'three'].map((body) => first.add(remark(body)));
  await settled();
  expect(first.snapshot().map(({ act }) => act.id)).toEqual(ids);
  stops.splice(0).forEach((stop) => void stop());

  const reloaded = open(server, storage);
  await settled();
  expect(server.got).toEqual([]);
  server.online = true;
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(server.said).toEqual(['add one', 'add two', 'add three']);
  expect(server.got.map(({ id }) => id)).toEqual(ids);
  expect(reloaded.snapshot()).toEqual([]);
  expect(storage.length).toBe(0);
});

test('a server in trouble is asked again by itself, without a sign of the connection', async () => {
  const server = new Server();
  server.refuse = new RequestError(503, '{"message":"later"}');
  const outbox = open(server, new MapStorage(), { wait: () => 10 });
  outbox.add(remark('patience'));
  await settled();
  expect(outbox.snapshot()[0]?.refused).toBeUndefined();
  server.refuse = undefined;
  await vi.waitFor(() => expect(server.said).toEqual(['add patience']));
});

test('a refused one says why, holds back its answers only, and can be tried again or dropped', async () => {
  const [server, storage] = [new Server(), new MapStorage()];
  server.refuse = new RequestError(400, '{"message":"Too many comments"}');
  const outbox = open(server, storage);
  const id = outbox.add(remark('refused'));
  await settled();
  server.refuse = undefined;
  outbox.add({ ...remark('its answer'), parentId: id });
  outbox.add(remark('another'));
  await settled();
  expect(server.said).toEqual(['add another']);
  expect(withOutbox([], outbox.snapshot(), 'client')).toMatchObject([
    { id, sending: 'failed', reason: 'Too many comments' },
    { body: 'its answer', sending: 'waiting' },
  ]);
  outbox.retry();
  await settled();
  expect(server.said).toEqual(['add another', 'add refused', 'add its answer']);
  server.refuse = new RequestError(404, '{"message":"Not found"}');
  const other = outbox.add(remark('nobody wants it'));
  await settled();
  outbox.drop(other);
  expect(outbox.snapshot()).toEqual([]);
});

test('edits before the first attempt are one act; after it they follow, because it may have arrived', async () => {
  const [server, storage] = [new Server(), new MapStorage()];
  const idle = new CommentOutbox({ name: 'room.ab12', storage, send: server.send });
  const early = idle.add(remark('draft'));
  idle.change(early, { body: 'final', x: 0.2 });
  idle.remove(idle.add(remark('never mind')));
  expect(idle.snapshot().map(({ act }) => act)).toMatchObject([
    { kind: 'add', comment: { body: 'final', x: 0.2 } },
  ]);

  server.loseAnswers = true;
  const outbox = open(server, storage);
  await settled();
  outbox.change(early, { body: 'final after all' });
  expect(withOutbox([], outbox.snapshot(), 'client')).toMatchObject([{ id: early, body: 'final after all' }]);
  server.loseAnswers = false;
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(server.said.at(-1)).toBe('change');
  expect(new Set(server.got.map(({ id }) => id))).toEqual(new Set([early]));

  server.loseAnswers = true;
  const second = outbox.add(remark('second'));
  await settled();
  outbox.remove(second);
  server.refuse = new RequestError(404, '');
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(outbox.snapshot()).toEqual([]);
});

test('two tabs send each thing once, and each shows what the other put in', async () => {
  const [server, storage] = [new Server(), new MapStorage()];
  server.online = false;
  const read: string[] = [];
  const left = open(server, storage);
  const right = open(server, storage, { onSent: ({ id }) => void read.push(id) });
  const one = left.add(remark('from the left'));
  await settled();
  const two = right.add(remark('from the right'));
  expect(right.snapshot().map(({ act }) => act.id)).toEqual([one, two]);
  await settled();
  server.online = true;
  storage.news.length = 0;
  left.retry();
  await settled();
  stops[0]?.();
  for (const event of storage.news.splice(0)) window.dispatchEvent(event);
  expect(server.said).toEqual(['add from the left', 'add from the right']);
  await settled();
  expect(right.snapshot()).toEqual([]);
  expect(read).toEqual([one, two]);
});

test('a sent comment is shown until the list of the server has been read again', async () => {
  const server = new Server();
  let finish = () => {};
  const outbox = open(server, new MapStorage(), {
    onSent: () => new Promise<void>((done) => (finish = done)),
  });
  const id = outbox.add(remark('here'));
  await settled();
  expect(withOutbox([], outbox.snapshot(), 'client')).toMatchObject([{ id, body: 'here' }]);
  finish();
  await settled();
  expect(outbox.snapshot()).toEqual([]);
});

test('half-typed texts are kept by place, beside what waits, and go when they are emptied', () => {
  const storage = new MapStorage();
  const { drafts } = new CommentOutbox({ name: 'room.ab12', storage, send: async () => undefined });
  drafts.set('new/file/1', 'The steps sho');
  const again = new CommentOutbox({ name: 'room.ab12', storage, send: async () => undefined });
  expect(again.drafts.get('new/file/1')).toBe('The steps sho');
  expect(again.snapshot()).toEqual([]);
  drafts.set('new/file/1', '');
  expect(storage.length).toBe(0);
});

test('without any storage the page itself keeps what waits', async () => {
  const server = new Server();
  server.online = false;
  const full = new MapStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const outbox = open(server, full);
  outbox.add(remark('kept'));
  await settled();
  server.online = true;
  outbox.retry();
  await settled();
  expect(server.said).toEqual(['add kept']);
  expect(outbox.snapshot()).toEqual([]);
});

test("a change and a deletion show at once over the server's own list", () => {
  const known: Comment = {
    id: '0f0b6f3e-3c43-4d0f-8a53-0b8f5d3a1c11',
    versionId: VERSION,
    parentId: null,
    surface: 'file',
    fileId: null,
    page: 2,
    x: 0.1,
    y: 0.1,
    weight: 'idea',
    body: 'old',
    design: null,
    side: 'client',
    name: 'Ann',
    createdAt: '2026-01-01T00:00:00Z',
    roundId: null,
    resolvedAt: null,
  };
  const outbox = new CommentOutbox({ name: 'x', storage: new MapStorage(), send: async () => undefined });
  outbox.change(known.id, { body: 'new', resolved: true });
  const [changed] = withOutbox([known], outbox.snapshot(), 'client');
  expect(changed).toMatchObject({ body: 'new', weight: 'idea', sending: 'waiting' });
  expect(changed?.resolvedAt).not.toBeNull();
  outbox.remove(known.id);
  expect(withOutbox([known], outbox.snapshot(), 'client')).toEqual([]);
});
