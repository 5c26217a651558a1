import type { Deck } from '#domain/design/design.ts';
import type { Trade } from '#domain/plan-set/trades.ts';

/** What is counted, but for what the drawing names itself. */
export const TAKE_OFF_ITEMS = [
  'stake-out',
  'permits',
  'pool-dig',
  'pool-dig-slope',
  'spa-dig',
  'basin-dig',
  'deck-dig',
  'cut',
  'fill',
  'backfill',
  'haul',
  'import',
  'shell-gravel',
  'steel',
  'pipe',
  'fittings',
  'fixtures',
  'pipe-test',
  'wire',
  'bonding',
  'light-points',
  'concrete',
  'spa-concrete',
  'basin-concrete',
  'forms',
  'tile',
  'step-tile',
  'coping',
  'spa-coping',
  'spa-facing',
  'basin-coping',
  'weir-facing',
  'equipment',
  'pad',
  'deck',
  'deck-base',
  'deck-slab',
  'deck-joint',
  'interior',
  'spa-interior',
  'basin-interior',
  'bags',
  'fence',
  'fence-proposed',
  'gates',
  'wall-bank',
  'wall-pool',
  'wall-drain',
  'steps',
  'feature',
  'water',
  'water-beside',
  'start',
] as const;
export type TakeOffItem = (typeof TAKE_OFF_ITEMS)[number];

export const UNITS = ['sqFt', 'ft', 'yd3', 'lb', 'each', 'bag', 'gal', 'job'] as const;
export type Unit = (typeof UNITS)[number];

/** How an amount came about; what is measured stands in braces. */
type ItemWords = { readonly item: string; readonly formula: string };

export type TradeWords = {
  readonly name: string;
  readonly scope: string;
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
  readonly alternates: readonly string[];
};

export type QuantitiesWords = {
  readonly takeOff: {
    /** Of the spreadsheet. */
    readonly tab: string;
    readonly sheet: string;
    readonly title: string;
    readonly columns: Readonly<
      Record<'trade' | 'item' | 'formula' | 'net' | 'waste' | 'order' | 'unit', string>
    >;
    readonly notes: readonly string[];
    /** Of a row that belongs to none of the trades. */
    readonly otherTrade: string;
  };
  readonly units: Readonly<Record<Unit, string>>;
  readonly items: Readonly<Record<TakeOffItem, ItemWords>>;
  readonly decks: Readonly<Record<Deck, string>>;
  readonly trades: Readonly<Record<Trade, TradeWords>>;
  readonly bids: Readonly<
    Record<
      | 'sheet'
      | 'item'
      | 'quantity'
      | 'unit'
      | 'unitPrice'
      | 'amount'
      | 'total'
      | 'scope'
      | 'includes'
      | 'excludes'
      | 'alternates'
      | 'bidder'
      | 'license'
      | 'signature'
      | 'date'
      | 'validFor',
      string
    >
  > & { readonly notes: readonly string[] };
};
