import * as z from 'zod/mini';
import type { IntakeForm } from '#domain/intake/intake-form.ts';
import { readIntakePlot } from '#domain/intake/intake-plot.ts';
import type { ChosenFile } from './file-storage.ts';

// What was sent last in this tab, so that a reload shows the same page. The link is private: it goes with the tab.

const KEY = 'poolIntakeSent';

const sentProject = z.object({
  ticketNumber: z.string(),
  statusUrl: z.optional(z.string()),
  email: z.string(),
  pool: z.object({ length: z.number(), width: z.number(), shallow: z.number(), deep: z.number() }),
  files: z.array(z.object({ name: z.string(), size: z.number(), purpose: z.string() })),
  hasPlot: z.boolean(),
  /** Of the address it was sent from: with another design the form begins anew. */
  search: z.string(),
});
export type SentProject = z.infer<typeof sentProject>;

type Answer = { ticketNumber: string; statusUrl?: string };

export const sentOf = (answer: Answer, form: IntakeForm, files: readonly ChosenFile[]): SentProject => ({
  ticketNumber: answer.ticketNumber,
  ...(answer.statusUrl ? { statusUrl: answer.statusUrl } : {}),
  email: form.email,
  pool: {
    length: form.poolLength,
    width: form.poolWidth,
    shallow: form.shallowDepth,
    deep: form.deepDepth,
  },
  files: files.map(({ file, purpose }) => ({ name: file.name, size: file.size, purpose })),
  hasPlot: readIntakePlot(form.plot) !== undefined,
  search: window.location.search,
});

/** Storage may be full, forbidden or corrupt: then a reload begins anew. */
export function keepSent(sent: SentProject | undefined): void {
  try {
    if (sent) window.sessionStorage.setItem(KEY, JSON.stringify(sent));
    else window.sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('what was sent could not be kept', error);
  }
}

export function loadSent(): SentProject | undefined {
  try {
    const sent = sentProject.safeParse(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')).data;
    return sent?.search === window.location.search ? sent : undefined;
  } catch {
    return undefined;
  }
}
