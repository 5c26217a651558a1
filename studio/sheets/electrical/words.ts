import type { EquipmentKind } from '#domain/plan-set/equipment.ts';

export type ElectricalWords = {
  readonly title: string;
  readonly planView: string;
  readonly lineView: string;
  readonly table: Readonly<
    Record<'title' | 'tag' | 'load' | 'volts' | 'amps' | 'breaker' | 'wire' | 'length' | 'drop', string>
  >;
  /** {demand}, {length}. */
  readonly tableNotes: readonly string[];
  readonly loads: Readonly<Record<EquipmentKind | 'feeder' | 'receptacle' | 'light', string>>;
  readonly byTransformer: string;
  /** {wire}. */
  readonly each: string;
  readonly service: string;
  readonly pad: string;
  readonly house: string;
  readonly ringNote: string;
  readonly trench: string;
  readonly legendTitle: string;
  readonly legend: Readonly<
    Record<
      | 'light'
      | 'box'
      | 'receptacle'
      | 'panel'
      | 'transformer'
      | 'switch'
      | 'breaker'
      | 'power'
      | 'low'
      | 'ring'
      | 'tap'
      | 'barrier',
      string
    >
  >;
  readonly taps: Readonly<
    Record<'steel' | 'water' | 'light' | 'pad' | 'cover' | 'board' | 'slide' | 'fence' | 'metal', string>
  >;
  readonly notesTitle: string;
  readonly notes: readonly string[];
  /** {panel} {receptacle} {ring}. */
  readonly distances: string;
  readonly proposed: string;
  readonly near: string;
  readonly noHouse: string;
};
