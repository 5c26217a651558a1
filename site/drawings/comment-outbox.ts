import type { NewComment } from '#domain/project/room.ts';
import { RequestError } from '#site/request.ts';
import { randomKey } from '#site/request-key.ts';
import {
  joined,
  type KeyedStorage,
  type OutboxAct,
  type OutboxEntry,
  parseEntry,
  readEntries,
  withMemory,
  writeEntry,
} from './outbox-entries.ts';
import type { DraftKeeper } from './types.ts';

// Comments on their way: kept on the device until the server has them, sent in order, each under the id it was made with, so
// that one whose answer was lost is stored once.

type Change = Extract<OutboxAct, { kind: 'change' }>['change'];

export type OutboxOptions = {
  /** Where it is kept: holds no key, only a hash of one. */
  name: string;
  /** Rejects with a RequestError when the server answered, with anything else when it did not. */
  send: (act: OutboxAct) => Promise<unknown>;
  /** The server has it: its own list can be read again, and until that is done the outbox shows its own. */
  onSent?: (act: OutboxAct) => unknown;
  /** Null keeps everything in the page alone. */
  storage?: KeyedStorage | null;
  /** Milliseconds before the next attempt, by how many have failed. */
  wait?: (failures: number) => number;
};

const WAITS_MS = [2_000, 5_000, 15_000, 60_000];
const waitMs = (failures: number) => WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 60_000;

// crypto.randomUUID is missing on plain http.
const newId = () => randomKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');

const TRY_LATER = new Set([408, 425, 429]);
const refusal = (error: unknown): RequestError | undefined =>
  error instanceof RequestError && error.status < 500 && !TRY_LATER.has(error.status) ? error : undefined;

const ownStorage = (): KeyedStorage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

// One tab sends at a time; where there are no locks, two that send the same thing do no harm.
const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, work) : work();

export class CommentOutbox {
  readonly #options: OutboxOptions;
  readonly #storage: KeyedStorage;
  readonly #prefix: string;
  readonly #listeners = new Set<() => void>();
  #entries: readonly OutboxEntry[];
  /** Sent, and not yet in the list that the server gave: shown until it was read again. */
  #settling: OutboxEntry[] = [];
  #made = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #wanted = false;
  #started = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#storage = withMemory(options.storage === undefined ? ownStorage() : options.storage);
    this.#prefix = `${options.name}.out.`;
    this.#entries = this.#read();
  }

  /** Gives the id it will have for good. */
  add = (comment: Omit<NewComment, 'id'>): string => {
    const id = newId();
    const full = { parentId: null, fileId: null, page: 1, x: 0.5, y: 0.5, design: null, name: '' } as const;
    this.#put({
      kind: 'add',
      id,
      at: new Date().toISOString(),
      comment: { ...full, weight: 'must', ...comment, id },
    });
    return id;
  };

  change = (id: string, change: Change) => this.#put({ kind: 'change', id, change });

  remove = (id: string) => this.#put({ kind: 'delete', id });

  /** At once, the refused ones too. */
  retry = () => {
    for (const { refused: _, ...entry } of this.#read()) writeEntry(this.#storage, entry);
    this.#refresh();
    void this.#flush();
  };

  /** Everything that waits for this comment, given up. */
  drop = (id: string) => {
    for (const { key, act } of this.#read()) if (act.id === id) this.#storage.removeItem(key);
    this.#refresh();
  };

  readonly drafts: DraftKeeper = {
    get: (key) => this.#storage.getItem(this.#draftKey(key)) ?? '',
    set: (key, text) =>
      text ? this.#storage.setItem(this.#draftKey(key), text) : this.#storage.removeItem(this.#draftKey(key)),
  };

  /** The same array until something changes. */
  snapshot = (): readonly OutboxEntry[] => this.#entries;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to send, and listens for the connection; the answer ends that. */
  start = (): (() => void) => {
    this.#started = true;
    const online = () => void this.#flush();
    window.addEventListener('online', online);
    window.addEventListener('storage', this.#fromOtherTab);
    void this.#flush();
    return () => {
      this.#started = false;
      clearTimeout(this.#timer);
      window.removeEventListener('online', online);
      window.removeEventListener('storage', this.#fromOtherTab);
    };
  };

  #draftKey = (key: string) => `${this.#options.name}.draft.${key}`;

  #read = () => readEntries(this.#storage, this.#prefix);

  #refresh() {
    this.#entries = [...this.#settling, ...this.#read()];
    for (const listener of this.#listeners) listener();
  }

  // Two made within a millisecond keep their order too.
  #nextKey(): string {
    this.#made += 1;
    const time = String(Date.now()).padStart(15, '0');
    return `${this.#prefix}${time}.${String(this.#made).padStart(6, '0')}.${newId()}`;
  }

  #put(act: OutboxAct) {
    const { rewritten, gone, done } = joined(this.#read(), act);
    for (const { key } of gone) this.#storage.removeItem(key);
    if (rewritten) writeEntry(this.#storage, rewritten);
    if (!done) writeEntry(this.#storage, { key: this.#nextKey(), act, tried: false });
    this.#refresh();
    void this.#flush();
  }

  // What builds on a refused one waits with it.
  #next(): OutboxEntry | undefined {
    const held = new Set<string>();
    return this.#read().find(({ act, refused }) => {
      const parent = act.kind === 'add' ? act.comment.parentId : null;
      const holds = refused !== undefined || held.has(act.id) || (parent !== null && held.has(parent));
      if (holds) held.add(act.id);
      return !holds;
    });
  }

  async #flush() {
    if (this.#sending) this.#wanted = true;
    if (this.#sending || !this.#started) return;
    this.#sending = true;
    this.#wanted = false;
    clearTimeout(this.#timer);
    try {
      await alone(`${this.#options.name}.sending`, () => this.#sendAll());
    } finally {
      this.#sending = false;
    }
    // Put in, or back on line, while the last one was on its way.
    if ((this.#wanted || this.#failures === 0) && this.#next()) void this.#flush();
  }

  async #sendAll() {
    for (let entry = this.#next(); entry && this.#started; entry = this.#next()) {
      if (await this.#deliver(entry)) {
        this.#failures = 0;
        continue;
      }
      this.#failures += 1;
      this.#timer = setTimeout(() => void this.#flush(), (this.#options.wait ?? waitMs)(this.#failures));
      return;
    }
  }

  /** False: the server did not answer, or not now. */
  async #deliver(entry: OutboxEntry): Promise<boolean> {
    writeEntry(this.#storage, { ...entry, tried: true });
    try {
      await this.#options.send(entry.act);
    } catch (error) {
      const refused = refusal(error);
      if (!refused) return false;
      // What is to be deleted and is not there is deleted.
      if (entry.act.kind !== 'delete' || refused.status !== 404) {
        this.#refuse(entry, refused.visitorMessage);
        return true;
      }
    }
    this.#storage.removeItem(entry.key);
    this.#settle(entry);
    return true;
  }

  // Deleted meanwhile, it has nothing to be refused any more.
  #refuse(entry: OutboxEntry, refused: string) {
    if (this.#storage.getItem(entry.key)) writeEntry(this.#storage, { ...entry, tried: true, refused });
    this.#refresh();
  }

  #settle(entry: OutboxEntry) {
    this.#settling = [...this.#settling, entry];
    this.#refresh();
    void Promise.resolve(this.#options.onSent?.(entry.act))
      .catch(() => undefined)
      .then(() => {
        this.#settling = this.#settling.filter((other) => other !== entry);
        this.#refresh();
      });
  }

  #fromOtherTab = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === null) return this.#refresh();
    if (!key.startsWith(this.#prefix)) return;
    const [sent] = newValue === null ? parseEntry(key, oldValue) : [];
    if (sent?.tried) this.#settle(sent);
    else this.#refresh();
  };
}
