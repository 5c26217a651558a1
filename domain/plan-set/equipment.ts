import { feederAmps } from './circuits.ts';

// What a pool's pad holds and how large each must be at least: rules of thumb of the trade, which the builder verifies against the
// makers' curves. Never a brand.

export type EquipmentKind =
  | 'filter-pump'
  | 'cartridge-filter'
  | 'sand-filter'
  | 'gas-heater'
  | 'heat-pump'
  | 'solar'
  | 'salt-cell'
  | 'chlorinator'
  | 'uv'
  | 'spa-pump'
  | 'blower'
  | 'feature-pump'
  | 'edge-pump'
  | 'regeneration-pump'
  | 'chiller'
  | 'autofill'
  | 'cover-motor'
  | 'transformer'
  | 'automation'
  | 'panel';

/** What a pump moves, and against what. */
export type Duty = { gpm: number; headFt: number };

export type EquipmentNeeds = {
  gallons: number;
  waterSqFt: number;
  filter: Duty;
  spa: { gallons: number; jets: Duty } | null;
  /** Null where there is none. */
  features: Duty | null;
  edge: Duty | null;
  regeneration: Duty | null;
  plungeGallons: number;
  /** How many lights hang on each transformer. */
  lightGroups: readonly number[];
  /** Transformers stand at the pool: low voltage does not reach that far from the pad. */
  lightsAtPool: boolean;
  heated: boolean;
  solar: boolean;
  salt: boolean;
  cover: boolean;
  autofill: boolean;
};

/** On the ground: what it takes, and the room around it for whoever services it. */
export type Footing = {
  widthFt: number;
  depthFt: number;
  clearFt: number;
  round?: true;
  /** On the board at the pad's back, or in the pipes before it. */
  onBoard?: true;
};

export type SizedItem = {
  id: string;
  tag: string;
  kind: EquipmentKind;
  /** What the schedule's sentence names. */
  figures: Readonly<Record<string, number>>;
  volts: 0 | 12 | 120 | 240;
  amps: number;
  /** Null for what does not stand on the pad. */
  footing: Footing | null;
};

/** Full-load amperes of single-phase motors at 230 V. */
const MOTORS = [
  { hp: 0.5, amps: 4.9 },
  { hp: 0.75, amps: 6.9 },
  { hp: 1, amps: 8 },
  { hp: 1.5, amps: 10 },
  { hp: 2, amps: 12 },
  { hp: 3, amps: 17 },
  { hp: 5, amps: 28 },
] as const;
const LARGEST_HP = 5;
const PUMP_EFFICIENCY = 0.55;
const GPM_FEET_PER_HP = 3960;

/** Gallons a minute through a square foot of filter. */
const FILTER_RATES = { cartridge: 0.375, sand: 15, de: 2 } as const;
const LARGEST_CARTRIDGE_SQ_FT = 580;
const SAND_TANK = { diameterFt: 3, sqFt: 7.07 } as const;

/** Btu an hour, for each square foot of water and degree over the air. */
const SURFACE_BTU = 12;
const POOL_RISE_F = 20;
const SPA_RISE_F = 30;
/** In which the spa is to be hot. */
const SPA_HOURS = 0.75;
const POUNDS_PER_GALLON = 8.34;
/** Sold by what they burn; this share of it warms the water. */
const GAS_SIZES = [150, 200, 250, 300, 400];
const GAS_EFFICIENCY = 0.82;
const HEAT_PUMP_SIZES = [65, 85, 110, 125, 140];
const HEAT_PUMP_COP = 5;
const BTU_PER_WATT = 3.412;
const PLUNGE_DROP_F = 25;
const PLUNGE_HOURS = 12;
const CHILLER_COP = 2.5;

/** Of one LED light, at most. */
export const LIGHT_VA = 25;
const TRANSFORMERS_VA = [100, 150, 300, 600];

const upTo = (value: number, step: number) => Math.round(Math.ceil(value / step - 1e-9) * step * 10) / 10;

/** As many alike as it takes, none larger than the last of the list. */
function sharedOut(need: number, sizes: readonly number[]): { count: number; size: number } {
  const largest = sizes.at(-1) ?? need;
  const count = Math.max(1, Math.ceil(need / largest - 1e-9));
  return { count, size: sizes.find((size) => size >= need / count - 1e-9) ?? largest };
}

export function motorFor(gpm: number, headFt: number): { count: number; hp: number; amps: number } {
  const hp = (gpm * headFt) / GPM_FEET_PER_HP / PUMP_EFFICIENCY;
  const { count, size } = sharedOut(
    hp,
    MOTORS.map((motor) => motor.hp),
  );
  const motor = MOTORS.find((one) => one.hp === size);
  return { count, hp: size, amps: motor?.amps ?? LARGEST_HP * 5.6 };
}

type Counted = { count: number; item: Omit<SizedItem, 'id' | 'tag'> };

const pumps = (kind: EquipmentKind, duty: Duty | null): Counted[] => {
  if (!duty) return [];
  const { gpm, headFt } = duty;
  const { count, hp, amps } = motorFor(gpm, headFt);
  const figures = { gpm: Math.ceil(gpm / count), head: Math.ceil(headFt), hp };
  return [
    {
      count,
      item: { kind, figures, volts: 240, amps, footing: { widthFt: 1.1, depthFt: 2.4, clearFt: 0.5 } },
    },
  ];
};

function filters(gpm: number): Counted[] {
  const figures = {
    gpm: Math.ceil(gpm),
    cartridge: upTo(gpm / FILTER_RATES.cartridge, 5),
    sand: upTo(gpm / FILTER_RATES.sand, 0.1),
    de: upTo(gpm / FILTER_RATES.de, 1),
  };
  if (figures.cartridge <= LARGEST_CARTRIDGE_SQ_FT) {
    const footing = { widthFt: 2.2, depthFt: 2.2, clearFt: 1, round: true } as const;
    return [{ count: 1, item: { kind: 'cartridge-filter', figures, volts: 0, amps: 0, footing } }];
  }
  const count = Math.ceil(figures.sand / SAND_TANK.sqFt);
  const { diameterFt } = SAND_TANK;
  const footing = { widthFt: diameterFt, depthFt: diameterFt, clearFt: 1, round: true } as const;
  const each = { ...figures, gpm: Math.ceil(gpm / count), sand: upTo(figures.sand / count, 0.1) };
  return [{ count, item: { kind: 'sand-filter', figures: each, volts: 0, amps: 0, footing } }];
}

/** Btu an hour: by the surface, and for a spa by how soon it is hot. */
export const poolBtu = (waterSqFt: number): number => waterSqFt * POOL_RISE_F * SURFACE_BTU;
export const spaBtu = (gallons: number): number => (gallons * POUNDS_PER_GALLON * SPA_RISE_F) / SPA_HOURS;

/** A spa wants heat at once: gas. Water alone is kept warm cheaper by a heat pump, as long as two can. */
function heaters({ heated, spa, waterSqFt }: EquipmentNeeds): Counted[] {
  if (!heated && !spa) return [];
  const pool = heated ? poolBtu(waterSqFt) / 1000 : 0;
  const need = Math.max(pool, spa ? spaBtu(spa.gallons) / 1000 : 0);
  if (spa || need > 2 * (HEAT_PUMP_SIZES.at(-1) ?? 0)) {
    const { count, size } = sharedOut(need / GAS_EFFICIENCY, GAS_SIZES);
    const footing = { widthFt: 2.6, depthFt: 2.6, clearFt: 1.5 };
    const item = {
      kind: 'gas-heater',
      figures: { kbtu: size, output: Math.round(size * GAS_EFFICIENCY), need: Math.ceil(need / count) },
      volts: 240,
      amps: 4,
      footing,
    } as const;
    return [{ count, item }];
  }
  const { count, size } = sharedOut(need, HEAT_PUMP_SIZES);
  const amps = Math.round(((size * 1000) / BTU_PER_WATT / HEAT_PUMP_COP / 240) * 10) / 10;
  const footing = { widthFt: 2.8, depthFt: 2.8, clearFt: 2 };
  return [
    {
      count,
      item: {
        kind: 'heat-pump',
        figures: { kbtu: size, need: Math.ceil(need / count) },
        volts: 240,
        amps,
        footing,
      },
    },
  ];
}

const LARGEST_CELL_GALLONS = 60_000;
/** A cell for half as much water again makes about this much. */
const CHLORINE_LB_PER_GALLON = 0.55 / 10_000;

/** Plants clean a natural pool: no chlorine there. */
function treatment({ gallons, salt, regeneration }: EquipmentNeeds): Counted[] {
  if (regeneration) {
    const footing = { widthFt: 3.2, depthFt: 0.7, clearFt: 0.5, onBoard: true } as const;
    const figures = { gpm: Math.ceil(regeneration.gpm), gallons: upTo(gallons, 100) };
    return [
      ...pumps('regeneration-pump', regeneration),
      { count: 1, item: { kind: 'uv', figures, volts: 120, amps: 1.5, footing } },
    ];
  }
  if (salt) {
    const count = Math.ceil((gallons * 1.5) / LARGEST_CELL_GALLONS);
    const footing = { widthFt: 1.6, depthFt: 0.7, clearFt: 0.5, onBoard: true } as const;
    const figures = {
      gallons: upTo((gallons * 1.5) / count, 1000),
      pounds: upTo((gallons * CHLORINE_LB_PER_GALLON) / count, 0.1),
    };
    return [{ count, item: { kind: 'salt-cell', figures, volts: 240, amps: 1.5, footing } }];
  }
  const figures = { pounds: upTo(gallons * CHLORINE_LB_PER_GALLON, 0.1) };
  const footing = { widthFt: 0.7, depthFt: 0.7, clearFt: 0.5, round: true, onBoard: true } as const;
  return [{ count: 1, item: { kind: 'chlorinator', figures, volts: 0, amps: 0, footing } }];
}

function spaExtras({ spa }: EquipmentNeeds): Counted[] {
  if (!spa) return [];
  const footing = { widthFt: 1.2, depthFt: 1.2, clearFt: 0.5, round: true } as const;
  return [
    ...pumps('spa-pump', spa.jets),
    { count: 1, item: { kind: 'blower', figures: { hp: 1 }, volts: 240, amps: 4, footing } },
  ];
}

function chiller({ plungeGallons }: EquipmentNeeds): Counted[] {
  if (plungeGallons <= 0) return [];
  const btu = upTo((plungeGallons * POUNDS_PER_GALLON * PLUNGE_DROP_F) / PLUNGE_HOURS, 500);
  const amps = Math.round((btu / BTU_PER_WATT / CHILLER_COP / 120 + 2) * 10) / 10;
  const figures = { btu, gallons: Math.round(plungeGallons), drop: PLUNGE_DROP_F, hours: PLUNGE_HOURS };
  return [{ count: 1, item: { kind: 'chiller', figures, volts: 120, amps, footing: null } }];
}

function smallParts(needs: EquipmentNeeds): Counted[] {
  const { solar, waterSqFt, autofill, cover, lightGroups, lightsAtPool } = needs;
  const list: Counted[] = [];
  const add = (item: Counted['item']) => list.push({ count: 1, item });
  if (solar)
    add({
      kind: 'solar',
      figures: { collector: upTo(waterSqFt * 0.7, 10) },
      volts: 120,
      amps: 0.5,
      footing: { widthFt: 1.2, depthFt: 0.6, clearFt: 0.5, onBoard: true },
    });
  if (autofill) add({ kind: 'autofill', figures: {}, volts: 0, amps: 0, footing: null });
  if (cover) add({ kind: 'cover-motor', figures: { hp: 0.5 }, volts: 120, amps: 9.8, footing: null });
  for (const lights of lightGroups) {
    const va = TRANSFORMERS_VA.find((size) => size >= lights * LIGHT_VA) ?? lights * LIGHT_VA;
    const footing = { widthFt: 0.9, depthFt: 0.6, clearFt: 0.5, onBoard: true } as const;
    add({
      kind: 'transformer',
      figures: { va, lights },
      volts: 120,
      amps: Math.round((va / 120) * 10) / 10,
      footing: lightsAtPool ? null : footing,
    });
  }
  return list;
}

/** None that a pipe's end, a circuit or a sheet has as well: the site calls things by their tags. */
const TAGS: Readonly<Record<EquipmentKind, string>> = {
  'filter-pump': 'PU',
  'spa-pump': 'PU',
  'feature-pump': 'PU',
  'edge-pump': 'PU',
  'regeneration-pump': 'PU',
  'cartridge-filter': 'FL',
  'sand-filter': 'FL',
  'gas-heater': 'H',
  'heat-pump': 'H',
  solar: 'SO',
  'salt-cell': 'CF',
  chlorinator: 'CF',
  uv: 'UV',
  blower: 'BL',
  chiller: 'CH',
  autofill: 'AF',
  'cover-motor': 'CM',
  transformer: 'LT',
  automation: 'EP',
  panel: 'EP',
};

const PANELS_A = [60, 100, 125, 200, 225];
export const RECEPTACLE = { volts: 120, amps: 1.5 } as const;

/** One box with breakers; where there is more to switch than a pump, it switches by itself. */
function panel(needs: EquipmentNeeds, loads: readonly Counted[]): Counted {
  const amps = feederAmps([
    ...loads.flatMap(({ count, item }) => Array.from({ length: count }, () => item)),
    RECEPTACLE,
  ]);
  const bus = PANELS_A.find((one) => one >= amps) ?? 225;
  const switched = needs.spa || needs.solar || needs.features || needs.edge || needs.salt;
  return {
    count: 1,
    item: {
      kind: switched ? 'automation' : 'panel',
      figures: { bus, amps },
      volts: 0,
      amps: 0,
      footing: { widthFt: 1.5, depthFt: 0.6, clearFt: 0.5, onBoard: true },
    },
  };
}

/** In the order of the water: drawn, filtered, heated, treated, and what else the pool has. */
export function sizedEquipment(needs: EquipmentNeeds): SizedItem[] {
  const all = [
    ...pumps('filter-pump', needs.filter),
    ...filters(needs.filter.gpm),
    ...heaters(needs),
    ...treatment(needs),
    ...spaExtras(needs),
    ...pumps('feature-pump', needs.features),
    ...pumps('edge-pump', needs.edge),
    ...chiller(needs),
    ...smallParts(needs),
  ];
  const counts = new Map<string, number>();
  const next = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts.get(name) ?? 1;
  };
  return [...all, panel(needs, all)].flatMap(({ count, item }) =>
    Array.from({ length: count }, (): SizedItem => {
      const number = next(item.kind);
      const id = number === 1 ? item.kind : `${item.kind}-${number}`;
      return { ...item, id, tag: `${TAGS[item.kind]}-${next(`tag ${TAGS[item.kind]}`)}` };
    }),
  );
}
