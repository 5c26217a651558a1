import * as z from 'zod/mini';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import { grouped } from '#domain/words/grouped.ts';
import type { Turn } from '#server/fair-queue.ts';
import { PDF_READING } from '#server/limits.ts';
import { uploadChild } from '#server/upload-child.ts';
import type { UploadKind } from '#server/upload-quota.ts';

const answer = z.union([
  z.object({ pages: z.int().check(z.gte(1)) }),
  z.object({ fault: z.enum(['locked', 'broken']) }),
]);

const countPages = uploadChild('areas/project/count-pages-worker', answer, PDF_READING);

const FAULTS = {
  locked: 'is locked with a password. Please save it without one.',
  broken: 'cannot be opened as a PDF. Please save or print it again as a PDF.',
  demanding: 'takes too much to open. Please save it smaller, or in parts.',
  long: `has more than ${grouped(PROJECT_MOST.pagesPerFile)} pages. Please send it in parts.`,
} as const;

/** What staff hand over goes first, and nobody takes all the places. */
export const pdfTurn = (client: string, quota: UploadKind): Turn => ({
  client,
  rank: quota === 'delivery' ? 0 : 1,
  share: PDF_READING.perClient,
});

/** Opens a PDF in a process of its own: its pages, or what is wrong with it. */
export const openPdf = async (path: string, turn: Turn): Promise<{ pages: number } | { fault: string }> => {
  const found = await countPages([path], turn);
  if (!found) return { fault: FAULTS.demanding };
  if ('fault' in found) return { fault: FAULTS[found.fault] };
  return found.pages > PROJECT_MOST.pagesPerFile ? { fault: FAULTS.long } : found;
};
