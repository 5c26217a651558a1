import { and, desc, eq, lt, ne, or } from 'drizzle-orm';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import type { ContactInquiry } from '#domain/inquiry/contact-inquiry.ts';
import type { ContactSubmission } from '#domain/inquiry/contact-submission.ts';
import { fill } from '#domain/words/fill.ts';
import type { MailService } from '#server/areas/mail/mail-service.ts';
import { type QueuedMail, withMails } from '#server/areas/mail/outbox.ts';
import { batchWrites } from '#server/database/batching.ts';
import type { Database, Db } from '#server/database/database.ts';
import { inquiries } from './tables.ts';

const { INQUIRY_MAIL, INQUIRY_NOTICE } = DEFAULT_CONTENT.mails;

export type Inquiry = { id: string; spam: boolean } & Omit<ContactSubmission, 'website'>;

export const newInquiry = (id: string, { website, ...submission }: ContactSubmission): Inquiry => ({
  id,
  spam: Boolean(website),
  ...submission,
});

// To the visitor and to the consultancy; nobody hears of spam.
export function mailsAbout(mail: MailService, { id, spam, ...inquiry }: Inquiry): QueuedMail[] {
  if (spam) return [];
  const about = { kind: 'inquiry', id };
  const name = `${inquiry.firstName} ${inquiry.lastName}`;
  return [
    mail.queue({
      template: 'inquiry-mail',
      data: inquiry,
      to: { address: inquiry.email },
      replyTo: mail.consultancy.address,
      subject: INQUIRY_MAIL.subject,
      about,
    }),
    mail.queue({
      template: 'inquiry-notice',
      data: inquiry,
      to: mail.consultancy,
      replyTo: inquiry.email,
      subject: fill(INQUIRY_NOTICE.subject, { name }),
      about,
    }),
  ];
}

type Written = { inquiry: Inquiry; mails: QueuedMail[] };

const INSERT_INQUIRIES = withMails(
  'insert-inquiries',
  `insert into inquiries (id, first_name, last_name, email, phone, location, details, budget,
    is_from_ai, pool_style, pool_length, features, status)
  select "id", "firstName", "lastName", "email", nullif("phone", ''), nullif("location", ''),
    nullif("details", ''), nullif("budget", ''), "isFromAI", nullif("poolStyle", ''),
    nullif("poolLength", ''), nullif("features", ''), case when "spam" then 'spam' else 'new' end
  from jsonb_to_recordset($1::jsonb) as row (
    "id" uuid, "spam" boolean, "firstName" text, "lastName" text, "email" text, "phone" text, "location" text,
    "details" text, "budget" text, "isFromAI" boolean, "poolStyle" text, "poolLength" text, "features" text)
  on conflict (id) do nothing`,
);

// Rows and mails in one statement; the caller waits for the disk, so that the next statement need not.
export const inquiryWriter = (database: Database) =>
  batchWrites(
    async (items: Written[]) => {
      const rows = items.map(({ inquiry }) => inquiry);
      const mails = items.flatMap(({ mails }) => mails);
      await database.runPrepared(INSERT_INQUIRIES, [JSON.stringify(rows), JSON.stringify(mails)]);
    },
    { lanes: database.writeLanes },
  );

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
