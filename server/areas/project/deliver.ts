import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import type { newDeliverySchema } from '#domain/project/project-file.ts';
import { stepOnDelivery } from '#domain/project/steps.ts';
import { addWorkingDays, CLIENT_ANSWERS_IN } from '#domain/project/working-days.ts';
import { findDesign, type StoredDesign } from '#server/areas/design/store.ts';
import { audit } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { uuidFrom } from '#server/identifiers.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { ReceivedFile } from '#server/uploads/receive-form.ts';
import type { Project } from './access.ts';
import { insertFiles } from './file-store.ts';
import { currentKey } from './links.ts';
import { deliveryMail } from './mails-drawings.tsx';
import { lockOpenProject } from './open-project.ts';
import { deliveries, deliveryVersions, projects } from './tables.ts';
import { versionHash } from './version-content.ts';
import { type Delivery, findDelivery, newestNumber } from './version-store.ts';

// The studio hands something over: a delivery or the next version of one, its files, the client's turn and the mail, together.

type Handed = {
  /** The same for a repeat of the same request. */
  creationId: string;
  projectId: string;
  staffId: string;
  /** The next version of this one; without it a delivery begins. */
  deliveryId: string | undefined;
  fields: z.output<typeof newDeliverySchema>;
  files: ReceivedFile[];
};

export type Delivered = { id: string; versionId: string; number: number };

export const deliver = async (
  services: Services,
  tx: Db,
  handed: Handed,
): Promise<{ answer: Delivered; isNew: boolean; mails: string[] }> => {
  const { creationId, projectId, deliveryId, fields, staffId } = handed;
  const project = await lockOpenProject(tx, projectId);
  const versionId = uuidFrom('delivery-version', creationId);
  const written = await findWritten(tx, versionId);
  if (written) return { answer: written, isNew: false, mails: [] };

  const content = await contentOf(tx, handed);
  const kind = content.design ? 'design' : 'files';
  const delivery = deliveryId
    ? await findDelivery(tx, projectId, deliveryId)
    : await beginDelivery(tx, { id: creationId, projectId, title: fields.title, kind });
  if (delivery.kind !== kind)
    throw new Refusal(400, 'other-kind', `A version of this delivery is ${KIND_WORDS[delivery.kind]}.`);
  const number = (await newestNumber(tx, delivery.id)) + 1;
  if (number > PROJECT_MOST.versionsPerDelivery) throw tooMany('versions');
  await tx.insert(deliveryVersions).values({
    id: versionId,
    projectId,
    deliveryId: delivery.id,
    number,
    note: fields.note,
    staffId,
    sha256: versionHash(content.design ? content.design : { files: content.files }),
    ...(content.design ? { designSlug: content.design.slug, design: content.design.design } : {}),
  });
  await insertFiles(tx, { projectId, versionId }, content.files);
  const dueAt = fields.dueAt ? new Date(fields.dueAt) : addWorkingDays(new Date(), CLIENT_ANSWERS_IN);
  const step = stepOnDelivery(project.packageId, project.step);
  await tx
    .update(projects)
    .set({ turn: 'client', dueAt, step, updatedAt: sql`now()` })
    .where(eq(projects.id, projectId));
  await audit(tx, staffId, 'deliver', `project/${projectId}`, { title: delivery.title, version: number });
  const mails = await tellClient(services, tx, project, { handed, delivery, versionId, number, dueAt });
  return { answer: { id: delivery.id, versionId, number }, isNew: true, mails };
};

const KIND_WORDS = { design: 'a design', files: 'made of files' } as const;

const tooMany = (what: string) =>
  new Refusal(409, 'too-many', `This holds as many ${what} as it can. Please begin another.`);

const findWritten = async (tx: Db, versionId: string): Promise<Delivered | undefined> => {
  const { id, deliveryId, number } = deliveryVersions;
  const [found] = await tx
    .select({ id: deliveryId, versionId: id, number })
    .from(deliveryVersions)
    .where(eq(id, versionId))
    .limit(1);
  return found;
};

/** Either files or a design of ours, never both and never neither. */
const contentOf = async (
  tx: Db,
  { fields, files }: Handed,
): Promise<{ design: StoredDesign | undefined; files: ReceivedFile[] }> => {
  if (!fields.design) {
    if (files.length === 0) throw new Refusal(400, 'nothing-to-deliver', 'Please add a file or a design.');
    return { design: undefined, files: files.toSorted((one, other) => one.index - other.index) };
  }
  if (files.length > 0)
    throw new Refusal(400, 'files-and-design', 'Please hand over either files or a design.');
  const design = await findDesign({ db: tx }, fields.design);
  if (!design) throw new Refusal(400, 'unknown-design', 'We do not know a design under this name.');
  return { design, files: [] };
};

const beginDelivery = async (
  tx: Db,
  { projectId, title, ...own }: Pick<Delivery, 'id' | 'projectId' | 'title' | 'kind'>,
): Promise<Delivery> => {
  if (title === '') throw new Refusal(400, 'invalid-input', 'Please give it a title');
  if ((await tx.$count(deliveries, eq(deliveries.projectId, projectId))) >= PROJECT_MOST.deliveries)
    throw tooMany('deliveries');
  const [begun] = await tx
    .insert(deliveries)
    .values({ ...own, projectId, title })
    .returning();
  if (!begun) throw new Error('a delivery was not stored');
  return begun;
};

type News = { handed: Handed; delivery: Delivery; versionId: string; number: number; dueAt: Date };

const tellClient = async (
  { content, mail, rooms }: Services,
  tx: Db,
  project: Project,
  { handed, delivery, versionId, number, dueAt }: News,
): Promise<string[]> => {
  if (!project.email) return [];
  const told = deliveryMail(content.served.content, {
    projectId: project.id,
    versionId,
    address: project.email,
    data: {
      ticketNumber: project.ticketNumber,
      title: delivery.title,
      number,
      note: handed.fields.note,
      files: handed.files.map(({ filename }) => filename),
      dueAt: dueAt.toISOString(),
      accessKey: await currentKey(rooms, tx, project),
    },
  });
  return mail.queueInTransaction(tx, [told]);
};
