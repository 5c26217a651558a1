import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { mayUse } from '#domain/console/roles.ts';
import type { newProjectSchema, projectChangeSchema } from '#domain/project/project-file.ts';
import { revisionsOf, stepOnPackage, stepsOf } from '#domain/project/steps.ts';
import { newTicket } from '#server/areas/intake/store.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { listTeam } from '#server/areas/staff/team-store.ts';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import { queuedLinkMail } from './mails-link.tsx';
import { startStep } from './steps.ts';
import { projects } from './tables.ts';

// What staff decide about a project; every change stands in the audit log.

const packageFields = ({ content }: Pick<Services, 'content'>, packageId: string | null) => {
  const chosen = content.served.content.packages.PACKAGES.find(({ id }) => id === packageId);
  if (packageId !== null && !chosen)
    throw new Refusal(400, 'unknown-package', 'This package is not in our catalog.');
  return {
    packageId,
    packageTitle: chosen?.title ?? null,
    revisionsIncluded: revisionsOf(packageId),
  };
};

type NewProject = z.output<typeof newProjectSchema>;

export const beginProject = async (
  services: Services,
  { id, staffId, name, email, packageId, tellClient }: NewProject & { id: string; staffId: string },
) => {
  const accessKey = services.rooms.roomKeyOf(id, 0);
  const ticketNumber = newTicket(new Date());
  const bought = packageFields(services, packageId);
  const letter = { project: { id, ticketNumber }, email, accessKey, reason: 'begun' } as const;
  const mail = queuedLinkMail(services, letter, 'begun');
  const isNew = await services.database.transaction(async (tx) => {
    const written = await tx
      .insert(projects)
      .values({
        ...bought,
        id,
        ticketNumber,
        accessHash: sha256(accessKey),
        linkIssuedAt: new Date(),
        name,
        email,
        begunBy: 'staff',
      })
      .onConflictDoNothing({ target: projects.id })
      .returning({ id: projects.id });
    if (written.length === 0) return false;
    await audit(tx, staffId, 'begin-project', `project/${id}`);
    if (tellClient) await tx.execute(services.mail.insertMails([mail]));
    return true;
  });
  if (isNew && tellClient) await services.mail.tryNow(mail.id);
  return { id };
};

type Change = z.output<typeof projectChangeSchema>;

export const changeProject = async (services: Services, id: string, staffId: string, change: Change) => {
  const { assignedTo, packageId, step, ...plain } = change;
  if (assignedTo) await refuseStranger(services.db, assignedTo);
  await services.database.transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
    if (!project) throw notFound();
    const way = packageId === undefined ? project.packageId : packageId;
    if (step && !stepsOf(way).includes(step))
      throw new Refusal(400, 'unknown-step', 'This package has no such step.');
    await tx
      .update(projects)
      .set({
        ...(packageId === undefined
          ? {}
          : {
              ...packageFields(services, packageId),
              ...roundsKept(project),
              step: stepOnPackage(way, project.step),
            }),
        ...(assignedTo === undefined ? {} : { assignedTo: assignedTo || null }),
        ...stateFields(project, change),
        ...given(plain),
        updatedAt: sql`now()`,
      })
      .where(eq(projects.id, id));
    if (step && step !== project.step) await startStep(tx, id, step);
    await audit(tx, staffId, 'change-project', `project/${id}`, detailOf(change));
  });
};

/** A number of rounds that staff set by hand outlives another package. */
const roundsKept = ({ packageId, revisionsIncluded }: Project): Partial<Project> =>
  revisionsIncluded === revisionsOf(packageId) ? {} : { revisionsIncluded };

/** A closed project is nobody's turn; an opened one the studio's. */
const stateFields = (project: Project, { state }: Change): Partial<Project> => {
  if (!state || state === project.state) return {};
  return state === 'closed' ? { turn: 'done', dueAt: null } : { turn: 'studio' };
};

const given = ({ dueAt, ...rest }: Omit<Change, 'assignedTo' | 'packageId' | 'step'>): Partial<Project> => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  ...(dueAt === undefined ? {} : { dueAt: dueAt === null ? null : new Date(dueAt) }),
});

const refuseStranger = async (db: Db, id: string) => {
  const colleague = (await listTeam(db)).find((one) => one.id === id);
  if (!colleague || !mayUse(colleague.role, 'leads'))
    throw new Refusal(400, 'unknown-colleague', 'This colleague cannot see projects.');
};

/** The log holds no personal data: of a name or an address it says only that it changed. */
const detailOf = ({ name, email, ...rest }: Change): Record<string, unknown> => ({
  ...rest,
  ...(name === undefined ? {} : { name: 'changed' }),
  ...(email === undefined ? {} : { email: 'changed' }),
});
