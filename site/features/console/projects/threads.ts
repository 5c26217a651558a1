import type { ProjectView } from '#domain/project/project-file.ts';
import type { Comment, DeliveryVersion } from '#domain/project/room.ts';

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

/** What is still open on earlier versions: a new version does not answer it by itself. */
export const stillOpen = (
  comments: readonly Comment[],
  versions: readonly DeliveryVersion[],
): { version: DeliveryVersion; thread: Thread }[] =>
  versions.flatMap((version) =>
    threadsOf(comments, version.id)
      .filter(({ comment }) => !comment.resolvedAt)
      .map((thread) => ({ version, thread })),
  );

/** Whoever put a comment down without a name signed the round it came with; failing that, it is the client by their name. */
export const withAuthors = <Project extends Pick<ProjectView, 'comments' | 'rounds' | 'name'>>(
  project: Project,
): Project => ({
  ...project,
  comments: project.comments.map((comment) =>
    comment.name || comment.side === 'studio'
      ? comment
      : { ...comment, name: project.rounds.find(({ id }) => id === comment.roundId)?.name || project.name },
  ),
});

export const openCount = (threads: readonly Thread[]) =>
  threads.filter(({ comment }) => !comment.resolvedAt).length;
