import type { StateCode } from '#domain/safety/state-laws.ts';

/** A state's card, as content/safety-laws.ts has it. */
type LawCard = {
  readonly measures: string;
  readonly homes: string;
  readonly more: string;
  readonly read: { readonly name: string; readonly url: string };
  readonly checked: string;
  readonly basis: 'statute' | 'summary' | 'model-code';
};

export type BarrierWords = {
  readonly laws: Readonly<Record<StateCode, LawCard>>;
  readonly basis: Readonly<Record<LawCard['basis'], string>>;
  readonly title: string;
  readonly plan: string;
  readonly elevation: string;
  readonly labels: Readonly<
    Record<
      'water' | 'deck' | 'house' | 'wall' | 'building' | 'lot' | 'gate' | 'proposed' | 'designed',
      string
    >
  >;
  readonly detail: Readonly<
    Record<'sphere' | 'below' | 'latch' | 'grade' | 'footing' | 'swing' | 'panel' | 'gate', string>
  >;
  readonly gates: Readonly<
    Record<
      | 'title'
      | 'tag'
      | 'width'
      | 'height'
      | 'swing'
      | 'closer'
      | 'latch'
      | 'out'
      | 'self'
      | 'at'
      | 'atPoolSide'
      | 'note',
      string
    >
  >;
  readonly facts: Readonly<
    Record<
      | 'title'
      | 'what'
      | 'figure'
      | 'kind'
      | 'designed'
      | 'proposed'
      | 'length'
      | 'posts'
      | 'postsFigure'
      | 'height'
      | 'asked'
      | 'askedLocal'
      | 'askedNone'
      | 'fromWater'
      | 'wall'
      | 'wallNone',
      string
    >
  >;
  readonly card: Readonly<Record<'title' | 'homes' | 'source' | 'none', string>>;
  readonly legend: Readonly<Record<'title' | 'fence' | 'wall' | 'gate' | 'post', string>>;
  readonly notes: Readonly<{
    title: string;
    proposed: string;
    local: string;
    none: string;
    wall: string;
    fromWater: string;
    pad: string;
    always: readonly string[];
  }>;
};
