import { and, eq, sql } from 'drizzle-orm';
import type { DeliveryError, StopReason } from '#domain/webhook/events.ts';
import { WEBHOOKS } from '#server/limits.ts';
import type { Services } from '#server/services.ts';
import { stoppedNotice } from './mails.tsx';
import { webhookEndpoints } from './tables.ts';

type Parts = Pick<Services, 'database' | 'content' | 'mail'>;

const LONG_ENOUGH = sql.raw(`failing_since < now() - interval '${WEBHOOKS.stopAfter}'`);

/** A receiver that is gone, or has taken nothing for days, gets nothing more; the studio is told once. */
export const stopIfHopeless = async (services: Parts, endpointId: string, error: DeliveryError) => {
  const reason: StopReason = error === 'gone' ? 'gone' : 'failing';
  const mails = await services.database.transaction(async (tx) => {
    const [stopped] = await tx
      .update(webhookEndpoints)
      .set({ active: false, stoppedReason: reason })
      .where(
        and(
          eq(webhookEndpoints.id, endpointId),
          eq(webhookEndpoints.active, true),
          reason === 'gone' ? undefined : LONG_ENOUGH,
        ),
      )
      .returning();
    return stopped
      ? services.mail.queueInTransaction(tx, [stoppedNotice(services, { ...stopped, reason })])
      : [];
  });
  for (const mail of mails) void services.mail.tryNow(mail);
};
