// "saved" is a mail that no server sends: the outbox of a site without one.
export const MAIL_STATES = ['queued', 'sending', 'sent', 'saved', 'suppressed', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
