import { createTransport } from 'nodemailer';
import { TIME_LIMITS } from '#server/limits.ts';
import { type MailSender, type OutgoingMail, PermanentMailError } from './mail-sender.ts';
import { messageOf } from './message.ts';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

// A 5xx to the address is for good; a 5xx to the message fails it; anything else is worth another try.
const translate = (error: SmtpError) => {
  const code = error.responseCode ?? 0;
  const refused = code >= 500 && code < 600;
  if (refused && error.command === 'RCPT TO') return new PermanentMailError(error.message, true);
  if (refused && error.command === 'DATA') return new PermanentMailError(error.message, false);
  if (refused && error.code === 'EENVELOPE') return new PermanentMailError(error.message, true);
  if (refused && error.code === 'EMESSAGE') return new PermanentMailError(error.message, false);
  return error;
};

export const smtpSender = (smtpUrl: string): MailSender => {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    // Together these end before a mail's lease does, so that no other worker starts while this one still tries.
    dnsTimeout: TIME_LIMITS.mailSend / 2,
    connectionTimeout: TIME_LIMITS.mailSend / 2,
    greetingTimeout: TIME_LIMITS.mailSend / 2,
    socketTimeout: TIME_LIMITS.mailSend,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A connection each: in a pool, mails would wait behind a stalled one for longer than their lease.
    pool: false,
  });
  return {
    delivers: true,
    send: async (mail: OutgoingMail) => {
      let rejected: unknown[];
      try {
        const sent = await transport.sendMail(messageOf(mail));
        rejected = sent.rejected;
      } catch (error) {
        throw error instanceof Error ? translate(error) : error;
      }
      if (rejected.length > 0) throw new PermanentMailError('the address was refused', true);
    },
    // What was sent is in other hands; nothing of it stays here.
    forget: async () => undefined,
    kept: async () => [],
    close: async () => transport.close(),
  };
};
