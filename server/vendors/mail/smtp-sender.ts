import { createTransport } from 'nodemailer';
import { TIME_LIMITS } from '#server/limits.ts';
import { type MailSender, type OutgoingMail, PermanentMailError } from './mail-sender.ts';
import { messageOf } from './message.ts';
import { isRecipientRefused, isUnknownMailbox } from './refusals.ts';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
}

// A recipient's refusal is for good; a refused message fails; everything else, above all a refused sender, is ours to
// solve and worth another try.
const translate = (error: SmtpError) => {
  const code = error.responseCode ?? 0;
  const reply = error.response ?? '';
  if (code < 500 || code > 599) return error;
  if (error.command === 'RCPT TO' && isRecipientRefused(reply))
    return new PermanentMailError(error.message, true);
  if (error.code === 'EMESSAGE') return new PermanentMailError(error.message, isUnknownMailbox(reply));
  return new Error(`Our own side was refused, not the recipient. ${error.message}`, { cause: error });
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
      // One recipient each: refused, it is an error of the whole mail.
      await transport.sendMail(messageOf(mail)).catch((error: unknown) => {
        throw error instanceof Error ? translate(error) : error;
      });
    },
    // What was sent is in other hands; nothing of it stays here.
    forget: async () => undefined,
    kept: async () => [],
    close: async () => transport.close(),
  };
};
