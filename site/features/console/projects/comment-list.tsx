import { useState } from 'react';
import type { Comment, Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { useAttempt } from '../attempt.ts';
import { showDate } from '../show-value.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { AnswerForm } from './answer-form.tsx';
import { useDesk } from './desk.ts';
import type { Shown } from './drawing-dialog.tsx';
import { Mark } from './project-part.tsx';
import { openCount, stillOpen, type Thread, threadsOf } from './threads.ts';
import { WishActions } from './wish-actions.tsx';

type ListProps = {
  delivery: Delivery;
  version: DeliveryVersion;
  onShow: (shown: Shown, version: DeliveryVersion) => void;
};

/**
 * What the client asked for on this version, each with its place, its answers and what can be done about it. The newest one shows
 * what is still open on earlier ones too; those then list only what is resolved.
 */
export function CommentList({ delivery, version, onShow }: ListProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.comments;
  const { project } = useDesk();
  const [all, setAll] = useState(false);
  const [newest, ...older] = delivery.versions;
  const isNewest = version.id === newest?.id;
  const own = threadsOf(project.comments, version.id);
  const resolved = own.slice(openCount(own)).map((thread) => ({ version, thread }));
  const open = isNewest ? stillOpen(project.comments, [version, ...older]) : [];
  if (open.length + resolved.length === 0) return null;
  const shown = all ? [...open, ...resolved] : open;
  return (
    <section aria-label={words.title} className="mt-3">
      <ol className="grid gap-3">
        {shown.map((one) => (
          <ThreadItem
            key={one.thread.comment.id}
            thread={one.thread}
            delivery={delivery}
            version={one.version}
            earlier={one.version.id !== version.id}
            onShow={onShow}
          />
        ))}
      </ol>
      {resolved.length > 0 ? (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.onlyOpen : fill(words.withDone, { count: resolved.length })}
        </Button>
      ) : null}
    </section>
  );
}

function placeWords(
  words: ReturnType<typeof useWords>['PROJECT_DESK']['comments'],
  { surface, fileId, page }: Comment,
  { files }: DeliveryVersion,
) {
  if (surface === 'wish') return words.wish;
  if (surface === 'picture') return words.onPicture;
  if (surface === 'plan') return words.onPlan;
  const file = files.find(({ id }) => id === fileId);
  return fill(words.onFile, { name: file?.filename ?? '', page });
}

const shownFor = (comment: Comment, { files }: DeliveryVersion): Shown | undefined => {
  const file = files.find(({ id }) => id === comment.fileId);
  if (comment.surface === 'file') return file && { surface: 'file', file, commentId: comment.id };
  return comment.surface === 'wish' ? undefined : { surface: comment.surface, commentId: comment.id };
};

type ThreadProps = ListProps & { thread: Thread; earlier: boolean };

function ThreadItem({ thread, delivery, version, earlier, onShow }: ThreadProps) {
  const { PROJECT_DESK, STUDIO_ZONE } = useWords();
  const words = PROJECT_DESK.comments;
  const { comment, answers } = thread;
  const done = Boolean(comment.resolvedAt);
  return (
    <li className={classes('border-s-3 ps-3', done ? 'border-sand' : 'border-lagoon')}>
      <ThreadHead
        comment={comment}
        place={placeWords(words, comment, version)}
        earlier={earlier ? version.number : undefined}
      />
      <p className="mt-1 whitespace-pre-line text-small [overflow-wrap:anywhere]">{comment.body}</p>
      {answers.map((answer) => (
        <p key={answer.id} className="mt-1.5 ms-4 whitespace-pre-line text-small [overflow-wrap:anywhere]">
          <span className="text-ink-600">
            {answer.name || words[answer.side]}, {showDate(STUDIO_ZONE, answer.createdAt)}:
          </span>{' '}
          {answer.body}
        </p>
      ))}
      {comment.design ? (
        <WishActions delivery={delivery} version={version} comment={comment} design={comment.design} />
      ) : null}
      <ThreadActions
        comment={comment}
        shown={shownFor(comment, version)}
        onShow={(shown) => onShow(shown, version)}
      />
    </li>
  );
}

type HeadProps = { comment: Comment; place: string; earlier: number | undefined };

function ThreadHead({ comment, place, earlier }: HeadProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.comments;
  const { project } = useDesk();
  const round = project.rounds.find(({ id }) => id === comment.roundId);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <span className="font-medium">{comment.name || words[comment.side]}</span>
      {earlier ? <Mark tone="waits">{fill(words.onVersion, { number: earlier })}</Mark> : null}
      {comment.resolvedAt ? <Mark tone="good">{words.resolved}</Mark> : null}
      <Mark tone={comment.weight === 'must' ? 'warn' : 'quiet'}>{words[comment.weight]}</Mark>
      <span className="min-w-0 text-ink-600 [overflow-wrap:anywhere]">{place}</span>
      {round ? <span className="text-ink-600">{fill(words.round, { number: round.number })}</span> : null}
    </p>
  );
}

type ActionsProps = { comment: Comment; shown: Shown | undefined; onShow: (shown: Shown) => void };

function ThreadActions({ comment, shown, onShow }: ActionsProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.comments;
  const { url, reload } = useDesk();
  const { attempt, busy } = useAttempt();
  const [answering, setAnswering] = useState(false);
  const done = Boolean(comment.resolvedAt);
  async function resolve() {
    const said = done ? words.reopened : words.resolved;
    const saved = await attempt(
      () => send('PATCH', `${url}/comments/${comment.id}`, { resolved: !done }),
      said,
    );
    if (saved) reload();
  }
  return (
    <>
      <div className="flex flex-wrap gap-x-5 text-small">
        <Button variant="quiet" aria-expanded={answering} onClick={() => setAnswering(!answering)}>
          {words.answer}
        </Button>
        <Button variant="quiet" pending={busy} onClick={() => void resolve()}>
          {done ? words.reopen : words.resolve}
        </Button>
        {shown ? (
          <Button variant="quiet" onClick={() => onShow(shown)}>
            {words.show}
          </Button>
        ) : null}
      </div>
      {answering ? <AnswerForm comment={comment} onDone={() => setAnswering(false)} /> : null}
    </>
  );
}
