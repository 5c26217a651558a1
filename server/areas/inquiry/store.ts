import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { INQUIRY_MAIL, INQUIRY_NOTICE } from '#content/mails.ts';
import type { ContactInquiry } from '#domain/inquiry/contact-inquiry.ts';
import type { ContactSubmission } from '#domain/inquiry/contact-submission.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { inquiries } from './tables.ts';

type Parts = Pick<Services, 'db' | 'database' | 'mail'>;

// The row and its two mails in one statement; returns the mails' ids once the disk has them.
export async function saveInquiry(
  { db, database, mail }: Parts,
  id: string,
  { website, ...inquiry }: ContactSubmission,
): Promise<string[]> {
  const spam = Boolean(website);
  const about = { kind: 'inquiry', id };
  const name = `${inquiry.firstName} ${inquiry.lastName}`;
  const mails = spam
    ? []
    : [
        mail.queue({
          template: 'inquiry-mail',
          data: inquiry,
          to: { name, address: inquiry.email },
          replyTo: mail.consultancy.address,
          subject: INQUIRY_MAIL.subject,
          about,
        }),
        mail.queue({
          template: 'inquiry-notice',
          data: inquiry,
          to: mail.consultancy,
          replyTo: inquiry.email,
          subject: INQUIRY_NOTICE.subject(name),
          about,
        }),
      ];
  const orNull = (text: string | undefined) => text || null;
  await mail.writeWithMails(
    db,
    sql`insert into inquiries (id, first_name, last_name, email, phone, location, details, budget,
        is_from_ai, pool_style, pool_length, features, status)
      values (${id}::uuid, ${inquiry.firstName}, ${inquiry.lastName}, ${inquiry.email}, ${orNull(inquiry.phone)},
        ${orNull(inquiry.location)}, ${orNull(inquiry.details)}, ${orNull(inquiry.budget)}, ${inquiry.isFromAI},
        ${orNull(inquiry.poolStyle)}, ${orNull(inquiry.poolLength)}, ${orNull(inquiry.features)},
        ${spam ? 'spam' : 'new'})
      on conflict (id) do nothing`,
    mails,
  );
  await database.settle();
  return mails.map((queued) => queued.id);
}

export type InquiryPage = { limit: number; before?: { createdAt: Date; id: string } };

// Newest first, without spam; a page continues after the last row of the one before.
export async function listInquiries(db: Db, { limit, before }: InquiryPage): Promise<ContactInquiry[]> {
  const older = before
    ? or(
        lt(inquiries.createdAt, before.createdAt),
        and(eq(inquiries.createdAt, before.createdAt), lt(inquiries.id, before.id)),
      )
    : undefined;
  const rows = await db
    .select()
    .from(inquiries)
    .where(and(ne(inquiries.status, 'spam'), older))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.location ? { location: row.location } : {}),
    ...(row.budget ? { budget: row.budget } : {}),
    ...(row.details ? { details: row.details } : {}),
    createdAt: row.createdAt.toISOString(),
  }));
}
