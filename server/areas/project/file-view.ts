import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListKind } from '#domain/console/kinds.ts';
import { mayUse } from '#domain/console/roles.ts';
import type { ProjectView } from '#domain/project/project-file.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { languageFor } from '#server/areas/client/with-languages.ts';
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
    ...(await languageFor(db, project.email)),
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

interface RelatedKind {
  table: PgTable & { id: PgColumn; createdAt: PgColumn };
  title: PgColumn | SQL;
  address: PgColumn;
  /** Of the project itself, whoever sent it. */
  projectId?: PgColumn;
}

const RELATED = {
  intakes: {
    table: intakes,
    title: intakes.ticketNumber,
    address: intakes.email,
    projectId: intakes.projectId,
  },
  orders: { table: orders, title: orders.packageTitle, address: orders.email, projectId: orders.projectId },
  inquiries: {
    table: inquiries,
    title: sql`${inquiries.firstName} || ' ' || ${inquiries.lastName}`,
    address: inquiries.email,
  },
  bookings: {
    table: bookings,
    title: bookings.name,
    address: bookings.email,
    projectId: bookings.projectId,
  },
  estimates: { table: estimates, title: estimates.type, address: estimates.email },
  mails: { table: mails, title: mails.subject, address: mails.toAddress },
  projects: { table: projects, title: projects.ticketNumber, address: projects.email },
} satisfies Partial<Record<ListKind, RelatedKind>>;

/** Of the same project or the same address, newest first. */
const readRelated = async (db: Db, { id, email }: Project): Promise<Related[]> => {
  const read = async ([kind, { table, title, address, projectId }]: [string, RelatedKind]) => {
    const theirs = email ? sql`lower(${address}) = ${email.toLowerCase()}` : undefined;
    const wanted = or(projectId && eq(projectId, id), theirs);
    if (!wanted) return [];
    const rows = await db
      .select({
        id: sql<string>`${table.id}`,
        title: sql<string>`${title}`,
        createdAt: sql`${table.createdAt}`.mapWith((moment: unknown) =>
          new Date(String(moment)).toISOString(),
        ),
      })
      .from(table)
      .where(wanted)
      .orderBy(desc(table.createdAt))
      .limit(MOST_LISTED.related);
    // An intake or an order may have the very id of the project that it began.
    return rows.filter((row) => kind !== 'projects' || row.id !== id).map((row) => ({ ...row, kind }));
  };
  const found = await Promise.all(Object.entries<RelatedKind>(RELATED).map(read));
  return found.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
};
