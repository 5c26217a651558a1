import { countsIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { withParameters } from '#domain/design/design-link.ts';
import type { Interpretation, Understood } from '#domain/design/interpret.ts';
import { specsOf } from '#domain/design/specs.ts';
import { restyled } from '#domain/design/typical.ts';
import { believedCounts, believedFeatures } from './believed-features.ts';
import { believedNames } from './believed-names.ts';
import { believedSizes, isSide, SIDES, settleSizes } from './believed-sizes.ts';
import { evidenceIn } from './evidence.ts';
import type { ModelClaims } from './model-claims.ts';
import type { Tally } from './tally.ts';

// The built-in reading stays underneath. A model overrides it where the words bear it out, and nowhere else.

export type Belief = Tally & { interpretation: Interpretation };

export function believeClaims(words: string, read: Interpretation, claims: ModelClaims): Belief {
  const tally: Tally = { believed: 0, doubted: 0 };
  const evidence = evidenceIn(words, read);
  const { features, negated } = believedFeatures(evidence, claims, tally);
  // Before the sizes, which would take the bare numbers that counts are.
  const counts = believedCounts(evidence, claims, features, tally);
  const sizes = believedSizes(evidence, claims, tally);
  const named = believedNames(evidence, claims, tally);

  const counted = Object.keys(counts).length > 0 ? { counts: { ...read.design.counts, ...counts } } : {};
  const following = named.style ? unsaidOf(read, restyled(read.design, named.style)) : {};
  let design = withParameters(read.design, { ...following, ...named, ...counted, features });
  let assumptions = read.assumptions.filter(({ field }) => !(field in named) && !(field in sizes));
  if (bearsOnSizes(read.design, { ...design, ...sizes })) {
    const settled = settleSizes(evidence, design, sizes);
    design = withParameters(design, settled.sizes);
    // What was assumed about sizes is said anew.
    assumptions = [...assumptions.filter(({ field }) => !isSide(field)), ...settled.assumptions];
  }
  return {
    ...tally,
    interpretation: {
      ...read,
      design,
      specs: { ...specsOf(design), raw: read.specs.raw },
      understood: stillTrue(read, design),
      assumptions,
      negated,
    },
  };
}

// What the visitor named stays, even where it is typical of another style.
function unsaidOf({ understood }: Interpretation, change: Partial<Design>): Partial<Design> {
  const said = new Set<string>(understood.filter(({ wanted }) => wanted).map(({ field }) => field));
  return Object.fromEntries(Object.entries(change).filter(([field]) => !said.has(field)));
}

const bearsOnSizes = (was: Design, is: Design) =>
  SIDES.some((side) => was[side] !== is[side]) ||
  was.style !== is.style ||
  was.shape !== is.shape ||
  was.size !== is.size ||
  was.childFriendly !== is.childFriendly ||
  was.features.includes('Diving Board') !== is.features.includes('Diving Board');

// Told in one phrase, and so marked with one label.
const TOLD_TOGETHER: readonly (readonly (keyof Design)[])[] = [
  ['lengthFt', 'widthFt'],
  ['shallowFt', 'deepFt'],
  ...(['style', 'size', 'deck', 'finish', 'house', 'setting', 'hour', 'shape'] as const).map((field) => [
    field,
  ]),
];

// A mark on the words tells what they became. Where a claim made something else of them, it must not say otherwise.
function stillTrue({ understood, design: was }: Interpretation, is: Design): Understood[] {
  const gone = new Set<string>(
    TOLD_TOGETHER.filter((fields) => fields.some((field) => was[field] !== is[field])).flat(),
  );
  return understood.flatMap((mark) => {
    if (mark.field === 'features' && mark.wanted && isIn(was, mark.value) && !isIn(is, mark.value))
      return [{ ...mark, wanted: false, label: `No ${mark.value}` }];
    const countMoved = mark.field === 'counts' && countOf(was, mark.value) !== countOf(is, mark.value);
    return mark.wanted && (countMoved || gone.has(mark.field)) ? [] : [mark];
  });
}

const isIn = ({ features }: Design, name: string) => features.some((feature) => feature === name);

const countOf = (design: Design, name: string) =>
  countsIn(design).find(({ feature }) => feature === name)?.count;
