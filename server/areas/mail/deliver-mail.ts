import type { FastifyBaseLogger } from 'fastify';
import { placeAbout } from '#domain/console/place.ts';
import type { MailState } from '#domain/mail/mail-state.ts';
import { isEmailAddress } from '#domain/site/email-address.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { languageForMail } from '#server/areas/client/languages.ts';
import type { ServedContent } from '#server/areas/content/served-content.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { type MailSender, PermanentMailError } from '#server/vendors/mail/mail-sender.ts';
import { pagesUrl } from '#server/voice.ts';
import { toHtmlAndText } from './html-and-text.ts';
import { type ClaimedMail, deferMail, findErased, isSuppressed, recordOutcome } from './leases.ts';
import { recipientCaps } from './recipient-caps.ts';
import type { MailTemplates } from './template.ts';

export interface MailParts {
  config: Config;
  served: Pick<ServedContent, 'content' | 'in'>;
  database: Database;
  sender: MailSender;
  templates: MailTemplates;
  log: FastifyBaseLogger;
}

type StoredMail = Pick<ClaimedMail, 'template' | 'data' | 'aboutKind' | 'aboutId' | 'toAddress' | 'subject'>;

/** One attempt at a mail that was claimed: rendered, sent, and its outcome written down. */
export const mailDelivery = ({ config, served, database, sender, templates, log }: MailParts) => {
  const { db } = database;
  // Asked for at each use: who we are may have been published a moment ago.
  const us = (address: string | undefined) => {
    const { name, email } = served.content.brand;
    return { name, address: address ?? email };
  };
  const consultancy = () => us(config.mail.to);
  // Load tests mail one domain only.
  const overCap = recipientCaps(database.pool, { perDomain: config.rateLimit });

  // Our own mailbox is never suppressed: a full one or a wrong setting must not cost a lead.
  // Nor is one that was ours when a notice was written.
  const isOurs = ({ template, toAddress }: StoredMail) =>
    templates[template]?.toUs === true || toAddress === consultancy().address;

  // What comes to us is in English, whatever language we may have tried a form in.
  const renderMail = async (mail: StoredMail) => {
    const { template: name, data, aboutKind: kind, aboutId: id } = mail;
    const template = templates[name];
    if (!template) return undefined;
    const language = isOurs(mail) ? 'en' : await languageForMail(db, mail.toAddress);
    const content = served.in(language);
    const { body, attachments = [] } = await template.render(data, {
      content,
      siteUrl: pagesUrl(config.siteUrl, language),
      consoleUrl: `${config.siteUrl}${ROUTES.admin}${kind && id ? placeAbout({ kind, id }) : ''}`,
    });
    const subject = language === 'en' ? undefined : template.subject?.(data, content);
    return { body, attachments, subject: subject ?? mail.subject };
  };

  const send = async (mail: ClaimedMail) => {
    const content = await renderMail(mail);
    if (!content) throw new Error(`no template named ${mail.template}`);
    await sender.send({
      id: mail.id,
      messageId: mail.messageId,
      from: us(config.mail.from),
      // No display name beside a visitor's address: it is unverified form input, usable for spam.
      to: { name: isOurs(mail) ? mail.toName : '', address: mail.toAddress },
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      subject: content.subject,
      ...(await toHtmlAndText(content.body)),
      attachments: content.attachments,
    });
    const outcome = await recordOutcome(db, mail, { state: sender.delivers ? 'sent' : 'saved' });
    // Its person was erased while it was being written.
    if (!sender.delivers) await sender.forget(await findErased(db, [mail.id]));
    return outcome;
  };

  const isTooLate = ({ template, data }: ClaimedMail) => {
    const endsAt = templates[template]?.endsAt?.(data);
    return endsAt !== undefined && endsAt <= new Date();
  };

  const deliver = async (mail: ClaimedMail): Promise<MailState> => {
    if (isTooLate(mail))
      return recordOutcome(db, mail, { state: 'failed', error: 'it was too late for this email' });
    if (!isOurs(mail)) {
      if (!isEmailAddress(mail.toAddress))
        return recordOutcome(db, mail, { state: 'failed', error: 'this is not a mail address' });
      if (await isSuppressed(db, mail.toAddress))
        return recordOutcome(db, mail, { state: 'suppressed', error: 'this address refused mail before' });
      const held = await overCap(mail.toAddress, mail.template);
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
      const content = await renderMail(mail);
      return content && toHtmlAndText(content.body);
    },
  };
};
