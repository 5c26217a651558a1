import * as z from 'zod/mini';
import { type DesignOnPlot, designOnPlot } from '../design/on-plot.ts';

// The plot that a visitor drew, with the pool on it, as one field of the intake: JSON text, or empty.

/** In characters: more than the largest plot takes. */
const LONGEST_PLOT = 80_000;
const UNREADABLE = 'We cannot read this drawing of the yard. Please add it again, or remove it.';

const read = (text: string) => {
  try {
    return designOnPlot.safeParse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Nothing where there is none, or none that can be read. The length is looked at first. */
export const readIntakePlot = (text: unknown): DesignOnPlot | undefined =>
  typeof text === 'string' && text !== '' && text.length <= LONGEST_PLOT ? read(text)?.data : undefined;

/** What was said about the pool has a field of its own. */
export const intakePlotText = (design: DesignOnPlot): string => JSON.stringify({ ...design, words: '' });

const cleaned = (text: string) => {
  const design = read(text)?.data;
  return design ? intakePlotText(design) : text;
};

const faultIn = (text: string): string | undefined => {
  const result = text === '' ? undefined : read(text);
  if (text === '' || result?.success) return undefined;
  return result?.error?.issues.find(({ code }) => code === 'custom')?.message ?? UNREADABLE;
};

export const intakePlot = z.optional(
  z
    .string(UNREADABLE)
    .check(
      z.maxLength(LONGEST_PLOT, { error: UNREADABLE, abort: true }),
      z.overwrite(cleaned),
      ({ value, issues }) => {
        const message = faultIn(value);
        if (message) issues.push({ code: 'custom', message, input: value });
      },
    ),
);
