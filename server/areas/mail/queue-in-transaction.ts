import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/database/database.ts';
import { insertFailedMail, insertMails, type NewMail, type QueuedMail } from './outbox.ts';

/** What fails inside leaves the transaction around it as it was. */
const withSavepoint = async (tx: Db, work: () => Promise<unknown>) => {
  await tx.execute(sql`savepoint mail`);
  await work().catch(async (error: unknown) => {
    await tx.execute(sql`rollback to savepoint mail`);
    throw error;
  });
};

// A mail never undoes what it tells of: each is written on its own, and one that cannot be is kept as failed.
export const queueInTransaction = async (
  tx: Db,
  mails: NewMail[],
  compose: (mail: NewMail) => QueuedMail,
  log: FastifyBaseLogger,
): Promise<string[]> => {
  const queued: string[] = [];
  for (const mail of mails) {
    try {
      await withSavepoint(tx, async () => {
        const composed = compose(mail);
        await tx.execute(insertMails([composed]));
        queued.push(composed.id);
      });
    } catch (cause) {
      log.error({ template: mail.template, about: mail.about?.id, cause }, 'a mail was not queued');
      const failed = insertFailedMail(mail, 'this email could not be written');
      await withSavepoint(tx, () => tx.execute(failed)).catch(() => undefined);
    }
  }
  return queued;
};
