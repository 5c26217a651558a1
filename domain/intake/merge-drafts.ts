import type { IntakeDraft } from './intake-draft.ts';

// A draft that somebody wrote, and what a design would put into it.

const FIGURES = ['poolLength', 'poolWidth', 'shallowDepth', 'deepDepth', 'deckMaterial'] as const;

/** Whether taking the design over would overwrite what somebody wrote. */
export const overwritesAnswers = (draft: IntakeDraft, design: IntakeDraft): boolean =>
  FIGURES.some((name) => Boolean(draft[name]) && draft[name] !== design[name]) ||
  Boolean(draft.plot && design.plot && draft.plot !== design.plot);

const united = <T>(ours: readonly T[] = [], theirs: readonly T[] = []) => [...new Set([...ours, ...theirs])];

const joined = (ours = '', theirs = '') =>
  ours.includes(theirs) ? ours : [ours, theirs].filter(Boolean).join('\n\n');

/** The design's figures in place of the draft's; its features and words are added to what was there. */
export const designIntoDraft = (draft: IntakeDraft, design: IntakeDraft): IntakeDraft => ({
  ...design,
  waterFeatures: united(draft.waterFeatures, design.waterFeatures),
  fireFeatures: united(draft.fireFeatures, design.fireFeatures),
  safetyFeatures: united(draft.safetyFeatures, design.safetyFeatures),
  hasSpa: draft.hasSpa || design.hasSpa,
  spaSpillover: draft.hasSpa ? draft.spaSpillover : design.spaSpillover,
  specialRequests: joined(draft.specialRequests, design.specialRequests),
  ...(draft.budgetRange ? { budgetRange: draft.budgetRange } : {}),
});
