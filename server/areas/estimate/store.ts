import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { type CostCalculation, featuresFromText } from '#domain/estimate/cost-calculation.ts';
import { contractorRange, estimatedCost } from '#domain/estimate/pricing.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange } from '#domain/words/money.ts';
import type { MailService } from '#server/areas/mail/mail-service.ts';
import { type QueuedMail, withMails } from '#server/areas/mail/outbox.ts';
import { batchWrites } from '#server/database/batching.ts';
import type { Database } from '#server/database/database.ts';
import type { EstimateMailData } from './mails.tsx';

const { ESTIMATE_MAIL, ESTIMATE_NOTICE } = DEFAULT_CONTENT.mails;

export type Estimate = { id: string } & EstimateMailData;

// Our own figure stands beside the one that was sent.
export function newEstimate(id: string, sent: CostCalculation): Estimate {
  const { estimatedCost: sentCost, features: text, ...choices } = sent;
  const features = featuresFromText(text) ?? [];
  const computedCost = estimatedCost(contractorRange({ ...choices, features }));
  return { id, ...choices, features, sentCost, computedCost, on: new Date().toISOString() };
}

export function mailsAbout(mail: MailService, { id, ...data }: Estimate) {
  const about = { kind: 'estimate', id };
  const toVisitor = mail.queue({
    template: 'estimate-mail',
    data,
    to: { address: data.email },
    replyTo: mail.consultancy.address,
    subject: ESTIMATE_MAIL.subject,
    about,
  });
  const toConsultancy = mail.queue({
    template: 'estimate-notice',
    data,
    to: mail.consultancy,
    replyTo: data.email,
    subject: fill(ESTIMATE_NOTICE.subject, { range: dollarRange(contractorRange(data)) }),
    about,
  });
  return { toVisitor, toConsultancy };
}

type Written = { estimate: Estimate; mails: QueuedMail[] };

const INSERT_ESTIMATES = withMails(
  'insert-estimates',
  `insert into estimates (id, email, size, type, material, features, location, timeline, sent_cost, computed_cost)
  select * from jsonb_to_recordset($1::jsonb) as row (
    "id" uuid, "email" text, "size" text, "type" text, "material" text, "features" jsonb, "location" text,
    "timeline" text, "sentCost" integer, "computedCost" integer)
  on conflict (id) do nothing`,
);

// Rows and mails in one statement; the caller waits for the disk, so that the next statement need not.
export const estimateWriter = (database: Database) =>
  batchWrites(
    async (items: Written[]) => {
      const rows = items.map(({ estimate }) => estimate);
      const mails = items.flatMap(({ mails }) => mails);
      await database.runPrepared(INSERT_ESTIMATES, [JSON.stringify(rows), JSON.stringify(mails)]);
    },
    { lanes: database.writeLanes },
  );
