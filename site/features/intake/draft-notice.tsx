import { type ReactNode, useEffect, useRef } from 'react';
import { INTAKE_DRAFT as WORDS } from '#content/intake-draft.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import type { Draft, DraftNotice as Notice } from './use-draft.ts';

export function DraftNotice({ draft }: { draft: Draft }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<Notice>(undefined);
  // A pressed button goes with its notice; the focus goes to what came instead.
  useEffect(() => {
    if (shown.current && draft.notice) box.current?.focus();
    shown.current = draft.notice;
  }, [draft.notice]);
  if (draft.changedElsewhere) {
    return (
      <Alert tone="info" className="mb-7">
        <p>{WORDS.otherTab}</p>
        <Press words={WORDS.load} onPress={draft.loadOther} />
      </Alert>
    );
  }
  if (!draft.notice) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-7 scroll-mt-28 rounded-control">
      {NOTICES[draft.notice](draft)}
    </div>
  );
}

const NOTICES: Record<Notice, (draft: Draft) => ReactNode> = {
  restored: (draft) => (
    <Alert tone="info" title={WORDS.title}>
      <p>{WORDS.body}</p>
      {draft.filled ? <p>{WORDS.fromDesign}</p> : null}
      <Presses>
        <Resume draft={draft} />
        {draft.declined ? <Press words={WORDS.useAfterAll} onPress={draft.takeDesign} /> : null}
        <Press words={WORDS.discard} onPress={draft.discard} />
      </Presses>
    </Alert>
  ),
  filled: () => <Alert tone="info">{WORDS.fromDesign}</Alert>,
  choice: (draft) => (
    <Alert tone="info" title={WORDS.choice.title}>
      <p>{WORDS.choice.body}</p>
      <Presses>
        <Press words={WORDS.choice.use} onPress={draft.takeDesign} />
        <Press words={WORDS.choice.keep} onPress={draft.keepDraft} />
        <Press words={WORDS.discard} onPress={draft.discard} />
      </Presses>
    </Alert>
  ),
  used: (draft) => (
    <Alert tone="info">
      <p>{WORDS.used}</p>
      <Presses>
        <Press words={WORDS.undo} onPress={draft.undo} />
        <Resume draft={draft} />
        <Press words={WORDS.discard} onPress={draft.discard} />
      </Presses>
    </Alert>
  ),
  discarded: (draft) => (
    <Alert tone="info">
      <p>{WORDS.discarded}</p>
      <Presses>
        <Press words={WORDS.undo} onPress={draft.undo} />
        {draft.hasDesign ? <Press words={WORDS.choice.use} onPress={draft.takeDesign} /> : null}
      </Presses>
    </Alert>
  ),
};

function Resume({ draft: { savedStep, resume } }: { draft: Draft }) {
  return savedStep > 1 ? <Press words={WORDS.continue(savedStep)} onPress={resume} /> : null;
}

function Presses({ children }: { children: ReactNode }) {
  return <div className="mt-1 flex flex-wrap gap-x-6">{children}</div>;
}

function Press({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      {words}
    </Button>
  );
}
