import { render, toPlainText } from '@react-email/render';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ReactElement } from 'react';
import { placeAbout } from '#domain/console/place.ts';
import { brand } from '#domain/site/brand.ts';
import { isEmailAddress } from '#domain/site/email-address.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/database/database.ts';
import { IMMEDIATE_SENDS, MAIL_SWEEP, TIME_LIMITS } from '#server/limits.ts';
import { type MailSender, PermanentMailError } from '#server/vendors/mail/mail-sender.ts';
import {
  type ClaimedMail,
  claimDue,
  claimOne,
  deferMail,
  findErased,
  isSuppressed,
  recordOutcome,
} from './claims.ts';
import { insertMails, type NewMail, queuedMail } from './outbox.ts';
import { queueInTransaction } from './queue-in-transaction.ts';
import { recipientCaps } from './recipient-caps.ts';
import type { MailTemplates } from './template.ts';
import { tokenBucket } from './token-bucket.ts';

export type MailState = 'queued' | 'sending' | 'sent' | 'saved' | 'suppressed' | 'failed';

export type MailService = ReturnType<typeof createMailService>;

interface Parts {
  config: Config;
  database: Database;
  sender: MailSender;
  templates: MailTemplates;
  log: FastifyBaseLogger;
}

type About = Pick<ClaimedMail, 'aboutKind' | 'aboutId'>;

const wordsOf = async (body: ReactElement) => {
  const html = await render(body);
  return { html, text: toPlainText(html) };
};

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());

export const createMailService = ({ config, database, sender, templates, log }: Parts) => {
  const messageHost = new URL(config.siteUrl).hostname;
  const from = { name: brand.name, address: config.mail.from ?? brand.email };
  const consultancy = { name: brand.name, address: config.mail.to ?? brand.email };
  const sendingNow = new Set<Promise<MailState>>();
  const allowed = tokenBucket(IMMEDIATE_SENDS);
  // Load tests mail one domain only.
  const capped = recipientCaps(database.pool, { perDomain: config.rateLimit });
  let sweeping: Promise<number> | undefined;
  let soon: NodeJS.Timeout | undefined;
  let closing = false;
  let overAllowanceAt = Number.NEGATIVE_INFINITY;

  // Our own mailbox is never given up: a full one or a wrong setting must not cost a lead.
  const isOurs = (mail: ClaimedMail) => mail.toAddress === consultancy.address;

  const siteFor = ({ aboutKind: kind, aboutId: id }: About) => ({
    siteUrl: config.siteUrl,
    consoleUrl: `${config.siteUrl}${ROUTES.admin}${kind && id ? placeAbout({ kind, id }) : ''}`,
  });

  const deliver = async (mail: ClaimedMail): Promise<MailState> => {
    if (!isOurs(mail) && !isEmailAddress(mail.toAddress)) {
      return recordOutcome(database.db, mail, { state: 'failed', error: 'this is not a mail address' });
    }
    if (!isOurs(mail) && (await isSuppressed(database.db, mail.toAddress))) {
      return recordOutcome(database.db, mail, {
        state: 'suppressed',
        error: 'this address refused mail before',
      });
    }
    const held = isOurs(mail) ? undefined : await capped(mail.toAddress);
    if (held) return deferMail(database.db, mail, held);
    try {
      const template = templates[mail.template];
      if (!template) throw new Error(`no template named ${mail.template}`);
      const content = await template.render(mail.data, siteFor(mail));
      await sender.send({
        id: mail.id,
        messageId: mail.messageId,
        from,
        // A name beside a visitor's address would be words that anybody may have typed.
        to: { name: isOurs(mail) ? mail.toName : '', address: mail.toAddress },
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        subject: mail.subject,
        ...(await wordsOf(content.body)),
        attachments: content.attachments ?? [],
      });
      const outcome = await recordOutcome(database.db, mail, { state: sender.delivers ? 'sent' : 'saved' });
      // Its person was erased while it was being written.
      if (!sender.delivers) await sender.forget(await findErased(database.db, [mail.id]));
      return outcome;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        { mail: mail.id, template: mail.template, attempt: mail.attempts },
        'a mail could not be sent',
      );
      const permanent = error instanceof PermanentMailError && !isOurs(mail);
      return recordOutcome(database.db, mail, {
        state: permanent ? 'failed' : 'queued',
        error: reason,
        suppress: permanent && error.suppress,
      });
    }
  };

  // One mail that breaks (its lease brings it back) must not keep the others of its batch.
  const deliverAlone = (mail: ClaimedMail) =>
    deliver(mail).catch((error: unknown) =>
      log.error({ mail: mail.id, cause: error }, 'the delivery of a mail broke'),
    );

  // Leads come faster than first attempts are allowed: their mails wait a little, and so does everybody's sweep.
  const waitWhileBusy = async () => {
    const latest = performance.now() + MAIL_SWEEP.longestHoldMs;
    const rush = () => performance.now() - overAllowanceAt < MAIL_SWEEP.soonMs && performance.now() < latest;
    while (!closing && rush()) await pause(MAIL_SWEEP.soonMs / 2);
  };

  /** Sends what is due, a few at a time; returns how many were tried. */
  const sweep = (): Promise<number> => {
    sweeping ??= (async () => {
      let tried = 0;
      while (!closing) {
        await waitWhileBusy();
        const due = await claimDue(database.db, MAIL_SWEEP.batch);
        if (due.length === 0) return tried;
        tried += due.length;
        const started = performance.now();
        await Promise.all(due.map(deliverAlone));
        // Visitors come first: a long queue is worked off in breaths.
        if (due.length === MAIL_SWEEP.batch)
          await pause((performance.now() - started) * MAIL_SWEEP.restFactor);
      }
      return tried;
    })().finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  };

  const scheduleSweep = () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      sweep().catch((error: unknown) => log.error({ cause: error }, 'a sweep of the outbox broke'));
    }, MAIL_SWEEP.soonMs).unref();
  };

  return {
    consultancy,
    sweep,
    queue: (mail: NewMail) => queuedMail(mail, messageHost),
    insertMails,

    /** Queues mails inside a transaction that must stand whatever becomes of them; returns those to try now. */
    queueInTransaction: (tx: Db, mails: NewMail[]) =>
      queueInTransaction(tx, mails, (mail) => queuedMail(mail, messageHost), log),

    /** The first attempt, within its time budget; under load it is left to the sweep. True only when mail really left. */
    tryNow: async (id: string): Promise<boolean> => {
      if (sendingNow.size >= IMMEDIATE_SENDS.atOnce || !allowed()) {
        overAllowanceAt = performance.now();
        scheduleSweep();
        return false;
      }
      const attempt = (async () => {
        const mail = await claimOne(database.db, id);
        return mail ? deliver(mail) : 'queued';
      })().catch((error: unknown) => {
        log.error({ mail: id, cause: error }, 'a first attempt broke');
        return 'queued' as const;
      });
      sendingNow.add(attempt);
      void attempt.finally(() => sendingNow.delete(attempt));
      const timer = new Promise<'late'>((done) =>
        setTimeout(() => done('late'), TIME_LIMITS.firstMailAttempt).unref(),
      );
      return (await Promise.race([attempt, timer])) === 'sent';
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

    /** How a stored mail reads, for the console. */
    preview: async ({ template, data, ...about }: Pick<ClaimedMail, 'template' | 'data'> & About) => {
      const found = templates[template];
      if (!found) return undefined;
      const content = await found.render(data, siteFor(about));
      return wordsOf(content.body);
    },

    /** Nothing stays of mails whose rows were erased. */
    forget: (ids: readonly string[]) => sender.forget(ids),

    /** What a stop between the erasing of rows and of files has left behind. */
    deleteErasedCopies: async () => sender.forget(await findErased(database.db, await sender.kept())),

    /** Ends a sweep after its current batch: a long queue must not hold up the stop of the site. */
    stopSweeping: () => {
      closing = true;
      clearTimeout(soon);
    },

    /** A first attempt may outlast its request: what is on its way is ended, not cut off. */
    close: async () => {
      await sweeping?.catch(() => undefined);
      await Promise.race([Promise.all(sendingNow), pause(TIME_LIMITS.firstMailAttempt)]);
      await sender.close();
    },
  };
};
