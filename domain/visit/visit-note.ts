import * as z from 'zod/mini';
import { DIRECT, VISIT_LENGTHS, type VisitSource } from './visit.ts';

const word = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[a-z0-9][a-z0-9 ._+-]*$/));

/** POST /api/visits. Leads and orders are counted where they are stored, not by the browser's word. */
export const visitNoteSchema = z.object({
  step: z.enum(['visit', 'tool']),
  source: word(VISIT_LENGTHS.source),
  campaign: z.optional(word(VISIT_LENGTHS.campaign)),
});

const sourceSchema = z.object({
  source: word(VISIT_LENGTHS.source),
  campaign: z.union([z.literal(''), word(VISIT_LENGTHS.campaign)]),
});

const LONGEST = VISIT_LENGTHS.source + 1 + VISIT_LENGTHS.campaign;

/** Out of the header's words; whatever they are not is `direct`. */
export const readVisitSource = (text: unknown): VisitSource => {
  const direct = { source: DIRECT, campaign: '' };
  if (typeof text !== 'string' || text.length > LONGEST) return direct;
  const [source, campaign = ''] = text.split('/');
  const read = sourceSchema.safeParse({ source, campaign });
  return read.success ? read.data : direct;
};
