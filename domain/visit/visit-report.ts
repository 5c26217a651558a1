import * as z from 'zod/mini';

// What the console's page of visitors shows.

export const VISIT_SPANS = [7, 28, 90] as const;
export type VisitSpan = (typeof VISIT_SPANS)[number];
/** So many sources are listed; the spreadsheet has all of them. */
export const MOST_SOURCES = 200;

const steps = { visit: z.int(), tool: z.int(), lead: z.int(), order: z.int() };

export const visitReportSchema = z.object({
  // Days of the studio's calendar; the last one is today.
  from: z.iso.date(),
  to: z.iso.date(),
  now: z.object(steps),
  /** The same number of days before. */
  before: z.object(steps),
  days: z.array(z.object({ day: z.iso.date(), ...steps })),
  sources: z.array(z.object({ source: z.string(), campaign: z.string(), ...steps, visitsBefore: z.int() })),
  sourceCount: z.int(),
});
export type VisitReport = z.infer<typeof visitReportSchema>;
export type StepCounts = VisitReport['now'];
export type SourceCounts = VisitReport['sources'][number];
