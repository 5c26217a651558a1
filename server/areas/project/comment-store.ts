import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Design } from '#domain/design/design.ts';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import type { staffCommentChangeSchema, staffReplySchema } from '#domain/project/project-file.ts';
import type { commentChangeSchema, newCommentSchema } from '#domain/project/room.ts';
import { audit } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import { findFile } from './file-store.ts';
import { gatherMail } from './gather-mail.ts';
import { lockOpenProject } from './open-project.ts';
import { projectComments, projects } from './tables.ts';
import { findVersion, type Version } from './version-store.ts';

// Comments are stored at once and sent with a round. Until then they are the client's alone, and can be changed. An answer goes
// with what it answers: to a comment that was sent it is sent at once, and told with the messages.

type Comment = typeof projectComments.$inferSelect;

const findComment = async (tx: Db, projectId: string, id: string): Promise<Comment | undefined> =>
  (
    await tx
      .select()
      .from(projectComments)
      .where(and(eq(projectComments.id, id), eq(projectComments.projectId, projectId)))
      .limit(1)
  )[0];

const found = async (tx: Db, projectId: string, id: string): Promise<Comment> => {
  const comment = await findComment(tx, projectId, id);
  if (!comment) throw notFound();
  return comment;
};

type NewRow = typeof projectComments.$inferInsert;

const refuseTooMany = async (tx: Db, { projectId, versionId, roundId }: NewRow) => {
  const { comments, commentsPerVersion, unsentComments: mostUnsent } = PROJECT_MOST;
  const ofProject = eq(projectComments.projectId, projectId);
  const unsent = and(ofProject, isNull(projectComments.roundId));
  if (!roundId && (await tx.$count(projectComments, unsent)) >= mostUnsent)
    throw new Refusal(409, 'too-many', 'These are as many comments as one round can hold. Please send them.');
  const there = await tx.$count(projectComments, eq(projectComments.versionId, versionId));
  if (there >= commentsPerVersion || (await tx.$count(projectComments, ofProject)) >= comments)
    throw new Refusal(409, 'too-many', 'There are as many comments here as we can take. Please message us.');
};

/** The sender chose the id: sent again, it is the comment that is there. */
const insertOnce = async (tx: Db, row: NewRow) => {
  await refuseTooMany(tx, row);
  const written = await tx
    .insert(projectComments)
    .values(row)
    .onConflictDoNothing({ target: projectComments.id })
    .returning({ id: projectComments.id });
  // An id that another project has is as good as unknown.
  if (written.length === 0) throw notFound();
};

const parentOf = async (tx: Db, projectId: string, id: string): Promise<Comment> => {
  const parent = await found(tx, projectId, id);
  // Threads are one level deep.
  return parent.parentId ? found(tx, projectId, parent.parentId) : parent;
};

/** The version, which has such a surface; the file has such a page. */
const versionWithPlace = async (
  tx: Db,
  projectId: string,
  { versionId, surface, fileId, page }: z.output<typeof newCommentSchema>,
) => {
  const { delivery, version } = await findVersion(tx, projectId, versionId);
  if (surface === 'wish') return version;
  if (delivery.kind !== (surface === 'file' ? 'files' : 'design')) throw notFound();
  if (surface !== 'file') return version;
  const file = fileId && (await findFile(tx, projectId, fileId));
  if (!file || file.versionId !== versionId || page > Math.max(1, file.pages)) throw notFound();
  return version;
};

/** What is wished for stands on the land of what was delivered: in a room nobody draws another. */
const onLandOf = ({ design: delivered }: Version, { site: _site, ...wished }: Design): Design => ({
  ...wished,
  words: '',
  ...(delivered?.site ? { site: delivered.site } : {}),
});

/** False when it was there already. */
export const addComment = async (
  services: Services,
  tx: Db,
  projectId: string,
  comment: z.output<typeof newCommentSchema>,
): Promise<boolean> => {
  const project = await lockOpenProject(tx, projectId);
  if (await findComment(tx, projectId, comment.id)) return false;
  if (comment.parentId) return addAnswer(services, tx, project, { ...comment, parentId: comment.parentId });
  const { surface, design, body } = comment;
  if (surface === 'wish' ? !design : body === '')
    throw new Refusal(400, 'invalid-input', 'Please write what you would like.');
  const version = await versionWithPlace(tx, projectId, comment);
  await insertOnce(tx, {
    ...comment,
    projectId,
    side: 'client',
    fileId: surface === 'file' ? comment.fileId : null,
    design: surface === 'wish' && design ? onLandOf(version, design) : null,
  });
  return true;
};

type Answer = { id: string; parentId: string; body: string; name?: string; staffId?: string };

const addAnswer = async (services: Services, tx: Db, project: Project, answer: Answer): Promise<boolean> => {
  const projectId = project.id;
  const { id, body, name = '', staffId } = answer;
  if (body === '') throw new Refusal(400, 'invalid-input', 'Please write an answer.');
  const {
    id: parentId,
    versionId,
    surface,
    fileId,
    page,
    x,
    y,
    roundId,
  } = await parentOf(tx, projectId, answer.parentId);
  const side = staffId ? 'studio' : 'client';
  // What was not sent yet does not exist for the studio.
  if (staffId && roundId === null) throw notFound();
  const place = { versionId, surface, fileId, page, x, y };
  await insertOnce(tx, { id, projectId, parentId, roundId, ...place, body, name, side, staffId });
  await tx
    .update(projects)
    .set({ updatedAt: sql`now()`, ...(side === 'client' && roundId ? { unread: sql`unread + 1` } : {}) })
    .where(eq(projects.id, projectId));
  if (roundId)
    await gatherMail(services, tx, staffId ? 'client' : 'studio', project, { name, body, files: [] });
  return true;
};

export const addStaffAnswer = async (
  services: Services,
  tx: Db,
  projectId: string,
  staffId: string,
  answer: z.output<typeof staffReplySchema>,
): Promise<boolean> => {
  const project = await lockOpenProject(tx, projectId);
  if (await findComment(tx, projectId, answer.id)) return false;
  await addAnswer(services, tx, project, { ...answer, staffId });
  await audit(tx, staffId, 'answer-comment', `project/${projectId}`);
  return true;
};

const alreadySent = () =>
  new Refusal(409, 'already-sent', 'This comment was sent. Please answer it instead of changing it.');

const resolvedAt = (resolved: boolean | undefined) =>
  resolved === undefined ? {} : { resolvedAt: resolved ? sql`now()` : null };

export const changeComment = async (
  tx: Db,
  projectId: string,
  id: string,
  { resolved, ...change }: z.output<typeof commentChangeSchema>,
) => {
  await lockOpenProject(tx, projectId);
  const comment = await found(tx, projectId, id);
  const changes = Object.values(change).some((value) => value !== undefined);
  if (changes && (comment.side !== 'client' || comment.roundId)) throw alreadySent();
  if (change.body === '' && comment.surface !== 'wish')
    throw new Refusal(400, 'invalid-input', 'Please write what you would like.');
  if (!changes && resolved === undefined) return;
  await tx
    .update(projectComments)
    .set({ ...change, ...resolvedAt(resolved) })
    .where(eq(projectComments.id, id));
};

export const changeCommentAsStaff = async (
  tx: Db,
  projectId: string,
  { id, staffId }: { id: string; staffId: string },
  { resolved, weight }: z.output<typeof staffCommentChangeSchema>,
) => {
  await lockOpenProject(tx, projectId);
  const comment = await found(tx, projectId, id);
  if (comment.roundId === null) throw notFound();
  if (resolved === undefined && weight === undefined) return;
  await tx
    .update(projectComments)
    .set({ ...(weight ? { weight } : {}), ...resolvedAt(resolved) })
    .where(eq(projectComments.id, id));
  await audit(tx, staffId, 'change-comment', `project/${projectId}`, { comment: id });
};

export const deleteComment = async (tx: Db, projectId: string, id: string) => {
  await lockOpenProject(tx, projectId);
  const comment = await found(tx, projectId, id);
  if (comment.side !== 'client' || comment.roundId) throw alreadySent();
  const itsThread = or(eq(projectComments.id, id), eq(projectComments.parentId, id));
  // The project's index finds it; by its parent alone, a comment is looked for among all.
  await tx.delete(projectComments).where(and(eq(projectComments.projectId, projectId), itsThread));
};

/** What the client's side has not sent yet, as it was written. */
export const unsentComments = (tx: Db, projectId: string) =>
  tx
    .select()
    .from(projectComments)
    .where(and(eq(projectComments.projectId, projectId), isNull(projectComments.roundId)))
    .orderBy(projectComments.createdAt, projectComments.id);

export const markSent = (tx: Db, ids: string[], roundId: string) =>
  tx.update(projectComments).set({ roundId }).where(inArray(projectComments.id, ids));
