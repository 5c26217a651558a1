import type { Design } from '#domain/design/design.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { textWidth } from './dimension.ts';
import { label, line, type Mark, PAPER } from './marks.ts';
import type { PlotDrawingWords } from './plot-words.ts';

/** A plot is drawn only with the words that say where it comes from: without them, the pool on no land in particular. */
export const toldDesign = (design: Design, words: PlotDrawingWords | undefined): Design =>
  design.site && !words ? { ...design, site: undefined } : design;

/** The foot of a drawing, if it shows a plot. */
export const originOf = (
  { site }: Design,
  words: PlotDrawingWords | undefined,
  top: number,
  width: number,
  size: number,
): { marks: Mark[]; bottom: number } =>
  site && words
    ? originMarks(sayOrigin(words.PLOT_ORIGIN, site.plot), top, width, size)
    : { marks: [], bottom: top };

/** Where a plot's measures come from, under a rule at the foot of its drawing. */
export function originMarks(
  sentence: string,
  top: number,
  width: number,
  size: number,
): { marks: Mark[]; bottom: number } {
  const lines = linesOf(sentence, width - 32, size);
  return {
    marks: [
      line([16, top], [width - 16, top], 1, PAPER.deckLine),
      ...lines.map((text, i) =>
        label([16, top + size * (1.5 + i * 1.35)], text, size, 'start', { colour: PAPER.quiet }),
      ),
    ],
    bottom: top + size * (1.35 * lines.length + 0.9),
  };
}

function linesOf(sentence: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
