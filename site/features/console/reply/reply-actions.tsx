import { useState } from 'react';
import { mailtoOf } from '#domain/console/reply.ts';
import { fill } from '#domain/words/fill.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { toast } from '#site/ui/toast.ts';
import { useWords } from '../words.ts';
import type { Reply } from './use-reply.ts';

/** Where the same person waits for more than this: how much, and marking all of it. */
export type AllAnswered = { count: number; mark: () => void };

type ActionsProps = {
  reply: Reply;
  address: string;
  onAnswered: (() => void) | undefined;
  onAllAnswered: AllAnswered | undefined;
  onClear: () => void;
};

/** The ways out of the console, once nothing stands in braces any more; and that somebody was answered. */
export function ReplyActions({
  reply: { subject, body, missing },
  address,
  onAnswered,
  onAllAnswered,
  onClear,
}: ActionsProps) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.reply;
  const [taken, setTaken] = useState(false);
  const ready = body.trim() !== '' && missing.length === 0;

  async function copy() {
    try {
      await navigator.clipboard.writeText(body);
      toast({ title: words.copied });
      setTaken(true);
    } catch {
      toast({ title: words.notCopied, variant: 'destructive' });
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {ready ? (
          <ButtonLink size="sm" href={mailtoOf(address, subject, body)} onClick={() => setTaken(true)}>
            {words.send}
          </ButtonLink>
        ) : (
          <Button size="sm" disabled>
            {words.send}
          </Button>
        )}
        <Button variant="secondary" size="sm" disabled={!ready} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <div role="status">
        {taken && (onAnswered || onAllAnswered) ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
            {words.answered}
            {onAnswered ? (
              <Button variant="secondary" size="sm" onClick={onAnswered}>
                {words.mark}
              </Button>
            ) : null}
            {onAllAnswered ? (
              <Button variant="secondary" size="sm" onClick={onAllAnswered.mark}>
                {fill(words.markAll, { count: onAllAnswered.count })}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}
