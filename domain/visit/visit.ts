import * as z from 'zod/mini';

// How far visitors come, counted by day and by where they came from. Nobody is recognized: a tab remembers where it came from
// and which of its steps were counted, and tells that.

export const VISIT_STEPS = ['visit', 'tool', 'lead', 'order'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** Carries the source with what a visitor sends: `source` or `source/campaign`. */
export const VISIT_HEADER = 'x-visit-source';
export const DIRECT = 'direct';
export const VISIT_LENGTHS = { source: 60, campaign: 60 } as const;

const word = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[a-z0-9][a-z0-9 ._+-]*$/));

/** POST /api/visits. Leads and orders are counted where they are stored, not by the browser's word. */
export const visitNoteSchema = z.object({
  step: z.enum(['visit', 'tool']),
  source: word(VISIT_LENGTHS.source),
  campaign: z.optional(word(VISIT_LENGTHS.campaign)),
});
