import { desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mayUse } from '#domain/console/roles.ts';
import type { ProjectView } from '#domain/project/project-file.ts';
import { estimates } from '#server/areas/estimate/tables.ts';
import { inquiries } from '#server/areas/inquiry/tables.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { listTeam } from '#server/areas/staff/team-store.ts';
import type { Db } from '#server/database/database.ts';
import { MOST_LISTED } from '#server/limits.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import { readParts } from './room-view.ts';
import { projects } from './tables.ts';

/** Whoever may work on projects. */
export const readColleagues = async (db: Db): Promise<ProjectView['colleagues']> =>
  (await listTeam(db)).filter(({ role }) => mayUse(role, 'leads')).map(({ id, email }) => ({ id, email }));

/** A project with everything about its client, for staff. */
export const readProjectFile = async (services: Services, project: Project): Promise<ProjectView> => {
  const { db } = services;
  return {
    ...(await readParts(services, project, 'studio')),
    state: project.state,
    name: project.name,
    email: project.email,
    phone: await phoneOf(db, project),
    assignedTo: project.assignedTo,
    lastSeenAt: project.lastSeenAt?.toISOString() ?? null,
    linkIssuedAt: project.linkIssuedAt?.toISOString() ?? null,
    related: await readRelated(db, project),
    colleagues: await readColleagues(db),
  };
};

const phoneOf = async (db: Db, { id }: Project) => {
  const [intake] = await db
    .select({ phone: intakes.phone })
    .from(intakes)
    .where(eq(intakes.projectId, id))
    .orderBy(desc(intakes.createdAt))
    .limit(1);
  return intake?.phone ?? null;
};

type Related = ProjectView['related'][number];

/** Of the same project or the same address, newest first. */
const readRelated = async (db: Db, { id, email }: Project): Promise<Related[]> => {
  const theirs = (address: PgColumn): SQL | undefined =>
    email ? sql`lower(${address}) = ${email.toLowerCase()}` : undefined;
  const most = MOST_LISTED.related;
  const found: Related[][] = [];
  const add = (kind: string, rows: { id: string; title: string; createdAt: Date }[]) =>
    found.push(rows.map((row) => ({ ...row, kind, createdAt: row.createdAt.toISOString() })));

  add(
    'intakes',
    await db
      .select({ id: intakes.id, title: intakes.ticketNumber, createdAt: intakes.createdAt })
      .from(intakes)
      .where(or(eq(intakes.projectId, id), theirs(intakes.email)))
      .orderBy(desc(intakes.createdAt))
      .limit(most),
  );
  add(
    'orders',
    await db
      .select({ id: orders.id, title: orders.packageTitle, createdAt: orders.createdAt })
      .from(orders)
      .where(or(eq(orders.projectId, id), theirs(orders.email)))
      .orderBy(desc(orders.createdAt))
      .limit(most),
  );
  if (!email) return found.flat();
  add(
    'inquiries',
    await db
      .select({
        id: inquiries.id,
        title: sql<string>`${inquiries.firstName} || ' ' || ${inquiries.lastName}`,
        createdAt: inquiries.createdAt,
      })
      .from(inquiries)
      .where(theirs(inquiries.email))
      .orderBy(desc(inquiries.createdAt))
      .limit(most),
  );
  add(
    'estimates',
    await db
      .select({ id: estimates.id, title: estimates.type, createdAt: estimates.createdAt })
      .from(estimates)
      .where(theirs(estimates.email))
      .orderBy(desc(estimates.createdAt))
      .limit(most),
  );
  add(
    'mails',
    await db
      .select({ id: mails.id, title: mails.subject, createdAt: mails.createdAt })
      .from(mails)
      .where(theirs(mails.toAddress))
      .orderBy(desc(mails.createdAt))
      .limit(most),
  );
  add(
    'projects',
    await db
      .select({ id: projects.id, title: projects.ticketNumber, createdAt: projects.createdAt })
      .from(projects)
      .where(sql`${theirs(projects.email)} and ${ne(projects.id, id)}`)
      .orderBy(desc(projects.createdAt))
      .limit(most),
  );
  return found.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
};
