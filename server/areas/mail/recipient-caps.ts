import type { Pool } from 'pg';
import { isLargeProvider, mailboxOf, mailDomainOf } from '#domain/site/mailbox.ts';
import { MAIL_CAPS } from '#server/limits.ts';
import { countShared } from '#server/plugins/shared-counts.ts';

// Caps on mails per mailbox and per domain, so that our forms cannot flood either: counted for all processes together, and
// for all spellings of an address.

export interface Held {
  why: string;
  forMs: number;
}

/** Counts a mail to this address; says for how long it has to wait when that is one too many. */
export const recipientCaps = (pool: Pool, { perDomain }: { perDomain: boolean }) => {
  const over = async (key: string, cap: { max: number; windowMs: number }, why: string) => {
    const { count, ttl } = await countShared(pool, key, cap.windowMs);
    return count > cap.max ? { why, forMs: ttl } : undefined;
  };
  return async (address: string): Promise<Held | undefined> => {
    const { mailbox, domain, largeProvider } = MAIL_CAPS;
    const held = await over(
      `mailbox ${mailboxOf(address)}`,
      mailbox,
      'this mailbox had enough mail this hour',
    );
    if (held || !perDomain) return held;
    const name = mailDomainOf(address);
    const cap = isLargeProvider(name) ? largeProvider : domain;
    return over(`mail domain ${name}`, cap, 'this domain had enough mail today');
  };
};
