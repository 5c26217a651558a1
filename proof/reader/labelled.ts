import type { Counts } from '#domain/design/counts.ts';
import { FEATURES, type Feature } from '#domain/design/features.ts';
import type { PoolShape } from '#domain/design/shape.ts';

// One line per sentence: words | style with size word, or - when none is said | length in feet, or - | features, or - | child-friendly y/n,
// and, where they are judged too: | width in feet | shallow-deep in feet, ? for an end that was not said
// | counts as "2 Scuppers, 4 Bubblers", or - | shape: L, T, Round, Oval, Roman, or - | budget in dollars, or -
// | what surrounds the water as "deck wood, hour dusk", or -

const SHAPES: Record<string, PoolShape> = {
  L: 'L-shape',
  T: 'T-shape',
  Round: 'Round',
  Oval: 'Oval',
  Roman: 'Roman ends',
};

export type Labelled = {
  words: string;
  style: string | null;
  lengthFt: number | null;
  features: Feature[];
  childFriendly: boolean;
  widthFt: number | null;
  depths: { shallowFt: number | null; deepFt: number | null };
  /** Undefined: not judged. */
  counts?: Counts;
  shape?: PoolShape | null;
  budget?: number | null;
  surroundings?: string[];
};

const figure = (cell: string | undefined) =>
  cell === undefined || /^[-?]?$/.test(cell) ? null : Number(cell);

const listed = (cell: string) => (cell === '-' ? [] : cell.split(',').map((name) => name.trim()));

const isFeature = (name: string): name is Feature => FEATURES.some((feature) => feature === name);

function depthsOf(cell: string): Labelled['depths'] {
  const [shallow, deep] = cell.split('-');
  return { shallowFt: figure(shallow), deepFt: figure(deep) };
}

function countsOf(cell: string): Counts {
  const counts: Counts = {};
  for (const entry of cell === '-' ? [] : cell.split(',')) {
    const [, count, name = ''] = /^\s*(\d+) (.+?)\s*$/.exec(entry) ?? [];
    if (!isFeature(name)) throw new Error(`Not a count: "${entry}"`);
    counts[name] = Number(count);
  }
  return counts;
}

function shapeOf(cell: string): PoolShape | null {
  if (cell !== '-' && !SHAPES[cell]) throw new Error(`Not a shape: "${cell}"`);
  return SHAPES[cell] ?? null;
}

export function parseLabelled(lines: string): Labelled[] {
  return lines
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [
        words = '',
        style = '-',
        length = '-',
        features = '-',
        child = 'n',
        width,
        depth = '-',
        counts,
        shape,
        budget,
        surroundings,
      ] = line.split('|').map((cell) => cell.trim());
      const names = listed(features);
      const unknown = names.filter((name) => !isFeature(name));
      if (unknown.length > 0 || !/^[yn]$/.test(child))
        throw new Error(`Not a label: ${unknown.join(', ')} in "${line}"`);
      return {
        words: words.replaceAll('\\n', '\n'),
        style: style === '-' ? null : style,
        lengthFt: figure(length),
        features: names.filter(isFeature),
        childFriendly: child === 'y',
        widthFt: figure(width),
        depths: depth === '-' ? { shallowFt: null, deepFt: null } : depthsOf(depth),
        ...(counts === undefined ? {} : { counts: countsOf(counts) }),
        ...(shape === undefined ? {} : { shape: shapeOf(shape) }),
        ...(budget === undefined ? {} : { budget: figure(budget) }),
        ...(surroundings === undefined ? {} : { surroundings: listed(surroundings) }),
      };
    });
}
