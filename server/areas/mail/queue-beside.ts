import type { FastifyBaseLogger } from 'fastify';
import { attempt } from '#server/database/attempt.ts';
import type { Db } from '#server/database/database.ts';
import { insertFailedMail, insertMails, type NewMail, type QueuedMail } from './outbox.ts';

// A mail never undoes what it tells of: each is written on its own, and one that cannot be is kept as failed.
export const queueBeside = async (
  tx: Db,
  mails: NewMail[],
  compose: (mail: NewMail) => QueuedMail,
  log: FastifyBaseLogger,
): Promise<string[]> => {
  const queued: string[] = [];
  for (const mail of mails) {
    const problem = await attempt(tx, async () => {
      const composed = compose(mail);
      await tx.execute(insertMails([composed]));
      queued.push(composed.id);
    });
    if (!problem) continue;
    log.error({ template: mail.template, about: mail.about?.id, cause: problem }, 'a mail was not queued');
    await attempt(tx, async () => {
      await tx.execute(insertFailedMail(mail, 'this email could not be written'));
    });
  }
  return queued;
};
