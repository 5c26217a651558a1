import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-sender.ts';

/** A mail in the words of the library that writes it. */
export const messageOf = (mail: OutgoingMail): SendMailOptions => ({
  from: mail.from,
  to: mail.to,
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: mail.messageId,
  attachments: mail.attachments,
});
