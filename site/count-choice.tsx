import { COUNTED, type Counts, countIn, mostOf } from '#domain/design/counts.ts';
import { type Design, FIRES } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { type Counted, counted, fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { SelectField } from './ui/field.tsx';

type CountWords = {
  readonly label: string;
  readonly asManyAsFit: string;
  readonly things: Readonly<Partial<Record<Feature, Counted>>>;
};
type FireWords = {
  readonly label: string;
  readonly own: string;
  readonly bowls: string;
  readonly pit: string;
};
type Choosing = { design: Design; onEdit: (changes: Partial<Design>) => void; prefix?: string };

export const isCounted = (feature: Feature): boolean => COUNTED.includes(feature);

/** How many of a thing that the design has: as many as suit it, or a number. */
export function CountChoice({
  feature,
  design,
  onEdit,
  words,
  prefix = '',
}: Choosing & { feature: Feature; words: CountWords }) {
  const numbers = Array.from({ length: mostOf(feature) }, (_, i) => i + 1);
  const thing = words.things[feature];
  return (
    <SelectField
      label={fill(words.label, { things: thing ? fill(thing.other, { count: '' }).trim() : tell(feature) })}
      name={`${prefix}count ${feature}`}
      value={countIn(design, feature) ?? ''}
      options={[
        { value: '', label: words.asManyAsFit },
        ...numbers.map((count) => ({
          value: String(count),
          label: thing ? counted(thing, count) : String(count),
        })),
      ]}
      onChange={(event) => onEdit({ counts: countedAs(design, feature, Number(event.target.value)) })}
    />
  );
}

// In the vocabulary's order, so that the same pool has the same link; without any, as if nobody had ever counted.
function countedAs({ counts = {} }: Design, feature: Feature, count: number): Counts | undefined {
  const next: Counts = { ...counts, [feature]: count || undefined };
  const told = COUNTED.flatMap((one) => {
    const many = next[one];
    return many === undefined ? [] : [[one, many] as const];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

export function FireChoice({ design, onEdit, words, prefix = '' }: Choosing & { words: FireWords }) {
  return (
    <SelectField
      label={words.label}
      name={`${prefix}fire`}
      value={design.fire ?? ''}
      options={[
        { value: '', label: words.own },
        ...FIRES.map((fire) => ({ value: fire, label: words[fire] })),
      ]}
      onChange={(event) => onEdit({ fire: FIRES.find((fire) => fire === event.target.value) })}
    />
  );
}
