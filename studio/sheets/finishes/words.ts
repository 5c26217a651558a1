import type { Deck, Finish } from '#domain/design/design.ts';
import type { DeckBed } from '#domain/plan-set/take-off-rates.ts';

/** Lines of the finish schedule that every pool has, or that its features ask for. */
export const FINISH_PARTS = [
  'interior',
  'tile',
  'coping',
  'deck',
  'joint',
  'steps',
  'beach',
  'spaInterior',
  'spaCoping',
  'spaFacing',
  'weir',
  'basinInterior',
  'basinCap',
] as const;
export type FinishPart = (typeof FINISH_PARTS)[number];

export type FinishesWords = {
  readonly sheet: string;
  readonly plan: string;
  readonly legend: string;
  readonly markSign: string;
  readonly breakSign: string;
  readonly edge: string;
  /** In short, for the key. */
  readonly keys: Readonly<Record<FinishPart, string>>;
  readonly title: string;
  readonly columns: Readonly<Record<'mark' | 'part' | 'material' | 'where' | 'amount', string>>;
  /** What is chosen by the design stands in braces. */
  readonly parts: Readonly<Record<FinishPart, Readonly<Record<'part' | 'material' | 'where', string>>>>;
  readonly finishes: Readonly<Record<Finish, string>>;
  readonly decks: Readonly<Record<Deck, Readonly<Record<'paving' | 'coping', string>>>>;
  readonly beds: Readonly<Record<DeckBed, string>>;
  readonly feature: Readonly<Record<'material' | 'where', string>>;
  readonly notes: readonly string[];
};
