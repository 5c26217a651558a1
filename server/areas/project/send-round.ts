import { desc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import type { newRoundSchema } from '#domain/project/room.ts';
import { stepOnRound } from '#domain/project/steps.ts';
import { addWorkingDays, STUDIO_ANSWERS_IN } from '#domain/project/working-days.ts';
import { fill } from '#domain/words/fill.ts';
import type { Db } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import { markSent, unsentComments } from './comment-store.ts';
import { designLine } from './design-line.ts';
import { currentKey } from './links.ts';
import { type RoundComment, roundCopyMail, roundMail } from './mails-drawings.tsx';
import { lockOpenProject } from './open-project.ts';
import { deliveries, deliveryVersions, projectFiles, projectRounds, projects } from './tables.ts';
import { wishChanges } from './wish-changes.ts';

// Everything that is not sent yet, as one revision round. The project is held meanwhile: of two who send at once, the second
// sends what came after the first, or hears that there is nothing left to send.

type Sent = { id: string; number: number };

export const sendRound = async (
  services: Services,
  projectId: string,
  { id, name, words }: z.output<typeof newRoundSchema> & { id: string },
): Promise<Sent> => {
  const { answer, mails } = await services.database.transaction(async (tx) => {
    const project = await lockOpenProject(tx, projectId);
    const written = await findRound(tx, id, projectId);
    if (written) return { answer: written, mails: [] };
    const comments = await unsentComments(tx, projectId);
    if (comments.length === 0)
      throw new Refusal(409, 'nothing-to-send', 'There are no comments to send: all were sent already.');
    const number = (await newestRound(tx, projectId)) + 1;
    const beyond = isBeyond(project);
    const dueAt = addWorkingDays(new Date(), STUDIO_ANSWERS_IN);
    await tx.insert(projectRounds).values({ id, projectId, number, name, words, beyond });
    await markSent(
      tx,
      comments.map((comment) => comment.id),
      id,
    );
    await tx
      .update(projects)
      .set({
        turn: 'studio',
        step: stepOnRound(project.packageId, project.step),
        dueAt,
        revisionsUsed: sql`revisions_used + 1`,
        unread: sql`unread + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(projects.id, projectId));
    const told = roundMail(services.content.served.content, services.mail.consultancy, {
      projectId,
      roundId: id,
      replyTo: project.email,
      data: {
        ticketNumber: project.ticketNumber,
        client: project.name,
        name,
        words,
        number,
        beyond,
        comments: await inWords(tx, services.content.served.content, projectId, comments),
      },
    });
    const count = comments.filter(({ parentId }) => parentId === null).length;
    const copy = await copyToClient(services, tx, project, { id, number, beyond, count, dueAt });
    return { answer: { id, number }, mails: await services.mail.queueInTransaction(tx, [told, ...copy]) };
  });
  for (const mail of mails) void services.mail.tryNow(mail);
  return answer;
};

type SentRound = Sent & { beyond: boolean; count: number; dueAt: Date };

const copyToClient = async (
  { content, rooms }: Services,
  tx: Db,
  project: Project,
  { id, dueAt, ...sent }: SentRound,
) => {
  if (!project.email) return [];
  const copy = roundCopyMail(content.served.content, {
    projectId: project.id,
    roundId: id,
    address: project.email,
    data: {
      ...sent,
      ticketNumber: project.ticketNumber,
      dueAt: dueAt.toISOString(),
      accessKey: await currentKey(rooms, tx, project),
    },
  });
  return [copy];
};

const isBeyond = ({ revisionsIncluded, revisionsUsed }: Project) =>
  revisionsIncluded !== null && revisionsUsed + 1 > revisionsIncluded;

const findRound = async (tx: Db, id: string, projectId: string): Promise<Sent | undefined> => {
  const [found] = await tx.select().from(projectRounds).where(eq(projectRounds.id, id)).limit(1);
  return found?.projectId === projectId ? { id, number: found.number } : undefined;
};

const newestRound = async (tx: Db, projectId: string): Promise<number> => {
  const [newest] = await tx
    .select({ number: projectRounds.number })
    .from(projectRounds)
    .where(eq(projectRounds.projectId, projectId))
    .orderBy(desc(projectRounds.number))
    .limit(1);
  return newest?.number ?? 0;
};

/** Where each comment stands and what it says; answers follow what they answer. */
const inWords = async (
  tx: Db,
  content: Content,
  projectId: string,
  comments: Awaited<ReturnType<typeof unsentComments>>,
): Promise<RoundComment[]> => {
  const ids = [...new Set(comments.map(({ versionId }) => versionId))];
  const versions = await tx
    .select({
      id: deliveryVersions.id,
      title: deliveries.title,
      number: deliveryVersions.number,
      design: deliveryVersions.design,
    })
    .from(deliveryVersions)
    .innerJoin(deliveries, eq(deliveries.id, deliveryVersions.deliveryId))
    .where(inArray(deliveryVersions.id, ids));
  const files = await tx
    .select({ id: projectFiles.id, filename: projectFiles.filename, pages: projectFiles.pages })
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId));
  const threads = comments
    .filter(({ parentId }) => parentId === null)
    .flatMap((root) => [root, ...comments.filter(({ parentId }) => parentId === root.id)]);
  return threads.map(({ versionId, fileId, parentId, surface, page, weight, name, body, design }) => {
    const version = versions.find(({ id }) => id === versionId);
    const file = files.find(({ id }) => id === fileId);
    return {
      title: version?.title ?? '',
      version: version?.number ?? 1,
      surface,
      file: file?.filename ?? null,
      page: file && file.pages > 1 ? page : null,
      isAnswer: parentId !== null,
      weight,
      name,
      ...(design ? wishInWords(content, version?.design ?? null, design, body) : { body, wish: null }),
    };
  });
};

// The body lists changes too, for the room's own lists; here they are told as we measure them, and once.
const wishInWords = (content: Content, delivered: Design | null, wished: Design, body: string) => {
  if (!delivered) return { body, wish: designLine(wished) };
  const { changes, along } = wishChanges(content, delivered, wished);
  const said = body
    .split('\n')
    .filter((line) => !changes.includes(line))
    .join('\n');
  const words = content.projectMails.DRAWING_MAILS.round;
  const told = changes.join('; ');
  return {
    body: said,
    wish: along.length > 0 ? fill(words.wishAlong, { changes: told, along: along.join('; ') }) : told,
  };
};
