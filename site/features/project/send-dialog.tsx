import { type FormEvent, useState } from 'react';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import type { Comment } from '#domain/project/room.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { pageLocale } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { NameField } from './name-field.tsx';
import { findVersion, waitingVersions } from './next-act.ts';
import { useOpenRoom } from './room-context.tsx';
import { roundWords } from './round-words.ts';
import { useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';
import { useWords } from './words.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Everything that is not sent yet, once more before it goes as one revision. */
export function SendDialog({ open, onOpenChange }: Props) {
  const { SENDING } = useWords();
  const { unsent } = useOpenRoom();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={unsent.length > 0 ? counted(SENDING.heading, unsent.length) : SENDING.empty}
      description={unsent.length > 0 ? SENDING.lead : undefined}
      size="lg"
    >
      {unsent.length > 0 ? <SendForm onDone={() => onOpenChange(false)} /> : null}
    </Dialog>
  );
}

function SendForm({ onDone }: { onDone: () => void }) {
  const { ROOM, SENDING } = useWords();
  const { room, unsent, calls, refresh, name } = useOpenRoom();
  const { pending, problem, act } = useAct();
  const [words, setWords] = useDraft('round');
  const [error, setError] = useState<string>();
  const round = roundWords(SENDING, room);
  const onTheWay = unsent.filter(({ sending }) => sending === 'waiting').length;
  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = name.trim() === '';
    setError(missing ? ROOM.nameNeeded : undefined);
    if (missing) return;
    void act(async () => {
      await calls.send('POST', '/rounds', { name: name.trim(), words });
      setWords('');
      onDone();
      toast({ title: round.beyond ? SENDING.doneBeyond : SENDING.done });
      await refresh();
    });
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Alert tone={round.beyond ? 'warning' : 'info'}>{round.text}</Alert>
      <ul className="divide-y divide-sand border-sand border-y">
        {unsent.map((comment) => (
          <UnsentComment key={comment.id} comment={comment} />
        ))}
      </ul>
      <TextAreaField
        name="words"
        rows={3}
        label={SENDING.words}
        hint={SENDING.wordsHint}
        maxLength={PROJECT_LENGTHS.note}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Untouched />
      <NameField required error={error} />
      {onTheWay > 0 ? <Alert tone="warning">{counted(SENDING.waiting, onTheWay)}</Alert> : null}
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
      <Button type="submit" pending={pending} disabled={onTheWay > 0}>
        {round.beyond ? SENDING.buttonBeyond : SENDING.button}
      </Button>
    </form>
  );
}

/** New versions that nobody has said anything about: forgotten, or fine. */
function Untouched() {
  const { APPROVAL, SENDING } = useWords();
  const { room, comments } = useOpenRoom();
  const names = waitingVersions({ deliveries: room.deliveries, comments })
    .filter(({ version }) => !comments.some(({ versionId }) => versionId === version.id))
    .map(({ delivery: { title }, version: { number } }) => fill(APPROVAL.version, { title, number }));
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(pageLocale()).format(names);
  return <Alert tone="warning">{fill(SENDING.untouched, { names: list })}</Alert>;
}

function UnsentComment({ comment }: { comment: Comment }) {
  const { SENDING } = useWords();
  const { room, outbox } = useOpenRoom();
  const place = findVersion(room.deliveries, comment.versionId);
  const isWish = comment.surface === 'wish';
  const values = {
    title: place?.delivery.title ?? '',
    number: place?.version.number ?? '',
    page: comment.page,
  };
  const remove = isWish && !comment.body ? SENDING.wish : comment.body;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-3">
      <div>
        <p className="text-fine text-ink-600">
          <span className="font-semibold text-ink">{isWish ? SENDING.wish : SENDING[comment.weight]}</span> ·{' '}
          {fill(comment.surface === 'file' ? SENDING.place : SENDING.placePlain, values)}
          {comment.name ? ` · ${comment.name}` : null}
        </p>
        <p data-typed className="mt-0.5 whitespace-pre-line break-words">
          {comment.body}
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={fill(SENDING.removeNamed, { body: remove.slice(0, 60) })}
        onClick={() => outbox.remove(comment.id)}
      >
        {SENDING.remove}
      </Button>
    </li>
  );
}
