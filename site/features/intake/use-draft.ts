import { useCallback, useEffect, useRef, useState } from 'react';
import { firstOpenStep } from '#domain/intake/first-open-step.ts';
import {
  DRAFT_KEY,
  filledInDraft,
  type IntakeDraft,
  readDraft,
  writeDraft,
} from '#domain/intake/intake-draft.ts';
import { EMPTY_INTAKE } from '#domain/intake/intake-form.ts';
import { designIntoDraft, overwritesAnswers } from '#domain/intake/merge-drafts.ts';
import { SWITCHED } from '#site/language.ts';
import { loadDesign, loadDraft, loadStep, saveDesign, saveStep } from './draft-storage.ts';
import type { ChosenFile } from './file-storage.ts';
import type { IntakeState } from './use-intake.ts';

export type DraftNotice = 'restored' | 'filled' | 'choice' | 'used' | 'discarded';

type View = {
  notice?: DraftNotice;
  savedStep: number;
  design?: IntakeDraft;
  /** The design has filled in what the draft left open. */
  filled: boolean;
  /** The design that was declined can still be used. */
  declined: boolean;
};

/** What was there before a design was used or the draft discarded. */
type Earlier = Pick<View, 'notice' | 'declined'> & {
  answers: IntakeDraft;
  files: ChosenFile[];
  handled: string | null;
};

type Fill = (draft: IntakeDraft) => void;
type Show = (part: Partial<View>) => void;

// What was written before, then the design that the address brings; ends with what keeps a late design away.
function restore(fill: Fill, show: Show, { goTo, reach }: Pick<IntakeState, 'goTo' | 'reach'>) {
  const draft = loadDraft();
  if (draft) {
    fill(draft);
    // Where they left it; unknown, at what is not answered yet.
    const reached = loadStep();
    const open = reached > 1 ? reached : firstOpenStep(draft);
    reach(open);
    // Whoever only changed the language is still where they were.
    if (SWITCHED in document.documentElement.dataset) goTo(loadStep());
    else show({ notice: 'restored', savedStep: open });
  }
  const { search } = window.location;
  if (!search) return;
  let left = false;
  const accept = (design: IntakeDraft | undefined) => {
    if (left || !design || (draft && loadDesign() === search)) return;
    if (draft && overwritesAnswers(draft, design)) return show({ design, notice: 'choice' });
    fill(designIntoDraft(draft ?? {}, design));
    saveDesign(search);
    show({ design, filled: true, ...(draft ? {} : { notice: 'filled' }) });
  };
  void import('./design-from-address.ts').then(({ designFromAddress }) =>
    designFromAddress(search).then(accept),
  );
  return () => {
    left = true;
  };
}

/** Whether the draft was changed in another tab. */
function useOtherTab() {
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const notice = (event: StorageEvent) => {
      if (event.key === DRAFT_KEY && event.newValue) setChanged(true);
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, []);
  return [changed, setChanged] as const;
}

// Restores what was written before, takes over a design from the tools, and notices another tab. Nothing typed
// is overwritten without asking, and whatever was overwritten can be restored.
export function useDraft({ form, files, goTo, reach, startOver }: IntakeState) {
  const [view, setView] = useState<View>({ savedStep: 1, filled: false, declined: false });
  const [past, setPast] = useState<Earlier[]>([]);
  const [changedElsewhere, setChangedElsewhere] = useOtherTab();
  const { notice, savedStep, design, filled, declined } = view;

  const show = useCallback<Show>((part) => setView((before) => ({ ...before, ...part })), []);
  const fill = useCallback<Fill>(
    (draft) => form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true }),
    [form],
  );
  const first = useRef({ goTo, reach });
  useEffect(() => restore(fill, show, first.current), [fill, show]);

  const answersNow = () => readDraft(writeDraft(form.getValues())) ?? {};
  const remember = () =>
    setPast([
      ...past,
      { answers: answersNow(), files: files.files, handled: loadDesign(), notice, declined },
    ]);

  function takeDesign() {
    remember();
    fill(designIntoDraft(answersNow(), design ?? {}));
    saveDesign(window.location.search);
    show({ declined: false, notice: 'used' });
  }

  function keepDraft() {
    saveDesign(window.location.search);
    show({ declined: true, notice: 'restored' });
  }

  function discard() {
    remember();
    startOver();
    show({ filled: false, declined: false, notice: 'discarded' });
  }

  // Only what the design filled in goes back; what was typed elsewhere since then stays.
  function undoDesign({ answers }: Earlier) {
    const before = new Map<string, unknown>(Object.entries({ ...EMPTY_INTAKE, ...answers }));
    const fields = Object.keys(designIntoDraft({}, design ?? {}));
    fill(Object.fromEntries(fields.map((name) => [name, before.get(name)])));
  }

  // What was typed or chosen since then stays.
  function undoDiscard({ answers, files: discarded, handled }: Earlier) {
    fill({ ...answers, ...filledInDraft(answersNow()) });
    files.bringBack(discarded);
    saveStep(savedStep);
    reach(savedStep);
    if (handled) saveDesign(handled);
  }

  function undo() {
    const earlier = past.at(-1);
    if (!earlier) return;
    if (notice === 'used') undoDesign(earlier);
    else undoDiscard(earlier);
    setPast(past.slice(0, -1));
    if (earlier.notice === 'choice' && notice === 'used') return keepDraft();
    show({ declined: earlier.declined, notice: earlier.notice });
  }

  function resume() {
    show({ notice: undefined });
    goTo(savedStep);
  }

  function loadOther() {
    const draft = loadDraft();
    if (draft) fill(draft);
    setChangedElsewhere(false);
  }

  const state = { notice, savedStep, filled, declined, hasDesign: design !== undefined, changedElsewhere };
  return { ...state, takeDesign, keepDraft, undo, discard, resume, loadOther };
}

export type Draft = ReturnType<typeof useDraft>;
