import { sql } from 'drizzle-orm';
import { ESTIMATE_MAIL, ESTIMATE_NOTICE } from '#content/mails.ts';
import { type CostCalculation, featuresFromText } from '#domain/estimate/cost-calculation.ts';
import { dollarRange } from '#domain/estimate/dollars.ts';
import { contractorRange, estimatedCost } from '#domain/estimate/pricing.ts';
import type { Services } from '#server/services.ts';
import type { EstimateMailData } from './mails.tsx';

type Parts = Pick<Services, 'db' | 'database' | 'mail'>;

// Our own figure stands beside the one that was sent; returns the ids of the mails once the disk has them.
export async function saveEstimate({ db, database, mail }: Parts, id: string, sent: CostCalculation) {
  const features = featuresFromText(sent.features) ?? [];
  const contractor = contractorRange({ ...sent, features });
  const computedCost = estimatedCost(contractor);
  const data: EstimateMailData = {
    email: sent.email,
    size: sent.size,
    type: sent.type,
    material: sent.material,
    features,
    location: sent.location,
    timeline: sent.timeline,
    sentCost: sent.estimatedCost,
    computedCost,
    on: new Date().toISOString(),
  };
  const about = { kind: 'estimate', id };
  const toVisitor = mail.queue({
    template: 'estimate-mail',
    data,
    to: { address: sent.email },
    replyTo: mail.consultancy.address,
    subject: ESTIMATE_MAIL.subject,
    about,
  });
  const toConsultancy = mail.queue({
    template: 'estimate-notice',
    data,
    to: mail.consultancy,
    replyTo: sent.email,
    subject: ESTIMATE_NOTICE.subject(dollarRange(contractor)),
    about,
  });
  await mail.writeWithMails(
    db,
    sql`insert into estimates (id, email, size, type, material, features, location, timeline, sent_cost, computed_cost)
      values (${id}::uuid, ${sent.email}, ${sent.size}, ${sent.type}, ${sent.material},
        ${JSON.stringify(features)}::jsonb, ${sent.location}, ${sent.timeline}, ${sent.estimatedCost}, ${computedCost})
      on conflict (id) do nothing`,
    [toVisitor, toConsultancy],
  );
  await database.settle();
  return { toVisitor: toVisitor.id, toConsultancy: toConsultancy.id };
}
