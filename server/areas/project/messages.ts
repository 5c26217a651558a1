import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import type { Side } from '#domain/project/room.ts';
import { MB } from '#domain/words/megabytes.ts';
import type { Db } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { ReceivedFile } from '#server/uploads/receive-form.ts';
import { insertFiles } from './file-store.ts';
import { lockProject } from './find-project.ts';
import { gatherMail } from './gather-mail.ts';
import { projectFiles, projectMessages, projects } from './tables.ts';

interface NewMessage {
  id: string;
  projectId: string;
  side: Side;
  name: string;
  staffId?: string;
  body: string;
  files: ReceivedFile[];
}

/** With its files and its part of a mail, in one transaction. The same message again is the one that is there. */
export const storeMessage = async (services: Services, tx: Db, message: NewMessage) => {
  const { id, projectId, side, body, files } = message;
  if (!body && files.length === 0)
    throw new Refusal(400, 'empty-message', 'Please write a message or attach a file.');
  const project = await lockProject(tx, projectId);
  await refuseTooMuch(tx, projectId, body);
  if (side === 'client') await refuseTooLarge(tx, projectId, files);
  const name = message.name || (side === 'client' ? project.name : '');
  const row = { id, projectId, side, name, body, staffId: message.staffId ?? null };
  const written = await tx
    .insert(projectMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: projectMessages.id });
  if (written.length === 0) return { answer: { id }, isNew: false };
  await insertFiles(tx, { projectId, messageId: id }, files);
  const news = side === 'client' ? { unread: sql`${projects.unread} + 1` } : {};
  await tx
    .update(projects)
    .set({ updatedAt: sql`now()`, ...news })
    .where(eq(projects.id, projectId));
  const said = { name, body, files: files.map(({ filename }) => filename) };
  await gatherMail(services, tx, side === 'client' ? 'studio' : 'client', project, said);
  return { answer: { id }, isNew: true };
};

const refuseTooMuch = async (tx: Db, projectId: string, body: string) => {
  const characters = sql`coalesce(sum(length(${projectMessages.body})), 0)`.mapWith(Number);
  const [held] = await tx
    .select({ messages: count(), characters })
    .from(projectMessages)
    .where(eq(projectMessages.projectId, projectId));
  if (!held) return;
  if (
    held.messages >= PROJECT_MOST.messages ||
    held.characters + body.length > PROJECT_MOST.messageCharacters
  )
    throw new Refusal(409, 'too-many-messages', 'This project cannot take more messages. Please email us.');
};

/** What all clients may send before somebody looks is one room for all: one of them does not fill it. */
const refuseTooLarge = async (tx: Db, projectId: string, files: readonly ReceivedFile[]) => {
  if (files.length === 0) return;
  const [held] = await tx
    .select({ bytes: sql`coalesce(sum(${projectFiles.size}), 0)`.mapWith(Number) })
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), isNotNull(projectFiles.messageId)));
  const bytes = files.reduce((sum, { size }) => sum + size, held?.bytes ?? 0);
  if (bytes > PROJECT_MOST.messageMegabytes * MB)
    throw new Refusal(409, 'too-many-files', 'This project cannot take more files. Please email us.');
};

/** A colleague had these before their eyes, and with them whatever else was new; a message that came meanwhile stays unread. */
export const markReadByStaff = ({ database }: Services, projectId: string, messageIds: string[]) =>
  database.transaction(async (tx) => {
    await lockProject(tx, projectId);
    const unread = and(
      eq(projectMessages.projectId, projectId),
      eq(projectMessages.side, 'client'),
      isNull(projectMessages.readAt),
    );
    if (messageIds.length > 0)
      await tx
        .update(projectMessages)
        .set({ readAt: sql`now()` })
        .where(and(unread, inArray(projectMessages.id, messageIds)));
    const left = await tx.$count(projectMessages, unread);
    await tx.update(projects).set({ unread: left }).where(eq(projects.id, projectId));
  });
