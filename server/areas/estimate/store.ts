import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Content } from '#content/content.ts';
import { type CostCalculation, featuresFromText } from '#domain/estimate/cost-calculation.ts';
import { contractorRange, estimatedCost } from '#domain/estimate/pricing.ts';
import { estimateReference } from '#domain/estimate/reference.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange } from '#domain/words/money.ts';
import type { MailService } from '#server/areas/mail/mail-service.ts';
import { writerWithMails } from '#server/areas/mail/outbox.ts';
import { mails } from '#server/areas/mail/tables.ts';
import type { Database, Db } from '#server/database/database.ts';
import { type InsertedRow, insertRows } from '#server/database/insert-rows.ts';
import type { EstimateMailData } from './mails.tsx';
import { estimates } from './tables.ts';

export type Estimate = { id: string } & EstimateMailData;

// Our own figure stands beside the one that was sent.
export function newEstimate({ prices }: Content, id: string, sent: CostCalculation): Estimate {
  const { estimatedCost: sentCost, features: text, ...choices } = sent;
  const features = featuresFromText(text) ?? [];
  const computedCost = estimatedCost(contractorRange(prices, { ...choices, features }));
  return { id, ...choices, features, sentCost, computedCost, on: new Date().toISOString() };
}

export function mailsAbout(
  mail: MailService,
  { mails: words, prices }: Content,
  { id, ...choices }: Estimate,
) {
  const data = { ...choices, reference: estimateReference(id) };
  const about = { kind: 'estimate', id };
  const toVisitor = mail.queue({
    template: 'estimate-mail',
    data,
    to: { address: data.email },
    replyTo: mail.consultancy.address,
    subject: words.ESTIMATE_MAIL.subject,
    about,
  });
  const toConsultancy = mail.queue({
    template: 'estimate-notice',
    data,
    to: mail.consultancy,
    replyTo: data.email,
    subject: fill(words.ESTIMATE_NOTICE.subject, {
      range: dollarRange(contractorRange(prices, data)),
    }),
    about,
  });
  return { toVisitor, toConsultancy };
}

export const estimateWriter = (database: Database) =>
  writerWithMails<InsertedRow<typeof estimates>>(database, 'insert-estimates', insertRows(estimates));

/** Whether one of these is stored already, and if so, whether its mail to the visitor has left. */
export async function storedEstimate(
  db: Db,
  ids: string[],
): Promise<{ id: string; sent: boolean } | undefined> {
  const mailSent = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(eq(mails.aboutId, estimates.id), eq(mails.state, 'sent'), eq(mails.toAddress, estimates.email)),
    );
  const [found] = await db
    .select({ id: estimates.id, sent: sql<boolean>`${exists(mailSent)}` })
    .from(estimates)
    .where(inArray(estimates.id, ids));
  return found;
}
