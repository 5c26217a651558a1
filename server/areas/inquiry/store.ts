import { and, desc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Content } from '#content/content.ts';
import type { ContactInquiry } from '#domain/inquiry/contact-inquiry.ts';
import type { ContactSubmission } from '#domain/inquiry/contact-submission.ts';
import { omitEmpty } from '#domain/site/omit-empty.ts';
import { fill } from '#domain/words/fill.ts';
import type { MailService } from '#server/areas/mail/mail-service.ts';
import { type QueuedMail, writerWithMails } from '#server/areas/mail/outbox.ts';
import type { Database, Db } from '#server/database/database.ts';
import { type InsertedRow, insertRows } from '#server/database/insert-rows.ts';
import { inquiries } from './tables.ts';

const WITH_DEFAULTS = ['isFromAI', 'status'] as const;
type InquiryRow = InsertedRow<typeof inquiries, (typeof WITH_DEFAULTS)[number]>;

export const newInquiry = (id: string, { website, ...submission }: ContactSubmission): InquiryRow => ({
  id,
  ...submission,
  status: website ? 'spam' : 'new',
});

/** Whether one of these is stored already. */
export const isStored = async (db: Db, ids: string[]): Promise<boolean> =>
  (await db.select({ id: inquiries.id }).from(inquiries).where(inArray(inquiries.id, ids)).limit(1)).length >
  0;

// To the visitor and to the consultancy; spam sends no mail.
export function mailsAbout(
  mail: MailService,
  { INQUIRY_MAIL, INQUIRY_NOTICE }: Content['mails'],
  { id, status, ...inquiry }: InquiryRow,
): QueuedMail[] {
  if (status === 'spam') return [];
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

export const inquiryWriter = (database: Database) =>
  writerWithMails<InquiryRow>(database, 'insert-inquiries', insertRows(inquiries, WITH_DEFAULTS));

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
  return rows.map(({ createdAt, ...row }) => ({ ...omitEmpty(row), createdAt: createdAt.toISOString() }));
}
