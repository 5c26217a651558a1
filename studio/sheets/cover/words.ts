export type CoverWords = Readonly<{
  sheet: string;
  plan: string;
  facts: string;
  index: string;
  codes: string;
  notes: string;
  abbreviations: string;
  columns: Readonly<
    Record<'fact' | 'value' | 'number' | 'title' | 'code' | 'note' | 'short' | 'meaning', string>
  >;
  fact: Readonly<
    Record<'style' | 'size' | 'depth' | 'water' | 'perimeter' | 'volume' | 'deck' | 'features', string>
  >;
  /** Of a sheet that takes more than one page. */
  pages: string;
  /** On the plan. */
  names: Readonly<Record<'pool' | 'deck' | 'house' | 'pad', string>>;
  none: string;
  short: readonly (readonly [short: string, meaning: string])[];
}>;
