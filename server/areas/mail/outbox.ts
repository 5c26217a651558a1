import { sql } from 'drizzle-orm';
import { isEmailAddress } from '#domain/site/email-address.ts';
import { plainLine } from '#domain/site/plain-text.ts';
import type { PreparedStatement } from '#server/database/database.ts';
import { uuidFrom } from '#server/identifiers.ts';

export interface NewMail {
  template: string;
  data: unknown;
  to: { name?: string; address: string };
  replyTo?: string;
  subject: string;
  about?: { kind: string; id: string };
}

export interface QueuedMail {
  id: string;
  template: string;
  data: unknown;
  toName: string;
  toAddress: string;
  replyTo: string | null;
  subject: string;
  messageId: string;
  aboutKind: string | null;
  aboutId: string | null;
}

// Long enough to see what was wrong with it, short enough for an index.
const LONGEST_KEPT = 320;

const oneLine = (text: string, longest = 200) => plainLine(text.slice(0, longest));

/** Whatever came as an address, so that staff can read it; delivery refuses what is none. */
export const keptAddress = (text: string) => oneLine(text, LONGEST_KEPT);

/** Never throws: a lead or a payment is not lost over its mail. What is no address fails when it is to be sent. */
export const queuedMail = (mail: NewMail, messageHost: string): QueuedMail => {
  // The same mail about the same thing is the same row, however often it is asked for.
  const id = mail.about
    ? uuidFrom('mail', mail.template, mail.about.kind, mail.about.id, mail.to.address)
    : crypto.randomUUID();
  return {
    id,
    template: mail.template,
    data: mail.data,
    toName: oneLine(mail.to.name ?? ''),
    toAddress: keptAddress(mail.to.address),
    replyTo: mail.replyTo && isEmailAddress(mail.replyTo) ? mail.replyTo : null,
    subject: oneLine(mail.subject),
    messageId: `<${id}@${messageHost}>`,
    aboutKind: mail.about?.kind ?? null,
    aboutId: mail.about?.id ?? null,
  };
};

// Any number of mails as one parameter: the statement stays the same, so it is cheap to read and to plan.
const INSERT_MAILS = [
  `insert into mails (id, template, data, to_name, to_address, reply_to, subject, message_id, about_kind, about_id)
  select * from jsonb_to_recordset(`,
  `::jsonb) as mail (
    "id" uuid, "template" text, "data" jsonb, "toName" text, "toAddress" text, "replyTo" text, "subject" text,
    "messageId" text, "aboutKind" text, "aboutId" uuid)
  on conflict (id) do nothing`,
] as const;

export const insertMails = (mails: QueuedMail[]) =>
  sql`${sql.raw(INSERT_MAILS[0])}${JSON.stringify(mails)}${sql.raw(INSERT_MAILS[1])}`;

/** Stands in for a mail that could not be written: staff see in the console that somebody was not told. */
export const insertFailedMail = ({ template, subject, about }: NewMail, reason: string) => sql`
  insert into mails (id, template, data, to_address, subject, message_id, about_kind, about_id, state, last_error)
  values (gen_random_uuid(), ${template}, '{}', '', ${oneLine(subject)}, '',
    ${about?.kind ?? null}, ${about?.id ?? null}::uuid, 'failed', ${oneLine(reason)})`;

/** Rows ($1) and their mails ($2) in one statement: all are there or none is, at the cost of one round trip. */
export const withMails = (name: string, insertRows: string): PreparedStatement => ({
  name,
  text: `with written as (${insertRows} returning 1) ${INSERT_MAILS.join('$2')}`,
});
