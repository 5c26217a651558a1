import { fill } from '#domain/words/fill.ts';
import type { Clearance, ClearanceKind } from './distances.ts';
import type { Building, Plot, PlotPart, Tree } from './plot.ts';

// What a pool's distances are called. The sentences are the content's; here is which one is said, and with which figures.

type Things = Record<
  | 'edge'
  | Building['kind']
  | Tree['kind']
  | Plot['lines'][number]['kind']
  | Plot['septic'][number]['kind']
  | 'easement',
  string
>;

export type ClearanceWords = {
  /** As they stand in a sentence: "the house". */
  things: Things;
  /** One of several: {thing} {number}. */
  numbered: string;
  /** With whose rule it is: {thing} ({note}). */
  noted: string;
  sentences: Record<ClearanceKind, string>;
  /** Where a rule asks for no distance, and where something has no ground to reach into. */
  clearFree: string;
  onLine: string;
};

type Kinded = { kind: keyof Things };

const counted = (
  words: ClearanceWords,
  all: readonly Kinded[],
  index: number,
  kind: keyof Things,
): string => {
  const thing = words.things[kind];
  if (all.filter((other) => other.kind === kind).length < 2) return thing;
  const number = all.slice(0, index + 1).filter((other) => other.kind === kind).length;
  return fill(words.numbered, { thing, number });
};

/** "the house", "shed 2", "lot side 3". */
export function nameOfPart(words: ClearanceWords, plot: Plot, to: PlotPart): string {
  if (to.part === 'edge') return fill(words.numbered, { thing: words.things.edge, number: to.index + 1 });
  if (to.part === 'easement') {
    const all = plot.easements.map(() => ({ kind: 'easement' as const }));
    return counted(words, all, to.index, 'easement');
  }
  const lists = { building: plot.buildings, line: plot.lines, septic: plot.septic, tree: plot.trees };
  if (!('index' in to) || to.part === 'height') return words.things.edge;
  const all: readonly Kinded[] = lists[to.part];
  const kind = all[to.index]?.kind;
  return kind ? counted(words, all, to.index, kind) : words.things.other;
}

function noteOf(plot: Plot, to: PlotPart): string {
  if (to.part === 'edge') return plot.lot.edges[to.index]?.note ?? '';
  if (to.part === 'building') return plot.buildings[to.index]?.note ?? '';
  if (to.part === 'easement') return plot.easements[to.index]?.note ?? '';
  return to.part === 'line' ? (plot.lines[to.index]?.note ?? '') : '';
}

const tenth = (feet: number) => Math.round(feet * 10) / 10;
// A rounding never says that a distance is kept which is not.
const down = (feet: number) => Math.floor(feet * 10 + 1e-6) / 10;
const up = (feet: number) => Math.max(0.1, Math.ceil(feet * 10 - 1e-6) / 10);

/** The figure beside a drawn distance. */
export const shownFeet = ({ feet, kind }: Pick<Clearance, 'feet' | 'kind'>): number => {
  if (kind === 'overlap' || kind === 'outside') return -up(-feet);
  return kind === 'clear' ? tenth(feet) : Math.max(0, down(feet));
};

const sentenceOf = (words: ClearanceWords, { kind, to, wantedFt }: Clearance): string => {
  if (kind === 'overlap' && to.part === 'line') return words.onLine;
  return kind === 'clear' && (wantedFt === 0 || to.part === 'tree') ? words.clearFree : words.sentences[kind];
};

/** "4.2 ft to the house, 5 ft wanted" */
export function clearanceSentence(words: ClearanceWords, plot: Plot, clearance: Clearance): string {
  const name = nameOfPart(words, plot, clearance.to);
  const note = clearance.conflict ? noteOf(plot, clearance.to).trim() : '';
  const sentence = fill(sentenceOf(words, clearance), {
    feet: Math.abs(shownFeet(clearance)),
    thing: note ? fill(words.noted, { thing: name, note }) : name,
    wanted: tenth(clearance.wantedFt),
    depth: tenth(clearance.depthFt ?? 0),
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const isNote = ({ kind }: Clearance) => kind === 'canopy' || kind === 'trunk' || kind === 'depth';
const nearer = (a: Clearance, b: Clearance) => a.feet - b.feet;

/** What is in the way, what one should know, and what is kept: each the nearest first. */
export const sortedClearances = (all: readonly Clearance[]) => ({
  conflicts: all.filter(({ conflict }) => conflict).toSorted(nearer),
  notes: all.filter(isNote).toSorted(nearer),
  kept: all.filter((one) => !one.conflict && !isNote(one)).toSorted(nearer),
});

const NEAREST_SIDES = 4;

/** Drawn beside the pool: everything that is in the way, and the nearest sides, buildings and easements. */
export function drawnClearances(all: readonly Clearance[]): Clearance[] {
  const { conflicts, kept } = sortedClearances(all);
  const sides = kept.filter(({ to }) => to.part === 'edge').slice(0, NEAREST_SIDES);
  const firstOf = (part: PlotPart['part']) => kept.filter(({ to }) => to.part === part).slice(0, 1);
  const others = (['building', 'easement', 'line', 'septic'] as const).flatMap(firstOf);
  return [...conflicts, ...sides, ...others];
}
