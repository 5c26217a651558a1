import { sql } from 'drizzle-orm';
import type { OftenStatement } from '#server/database/database.ts';
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

// One address and nothing else: no second recipient, no header, no comment can hide in it.
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]{1,64}@[^\s@<>,;:"()[\]\\\p{Cc}]{1,190}$/u;

const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const oneLine = (text: string) => text.replace(CONTROL, ' ').trim().slice(0, 200);

export const queuedMail = (mail: NewMail, messageHost: string): QueuedMail => {
  if (!ONE_ADDRESS.test(mail.to.address)) throw new Error('a mail needs exactly one address');
  if (mail.replyTo && !ONE_ADDRESS.test(mail.replyTo)) throw new Error('a reply address must be one address');
  // The same mail about the same thing is the same row, however often it is asked for.
  const id = mail.about
    ? uuidFrom('mail', mail.template, mail.about.kind, mail.about.id, mail.to.address)
    : crypto.randomUUID();
  return {
    id,
    template: mail.template,
    data: mail.data,
    toName: oneLine(mail.to.name ?? ''),
    toAddress: mail.to.address,
    replyTo: mail.replyTo ?? null,
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

/** Rows ($1) and their mails ($2) in one statement: all are there or none is, at the cost of one round trip. */
export const withMails = (name: string, insertRows: string): OftenStatement => ({
  name,
  text: `with written as (${insertRows} returning 1) ${INSERT_MAILS.join('$2')}`,
});
