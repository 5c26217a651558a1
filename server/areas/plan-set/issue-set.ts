import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { PlanSetDraft, planSetDeliverySchema } from '#domain/plan-set/desk.ts';
import { PLAN_SET_LIMITS, type PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { studioDay } from '#domain/project/studio-time.ts';
import { fill } from '#domain/words/fill.ts';
import type { Project } from '#server/areas/project/access.ts';
import { type Delivered, deliver } from '#server/areas/project/deliver.ts';
import { refuseClosed } from '#server/areas/project/open-project.ts';
import { deliveryVersions } from '#server/areas/project/tables.ts';
import type { Db } from '#server/database/database.ts';
import { UncertainCommit } from '#server/database/failures.ts';
import { uuidFrom } from '#server/identifiers.ts';
import { deleteStored } from '#server/receive-file.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { ReceivedFile } from '#server/uploads/receive-form.ts';
import { type Issue, lastIssue, replaceDraft, requireDraft, staleDraft } from './draft-store.ts';
import { FILE_TYPES } from './set-files.ts';
import type { SetMaker } from './set-maker.ts';
import { type NewFile, storeFiles } from './store-files.ts';
import { planSetIssues } from './tables.ts';

// A draft is handed over: its files are drawn and stored, then the delivery's version, the issue and the draft's revision appear
// together. A crash in between leaves files that no row knows, which the sweep of the project's files finds.

const ISSUED_FORMATS = ['pdf', 'dxf', 'xlsx'] as const;

type Issuing = {
  /** The same for a repeat of the same request. */
  creationId: string;
  project: Project;
  staffId: string;
  delivery: z.output<typeof planSetDeliverySchema>;
  signal: AbortSignal;
};

/** `number` is the issue's, as the sheets say it. */
type Issued = Delivered;

export const issueSet = async (services: Services, maker: SetMaker, issuing: Issuing): Promise<Issued> => {
  const { creationId, project, delivery } = issuing;
  const before = await findIssued(services.db, creationId);
  if (before) return before;
  refuseClosed(project);
  const draft = await requireDraft(services.db, project.id);
  if (draft.version !== delivery.version) throw staleDraft(draft);
  const last = await lastIssue(services.db, project.id);
  const input = issuedInput(draft, last, delivery.words);
  const made = await drawFiles(services, maker, { issuing, input, last });
  const stored: ReceivedFile[] = [];
  try {
    await storeFiles(services, project.id, made, stored);
    const { issued, mails } = await services.database.transaction((tx) =>
      writeIssue(services, tx, { issuing, input, last, files: stored }),
    );
    for (const mail of mails) void services.mail.tryNow(mail);
    return issued;
  } catch (error) {
    if (!(error instanceof UncertainCommit)) {
      const keys = stored.map(({ key }) => key);
      await deleteStored(services.files, keys, error);
    }
    // The same request, sent twice at once, was written by the other one.
    const written = await findIssued(services.db, creationId).catch(() => undefined);
    if (written) return written;
    throw error;
  }
};

/** As it was written by this very request before. */
const findIssued = async (db: Db, creationId: string): Promise<Issued | undefined> => {
  const versionId = uuidFrom('delivery-version', creationId);
  const [found] = await db
    .select({ id: deliveryVersions.deliveryId, versionId: deliveryVersions.id, number: planSetIssues.number })
    .from(planSetIssues)
    .innerJoin(deliveryVersions, eq(deliveryVersions.id, planSetIssues.versionId))
    .where(eq(planSetIssues.versionId, versionId))
    .limit(1);
  return found;
};

const issuedInput = ({ input }: PlanSetDraft, last: Issue | undefined, words: string): PlanSetInput => {
  const number = (last?.number ?? 0) + 1;
  if (number > PLAN_SET_LIMITS.revisions)
    throw new Refusal(409, 'too-many', 'This plan set was handed over as often as it can be.');
  const revision = { number, date: studioDay(new Date()), words };
  return { ...input, revisions: [...input.revisions, revision] };
};

type Written = { issuing: Issuing; input: PlanSetInput; last: Issue | undefined };

const drawFiles = async (
  { content }: Pick<Services, 'content'>,
  maker: SetMaker,
  { issuing: { project, staffId, signal }, input, last }: Written,
): Promise<NewFile[]> => {
  const { issueFile } = content.served.content.planSet.PLAN_SET_NAMES;
  const { ticketNumber: ticket } = project;
  const name = fill(issueFile, { ticket, number: input.revisions.at(-1)?.number ?? 0 });
  const made: NewFile[] = [];
  for (const format of ISSUED_FORMATS) {
    const set = { input, plot: null, previous: last?.input ?? null };
    const { bytes, pages } = await maker.file(set, format, { client: staffId, signal });
    const contentType = FILE_TYPES[format];
    made.push({ bytes, contentType, filename: `${name}.${format}`, pages: format === 'pdf' ? pages : 0 });
  }
  return made;
};

const writeIssue = async (
  services: Services,
  tx: Db,
  { issuing, input, last, files }: Written & { files: ReceivedFile[] },
): Promise<{ issued: Issued; mails: string[] }> => {
  const { creationId, project, staffId, delivery } = issuing;
  const projectId = project.id;
  const { version, note, dueAt } = delivery;
  const { title } = services.content.served.content.planSet.PLAN_SET_NAMES;
  const { answer, mails } = await deliver(services, tx, {
    ...{ creationId, projectId, staffId, files },
    deliveryId: last && (await deliveryOf(tx, last)),
    fields: { title, note, ...(dueAt ? { dueAt } : {}) },
  });
  const number = (last?.number ?? 0) + 1;
  await replaceDraft(tx, { projectId, staffId, input }, version);
  await tx
    .insert(planSetIssues)
    .values({ id: crypto.randomUUID(), projectId, versionId: answer.versionId, number, input, staffId });
  return { issued: { ...answer, number }, mails };
};

/** The next issue is the next version of the same delivery. */
const deliveryOf = async (tx: Db, { versionId }: Issue): Promise<string | undefined> => {
  const [found] = await tx
    .select({ id: deliveryVersions.deliveryId })
    .from(deliveryVersions)
    .where(eq(deliveryVersions.id, versionId))
    .limit(1);
  return found?.id;
};
