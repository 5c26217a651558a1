import type { MailTemplates } from '#server/areas/mail/template.ts';

// Every mail the site can send, by the name its outbox row carries.
export const mailTemplates: MailTemplates = {};
