import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
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
  columns: SQL;
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
  const about = mail.about;
  return {
    id,
    columns: sql`(${id}::uuid, ${mail.template}, ${JSON.stringify(mail.data)}::jsonb, ${oneLine(mail.to.name ?? '')},
      ${mail.to.address}, ${mail.replyTo ?? null}, ${oneLine(mail.subject)}, ${`<${id}@${messageHost}>`},
      ${about?.kind ?? null}, ${about?.id ?? null}::uuid)`,
  };
};

export const insertMails = (mails: QueuedMail[]) => sql`
  insert into mails (id, template, data, to_name, to_address, reply_to, subject, message_id, about_kind, about_id)
  values ${sql.join(
    mails.map((mail) => mail.columns),
    sql`, `,
  )}
  on conflict (id) do nothing`;

/** A row and its mails in one statement: both are there or neither is, at the cost of one round trip. */
export const writeWithMails = async (db: Db, insertRow: SQL, mails: QueuedMail[]) => {
  if (mails.length === 0) return void (await db.execute(insertRow));
  await db.execute(sql`with written as (${insertRow} returning 1) ${insertMails(mails)}`);
};
