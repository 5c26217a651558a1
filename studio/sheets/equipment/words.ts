import type { EquipmentKind } from '#domain/plan-set/equipment.ts';

/** `size` and `connection` name the item's figures in braces. */
export type EquipmentWords = {
  readonly title: string;
  readonly padView: string;
  readonly flowView: string;
  readonly table: {
    readonly title: string;
    readonly tag: string;
    readonly item: string;
    readonly size: string;
    readonly power: string;
    readonly connection: string;
    readonly notes: readonly string[];
  };
  readonly kinds: Readonly<Record<EquipmentKind, { name: string; size: string; connection: string }>>;
  readonly noPower: string;
  readonly power: string;
  readonly panelFront: string;
  readonly layoutPad: string;
  readonly systems: Readonly<Record<'filter' | 'spa' | 'features' | 'edge' | 'regeneration', string>>;
  readonly flow: Readonly<
    Record<
      | 'skimmers'
      | 'drains'
      | 'returns'
      | 'spa'
      | 'spaDrains'
      | 'jets'
      | 'poolSuction'
      | 'features'
      | 'basin'
      | 'edge'
      | 'plants'
      | 'pool'
      | 'valve'
      | 'valve3'
      | 'valves3'
      | 'check'
      | 'collector',
      string
    >
  >;
  readonly notesTitle: string;
  readonly notes: readonly string[];
  /** {width} {depth}, {from} {to}. */
  readonly larger: string;
  readonly crowded: string;
  /** {house} {lot}. */
  readonly gas: string;
  readonly gasHouse: string;
  readonly gasLot: string;
  readonly spaHeat: string;
};
