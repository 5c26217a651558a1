import { type FormEvent, useEffect, useRef } from 'react';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import type { Comment } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { useAttempt } from '../attempt.ts';
import { useNoteDraft } from '../note-draft.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { newId } from './new-id.ts';

export function AnswerForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.comments;
  const { url, reload } = useDesk();
  const { attempt, busy } = useAttempt();
  const [body, setBody] = useNoteDraft('answers', comment.id);
  const form = useRef<HTMLFormElement>(null);
  // Sent again after a lost answer, it is still one.
  const id = useRef(newId());
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  async function answer(event: FormEvent) {
    event.preventDefault();
    if (!body.trim()) return;
    const reply = { id: id.current, parentId: comment.id, body };
    if (!(await attempt(() => send('POST', `${url}/comments`, reply), words.sent))) return;
    setBody('');
    reload();
    onDone();
  }
  return (
    <form ref={form} onSubmit={answer} className="mt-1 grid gap-2">
      <TextAreaField
        label={fill(words.answerTo, { name: comment.name })}
        name="answer"
        rows={2}
        maxLength={PROJECT_LENGTHS.comment}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
        }}
      />
      <div>
        <Button type="submit" variant="secondary" size="sm" pending={busy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
