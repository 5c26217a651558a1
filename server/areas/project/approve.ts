import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import type { newApprovalSchema } from '#domain/project/room.ts';
import { addWorkingDays, STUDIO_ANSWERS_IN } from '#domain/project/working-days.ts';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import type { Db } from '#server/database/database.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import type { ApprovalFacts, Approved } from './approval-receipt.ts';
import { designLine } from './design-line.ts';
import { filesOfVersion } from './file-store.ts';
import { currentKey } from './links.ts';
import { approvalMails } from './mails-approval.tsx';
import { lockOpenProject } from './open-project.ts';
import { deliveryVersions, projectApprovals, projectRounds, projects } from './tables.ts';
import { type Delivery, findVersion, newestNumber, type Version } from './version-store.ts';

// An approval: who, when, and the hash of exactly what. It is written with its mails or not at all, and pressed twice it is one.

type Approval = typeof projectApprovals.$inferSelect;

export const approve = async (
  services: Services,
  projectId: string,
  { id, versionId, name, sha256 }: z.output<typeof newApprovalSchema> & { id: string },
): Promise<{ id: string }> => {
  const { answer, mails } = await services.database.transaction(async (tx) => {
    const project = await lockOpenProject(tx, projectId);
    const { delivery, version } = await findVersion(tx, projectId, versionId);
    if (version.sha256 !== sha256)
      throw new Refusal(
        409,
        'changed',
        'This is not what stood before your eyes. Please load the page again.',
      );
    const standing = await findStanding(tx, versionId);
    if (standing) return { answer: { id: standing.id }, mails: [] };
    if ((await newestNumber(tx, delivery.id)) !== version.number)
      throw new Refusal(409, 'replaced', 'There is a newer version. Please look at that one first.');
    const approved = await whatWasApproved(tx, services.content.served.content, project, delivery, version);
    const [written] = await tx
      .insert(projectApprovals)
      .values({ id, projectId, versionId, name, sha256, approved })
      .returning();
    if (!written) throw new Error('an approval was not stored');
    await giveTurn(tx, projectId, 'studio', dueFrom(new Date()));
    const told = await mailsAbout(services, tx, project, 'approval', written);
    return { answer: { id }, mails: await services.mail.queueInTransaction(tx, told) };
  });
  for (const mail of mails) void services.mail.tryNow(mail);
  return answer;
};

/** Taken back by the client, until staff start the next step. Taken back twice it is once. */
export const undoApproval = async (services: Services, projectId: string, id: string) => {
  const mails = await services.database.transaction(async (tx) => {
    const project = await lockOpenProject(tx, projectId);
    const approval = await findApproval(tx, projectId, id);
    if (approval.revokedAt) return [];
    if (approval.finalAt)
      throw new Refusal(409, 'final', 'We have started the next step. Please send us a message instead.');
    await tx.update(projectApprovals).set({ revokedAt: sql`now()` }).where(eq(projectApprovals.id, id));
    const unanswered = await unansweredRound(tx, projectId);
    if (unanswered) await giveTurn(tx, projectId, 'studio', dueFrom(unanswered));
    else await giveTurn(tx, projectId, 'client', null);
    const told = await mailsAbout(services, tx, project, 'undone', approval);
    return services.mail.queueInTransaction(tx, told);
  });
  for (const mail of mails) void services.mail.tryNow(mail);
};

export const findApproval = async (db: Db, projectId: string, id: string): Promise<Approval> => {
  const [found] = await db
    .select()
    .from(projectApprovals)
    .where(and(eq(projectApprovals.id, id), eq(projectApprovals.projectId, projectId)))
    .limit(1);
  if (!found) throw notFound();
  return found;
};

export const factsOf = ({ id, name, createdAt, sha256, approved, revokedAt }: Approval): ApprovalFacts => ({
  id,
  name,
  at: createdAt.toISOString(),
  sha256,
  approved,
  undoneAt: revokedAt?.toISOString() ?? null,
});

const findStanding = async (tx: Db, versionId: string): Promise<Approval | undefined> =>
  (
    await tx
      .select()
      .from(projectApprovals)
      .where(and(eq(projectApprovals.versionId, versionId), isNull(projectApprovals.revokedAt)))
      .limit(1)
  )[0];

const dueFrom = (asked: Date) => addWorkingDays(asked, STUDIO_ANSWERS_IN);

const giveTurn = (tx: Db, projectId: string, turn: 'client' | 'studio', dueAt: Date | null) =>
  tx.update(projects).set({ turn, dueAt, updatedAt: sql`now()` }).where(eq(projects.id, projectId));

/** When the newest round was sent, as long as no version of anything came after it. */
const unansweredRound = async (tx: Db, projectId: string): Promise<Date | null> => {
  const [sent] = await tx
    .select({ at: max(projectRounds.createdAt) })
    .from(projectRounds)
    .where(eq(projectRounds.projectId, projectId));
  const [delivered] = await tx
    .select({ at: max(deliveryVersions.createdAt) })
    .from(deliveryVersions)
    .where(eq(deliveryVersions.projectId, projectId));
  if (!sent?.at) return null;
  return delivered?.at && delivered.at >= sent.at ? null : sent.at;
};

/** What stood before the client's eyes; kept as it was, whatever becomes of prices and designs. */
const whatWasApproved = async (
  tx: Db,
  { prices }: Content,
  { id, ticketNumber }: Project,
  { title }: Delivery,
  { id: versionId, number, createdAt, design, designSlug }: Version,
): Promise<Approved> => {
  const files = await filesOfVersion(tx, id, versionId);
  return {
    ticketNumber,
    title,
    number,
    deliveredAt: createdAt.toISOString(),
    files: files.map(({ filename, size, pages, sha256 }) => ({ filename, size, pages, sha256 })),
    design:
      design && designSlug
        ? { slug: designSlug, design, line: designLine(design), ...figuresOf(prices, design) }
        : null,
  };
};

const figuresOf = (...given: Parameters<typeof estimateDesign>) => {
  const { totalLow, totalHigh, timelineWeeks } = estimateDesign(...given);
  return { totalLow, totalHigh, timelineWeeks };
};

const mailsAbout = async (
  { content, mail, rooms }: Services,
  tx: Db,
  project: Project,
  kind: 'approval' | 'undone',
  approval: Approval,
): Promise<NewMail[]> =>
  approvalMails(
    content.served.content,
    mail.consultancy,
    {
      kind,
      projectId: project.id,
      address: project.email,
      facts: factsOf(approval),
      versionId: approval.versionId,
    },
    await currentKey(rooms, tx, project),
  );
