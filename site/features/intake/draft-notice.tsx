import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import type { Draft, DraftNotice as Notice } from './use-draft.ts';
import { type IntakeWords, useWords } from './words.ts';

export function DraftNotice({ draft }: { draft: Draft }) {
  const { DRAFT } = useWords();
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
        <p>{DRAFT.otherTab}</p>
        <Press words={DRAFT.load} onPress={draft.loadOther} />
      </Alert>
    );
  }
  if (!draft.notice) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-7 scroll-mt-28 rounded-control">
      {NOTICES[draft.notice](DRAFT, draft)}
    </div>
  );
}

const NOTICES: Record<Notice, (words: IntakeWords['DRAFT'], draft: Draft) => ReactNode> = {
  restored: (words, draft) => (
    <Alert tone="info" title={words.title} className="border-s-0!">
      <p>{words.body}</p>
      {draft.filled ? <p>{words.fromDesign}</p> : null}
      <Presses>
        <Resume draft={draft} />
        {draft.declined ? <Press words={words.useAfterAll} onPress={draft.takeDesign} /> : null}
        <Press words={words.discard} onPress={draft.discard} />
      </Presses>
    </Alert>
  ),
  filled: (words) => <Alert tone="info">{words.fromDesign}</Alert>,
  choice: (words, draft) => (
    <Alert tone="info" title={words.choice.title}>
      <p>{words.choice.body}</p>
      <Presses>
        <Press words={words.choice.use} onPress={draft.takeDesign} />
        <Press words={words.choice.keep} onPress={draft.keepDraft} />
        <Press words={words.discard} onPress={draft.discard} />
      </Presses>
    </Alert>
  ),
  used: (words, draft) => (
    <Alert tone="info">
      <p>{words.used}</p>
      <Presses>
        <Press words={words.undo} onPress={draft.undo} />
        <Resume draft={draft} />
        <Press words={words.discard} onPress={draft.discard} />
      </Presses>
    </Alert>
  ),
  discarded: (words, draft) => (
    <Alert tone="info">
      <p>{words.discarded}</p>
      <Presses>
        <Press words={words.undo} onPress={draft.undo} />
        {draft.hasDesign ? <Press words={words.choice.use} onPress={draft.takeDesign} /> : null}
      </Presses>
    </Alert>
  ),
};

function Resume({ draft: { savedStep, resume } }: { draft: Draft }) {
  const { DRAFT, STEPS } = useWords();
  const name = STEPS[savedStep - 1]?.short;
  if (savedStep <= 1 || !name) return null;
  return <Button onClick={resume}>{fill(DRAFT.continue, { step: savedStep, name })}</Button>;
}

function Presses({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">{children}</div>;
}

function Press({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      {words}
    </Button>
  );
}
