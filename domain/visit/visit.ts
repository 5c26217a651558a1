// How far visitors come, counted by day and by where they came from. Nobody is recognized: a tab remembers where it came from
// and which of its steps were counted, and tells that.

export const VISIT_STEPS = ['visit', 'tool', 'lead', 'order'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

export const VISITS_URL = '/api/visits';
/** Carries the source with what a visitor sends: `source` or `source/campaign`. */
export const VISIT_HEADER = 'x-visit-source';
/** What a tab's sessionStorage holds, and all it holds: the header's words, and the steps it has told (`visit tool`). */
export const VISIT_STORAGE = { source: 'visit-source', steps: 'visit-steps' } as const;

export const DIRECT = 'direct';
/** Stands for the sources of a day that has too many. */
export const OTHER = 'other';
export const VISIT_LENGTHS = { source: 60, campaign: 60 } as const;
export const VISIT_YEARS_KEPT = 3;

/** Where a visit came from; without a campaign it is empty. */
export type VisitSource = { source: string; campaign: string };

export const visitSourceText = ({ source, campaign }: VisitSource) =>
  campaign ? `${source}/${campaign}` : source;
