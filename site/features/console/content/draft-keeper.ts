import * as z from 'zod/mini';
import { RequestError } from '#site/request.ts';
import {
  type Current,
  currentSchema,
  type Document,
  type Json,
  refusalSchema,
  type Saved,
} from './answers.ts';
import { conflictWith, fromServer, type Keeping, knownOf, withHidden } from './keeping.ts';
import type { LocalCopy } from './local-copy.ts';
import { mergedPhrases } from './phrases.ts';
import { bodyOf, troubleOf } from './save-trouble.ts';
import { isPhrases, sameValue, withValueAt } from './values.ts';

// Keeps what is typed: in this browser at once, on the server as a draft when the typing pauses. It knows what the server has,
// what it refused, and what somebody else saved meanwhile.

const PAUSE_MS = 800;
const AGAIN_MS = 5000;

export type KeeperEffects = {
  put: (body: { baseVersion: number; revision: number; value: Json }) => Promise<Saved>;
  /** Discards this draft, unless somebody has written another one over it. */
  drop: (revision: number) => Promise<unknown>;
  keep: (copy: LocalCopy) => void;
  forget: () => void;
};

export class DraftKeeper {
  readonly #effects: KeeperEffects;
  readonly #listeners = new Set<() => void>();
  #state: Keeping;
  #known: Omit<LocalCopy, 'value'>;
  #published: Json;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;

  constructor(document: Document, copy: LocalCopy | undefined, effects: KeeperEffects) {
    this.#effects = effects;
    this.#state = fromServer(document);
    this.#known = knownOf(document);
    this.#published = document.value;
    if (copy) this.#recover(copy);
    else this.#compareWithPublished(document);
  }

  state = () => this.#state;
  /** What visitors get, as far as is known here. */
  published = () => this.#published;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  change = (path: string, next: Json) => this.replace(withValueAt(this.#state.value, path, next));

  /** The whole value at once: an undone discard, a version put together out of two. */
  replace = (value: Json) => {
    this.#set({ value, settled: false });
    this.#keepLocally();
    if (!this.#state.conflict) this.#saveIn(PAUSE_MS);
  };

  /** Sends what the server does not have; resolves when that has ended, well or not. */
  save = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  };

  /** Both were looked at; this is what holds. */
  resolve(value: Json): Promise<void> {
    this.#set({ conflict: undefined, trouble: undefined });
    this.replace(value);
    return this.save();
  }

  /** The server's state after something else than typing: published, restored, discarded. */
  adopt(document: Document) {
    clearTimeout(this.#timer);
    this.#known = knownOf(document);
    this.#published = document.value;
    this.#effects.forget();
    this.#set(fromServer(document));
    this.#compareWithPublished(document);
    this.start();
  }

  /** Asks the server once more for the words of what changes, when it has not said them. */
  tellChanges(): Promise<void> {
    if (this.#state.changes === undefined && !this.#state.conflict) this.#set({ settled: false });
    return this.save();
  }

  /** Nothing more is sent until something is typed; resolves when what is under way has ended. */
  async pause() {
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** What an earlier visit could not save is sent now. */
  start() {
    if (!this.#state.settled && !this.#state.conflict) this.#saveIn(0);
  }

  stop() {
    clearTimeout(this.#timer);
    if (!this.#state.settled && this.#state.trouble !== 'refused') void this.save();
  }

  #set(part: Partial<Keeping>) {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #saveIn(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  #keepLocally = () => this.#effects.keep({ ...this.#known, value: this.#state.value });

  #recover({ value, ...known }: LocalCopy) {
    this.#known = known;
    this.#state = { ...this.#state, value, settled: false, recovered: true, changes: undefined };
  }

  // A draft of a version that is no longer the published one: both are shown before anything is written.
  #compareWithPublished({ version, value, draft }: Document) {
    if (!draft || draft.baseVersion === version) return;
    this.#known = { common: value, baseVersion: version, revision: draft.revision };
    if (sameValue(draft.value, value)) return this.#set({ settled: false });
    const conflict = conflictWith({ version, value, draft: null }, value);
    this.#set({ settled: false, trouble: 'conflict', conflict });
  }

  async #send() {
    while (!this.#state.settled && !this.#state.conflict) {
      const { value } = this.#state;
      const { baseVersion, revision } = this.#known;
      // Nothing to save, and nothing that the server would have to forget.
      if (!this.#state.drafted && sameValue(value, this.#published)) return this.#withoutDraft();
      this.#set({ saving: true });
      try {
        this.#taken(value, await this.#effects.put({ baseVersion, revision, value }));
        await this.#dropIfPublic();
      } catch (error) {
        const again = this.#failed(error, value);
        if (!again && this.#state.value === value) return;
        if (!again && this.#state.trouble !== 'refused') return;
      }
    }
  }

  // Words that are public already are no draft.
  async #dropIfPublic() {
    const { common, revision } = this.#known;
    if (!sameValue(common, this.#published)) return;
    try {
      await this.#effects.drop(revision);
    } catch {
      // It stays a draft that changes nothing.
      return;
    }
    this.#known = { ...this.#known, revision: 0 };
    if (this.#state.settled) this.#withoutDraft();
    else this.#set({ drafted: false });
  }

  #withoutDraft() {
    this.#known = { common: this.#published, baseVersion: this.#state.version, revision: 0 };
    this.#effects.forget();
    this.#set({
      drafted: false,
      savedAt: undefined,
      savedBy: null,
      saving: false,
      settled: true,
      trouble: undefined,
      reason: undefined,
      issues: [],
      changes: [],
      recovered: false,
    });
  }

  #taken(sent: Json, { draft, changes }: Saved) {
    const settled = this.#state.value === sent;
    this.#known = { common: draft.value, baseVersion: draft.baseVersion, revision: draft.revision };
    this.#set({
      value: settled ? withHidden(this.#state.schema, sent, draft.value) : this.#state.value,
      version: draft.baseVersion,
      drafted: true,
      savedAt: draft.updatedAt,
      savedBy: draft.by,
      saving: false,
      settled,
      trouble: undefined,
      reason: undefined,
      issues: [],
      changes,
      recovered: false,
    });
    if (settled) this.#effects.forget();
    else this.#keepLocally();
  }

  /** True when the same can be sent again at once. */
  #failed(error: unknown, sent: Json): boolean {
    const body = bodyOf(error);
    const meanwhile = z.safeParse(currentSchema, body);
    if (error instanceof RequestError && error.status === 409 && meanwhile.success)
      return this.#collided(meanwhile.data.current, sent);
    const refusal = z.safeParse(refusalSchema, body);
    const trouble = troubleOf(error);
    const issues =
      trouble === 'refused' && refusal.success ? (refusal.data.issues ?? []) : this.#state.issues;
    this.#set({ saving: false, trouble, reason: error, issues });
    if (trouble === 'unreachable') this.#saveIn(AGAIN_MS);
    return false;
  }

  // Words of theirs that are the same as ours are no conflict: an answer to us was lost on its way.
  #collided(current: Current, sent: Json): boolean {
    const conflict = conflictWith(current, this.#known.common);
    const same = sameValue(conflict.theirs, sent);
    this.#published = current.value;
    const merged = isPhrases(this.#state.schema)
      ? mergedPhrases(this.#state.value, conflict.theirs, this.#known.common)
      : undefined;
    if (merged !== undefined) return this.#merged(merged, current, conflict.theirs);
    this.#known = { ...this.#known, baseVersion: current.version, revision: current.draft?.revision ?? 0 };
    this.#set({
      saving: false,
      version: current.version,
      ...(same ? {} : { trouble: 'conflict', conflict }),
    });
    return same;
  }

  // Two people wrote the Spanish of different sentences: both are kept, and nobody is asked.
  #merged(value: Json, current: Current, common: Json): boolean {
    this.#known = { common, baseVersion: current.version, revision: current.draft?.revision ?? 0 };
    this.#set({ value, version: current.version, drafted: current.draft !== null });
    this.#keepLocally();
    return true;
  }
}
