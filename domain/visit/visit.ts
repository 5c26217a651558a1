import * as z from 'zod/mini';

// How far visitors come, counted by day and by where they came from. Nobody is recognized: a tab remembers where it came from
// and which of its steps were counted, and tells that.

export const VISIT_STEPS = ['visit', 'tool', 'lead', 'order'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

export const VISITS_URL = '/api/visits';
/** Carries the source with what a visitor sends: `source` or `source/campaign`. */
export const VISIT_HEADER = 'x-visit-source';
/** What a tab's sessionStorage holds, and all it holds: the header's words, and the steps it has told (`visit tool`). */
export const VISIT_STORAGE = { source: 'visit-source', steps: 'visit-steps' } as const;
/** On the part of a page that is a tool: a change or a pressed button inside it is its use. */
export const TOOL_ATTRIBUTE = 'data-tool';

export const DIRECT = 'direct';
/** Stands for the sources of a day that has too many. */
export const OTHER = 'other';
export const VISIT_LENGTHS = { source: 60, campaign: 60 } as const;
export const VISIT_YEARS_KEPT = 3;

const word = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[a-z0-9][a-z0-9 ._+-]*$/));

/** POST /api/visits. Leads and orders are counted where they are stored, not by the browser's word. */
export const visitNoteSchema = z.object({
  step: z.enum(['visit', 'tool']),
  source: word(VISIT_LENGTHS.source),
  campaign: z.optional(word(VISIT_LENGTHS.campaign)),
});

/** Where a visit came from; without a campaign it is empty. */
export type VisitSource = { source: string; campaign: string };

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

export const visitSourceText = ({ source, campaign }: VisitSource) =>
  campaign ? `${source}/${campaign}` : source;
