import { eq } from 'drizzle-orm';
import { placeAbout } from '#domain/console/place.ts';
import { orderReference } from '#domain/payment/order-reference.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { Payload } from '#domain/webhook/payloads.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { estimates } from '#server/areas/estimate/tables.ts';
import { inquiries } from '#server/areas/inquiry/tables.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { approvedBy } from '#server/areas/project/approval-receipt.ts';
import { factsOf } from '#server/areas/project/approve.ts';
import { projectApprovals, projects } from '#server/areas/project/tables.ts';
import type { Db } from '#server/database/database.ts';

// What a message says, read from its row when it is sent. Nothing comes of a row that was erased meanwhile.

export const consoleAt = (siteUrl: string) => `${siteUrl}${ROUTES.admin}`;

interface From {
  db: Db;
  siteUrl: string;
  id: string;
}

type Row = { id: string; createdAt: Date };

const headOf = (siteUrl: string, kind: string, { id, createdAt }: Row) => ({
  id,
  createdAt: createdAt.toISOString(),
  consoleUrl: `${consoleAt(siteUrl)}${placeAbout({ kind, id })}`,
});

const readInquiry = async ({ db, siteUrl, id }: From): Promise<Payload<'lead.created'> | undefined> => {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.id, id));
  if (!row) return undefined;
  const { firstName, lastName, email, phone, location, isFromAI, ...rest } = row;
  const { details, budget, poolStyle, poolLength, features } = rest;
  return {
    ...headOf(siteUrl, 'inquiry', row),
    kind: 'inquiry',
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    location,
    asked: { details, budget, fromDesignTool: isFromAI, poolStyle, poolLength, features },
  };
};

const readEstimate = async ({ db, siteUrl, id }: From): Promise<Payload<'lead.created'> | undefined> => {
  const [row] = await db.select().from(estimates).where(eq(estimates.id, id));
  if (!row) return undefined;
  const { email, location, size, type, material, features, timeline, computedCost } = row;
  return {
    ...headOf(siteUrl, 'estimate', row),
    kind: 'estimate',
    name: null,
    email,
    phone: null,
    location,
    asked: { size, type, material, features, timeline, estimatedCost: computedCost },
  };
};

const readIntake = async ({ db, siteUrl, id }: From): Promise<Payload<'intake.created'> | undefined> => {
  const [row] = await db.select().from(intakes).where(eq(intakes.id, id));
  if (!row) return undefined;
  const { fullName, email, phone, ticketNumber, city, state, budgetRange, fileCount, submission } = row;
  return {
    ...headOf(siteUrl, 'intake', row),
    name: fullName,
    email,
    phone,
    ticketNumber,
    city,
    state,
    budgetRange,
    fileCount,
    answers: submission,
  };
};

const readOrder = async ({ db, siteUrl, id }: From): Promise<Payload<'order.paid'> | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) return undefined;
  const { state, live, receiptNumber, packageId, packageTitle, currency } = row;
  const { amountCents, taxCents, refundedCents, buyerName, email, phone, region } = row;
  return {
    ...headOf(siteUrl, 'order', row),
    kind: row.quoteId === null ? 'package' : 'extra',
    state,
    live,
    reference: row.intentId === null ? null : orderReference(row.intentId),
    receiptNumber,
    packageId,
    packageTitle,
    currency,
    amountCents,
    taxCents,
    refundedCents,
    paidAt: row.paidAt?.toISOString() ?? null,
    buyer: { name: buyerName, email, phone, region },
  };
};

const readBooking = async ({ db, siteUrl, id }: From): Promise<Payload<'booking.created'> | undefined> => {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) return undefined;
  const { name, email, phone, state, zone, way, details, canceledBy, cancelReason } = row;
  return {
    ...headOf(siteUrl, 'booking', row),
    name,
    email,
    phone: phone || null,
    state,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    zone,
    way,
    details,
    canceledBy,
    cancelReason,
  };
};

/** That something was approved stays for the books when its person is erased, without a project and a name. */
const readApproval = async ({ db, siteUrl, id }: From): Promise<Payload<'approval.given'> | undefined> => {
  const [row] = await db
    .select({ approval: projectApprovals, project: projects })
    .from(projectApprovals)
    .innerJoin(projects, eq(projects.id, projectApprovals.projectId))
    .where(eq(projectApprovals.id, id));
  if (!row) return undefined;
  const facts = factsOf(row.approval);
  const { title, number } = approvedBy(facts);
  const { ticketNumber, name, email, packageTitle } = row.project;
  return {
    ...headOf(siteUrl, 'project', row.project),
    id,
    createdAt: facts.at,
    name: facts.name,
    title,
    version: number,
    sha256: facts.sha256,
    undoneAt: facts.undoneAt,
    project: { id: row.project.id, ticketNumber, name, email, packageTitle },
  };
};

const READERS: Record<string, (from: From) => Promise<Payload | undefined>> = {
  inquiries: readInquiry,
  estimates: readEstimate,
  intakes: readIntake,
  orders: readOrder,
  bookings: readBooking,
  project_approvals: readApproval,
};

export const readPayload = async (table: string, from: From): Promise<Payload | undefined> =>
  READERS[table]?.(from);
