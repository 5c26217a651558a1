import { FEATURES, type Feature } from '../vocabulary.ts';

// One line per sentence: words | style with size word, or - when none is said | length in feet, or - | features, or - | child-friendly y/n

export type Labelled = {
  words: string;
  style: string | null;
  lengthFt: number | null;
  features: Feature[];
  childFriendly: boolean;
};

const isFeature = (name: string): name is Feature => FEATURES.some((feature) => feature === name);

export function parseLabelled(lines: string): Labelled[] {
  return lines
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [words = '', style = '-', length = '-', features = '-', child = 'n'] = line
        .split('|')
        .map((cell) => cell.trim());
      const names = features === '-' ? [] : features.split(',').map((name) => name.trim());
      const unknown = names.filter((name) => !isFeature(name));
      if (unknown.length > 0 || !/^[yn]$/.test(child))
        throw new Error(`Not a label: ${unknown.join(', ')} in "${line}"`);
      return {
        words,
        style: style === '-' ? null : style,
        lengthFt: length === '-' ? null : Number(length),
        features: names.filter(isFeature),
        childFriendly: child === 'y',
      };
    });
}
