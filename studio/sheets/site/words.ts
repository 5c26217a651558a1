import type { OriginWords } from '#domain/plot/disclaimer.ts';
import type { ClearanceKind } from '#domain/plot/distances.ts';
import type { Counted } from '#domain/words/fill.ts';
import type { SitePlanWords } from '#studio/plan/plot-words.ts';

export type LegendName =
  | 'lot'
  | 'setback'
  | 'easement'
  | 'septic'
  | 'overhead'
  | 'buried'
  | 'tree'
  | 'contour'
  | 'spot'
  | 'wall'
  | 'building'
  | 'deck'
  | 'water'
  | 'barrier'
  | 'proposed'
  | 'gate'
  | 'access'
  | 'control'
  | 'conflict';

export type SiteWords = Pick<SitePlanWords, 'side' | 'parts'> & {
  readonly origin: OriginWords;
  readonly title: string;
  readonly view: string;
  readonly viewNoLot: string;
  readonly labels: Readonly<
    Record<
      | 'setback'
      | 'setbackOf'
      | 'pool'
      | 'deck'
      | 'deckAt'
      | 'pad'
      | 'access'
      | 'wall'
      | 'canopy'
      | 'overhead'
      | 'buried'
      | 'gate'
      | 'barrier'
      | 'proposed',
      string
    >
  > & { readonly steps: Counted };
  readonly lines: Readonly<
    Record<'title' | 'side' | 'bearing' | 'length' | 'setback' | 'rule' | 'note', string>
  >;
  readonly distances: Readonly<
    Record<
      'title' | 'to' | 'wanted' | 'measured' | 'result' | 'none' | 'past' | 'into' | 'free' | 'note',
      string
    >
  > & { readonly results: Readonly<Record<ClearanceKind, string>> };
  readonly noLot: Readonly<
    Record<'title' | 'house' | 'shallow' | 'deep' | 'back' | 'front' | 'pad' | 'barrier' | 'shown', string>
  >;
  readonly areas: Readonly<
    Record<
      | 'title'
      | 'part'
      | 'sqFt'
      | 'share'
      | 'lot'
      | 'buildings'
      | 'deck'
      | 'pad'
      | 'water'
      | 'cover'
      | 'coverWithWater'
      | 'note',
      string
    >
  >;
  readonly legend: Readonly<Record<'title' | LegendName, string>>;
  readonly notes: Readonly<{
    title: string;
    conflicts: Counted;
    lot: readonly string[];
    noLot: readonly string[];
    always: readonly string[];
  }>;
};
