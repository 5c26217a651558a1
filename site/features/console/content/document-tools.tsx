import { useEffect, useRef, useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { dismissToast, toast } from '#site/ui/toast.ts';
import { reasonOf } from '../attempt.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { documentUrl } from './answers.ts';
import type { DeskPartProps } from './document-notices.tsx';
import { type SpokenSentence, withoutChanges } from './phrases.ts';
import type { SpanishDesk } from './use-spanish.ts';
import { sameValue } from './values.ts';

type ToolsProps = DeskPartProps & { spoken: readonly SpokenSentence[]; onHistory: () => void };

/** What is done now and then: looking back, and beginning anew. */
export function DocumentTools(props: ToolsProps) {
  const { CONTENT_DESK } = useWords();
  const { keeping, onHistory } = props;
  const { discard, busy } = useDiscard(props);
  return (
    <div className="flex flex-wrap gap-x-5">
      <Button variant="quiet" onClick={onHistory}>
        {CONTENT_DESK.history}
      </Button>
      {keeping.drafted || !keeping.settled ? (
        <Button variant="quiet" pending={busy} onClick={() => void discard()}>
          {CONTENT_DESK.discard}
        </Button>
      ) : null}
    </div>
  );
}

function useDiscard({ document, keeper, keeping, spanish, spoken, onReload }: ToolsProps) {
  const { CONSOLE, CONTENT_DESK } = useWords();
  const [busy, setBusy] = useState(false);
  const notice = useRef<number>(undefined);
  useEffect(
    () => () => {
      if (notice.current !== undefined) dismissToast(notice.current);
    },
    [],
  );

  async function discard() {
    const { value } = keeping;
    setBusy(true);
    try {
      await keeper.pause();
      const putSpanishBack = spanish ? await takeSpanishBack(spanish, spoken) : () => {};
      if (keeper.state().drafted) await send('DELETE', `${documentUrl(document.name)}/draft`);
      await onReload();
      const undo = () => {
        keeper.replace(value);
        void keeper.save();
        putSpanishBack();
        toast({ title: CONTENT_DESK.discardUndone });
      };
      notice.current = toast({
        title: CONTENT_DESK.discarded,
        action: { label: CONSOLE.undo, onPress: undo },
      });
    } catch (error) {
      toast({ title: CONSOLE.notSaved, description: reasonOf(CONSOLE, error), variant: 'destructive' });
    }
    setBusy(false);
  }
  return { discard, busy };
}

/** The Spanish of this document's sentences as it is public; says how what was written comes back. */
async function takeSpanishBack({ keeper }: SpanishDesk, spoken: readonly SpokenSentence[]) {
  await keeper.pause();
  const before = keeper.state().value;
  const after = withoutChanges(spoken, keeper.published(), before);
  if (sameValue(before, after)) return () => {};
  keeper.replace(after);
  await keeper.save();
  return () => {
    keeper.replace(before);
    void keeper.save();
  };
}
