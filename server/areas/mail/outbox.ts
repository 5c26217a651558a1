import { sql } from 'drizzle-orm';
import { isEmailAddress } from '#domain/site/email-address.ts';
import { plainLine } from '#domain/site/plain-text.ts';
import { keepSpeakersText, type Speaker, speakersParameter } from '#server/areas/client/languages.ts';
import { batchWrites } from '#server/database/batching.ts';
import type { Database } from '#server/database/database.ts';
import { type InsertedRow, insertRows } from '#server/database/insert-rows.ts';
import { uuidFrom } from '#server/identifiers.ts';
import { mails } from './tables.ts';

export interface NewMail {
  template: string;
  data: unknown;
  to: { name?: string; address: string };
  replyTo?: string;
  subject: string;
  about?: { kind: string; id: string };
  /** Tells it from others of its kind about the same thing: there can be several refunds of one order. */
  occasion?: string;
}

const WITH_DEFAULTS = ['toName'] as const;
export type QueuedMail = InsertedRow<typeof mails, (typeof WITH_DEFAULTS)[number]>;

// Long enough to see what was wrong with it, short enough for an index.
const LONGEST_KEPT = 320;

const oneLine = (text: string, longest = 200) => plainLine(text.slice(0, longest));

/** Whatever came as an address, so that staff can read it; delivery refuses what is none. */
export const keptAddress = (text: string) => oneLine(text, LONGEST_KEPT);

/** Never throws: a lead or a payment is not lost over its mail. What is no address fails when it is to be sent. */
export const queuedMail = (mail: NewMail, messageHost: string): QueuedMail => {
  // The same mail about the same thing is the same row, however often it is asked for.
  const id = mail.about
    ? uuidFrom(
        ...['mail', mail.template, mail.about.kind, mail.about.id, mail.to.address],
        ...(mail.occasion === undefined ? [] : [mail.occasion]),
      )
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

const INSERT_MAILS = insertRows(mails, WITH_DEFAULTS, '$2');

export const insertMails = (queued: QueuedMail[]) =>
  sql.join(
    INSERT_MAILS.split('$2').map((text) => sql.raw(text)),
    sql`${JSON.stringify(queued)}`,
  );

/** Stands in for a mail that could not be written: staff see in the console that a mail is missing. */
export const insertFailedMail = ({ template, subject, about }: NewMail, reason: string) => sql`
  insert into mails (id, template, data, to_address, subject, message_id, about_kind, about_id, state, last_error)
  values (gen_random_uuid(), ${template}, '{}', '', ${oneLine(subject)}, '',
    ${about?.kind ?? null}, ${about?.id ?? null}::uuid, 'failed', ${oneLine(reason)})`;

/**
 * Rows ($1), their mails ($2) and who sent them in which language ($3) in one statement: all are there or none is, at the cost of
 * one round trip. The caller waits for the disk, so that the next statement need not.
 */
export const writerWithMails = <Row>(database: Database, name: string, insertRow: string) => {
  const kept = `written as (${insertRow} returning 1), spoken as (${keepSpeakersText('$3')})`;
  const statement = { name, text: `with ${kept} ${INSERT_MAILS}` };
  return batchWrites(
    async (items: { row: Row; mails: QueuedMail[]; from?: Speaker }[]) => {
      const written = items.map(({ row }) => row);
      const queued = items.flatMap(({ mails: of }) => of);
      const speakers = speakersParameter(items.flatMap(({ from }) => from ?? []));
      await database.runPrepared(statement, [JSON.stringify(written), JSON.stringify(queued), speakers]);
    },
    { lanes: database.writeLanes },
  );
};
