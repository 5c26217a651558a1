import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/site/languages.ts';
import { moment } from '#server/database/columns.ts';

// The language in which each client last wrote to us, by their address in lower case: mails and papers follow it.
export const clientLanguages = pgTable('client_languages', {
  address: text('address').primaryKey(),
  language: text('language').$type<Language>().notNull(),
  since: moment('since').notNull().defaultNow(),
});
