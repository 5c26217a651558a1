import type { Side } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import type { DrawingSource, DrawingWords, Place, ViewerComment, Weight } from './types.ts';

// Comments as both sides see them: numbered through the version, each with its answers.

export type Thread = { comment: ViewerComment; number: number; answers: readonly ViewerComment[] };

export type ThreadFilter = {
  page: number | 'all';
  state: 'open' | 'resolved' | 'all';
  weight: Weight | 'all';
};
export const EVERYTHING: ThreadFilter = { page: 'all', state: 'all', weight: 'all' };

/** The whole of a page is meant: nobody pins a comment to the very corner. */
const WHOLE = { x: 0, y: 0 } as const;
export const wholeOf = (page: number): Place => ({ page, ...WHOLE });
export const isWhole = ({ x, y }: Pick<Place, 'x' | 'y'>) => x === WHOLE.x && y === WHOLE.y;

const byTime = (a: ViewerComment, b: ViewerComment) =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

const isOn = (source: DrawingSource, { surface, fileId }: ViewerComment) =>
  source.kind === 'file' ? surface === 'file' && fileId === source.file.id : surface === source.surface;

/** Those of one drawing, in the order of their numbers. */
export function threadsOn(source: DrawingSource, comments: readonly ViewerComment[]): readonly Thread[] {
  const inOrder = comments.toSorted(byTime);
  return inOrder
    .filter(({ parentId }) => parentId === null)
    .map((comment, index) => ({ comment, number: index + 1 }))
    .filter(({ comment }) => isOn(source, comment))
    .map((thread) => ({
      ...thread,
      answers: inOrder.filter(({ parentId }) => parentId === thread.comment.id),
    }));
}

export const matches = ({ comment }: Thread, { page, state, weight }: ThreadFilter) =>
  (page === 'all' || comment.page === page) &&
  (state === 'all' || (state === 'resolved') === (comment.resolvedAt !== null)) &&
  (weight === 'all' || comment.weight === weight);

/** While it is not sent, the side that wrote it may change it. */
export const isOwnUnsent = ({ roundId, side, parentId }: ViewerComment, viewer: Side) =>
  roundId === null && parentId === null && side === viewer;

/** "Comment 3, must-have, page 2", and what else there is to know of it. */
export function nameOf({ comment, number }: Thread, pages: number, words: DrawingWords): string {
  const sentence = pages === 1 ? words.pinAlone : isWhole(comment) ? words.pinWhole : words.pin;
  return [
    fill(sentence, { number, weight: words.weights[comment.weight], page: comment.page }),
    ...(comment.resolvedAt ? [words.pinResolved] : []),
    ...(comment.sending === 'waiting'
      ? [words.pinWaiting]
      : comment.roundId === null
        ? [words.pinUnsent]
        : []),
  ].join(', ');
}

export const authorOf = ({ name, side }: ViewerComment, viewer: Side, words: DrawingWords) =>
  name || (side === viewer ? words.you : words.sides[side]);
