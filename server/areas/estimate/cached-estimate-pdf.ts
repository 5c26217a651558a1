import type { Content } from '#content/content.ts';
import type { PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import { ESTIMATE_PAPERS_KEPT } from '#server/limits.ts';
import { estimatePaper } from './estimate-paper.ts';

// The paper carries choices and a day, never a person, so one PDF serves every visitor with the same choices. Papers are kept
// with the content that they were made from, and forgotten with it: none outlives its prices.
const papers = new WeakMap<Content, Map<string, Promise<Buffer>>>();

const papersOf = (content: Content) => {
  const known = papers.get(content);
  if (known) return known;
  const kept = new Map<string, Promise<Buffer>>();
  papers.set(content, kept);
  return kept;
};

export function cachedEstimatePdf(content: Content, choices: PaperChoices, on: Date): Promise<Buffer> {
  const kept = papersOf(content);
  const { size, type, material, features, location, timeline } = choices;
  const day = on.toISOString().slice(0, 10);
  const key = JSON.stringify([size, type, material, [...features].sort(), location, timeline, day]);
  const known = kept.get(key);
  if (known) return known;
  const made = estimatePaper(content, choices, on);
  made.catch(() => kept.delete(key));
  kept.set(key, made);
  const oldest = kept.keys().next();
  if (kept.size > ESTIMATE_PAPERS_KEPT && !oldest.done) kept.delete(oldest.value);
  return made;
}
