import { countsIn } from '#domain/design/counts.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import type { Labelled } from './labelled.ts';

// A judgement is one field of one sentence, right or wrong as a whole; a whole sentence has no wrong one.
// Precision: of what we claimed, how much was said. Recall: of what was said, how much we claimed.

export const SCORED_FIELDS = [
  'style',
  'length',
  'features',
  'childFriendly',
  'width',
  'depth',
  'counts',
  'shape',
  'budget',
  'surroundings',
] as const;
export type ScoredField = (typeof SCORED_FIELDS)[number];
export type Score = { right: number; claimed: number; said: number };
export type Miss = { words: string; field: ScoredField; expected: string; got: string };

export const precision = ({ right, claimed }: Score) => (claimed === 0 ? 1 : right / claimed);
export const recall = ({ right, said }: Score) => (said === 0 ? 1 : right / said);

const AROUND = /^(deck|finish|house|setting|hour)$/;
const lengthTolerance = (feet: number) => Math.max(0.5, feet * 0.02);

export type Scored = {
  scores: Record<ScoredField, Score>;
  misses: Miss[];
  judgements: { right: number; all: number };
  sentences: { whole: number; all: number };
};

export function score(set: Labelled[]): Scored {
  const scores: Record<ScoredField, Score> = {
    style: { right: 0, claimed: 0, said: 0 },
    length: { right: 0, claimed: 0, said: 0 },
    features: { right: 0, claimed: 0, said: 0 },
    childFriendly: { right: 0, claimed: 0, said: 0 },
    width: { right: 0, claimed: 0, said: 0 },
    depth: { right: 0, claimed: 0, said: 0 },
    counts: { right: 0, claimed: 0, said: 0 },
    shape: { right: 0, claimed: 0, said: 0 },
    budget: { right: 0, claimed: 0, said: 0 },
    surroundings: { right: 0, claimed: 0, said: 0 },
  };
  const misses: Miss[] = [];
  let judged = 0;
  for (const label of set) {
    const { specs, design, assumptions, budget, understood } = interpretAny(label.words);
    const assumed = (field: string) => assumptions.some((assumption) => assumption.field === field);
    const tally = (
      field: ScoredField,
      expected: string[],
      got: string[],
      matches: (a: string, b: string) => boolean,
    ) => {
      judged += 1;
      const right = got.filter((one) => expected.some((other) => matches(one, other))).length;
      scores[field].right += right;
      scores[field].claimed += got.length;
      scores[field].said += expected.length;
      if (right !== expected.length || right !== got.length)
        misses.push({ words: label.words, field, expected: expected.join(', '), got: got.join(', ') });
    };
    const same = (a: string, b: string) => a === b;
    tally(
      'style',
      label.style ? [label.style] : [],
      assumed('style') && !design.size ? [] : [specs.style],
      same,
    );
    tally(
      'length',
      label.lengthFt === null ? [] : [String(label.lengthFt)],
      assumed('lengthFt') ? [] : [String(specs.approxLengthFt)],
      (a, b) => Math.abs(Number(a) - Number(b)) <= lengthTolerance(Number(b)),
    );
    // Widths and depths are judged only where the label tells them.
    const near = (slack: number) => (a: string, b: string) => Math.abs(Number(a) - Number(b)) <= slack;
    const given = (field: 'widthFt' | 'shallowFt' | 'deepFt') =>
      assumed(field) ? [] : [String(design[field])];
    if (label.widthFt !== null)
      tally('width', [String(label.widthFt)], given('widthFt'), near(lengthTolerance(label.widthFt)));
    for (const field of ['shallowFt', 'deepFt'] as const) {
      const said = label.depths[field];
      if (said !== null) tally('depth', [String(said)], given(field), near(0.15));
    }
    const told = (design: Parameters<typeof countsIn>[0]) =>
      countsIn(design).map(({ feature, count }) => `${count} ${feature}`);
    if (label.counts) tally('counts', told(label), told(design), same);
    if (label.shape !== undefined)
      tally('shape', label.shape ? [label.shape] : [], design.shape ? [design.shape] : [], same);
    if (label.budget !== undefined)
      tally('budget', label.budget ? [String(label.budget)] : [], budget ? [String(budget)] : [], same);
    if (label.surroundings)
      tally(
        'surroundings',
        label.surroundings,
        [
          ...new Set(
            understood
              .filter(({ field }) => AROUND.test(field))
              .map(({ field, value }) => `${field} ${value}`),
          ),
        ],
        same,
      );
    tally('features', label.features, specs.features, same);
    tally('childFriendly', label.childFriendly ? ['yes'] : [], specs.childFriendly ? ['yes'] : [], same);
  }
  return {
    scores,
    misses,
    judgements: { right: judged - misses.length, all: judged },
    sentences: { whole: set.length - new Set(misses.map(({ words }) => words)).size, all: set.length },
  };
}
