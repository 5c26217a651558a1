// How a rendered mail is sent: over SMTP, or into a folder when no SMTP server is configured.

interface Mailbox {
  name: string;
  address: string;
}

export interface OutgoingMail {
  id: string;
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: Buffer }[];
}

export interface MailSender {
  /** False for a folder: then no page says that a mail was sent. */
  readonly delivers: boolean;
  send(mail: OutgoingMail): Promise<void>;
  /** Takes away what is kept of these mails. */
  forget(ids: readonly string[]): Promise<void>;
  /** The mails of which something is kept. */
  kept(): Promise<string[]>;
  close(): Promise<void>;
}

/** The receiving side will never take it; `suppress` when it is the address and not this message. */
export class PermanentMailError extends Error {
  readonly suppress: boolean;
  constructor(message: string, suppress: boolean) {
    super(message);
    this.suppress = suppress;
  }
}
