import { useEffect, useRef } from 'react';
import { counted, fill } from '#domain/words/fill.ts';
import { pageLocale } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';
import { PinMark } from './pin.tsx';
import { ThreadActions, type ThreadPowers } from './thread-actions.tsx';
import { authorOf, isWhole, type Thread } from './threads.ts';
import type { ViewerComment } from './types.ts';
import { useWords } from './words.ts';

const when = (moment: string) =>
  new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

function Said({ comment, side }: { comment: ViewerComment; side: 'client' | 'studio' }) {
  const words = useWords();
  const state =
    comment.sending === 'failed'
      ? fill(words.refused, { reason: comment.reason ?? '' })
      : comment.sending === 'waiting'
        ? words.waiting
        : null;
  return (
    <>
      <p className="text-fine text-ink-600">
        <span className="font-semibold text-ink">{authorOf(comment, side, words)}</span>{' '}
        <time dateTime={comment.createdAt}>{when(comment.createdAt)}</time>
      </p>
      <p data-typed className="mt-1 whitespace-pre-line text-small [overflow-wrap:anywhere]">
        {comment.body}
      </p>
      {state ? (
        <p
          className={classes(
            'mt-1 font-medium text-fine',
            comment.sending === 'failed' ? 'text-danger' : 'text-amber',
          )}
        >
          {state}
        </p>
      ) : null}
    </>
  );
}

function placeWords({ comment }: Thread, pages: number, words: ReturnType<typeof useWords>) {
  const page =
    pages > 1 ? [fill(isWhole(comment) ? words.wholeOfPage : words.page, { page: comment.page })] : [];
  return [
    words.weightLabels[comment.weight],
    ...page,
    ...(comment.resolvedAt ? [words.resolved] : []),
    ...(comment.roundId === null && !comment.sending ? [words.unsent] : []),
  ].join(' · ');
}

type ThreadViewProps = {
  thread: Thread;
  pages: number;
  open: boolean;
  /** Told from the pin: its thread takes the focus. */
  focused: boolean;
  onToggle: () => void;
  powers: ThreadPowers;
};

/** One comment of the list: a line, and once chosen everything said about it. */
export function ThreadView({ thread, pages, open, focused, onToggle, powers }: ThreadViewProps) {
  const words = useWords();
  const { comment, number, answers } = thread;
  const heading = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  return (
    <li className={classes('border-foam-200 border-b', open && 'bg-foam/60')}>
      <h3>
        <button
          ref={heading}
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex min-h-14 w-full items-start gap-3 px-4 py-3 text-start hover:bg-foam focus-visible:-outline-offset-3"
        >
          <span className="sr-only">{words.comment}</span>
          <PinMark
            number={number}
            weight={comment.weight}
            resolved={comment.resolvedAt !== null}
            unsent={comment.roundId === null}
            waiting={comment.sending === 'waiting'}
          />
          <span className="min-w-0 flex-1">
            <span className="block text-fine text-ink-600">{placeWords(thread, pages, words)}</span>
            {comment.sending === 'waiting' && !open ? (
              <span className="block font-medium text-amber text-fine">{words.waiting}</span>
            ) : null}
            {open ? null : (
              <span data-typed className="line-clamp-2 text-small">
                {comment.body}
              </span>
            )}
            {answers.length > 0 && !open ? (
              <span className="block text-fine text-lagoon">{counted(words.answers, answers.length)}</span>
            ) : null}
          </span>
        </button>
      </h3>
      {open ? (
        <div className="grid gap-3 px-4 pb-4">
          <div>
            <Said comment={comment} side={powers.side} />
          </div>
          {answers.length > 0 ? (
            <ul className="grid gap-3 border-water-300 border-s-2 ps-3">
              {answers.map((answer) => (
                <li key={answer.id}>
                  <Said comment={answer} side={powers.side} />
                </li>
              ))}
            </ul>
          ) : null}
          <ThreadActions key={comment.id} thread={thread} powers={powers} />
        </div>
      ) : null}
    </li>
  );
}
