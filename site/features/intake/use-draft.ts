import { useCallback, useEffect, useState } from 'react';
import { DRAFT_KEY, type IntakeDraft, readDraft, toldIn, writeDraft } from '#domain/intake/intake-draft.ts';
import { designIntoDraft, overwritesAnswers } from '#domain/intake/merge-drafts.ts';
import type { ChosenFile } from './kept-files.ts';
import { loadDesign, loadDraft, loadStep, saveDesign, saveStep } from './local-draft.ts';
import { EMPTY_INTAKE, type IntakeState } from './use-intake.ts';

export type DraftNotice = 'restored' | 'filled' | 'choice' | 'used' | 'discarded';

/** What was there before a design was used or the draft discarded. */
type Earlier = {
  answers: IntakeDraft;
  files: ChosenFile[];
  design: string | null;
  notice: DraftNotice | undefined;
  declined: boolean;
};

// Restores what was written before, takes over a design from the tools, and notices another tab. Nothing that somebody
// wrote gives way without being asked, and whatever gave way can come back.
export function useDraft({ form, files, goTo, startOver }: IntakeState) {
  const [notice, setNotice] = useState<DraftNotice>();
  const [design, setDesign] = useState<IntakeDraft>();
  const [filled, setFilled] = useState(false);
  const [declined, setDeclined] = useState(false);
  const [past, setPast] = useState<Earlier[]>([]);
  const [savedStep, setSavedStep] = useState(1);
  const [changedElsewhere, setChangedElsewhere] = useState(false);

  const fill = useCallback(
    (draft: IntakeDraft) => form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true }),
    [form],
  );
  const answersNow = () => readDraft(writeDraft(form.getValues())) ?? {};
  const remember = () => {
    const now = { answers: answersNow(), files: files.files, design: loadDesign(), notice, declined };
    setPast([...past, now]);
  };
  const settleDesign = () => saveDesign(window.location.search);

  useEffect(() => {
    const draft = loadDraft();
    if (draft) {
      fill(draft);
      setNotice('restored');
      setSavedStep(loadStep());
    }
    const { search } = window.location;
    if (!search) return;
    let left = false;
    const takeUp = (arriving: IntakeDraft | undefined) => {
      if (left || !arriving || (draft && loadDesign() === search)) return;
      setDesign(arriving);
      if (draft && overwritesAnswers(draft, arriving)) return setNotice('choice');
      fill(designIntoDraft(draft ?? {}, arriving));
      saveDesign(search);
      setFilled(true);
      if (!draft) setNotice('filled');
    };
    void import('./arriving-design.ts').then(({ arrivingDesign }) => takeUp(arrivingDesign(search)));
    return () => {
      left = true;
    };
  }, [fill]);

  useEffect(() => {
    const notice = (event: StorageEvent) => {
      if (event.key === DRAFT_KEY && event.newValue) setChangedElsewhere(true);
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, []);

  function takeDesign() {
    remember();
    fill(designIntoDraft(answersNow(), design ?? {}));
    settleDesign();
    setDeclined(false);
    setNotice('used');
  }

  function keepDraft() {
    settleDesign();
    setDeclined(true);
    setNotice('restored');
  }

  // Only what the design filled in goes back; what was typed elsewhere since then stays.
  function undoDesign({ answers }: Earlier) {
    const before = new Map<string, unknown>(Object.entries({ ...EMPTY_INTAKE, ...answers }));
    const fields = Object.keys(designIntoDraft({}, design ?? {}));
    fill(Object.fromEntries(fields.map((name) => [name, before.get(name)])));
  }

  function discard() {
    remember();
    startOver();
    setFilled(false);
    setDeclined(false);
    setNotice('discarded');
  }

  // What was typed or chosen since then stays.
  function undoDiscard(earlier: Earlier) {
    fill({ ...earlier.answers, ...toldIn(answersNow()) });
    files.bringBack(earlier.files);
    saveStep(savedStep);
    if (earlier.design) saveDesign(earlier.design);
  }

  function undo() {
    const earlier = past.at(-1);
    if (!earlier) return;
    if (notice === 'used') undoDesign(earlier);
    else undoDiscard(earlier);
    setPast(past.slice(0, -1));
    if (earlier.notice === 'choice' && notice === 'used') return keepDraft();
    setDeclined(earlier.declined);
    setNotice(earlier.notice);
  }

  return {
    notice,
    savedStep,
    changedElsewhere,
    hasDesign: design !== undefined,
    /** The design has filled in what the draft left open. */
    filled,
    /** The design that was declined can still be used. */
    declined,
    takeDesign,
    keepDraft,
    undo,
    discard,
    resume: () => {
      setNotice(undefined);
      goTo(savedStep);
    },
    loadOther: () => {
      const draft = loadDraft();
      if (draft) fill(draft);
      setChangedElsewhere(false);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
