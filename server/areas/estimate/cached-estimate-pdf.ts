import type { PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import { ESTIMATE_PAPERS_KEPT } from '#server/limits.ts';
import { estimatePaper } from './estimate-paper.ts';

// The paper carries choices and a day, never a person, so one PDF serves every visitor with the same choices.
const kept = new Map<string, Promise<Buffer>>();

export function cachedEstimatePdf(choices: PaperChoices, on: Date): Promise<Buffer> {
  const { size, type, material, features, location, timeline } = choices;
  const day = on.toISOString().slice(0, 10);
  const key = JSON.stringify([size, type, material, [...features].sort(), location, timeline, day]);
  const known = kept.get(key);
  if (known) return known;
  const made = estimatePaper(choices, on);
  made.catch(() => kept.delete(key));
  kept.set(key, made);
  const oldest = kept.keys().next();
  if (kept.size > ESTIMATE_PAPERS_KEPT && !oldest.done) kept.delete(oldest.value);
  return made;
}
