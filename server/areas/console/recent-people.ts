import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { LEAD_KINDS, type LeadKind } from '#domain/console/kinds.ts';
import { distinctPeople, type RecentPerson } from '#domain/console/timeline.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { withLanguages } from '#server/areas/client/with-languages.ts';
import { estimates } from '#server/areas/estimate/tables.ts';
import { inquiries } from '#server/areas/inquiry/tables.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import type { Db } from '#server/database/database.ts';
import { KIND_TABLES } from './kinds.ts';
import { type ListItem, listPage } from './list-store.ts';

const MOST_PEOPLE = 20;
// One person may have sent several things.
const LOOKED_AT = 60;

type Found = { email: string | null; name?: string | null; first?: string; last?: string; createdAt: Date };

const people = (kind: LeadKind, found: Found[]): RecentPerson[] =>
  found.flatMap(({ email, name, first = '', last = '', createdAt }) =>
    email ? [{ email, name: (name ?? `${first} ${last}`).trim(), at: createdAt.toISOString(), kind }] : [],
  );

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const personIn = (item: ListItem): Found => ({
  email: textOf(item.email),
  name: textOf(item.fullName) || textOf(item.buyerName) || textOf(item.name) || null,
  first: textOf(item.firstName),
  last: textOf(item.lastName),
  createdAt: item.createdAt,
});

/** Whom some words may mean, each once: by name, address, phone, ticket or reference, whatever their lists are searched by. */
export const findPeople = async (db: Db, words: string): Promise<RecentPerson[]> => {
  const found = await Promise.all(
    LEAD_KINDS.map(async (kind) => {
      const { items } = await listPage(db, KIND_TABLES[kind], { search: words }, undefined, LOOKED_AT);
      return people(kind, items.map(personIn));
    }),
  );
  return withLanguages(db, distinctPeople(found.flat(), MOST_PEOPLE));
};

/** Who was last in touch, each once. */
export const recentPeople = async (db: Db): Promise<RecentPerson[]> => {
  const found = await Promise.all([
    db
      .select({
        email: inquiries.email,
        first: inquiries.firstName,
        last: inquiries.lastName,
        createdAt: inquiries.createdAt,
      })
      .from(inquiries)
      .where(ne(inquiries.status, 'spam'))
      .orderBy(desc(inquiries.createdAt))
      .limit(LOOKED_AT)
      .then((rows) => people('inquiries', rows)),
    db
      .select({ email: estimates.email, createdAt: estimates.createdAt })
      .from(estimates)
      .where(ne(estimates.status, 'spam'))
      .orderBy(desc(estimates.createdAt))
      .limit(LOOKED_AT)
      .then((rows) => people('estimates', rows)),
    db
      .select({ email: orders.email, name: orders.buyerName, createdAt: orders.createdAt })
      .from(orders)
      .where(and(eq(orders.state, 'paid'), isNotNull(orders.email)))
      .orderBy(desc(orders.createdAt))
      .limit(LOOKED_AT)
      .then((rows) => people('orders', rows)),
    db
      .select({ email: intakes.email, name: intakes.fullName, createdAt: intakes.createdAt })
      .from(intakes)
      .where(ne(intakes.status, 'spam'))
      .orderBy(desc(intakes.createdAt))
      .limit(LOOKED_AT)
      .then((rows) => people('intakes', rows)),
    db
      .select({ email: bookings.email, name: bookings.name, createdAt: bookings.createdAt })
      .from(bookings)
      .where(ne(bookings.status, 'spam'))
      .orderBy(desc(bookings.createdAt))
      .limit(LOOKED_AT)
      .then((rows) => people('bookings', rows)),
  ]);
  return withLanguages(db, distinctPeople(found.flat(), MOST_PEOPLE));
};
