import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MailState } from '#domain/mail/mail-state.ts';
import { plainLine } from '#domain/site/plain-text.ts';
import type { Db } from '#server/database/database.ts';
import { MAIL_HOLD_MINUTES, MAIL_RETRY_MINUTES, TIME_LIMITS } from '#server/limits.ts';
import type { Held } from './recipient-caps.ts';
import { mails } from './tables.ts';

// A mail is claimed by moving its next attempt to the end of a lease: two workers never hold the same one,
// and one whose worker was killed comes back when the lease ends.

export type ClaimedMail = typeof mails.$inferSelect;

const LEASE = sql.raw(`interval '${TIME_LIMITS.mailLease / 1000} seconds'`);

// No next attempt is ever scheduled further ahead than a lease, a hold or the retry pause: one that lies further ahead was
// written by a clock that has been set back since, and is due now.
const IS_DUE =
  sql.raw(`(next_attempt_at <= now() or next_attempt_at > now() + interval '1 minute' + case state
  when 'sending' then interval '${TIME_LIMITS.mailLease / 1000} seconds'
  else make_interval(mins => greatest(${MAIL_HOLD_MINUTES}, (array[${MAIL_RETRY_MINUTES.join()}])[attempts])) end)`);

const CLAIMED = {
  state: 'sending',
  attempts: sql`${mails.attempts} + 1`,
  nextAttemptAt: sql`now() + ${LEASE}`,
} as const;

export const claimDue = (db: Db, limit: number): Promise<ClaimedMail[]> => {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(sql`state in ('queued', 'sending') and ${IS_DUE}`)
    .orderBy(mails.nextAttemptAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(mails).set(CLAIMED).where(inArray(mails.id, due)).returning();
};

export const claimOne = async (db: Db, id: string): Promise<ClaimedMail | undefined> => {
  const isQueued = and(eq(mails.id, id), sql`state = 'queued' and ${IS_DUE}`);
  return (await db.update(mails).set(CLAIMED).where(isQueued).returning())[0];
};

export const isSuppressed = async (db: Db, address: string) => {
  const found = await db.execute(
    sql`select 1 from mail_suppressions where address = ${address.toLowerCase()} limit 1`,
  );
  return found.rows.length > 0;
};

/** Puts a mail off that may not leave yet, to ask again after a while. Waiting is no attempt: it never runs out of them. */
export const deferMail = async (db: Db, mail: ClaimedMail, { why, forMs }: Held): Promise<MailState> => {
  await db.execute(sql`
    update mails set state = 'queued', last_error = ${why}, attempts = attempts - 1,
      next_attempt_at = now() + make_interval(secs => ${Math.min(forMs / 1000, MAIL_HOLD_MINUTES * 60)})
    where id = ${mail.id}::uuid and attempts = ${mail.attempts}`);
  return 'queued';
};

/** Which of these mails are no longer in the outbox. */
export const findErased = async (db: Db, ids: string[]): Promise<string[]> => {
  const found = await db.execute<{ id: string }>(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as asked (id)
    where not exists (select 1 from mails where mails.id = asked.id::uuid)`);
  return found.rows.map(({ id }) => id);
};

interface Outcome {
  state: MailState;
  error?: string;
  suppress?: boolean;
}

export const recordOutcome = async (db: Db, mail: ClaimedMail, outcome: Outcome): Promise<MailState> => {
  const waitMinutes = MAIL_RETRY_MINUTES[mail.attempts - 1];
  // Out of retries: it shows as failed in the console until staff retry it.
  const state = outcome.state === 'queued' && waitMinutes === undefined ? 'failed' : outcome.state;
  const done = state === 'sent' || state === 'saved';
  // A server's answer may hold anything: what the database cannot store would leave the mail to be sent again and again.
  const error = outcome.error === undefined ? null : plainLine(outcome.error.slice(0, 500));
  // Only the attempt that still holds the lease may record its outcome: `attempts` has moved on for one that is too late.
  await db.execute(sql`
    update mails set state = ${state}, last_error = ${error},
      sent_at = ${done ? sql`now()` : sql`sent_at`},
      next_attempt_at = now() + make_interval(mins => ${waitMinutes ?? 0})
    where id = ${mail.id}::uuid and attempts = ${mail.attempts}`);
  if (outcome.suppress) {
    await db.execute(sql`
      insert into mail_suppressions (address, reason)
      values (${mail.toAddress.toLowerCase()}, ${error ?? 'refused'})
      on conflict (address) do nothing`);
  }
  return state;
};
