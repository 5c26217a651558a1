import type { Comment, Side } from '#domain/project/room.ts';
import type { OutboxEntry } from './outbox-entries.ts';
import type { ViewerComment } from './types.ts';

// What the server knows and what still waits on this device, as one list.

const stateOf = ({ refused }: OutboxEntry): Pick<ViewerComment, 'sending' | 'reason'> =>
  refused === undefined ? { sending: 'waiting' } : { sending: 'failed', reason: refused };

const apply = (
  comments: readonly ViewerComment[],
  entry: OutboxEntry,
  side: Side,
): readonly ViewerComment[] => {
  const { act } = entry;
  const known = comments.some(({ id }) => id === act.id);
  if (act.kind === 'delete')
    return entry.refused === undefined ? comments.filter(({ id }) => id !== act.id) : comments;
  if (act.kind === 'add') {
    if (known) return comments;
    const added = { ...act.comment, createdAt: act.at, side, roundId: null, resolvedAt: null };
    return [...comments, { ...added, ...stateOf(entry) }];
  }
  const { resolved, ...change } = act.change;
  const now = new Date().toISOString();
  return comments.map((comment) =>
    comment.id === act.id
      ? {
          ...comment,
          ...change,
          ...(resolved === undefined ? {} : { resolvedAt: resolved ? (comment.resolvedAt ?? now) : null }),
          ...stateOf(entry),
        }
      : comment,
  );
};

export const withOutbox = (
  comments: readonly Comment[],
  entries: readonly OutboxEntry[],
  side: Side,
): readonly ViewerComment[] =>
  entries.reduce<readonly ViewerComment[]>((list, entry) => apply(list, entry, side), comments);
