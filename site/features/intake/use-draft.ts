import { useCallback, useEffect, useState } from 'react';
import { INTAKE_FORM } from '#content/intake.ts';
import { designFromQuery } from '#domain/design/design-link.ts';
import { intakeFromDesign } from '#domain/intake/from-design.ts';
import { DRAFT_KEY, type IntakeDraft } from '#domain/intake/intake-draft.ts';
import { carriedWords } from '#site/carried-words.ts';
import { toast } from '#site/ui/toast.ts';
import { deleteDraft, loadDraft, loadStep } from './local-draft.ts';
import type { IntakeState } from './use-intake.ts';

// Restores what was written before, takes over a design from the tools, and notices another tab.
export function useDraft({ form, goTo, startOver }: IntakeState) {
  const [restored, setRestored] = useState(false);
  const [fromDesign, setFromDesign] = useState(false);
  const [savedStep, setSavedStep] = useState(1);
  const [changedElsewhere, setChangedElsewhere] = useState(false);

  const fill = useCallback(
    (draft: IntakeDraft) => form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true }),
    [form],
  );

  useEffect(() => {
    const draft = loadDraft();
    if (draft) {
      fill(draft);
      setRestored(true);
      setSavedStep(loadStep());
    }
    const query = new URLSearchParams(window.location.search);
    const design = designFromQuery(query);
    if (!design) return;
    fill(intakeFromDesign({ ...design, words: carriedWords() }));
    setFromDesign(true);
  }, [fill]);

  useEffect(() => {
    const notice = (event: StorageEvent) => {
      if (event.key === DRAFT_KEY && event.newValue) setChangedElsewhere(true);
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, []);

  return {
    restored,
    fromDesign,
    savedStep,
    changedElsewhere,
    resume: () => {
      setRestored(false);
      goTo(savedStep);
    },
    discard: () => {
      setRestored(false);
      startOver();
      goTo(1);
      deleteDraft();
      toast({ title: INTAKE_FORM.draft.discarded });
    },
    loadOther: () => {
      const draft = loadDraft();
      if (draft) fill(draft);
      setChangedElsewhere(false);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
