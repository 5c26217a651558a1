import type { FastifyBaseLogger } from 'fastify';
import type { MailState } from '#domain/mail/mail-state.ts';
import type { Db } from '#server/database/database.ts';
import { MAIL_SWEEP } from '#server/limits.ts';
import { type ClaimedMail, claimDue } from './leases.ts';

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());

/** Sends what the first attempts have left, a few at a time, while visitors leave room for it. */
export const outboxSweep = (
  db: Db,
  deliver: (mail: ClaimedMail) => Promise<MailState>,
  log: FastifyBaseLogger,
) => {
  let sweeping: Promise<number> | undefined;
  let scheduled: NodeJS.Timeout | undefined;
  let stopped = false;
  let busyAt = Number.NEGATIVE_INFINITY;

  // One mail that breaks (its lease brings it back) must not keep the others of its batch.
  const deliverAlone = (mail: ClaimedMail) =>
    deliver(mail).catch((error: unknown) =>
      log.error({ mail: mail.id, cause: error }, 'the delivery of a mail broke'),
    );

  // Leads come faster than first attempts are allowed: their mails wait a little, and so do the sweeps of all processes.
  const waitWhileBusy = async () => {
    const latest = performance.now() + MAIL_SWEEP.longestHoldMs;
    const isBusy = () => performance.now() - busyAt < MAIL_SWEEP.soonMs && performance.now() < latest;
    while (!stopped && isBusy()) await pause(MAIL_SWEEP.soonMs / 2);
  };

  const sweepDue = async () => {
    let tried = 0;
    while (!stopped) {
      await waitWhileBusy();
      const due = await claimDue(db, MAIL_SWEEP.batch);
      if (due.length === 0) break;
      tried += due.length;
      const started = performance.now();
      await Promise.all(due.map(deliverAlone));
      // Visitors come first: a pause between batches while a long queue is worked off.
      if (due.length === MAIL_SWEEP.batch) await pause((performance.now() - started) * MAIL_SWEEP.restFactor);
    }
    return tried;
  };

  /** Sends what is due; returns how many were tried. */
  const sweep = (): Promise<number> => {
    sweeping ??= sweepDue().finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  };

  return {
    sweep,
    /** A first attempt was put off: soon is its turn, unless more of them come. */
    sweepAfterRush: () => {
      busyAt = performance.now();
      scheduled ??= setTimeout(() => {
        scheduled = undefined;
        sweep().catch((error: unknown) => log.error({ cause: error }, 'a sweep of the outbox broke'));
      }, MAIL_SWEEP.soonMs).unref();
    },
    /** Ends a sweep after its current batch: a long queue must not hold up the stop of the site. */
    stop: () => {
      stopped = true;
      clearTimeout(scheduled);
    },
    ended: () => sweeping?.catch(() => undefined),
  };
};
