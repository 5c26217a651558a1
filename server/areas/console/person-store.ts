import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LIST_KINDS, type ListKind, type PersonKind } from '#domain/console/kinds.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { languagesOf } from '#server/areas/client/languages.ts';
import { clientLanguages } from '#server/areas/client/tables.ts';
import { estimates } from '#server/areas/estimate/tables.ts';
import { inquiries } from '#server/areas/inquiry/tables.ts';
import { intakeFiles, intakes } from '#server/areas/intake/tables.ts';
import { mailSuppressions, mails } from '#server/areas/mail/tables.ts';
import { orders, paymentEvents, refunds, sandboxIntents } from '#server/areas/payment/tables.ts';
import { exportPlanSets } from '#server/areas/plan-set/personal-data.ts';
import { eraseRooms, exportRooms } from '#server/areas/project/personal-data.ts';
import { projects } from '#server/areas/project/tables.ts';
import { leadEvents } from '#server/areas/staff/tables.ts';
import { forgetAnswers } from '#server/areas/webhook/delivery-store.ts';
import type { Db } from '#server/database/database.ts';
import { forgetFirstAnswers } from '#server/plugins/idempotency-seals.ts';
import { KIND_TABLES } from './kinds.ts';
import { type ListItem, rowsWhere } from './list-store.ts';

// Export and erasure of everything we hold about one person. Orders stay for the books, without name, phone and addresses.

// One person under however their address was written; indexed like this.
const belongsTo = (address: PgColumn, email: string): SQL => sql`lower(${address}) = ${email.toLowerCase()}`;

export const rowsAbout = async (db: Db, email: string): Promise<[ListKind, ListItem[]][]> =>
  Promise.all(
    LIST_KINDS.flatMap((name) => {
      const kind = KIND_TABLES[name];
      const { person } = kind;
      if (!person) return [];
      return [
        rowsWhere(db, kind, belongsTo(person, email)).then((rows): [ListKind, ListItem[]] => [name, rows]),
      ];
    }),
  );

/** What was said and agreed in the rooms of a person's projects. */
export const roomsAbout = (db: Db, email: string) => exportRooms(db, belongsTo(projects.email, email));

/** What the plan sets of a person's projects were drawn from; erased with their rooms. */
export const planSetsAbout = (db: Db, email: string) => exportPlanSets(db, belongsTo(projects.email, email));

/** The language that their mails and papers are in. */
export const languageAbout = async (db: Db, email: string) =>
  (await languagesOf(db, [email])).get(email.toLowerCase()) ?? null;

/** What was erased, and what is left outside the database: stored files, and mails in the outbox. */
export const erasePerson = async (tx: Db, email: string) => {
  const erasedMails: string[] = [];
  const eraseMails = async (which: SQL | undefined) => {
    const gone = await tx.delete(mails).where(which).returning({ id: mails.id });
    erasedMails.push(...gone.map(({ id }) => id));
    return gone.length;
  };
  const eraseLeads = async (
    table: typeof inquiries | typeof estimates | typeof intakes | typeof bookings,
  ) => {
    const gone = await tx.delete(table).where(belongsTo(table.email, email)).returning({ id: table.id });
    const ids = gone.map(({ id }) => id);
    await tx.delete(leadEvents).where(inArray(leadEvents.leadId, ids));
    // The notices to ourselves about these leads repeat the person's words.
    await eraseMails(inArray(mails.aboutId, ids));
    await forgetFirstAnswers(tx, ids);
    return ids.length;
  };
  const rooms = await eraseRooms(tx, belongsTo(projects.email, email));
  await tx.delete(leadEvents).where(inArray(leadEvents.leadId, rooms.ids));
  await eraseMails(inArray(mails.aboutId, rooms.ids));
  await tx.update(bookings).set({ projectId: null }).where(inArray(bookings.projectId, rooms.ids));
  const files = await tx
    .select({ key: intakeFiles.key })
    .from(intakeFiles)
    .innerJoin(intakes, eq(intakes.id, intakeFiles.intakeId))
    .where(belongsTo(intakes.email, email));
  // A new kind that belongs to a person fails to compile here until it says how it is erased; orders follow below.
  const erased: Record<Exclude<PersonKind, 'orders'>, number> = {
    inquiries: await eraseLeads(inquiries),
    estimates: await eraseLeads(estimates),
    intakes: await eraseLeads(intakes),
    bookings: await eraseLeads(bookings),
    projects: rooms.ids.length,
    mails: await eraseMails(belongsTo(mails.toAddress, email)),
  };
  // An order's notices and the provider's events repeat the address that the order itself gives up.
  const theirs = or(belongsTo(orders.email, email), inArray(orders.id, rooms.orderIds));
  const bought = (await tx.select({ id: orders.id }).from(orders).where(theirs)).map(({ id }) => id);
  await eraseMails(inArray(mails.aboutId, bought));
  await tx.update(paymentEvents).set({ payload: {} }).where(inArray(paymentEvents.orderId, bought));
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, bought));
  await tx
    .update(orders)
    .set({ email: null, buyerName: null, phone: null, termsAddress: null })
    .where(theirs);
  await forgetFirstAnswers(tx, [...rooms.ids, ...bought]);
  await forgetAnswers(tx);
  await tx.delete(mailSuppressions).where(eq(mailSuppressions.address, email));
  await tx.delete(clientLanguages).where(eq(clientLanguages.address, email));
  await tx
    .update(sandboxIntents)
    .set({ receiptEmail: null })
    .where(belongsTo(sandboxIntents.receiptEmail, email));
  return { erased, erasedMails, fileKeys: [...files.map(({ key }) => key), ...rooms.fileKeys] };
};
