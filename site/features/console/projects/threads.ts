import type { Comment } from '#domain/project/room.ts';

export type Thread = { comment: Comment; answers: Comment[] };

const byTime = (one: Comment, other: Comment) => one.createdAt.localeCompare(other.createdAt);

/** The comments on a version with their answers: what is still open first, must-haves before ideas, then as they came. */
export const threadsOf = (comments: readonly Comment[], versionId: string): Thread[] => {
  const here = comments.filter((comment) => comment.versionId === versionId).toSorted(byTime);
  const rank = ({ resolvedAt, weight }: Comment) => (resolvedAt ? 2 : 0) + (weight === 'must' ? 0 : 1);
  return here
    .filter(({ parentId }) => parentId === null)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((comment) => ({ comment, answers: here.filter(({ parentId }) => parentId === comment.id) }));
};

export const openCount = (threads: readonly Thread[]) =>
  threads.filter(({ comment }) => !comment.resolvedAt).length;
