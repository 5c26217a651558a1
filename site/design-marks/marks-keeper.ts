import type { Mark, MarkedPart, Marker, Marks, NewMarks } from '#domain/design/marks.ts';

// One person's marks on a design and everybody else's. What cannot be saved is kept and tried again; what others say is looked at
// without touching what is not saved yet.

export type Saving = 'saved' | 'failed' | 'full' | 'gone';
export type MarksState = {
  others: readonly Marker[];
  own: Marks;
  name: string;
  loaded: boolean;
  saving: Saving;
  /** The last mark, with what stood there before. */
  last: { part: MarkedPart; before: Mark | undefined } | null;
};
export type Transport = {
  read: () => Promise<Marker[]>;
  write: (said: NewMarks) => Promise<Marker[]>;
  /** What a refusal means; null: try again. */
  refused: (cause: unknown) => 'full' | 'gone' | null;
};
type Later = (act: () => void, ms: number) => () => void;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

const later: Later = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

export function marksKeeper(
  transport: Transport,
  name: string,
  tell: (state: MarksState) => void,
  wait: Later = later,
) {
  let state: MarksState = { others: [], own: {}, name, loaded: false, saving: 'saved', last: null };
  let unsaved = false;
  let sending = false;
  let pause = FIRST_PAUSE_MS;
  let cancel: (() => void) | undefined;
  let over = false;

  const set = (change: Partial<MarksState>) => {
    if (over) return;
    state = { ...state, ...change };
    tell(state);
  };
  const heard = (markers: readonly Marker[]) => {
    const mine = markers.find(({ own }) => own);
    set({
      others: markers.filter(({ own }) => !own),
      loaded: true,
      ...(unsaved ? {} : { own: mine?.marks ?? {}, saving: 'saved' }),
    });
  };

  async function save(): Promise<void> {
    if (sending || !unsaved || over) return;
    cancel?.();
    sending = true;
    unsaved = false;
    try {
      const markers = await transport.write({ name: state.name, marks: state.own });
      pause = FIRST_PAUSE_MS;
      heard(markers);
    } catch (cause) {
      unsaved = true;
      const refused = transport.refused(cause);
      set({ saving: refused ?? 'failed' });
      if (!refused) {
        cancel = wait(() => void save(), pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        return;
      }
    } finally {
      sending = false;
    }
    // What was marked while it was on its way.
    if (unsaved && state.saving === 'saved') await save();
  }

  const change = (own: Marks, last: MarksState['last']) => {
    unsaved = true;
    set({ own, last });
    return save();
  };
  const withMark = (part: MarkedPart, mark: Mark | undefined): Marks => {
    const { [part]: _, ...rest } = state.own;
    return mark ? { ...rest, [part]: mark } : rest;
  };

  return {
    /** The same mark again takes it back. */
    mark(part: MarkedPart, mark: Mark) {
      const before = state.own[part];
      return change(withMark(part, before === mark ? undefined : mark), { part, before });
    },
    undo() {
      const { last } = state;
      return last ? change(withMark(last.part, last.before), null) : Promise.resolve();
    },
    rename(given: string) {
      set({ name: given });
      // A name alone is nobody's mark.
      if (Object.keys(state.own).length === 0) return Promise.resolve();
      unsaved = true;
      return save();
    },
    /** What others said by now; whatever is not saved yet is tried too. */
    async refresh() {
      if (state.saving === 'failed') return save();
      if (sending) return;
      try {
        const markers = await transport.read();
        if (!sending) heard(markers);
      } catch (cause) {
        if (transport.refused(cause) === 'gone') set({ saving: 'gone', loaded: true });
      }
    },
    close() {
      over = true;
      cancel?.();
    },
  };
}
