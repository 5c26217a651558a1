import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { momentIn } from '#domain/booking/local-time.ts';
import type { ListKind } from '#domain/console/kinds.ts';
import { placeOf } from '#domain/console/place.ts';
import {
  inOrder,
  MOST_MOMENTS,
  type Moment,
  type MomentKind,
  type Timeline,
} from '#domain/console/timeline.ts';
import { linkedDesign } from '#domain/design/linked-design.ts';
import { isRecord } from '#domain/words/is-record.ts';
import { dollars, priceOf } from '#domain/words/money.ts';
import { languageFor } from '#server/areas/client/with-languages.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { leadEvents, user } from '#server/areas/staff/tables.ts';
import type { Db } from '#server/database/database.ts';
import { picturesOf, withPictures } from './lead-designs.ts';
import type { ListItem } from './list-store.ts';
import { rowsAbout } from './person-store.ts';
import { roomMoments } from './room-moments.ts';

// One customer's story, put together from everything that bears their address.

type Item = Record<string, unknown>;
type More = Partial<Pick<Moment, 'values' | 'words' | 'place' | 'picture' | 'pictureOf'>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const isoOf = (value: unknown): string | undefined =>
  value instanceof Date ? value.toISOString() : undefined;

const told = (id: string, at: string, kind: MomentKind, more: More): Moment => ({
  id,
  at,
  kind,
  values: {},
  words: '',
  place: '',
  ...more,
});

/** One moment of an entry; none while its time is not known. */
const moment = (list: ListKind, item: Item, kind: MomentKind, when: unknown, more: More = {}): Moment[] => {
  const at = isoOf(when);
  const id = text(item.id);
  return at ? [told(`${kind}/${id}`, at, kind, { place: placeOf(list, id), ...more })] : [];
};

/** The design that an entry came with. */
const drawn = ({ picture, pictureOf }: Item): More =>
  text(picture) ? { picture: text(picture), pictureOf: text(pictureOf) } : {};

const orderMoments = (item: Item): Moment[] => {
  const values = { package: text(item.packageTitle), amount: priceOf(number(item.amountCents)) };
  const back = number(item.refundedCents);
  const ended = item.state === 'failed' || item.state === 'expired';
  return [
    ...(item.paidAt
      ? moment('orders', item, 'paid', item.paidAt, { values })
      : moment('orders', item, ended ? 'unpaid' : 'ordered', item.createdAt, { values })),
    ...(back > 0
      ? moment('orders', item, 'refunded', item.refundedAt, { values: { ...values, amount: priceOf(back) } })
      : []),
  ];
};

const callMoments = (item: Item, zone: string, now: Date): Moment[] => {
  const { startsAt, state, createdAt, canceledAt } = item;
  const values = { when: momentIn(zone, isoOf(startsAt) ?? now.toISOString()) };
  const isOver = startsAt instanceof Date && startsAt <= now && state === 'booked';
  return [
    ...moment('bookings', item, 'callBooked', createdAt, {
      values,
      words: text(item.details),
      ...drawn(item),
    }),
    ...moment('bookings', item, 'call', isOver ? startsAt : undefined),
    ...moment('bookings', item, 'callCanceled', canceledAt, { values, words: text(item.cancelReason) }),
  ];
};

const SENT = new Set(['sent', 'saved']);

const mailMoments = (item: Item): Moment[] => {
  const sent = SENT.has(text(item.state));
  const when = (sent ? item.sentAt : undefined) ?? item.createdAt;
  return moment('mails', item, sent ? 'mail' : 'mailWaits', when, {
    values: { subject: text(item.subject) },
  });
};

const momentsOf = (kind: ListKind, item: Item, zone: string, now: Date): Moment[] => {
  const { createdAt } = item;
  const ticket = { ticket: text(item.ticketNumber) };
  switch (kind) {
    case 'inquiries':
      return moment(kind, item, 'inquiry', createdAt, { words: text(item.details), ...drawn(item) });
    case 'estimates':
      return moment(kind, item, 'estimate', createdAt, {
        values: { amount: dollars(number(item.computedCost)) },
      });
    case 'orders':
      return orderMoments(item);
    case 'intakes':
      return moment(kind, item, 'intake', createdAt, { values: ticket, ...drawn(item) });
    case 'bookings':
      return callMoments(item, zone, now);
    case 'projects':
      return moment(kind, item, 'project', createdAt, { values: ticket });
    case 'mails':
      return mailMoments(item);
    default:
      return [];
  }
};

/** Notes and marks by colleagues, on any of these entries. */
const historyMoments = async (db: Db, entries: Map<string, ListKind>): Promise<Moment[]> => {
  if (entries.size === 0) return [];
  const { id, createdAt, kind, detail, leadId } = leadEvents;
  const found = await db
    .select({ id, createdAt, kind, detail, leadId, staff: user.email })
    .from(leadEvents)
    .leftJoin(user, eq(user.id, leadEvents.staffId))
    .where(and(inArray(leadId, [...entries.keys()]), inArray(kind, ['note', 'status'])));
  return found.map((event) => {
    const isNote = event.kind === 'note';
    return told(event.id, event.createdAt.toISOString(), isNote ? 'note' : 'status', {
      values: { who: event.staff ?? '', ...(isNote ? {} : { status: event.detail }) },
      words: isNote ? event.detail : '',
      place: placeOf(entries.get(event.leadId) ?? '', event.leadId),
    });
  });
};

/** Designs that they had mailed to themselves: the mail's own link names them. */
const mailedDesigns = async (db: Db, theirs: SQL): Promise<Moment[]> => {
  const { id, createdAt, data, template } = mails;
  const found = await db
    .select({ id, createdAt, data })
    .from(mails)
    .where(and(theirs, eq(template, 'design-mail')));
  const designs = found.flatMap((mail) => {
    const slug = linkedDesign(isRecord(mail.data) ? text(mail.data.link) : '');
    const style = isRecord(mail.data) ? text(mail.data.style) : '';
    return slug ? [{ ...mail, slug, style }] : [];
  });
  const pictures = await picturesOf(
    db,
    designs.map(({ slug }) => slug),
  );
  return designs.map(({ id: mailId, createdAt: when, slug, style }) => {
    const picture = pictures.get(slug);
    return told(`design/${mailId}`, when.toISOString(), 'design', {
      values: { style },
      place: placeOf('mails', mailId),
      ...(picture ? { picture, pictureOf: slug } : {}),
    });
  });
};

const nameIn = (rows: readonly [ListKind, ListItem[]][]): string => {
  const items = rows.flatMap(([, found]) => found);
  const names = items.map((item) => [
    text(item.fullName) || text(item.buyerName) || text(item.name),
    [text(item.firstName), text(item.lastName)].filter(Boolean).join(' '),
  ]);
  return names.flat().find(Boolean) ?? '';
};

/** The number they gave last. */
const phoneIn = (rows: readonly [ListKind, ListItem[]][]): string =>
  text(
    rows
      .flatMap(([, found]) => found)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .find(({ phone }) => text(phone))?.phone,
  );

/** Everything about one address in the order of time, newest first. */
export const timelineOf = async (
  db: Db,
  email: string,
  zone: string,
  now = new Date(),
): Promise<Timeline> => {
  const rows = await rowsAbout(db, email);
  const entries = new Map(rows.flatMap(([kind, found]) => found.map(({ id }) => [id, kind] as const)));
  const shown = await Promise.all(
    rows.map(async ([kind, found]) =>
      (await withPictures(db, kind, found)).flatMap((item) => momentsOf(kind, item, zone, now)),
    ),
  );
  const projectIds = rows.flatMap(([kind, found]) => (kind === 'projects' ? found.map(({ id }) => id) : []));
  const theirs = sql`lower(${mails.toAddress}) = ${email.toLowerCase()}`;
  const designs = await mailedDesigns(db, theirs);
  // A mailed design is told by its picture, not by its letter once more.
  const letters = new Set(designs.map(({ place }) => place));
  const moments = inOrder([
    ...shown.flat().filter(({ place }) => !letters.has(place)),
    ...designs,
    ...(await historyMoments(db, entries)),
    ...(await roomMoments(db, projectIds)),
  ]);
  return {
    name: nameIn(rows),
    phone: phoneIn(rows),
    ...(await languageFor(db, email)),
    moments: moments.slice(0, MOST_MOMENTS),
    all: moments.length,
  };
};
