import { timestamp, uuid } from 'drizzle-orm/pg-core';

// Milliseconds, so that a time read into JavaScript and sent back as a page's key still equals itself.
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const identity = {
  id: uuid('id').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
};
