import { render, toPlainText } from '@react-email/render';
import type { FastifyBaseLogger } from 'fastify';
import type { ReactElement } from 'react';
import { placeAbout } from '#domain/console/place.ts';
import type { MailState } from '#domain/mail/mail-state.ts';
import { brand } from '#domain/site/brand.ts';
import { isEmailAddress } from '#domain/site/email-address.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { type MailSender, PermanentMailError } from '#server/vendors/mail/mail-sender.ts';
import { type ClaimedMail, deferMail, findErased, isSuppressed, recordOutcome } from './leases.ts';
import { recipientCaps } from './recipient-caps.ts';
import type { MailTemplates } from './template.ts';

export interface MailParts {
  config: Config;
  database: Database;
  sender: MailSender;
  templates: MailTemplates;
  log: FastifyBaseLogger;
}

type StoredMail = Pick<ClaimedMail, 'template' | 'data' | 'aboutKind' | 'aboutId'>;

const toHtmlAndText = async (body: ReactElement) => {
  const html = await render(body);
  return { html, text: toPlainText(html) };
};

/** One attempt at a mail that was claimed: rendered, sent, and its outcome written down. */
export const mailDelivery = ({ config, database, sender, templates, log }: MailParts) => {
  const { db } = database;
  const from = { name: brand.name, address: config.mail.from ?? brand.email };
  const consultancy = { name: brand.name, address: config.mail.to ?? brand.email };
  // Load tests mail one domain only.
  const overCap = recipientCaps(database.pool, { perDomain: config.rateLimit });

  // Our own mailbox is never suppressed: a full one or a wrong setting must not cost a lead.
  const isOurs = (mail: ClaimedMail) => mail.toAddress === consultancy.address;

  const renderContent = ({ template, data, aboutKind: kind, aboutId: id }: StoredMail) =>
    templates[template]?.render(data, {
      siteUrl: config.siteUrl,
      consoleUrl: `${config.siteUrl}${ROUTES.admin}${kind && id ? placeAbout({ kind, id }) : ''}`,
    });

  const send = async (mail: ClaimedMail) => {
    const content = await renderContent(mail);
    if (!content) throw new Error(`no template named ${mail.template}`);
    await sender.send({
      id: mail.id,
      messageId: mail.messageId,
      from,
      // No display name beside a visitor's address: it is unverified form input, usable for spam.
      to: { name: isOurs(mail) ? mail.toName : '', address: mail.toAddress },
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      subject: mail.subject,
      ...(await toHtmlAndText(content.body)),
      attachments: content.attachments ?? [],
    });
    const outcome = await recordOutcome(db, mail, { state: sender.delivers ? 'sent' : 'saved' });
    // Its person was erased while it was being written.
    if (!sender.delivers) await sender.forget(await findErased(db, [mail.id]));
    return outcome;
  };

  const deliver = async (mail: ClaimedMail): Promise<MailState> => {
    if (!isOurs(mail)) {
      if (!isEmailAddress(mail.toAddress))
        return recordOutcome(db, mail, { state: 'failed', error: 'this is not a mail address' });
      if (await isSuppressed(db, mail.toAddress))
        return recordOutcome(db, mail, { state: 'suppressed', error: 'this address refused mail before' });
      const held = await overCap(mail.toAddress);
      if (held) return deferMail(db, mail, held);
    }
    return send(mail).catch((error: unknown) => {
      const { id, template, attempts: attempt } = mail;
      log.warn({ mail: id, template, attempt }, 'a mail could not be sent');
      const permanent = error instanceof PermanentMailError && !isOurs(mail);
      return recordOutcome(db, mail, {
        state: permanent ? 'failed' : 'queued',
        error: error instanceof Error ? error.message : String(error),
        suppress: permanent && error.suppress,
      });
    });
  };

  return {
    consultancy,
    deliver,
    /** How a stored mail reads, for the console. */
    preview: async (mail: StoredMail) => {
      const content = await renderContent(mail);
      return content && toHtmlAndText(content.body);
    },
  };
};
