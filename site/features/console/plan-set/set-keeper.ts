import * as z from 'zod/mini';
import { type PlanSetChanges, type PlanSetDraft, planSetConflictSchema } from '#domain/plan-set/desk.ts';
import { changed, committed, type History, redone, startHistory, undone } from '#site/history.ts';
import { RequestError } from '#site/request.ts';
import type { Trouble } from '../content/keeping.ts';
import { bodyOf, troubleOf } from '../content/save-trouble.ts';
import type { LocalCopy } from './local-copy.ts';
import { join, type Side, type Spot, sameChanges } from './merge.ts';

// Keeps a draft: in this browser at once, on the server when the typing pauses. What a colleague saved meanwhile is put together
// with it; only where both changed the same place it asks.

const PAUSE_MS = 800;
const AGAIN_MS = 5000;

export type Keeping = {
  history: History<PlanSetChanges>;
  /** As the server last told it. */
  stored: PlanSetDraft;
  saving: boolean;
  /** Everything is on the server. */
  settled: boolean;
  trouble: Trouble | undefined;
  reason: unknown;
  conflict: { theirs: PlanSetDraft; disputed: readonly Spot[] } | undefined;
  /** What had not reached the server at an earlier visit is in place. */
  recovered: boolean;
  /** Whose changes came in between, the last time some did. */
  joinedBy: string | undefined;
};

export type KeeperEffects = {
  put: (body: { version: number; changes: PlanSetChanges }) => Promise<PlanSetDraft>;
  keep: (copy: LocalCopy) => void;
  forget: () => void;
};

export const changesOf = ({ input }: PlanSetDraft): PlanSetChanges => {
  const { title, paper, state, released, notes, edits, ticks } = input;
  return { title, paper, state, released, notes, edits, ticks };
};

export class SetKeeper {
  readonly #effects: KeeperEffects;
  readonly #listeners = new Set<() => void>();
  #state: Keeping;
  #known: Omit<LocalCopy, 'value'>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;

  constructor(draft: PlanSetDraft, copy: LocalCopy | undefined, effects: KeeperEffects) {
    this.#effects = effects;
    this.#known = { version: draft.version, base: changesOf(draft) };
    this.#state = {
      history: startHistory(changesOf(draft)),
      stored: draft,
      saving: false,
      settled: true,
      trouble: undefined,
      reason: undefined,
      conflict: undefined,
      recovered: false,
      joinedBy: undefined,
    };
    if (copy) this.#recover(copy, draft);
  }

  state = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes of one field in a row are one step back. */
  change = (part: Partial<PlanSetChanges>, field: string | null = null) => {
    const { history } = this.#state;
    this.#goTo(changed(history, { ...history.present, ...part }, field));
  };
  commit = () => this.#set({ history: committed(this.#state.history) });
  undo = () => this.#step(undone(this.#state.history));
  redo = () => this.#step(redone(this.#state.history));

  /** Sends what the server does not have; resolves when that has ended, well or not. */
  save = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  };

  /** Both were looked at; this side holds where they differ. */
  resolve(side: Side): Promise<void> {
    const { conflict, history } = this.#state;
    if (!conflict) return Promise.resolve();
    const theirs = changesOf(conflict.theirs);
    const { value } = join(this.#known.base, { mine: history.present, theirs }, side);
    this.#known = { version: conflict.theirs.version, base: theirs };
    this.#set({ conflict: undefined, trouble: undefined, stored: conflict.theirs });
    this.#goTo(changed(history, value, null));
    return this.save();
  }

  /** What the server has now: read again, handed over, or drawn from another design. */
  adopt(draft: PlanSetDraft) {
    const { settled, conflict, history, stored } = this.#state;
    if (draft.version === stored.version || draft.version < this.#known.version) return;
    // What is being typed meets it when it is saved.
    if (!settled || conflict) return;
    const theirs = changesOf(draft);
    this.#known = { version: draft.version, base: theirs };
    const next = sameChanges(history.present, theirs) ? history : changed(history, theirs, null);
    this.#set({ stored: draft, history: next });
  }

  /** What an earlier visit could not save is sent now. */
  start() {
    if (!this.#state.settled && !this.#state.conflict) this.#saveIn(0);
  }

  stop() {
    clearTimeout(this.#timer);
    if (!this.#state.settled && !this.#state.trouble) void this.save();
  }

  #set(part: Partial<Keeping>) {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #step(history: History<PlanSetChanges>) {
    if (history !== this.#state.history) this.#goTo(history);
  }

  #goTo(history: History<PlanSetChanges>) {
    this.#set({ history, settled: false, joinedBy: undefined });
    this.#keepLocally();
    if (!this.#state.conflict) this.#saveIn(PAUSE_MS);
  }

  #saveIn(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  #keepLocally = () => this.#effects.keep({ ...this.#known, value: this.#state.history.present });

  #recover({ value, ...known }: LocalCopy, draft: PlanSetDraft) {
    if (sameChanges(value, changesOf(draft))) return this.#effects.forget();
    const history = changed(this.#state.history, value, null);
    this.#known = known;
    this.#state = { ...this.#state, history, settled: false, recovered: true };
    if (draft.version !== known.version) this.#meet(draft);
  }

  async #send() {
    while (!this.#state.settled && !this.#state.conflict) {
      const { present } = this.#state.history;
      this.#set({ saving: true });
      try {
        this.#taken(present, await this.#effects.put({ version: this.#known.version, changes: present }));
      } catch (error) {
        if (!this.#failed(error)) return;
      }
    }
  }

  #taken(sent: PlanSetChanges, draft: PlanSetDraft) {
    const settled = this.#state.history.present === sent;
    this.#known = { version: draft.version, base: changesOf(draft) };
    this.#set({
      stored: draft,
      saving: false,
      settled,
      trouble: undefined,
      reason: undefined,
      recovered: false,
    });
    if (settled) this.#effects.forget();
    else this.#keepLocally();
  }

  /** True when it can be sent again at once. */
  #failed(error: unknown): boolean {
    const meanwhile = z.safeParse(planSetConflictSchema, bodyOf(error));
    this.#set({ saving: false });
    if (error instanceof RequestError && error.status === 409 && meanwhile.success)
      return this.#meet(meanwhile.data.current);
    const trouble = troubleOf(error);
    this.#set({ trouble, reason: error });
    if (trouble === 'unreachable') this.#saveIn(AGAIN_MS);
    return false;
  }

  /** What a colleague saved comes in; true when nothing has to be asked. */
  #meet(current: PlanSetDraft): boolean {
    const { history } = this.#state;
    const theirs = changesOf(current);
    const { value, disputed } = join(this.#known.base, { mine: history.present, theirs });
    if (disputed.length > 0) {
      this.#set({ trouble: 'conflict', conflict: { theirs: current, disputed } });
      return false;
    }
    this.#known = { version: current.version, base: theirs };
    const settled = sameChanges(value, theirs);
    const next = sameChanges(value, history.present) ? history : changed(history, value, null);
    this.#set({ history: next, stored: current, settled, trouble: undefined, joinedBy: current.by ?? '' });
    if (settled) this.#effects.forget();
    else this.#keepLocally();
    return true;
  }
}
