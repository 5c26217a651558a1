import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { VisitStep } from '#domain/visit/visit.ts';

// Counts only: no visitor, no address, no time of day.
export const visitCounts = pgTable(
  'visit_counts',
  {
    // Of the studio's calendar.
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    campaign: text('campaign').notNull().default(''),
    step: text('step').$type<VisitStep>().notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.campaign, table.step] })],
);
