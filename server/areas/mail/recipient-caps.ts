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

// Anybody can type anybody's address into a form. What that causes is counted apart, so that it holds back neither a receipt nor
// what a project sends; and what begins a project apart from what merely asks.
const FORMS = 'forms';
const REQUESTS = 'requests';
const CLIENTS = 'clients';
const ANYBODY_CAUSES: Readonly<Record<string, string>> = {
  'assessment-mail': FORMS,
  'booking-mail': FORMS,
  'booking-reminder': FORMS,
  'design-mail': FORMS,
  'estimate-mail': FORMS,
  'inquiry-mail': FORMS,
  'intake-mail': REQUESTS,
  'order-zelle': REQUESTS,
};

/** Counts a mail to this address; says for how long it has to wait when that is one too many. */
export const recipientCaps = (pool: Pool, { perDomain }: { perDomain: boolean }) => {
  const over = async (key: string, cap: { max: number; windowMs: number }, why: string) => {
    const { count, ttl } = await countShared(pool, key, cap.windowMs);
    return count > cap.max ? { why, forMs: ttl } : undefined;
  };
  return async (address: string, template: string): Promise<Held | undefined> => {
    const { mailbox, domain, largeProvider } = MAIL_CAPS;
    const budget = ANYBODY_CAUSES[template] ?? CLIENTS;
    const held = await over(
      `mailbox ${budget} ${mailboxOf(address)}`,
      mailbox,
      'this mailbox had enough mail this hour',
    );
    if (held || !perDomain) return held;
    const name = mailDomainOf(address);
    const cap = isLargeProvider(name) ? largeProvider : domain;
    return over(`mail domain ${budget} ${name}`, cap, 'this domain had enough mail today');
  };
};
