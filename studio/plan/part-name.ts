import type { Plot, PlotPart } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import type { SitePlanWords } from './plot-words.ts';

/** As it is written on the sheet: an easement by its own name, several of a kind with their number. */
export function partName(plot: Plot, to: PlotPart, words: Pick<SitePlanWords, 'side' | 'parts'>): string {
  const numbered = <Item>(list: readonly Item[], index: number, nameOf: (item: Item) => string) => {
    const names = list.map(nameOf);
    const name = names[index] ?? '';
    const same = names.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name;
  };
  if (to.part === 'edge') return fill(words.side, { number: to.index + 1 });
  if (to.part === 'building') return numbered(plot.buildings, to.index, ({ kind }) => words.parts[kind]);
  if (to.part === 'easement')
    return numbered(plot.easements, to.index, ({ note }) => note.trim() || words.parts.easement);
  if (to.part === 'line') return numbered(plot.lines, to.index, ({ kind }) => words.parts[kind]);
  if (to.part === 'septic') return numbered(plot.septic, to.index, ({ kind }) => words.parts[kind]);
  if (to.part === 'tree') return numbered(plot.trees, to.index, ({ kind }) => words.parts[kind]);
  return '';
}
