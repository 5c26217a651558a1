import { sql } from 'drizzle-orm';
import type { MailState } from '#domain/mail/mail-state.ts';
import type { Db } from '#server/database/database.ts';
import { IMMEDIATE_SENDS, TIME_LIMITS } from '#server/limits.ts';
import { type MailParts, mailDelivery } from './deliver-mail.ts';
import { claimOne, findErased } from './leases.ts';
import { insertMails, type NewMail, queuedMail } from './outbox.ts';
import { queueInTransaction } from './queue-in-transaction.ts';
import { outboxSweep, pause } from './sweep-outbox.ts';
import { tokenBucket } from './token-bucket.ts';

export type MailService = ReturnType<typeof createMailService>;

export const createMailService = (parts: MailParts) => {
  const { config, database, sender, log } = parts;
  const { consultancy, deliver, preview } = mailDelivery(parts);
  const { sweep, sweepAfterRush, stop, ended } = outboxSweep(database.db, deliver, log);
  const sendingNow = new Set<Promise<MailState>>();
  const allowed = tokenBucket(IMMEDIATE_SENDS);
  const queue = (mail: NewMail) => queuedMail(mail, new URL(config.siteUrl).hostname);

  const attempt = async (id: string): Promise<MailState> => {
    try {
      const mail = await claimOne(database.db, id);
      return mail ? await deliver(mail) : 'queued';
    } catch (error) {
      log.error({ mail: id, cause: error }, 'a first attempt broke');
      return 'queued';
    }
  };

  return {
    /** Where notices go, and answers to what visitors get. */
    get consultancy() {
      return consultancy();
    },
    sweep,
    queue,
    insertMails,
    preview,

    /** Queues mails inside a transaction that must stand whatever becomes of them; returns those to try now. */
    queueInTransaction: (tx: Db, mails: NewMail[]) => queueInTransaction(tx, mails, queue, log),

    /** The first attempt, within its time budget; under load it is left to the sweep. True only when mail really left. */
    tryNow: async (id: string): Promise<boolean> => {
      if (sendingNow.size >= IMMEDIATE_SENDS.atOnce || !allowed()) {
        sweepAfterRush();
        return false;
      }
      const sending = attempt(id);
      sendingNow.add(sending);
      void sending.finally(() => sendingNow.delete(sending));
      return (await Promise.race([sending, pause(TIME_LIMITS.firstMailAttempt)])) === 'sent';
    },

    /** Puts a mail that failed back into the queue (console: retry). */
    retry: async (id: string) => {
      await database.db.execute(
        sql`delete from mail_suppressions where address = (select lower(to_address) from mails where id = ${id}::uuid)`,
      );
      await database.db.execute(
        sql`update mails set state = 'queued', attempts = 0, next_attempt_at = now(), last_error = null
            where id = ${id}::uuid and state in ('failed', 'suppressed', 'queued', 'saved', 'sent')`,
      );
    },

    /** Nothing stays of mails whose rows were erased. */
    forget: (ids: readonly string[]) => sender.forget(ids),

    /** What a stop between the erasing of rows and of files has left behind. */
    deleteErasedCopies: async () => sender.forget(await findErased(database.db, await sender.kept())),

    stopSweeping: stop,

    /** A first attempt may outlast its request: on shutdown those under way are awaited, not cut off. */
    close: async () => {
      await ended();
      await Promise.race([Promise.all(sendingNow), pause(TIME_LIMITS.firstMailAttempt)]);
      await sender.close();
    },
  };
};
