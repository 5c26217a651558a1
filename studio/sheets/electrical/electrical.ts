import { nearestOn } from '#domain/geometry/distance.ts';
import { edgesOf, type Point } from '#domain/geometry/plane.ts';
import { feederAmps, type Load, sizedCircuit, type Volts, wireText } from '#domain/plan-set/circuits.ts';
import { type EquipmentKind, LIGHT_VA, RECEPTACLE } from '#domain/plan-set/equipment.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { Equipment, EquipmentItem } from '../equipment/equipment.ts';
import { type Lights, lightsOf } from '../equipment/lights.ts';
import { spaWaterOf } from '../equipment/waters.ts';
import type { Plumbing } from '../plumbing/types.ts';
import { type Bonding, bondingOf } from './bonding.ts';
import { feetToWater, receptacleAt, spaSwitchAt } from './receptacle.ts';
import { lengthOf, type Routes, routesFrom } from './routes.ts';

// Lights, circuits and the bonding that ties everything metal around the water together. Layout coordinates, feet.

export type FixtureKind = 'light' | 'junction-box' | 'receptacle' | 'disconnect' | 'switch';
export type ElectricalFixture = {
  id: string;
  kind: FixtureKind;
  at: Point;
  turnDeg: number;
  tag: string;
  /** From the inside of the nearest wall with water behind it. */
  waterFt: number;
};

export type ElectricalCircuit = {
  id: string;
  tag: string;
  /** What it feeds, and its tag on the plan. */
  load: EquipmentKind | 'feeder' | 'receptacle' | 'light';
  serves: string;
  volts: Volts;
  amps: number;
  /** 0 behind a transformer. */
  breakerAmps: number;
  /** As on the schedule: "2 #12 + #12 G, 3/4 in PVC". */
  wire: string;
  dropPercent: number;
  path: readonly Point[];
  /** Along the path, and up and down at its ends. */
  lengthFt: number;
};

export type Electrical = {
  fixtures: readonly ElectricalFixture[];
  circuits: readonly ElectricalCircuit[];
  /** The bare copper ring around the pool, and the taps to what it bonds. */
  bonding: Bonding;
  panel: { at: Point; waterFt: number };
  /** Of the feeder, at 240 V. */
  demandAmps: number;
  lightsDesigned: boolean;
};

/** Up and down at both ends. */
const ENDS_FT = 6;
export const LEAST_PUMP_A = 20;
export const LEAST_FEEDER_A = 60;
const LEAST_RECEPTACLE_A = 20;

export function electricalOf(
  layout: Layout,
  equipment: Equipment,
  { runs }: Pick<Plumbing, 'runs'>,
): Electrical {
  const panel = placeOf(equipment, ['panel', 'automation']);
  const inner = routesFrom(layout, panel, runs, 0);
  const outer = routesFrom(layout, panel, runs, 1);
  const lit = lightsOf(layout);
  const { lights } = lit;
  const receptacle = receptacleAt(layout, outer.hub);
  const loads = loadCircuits(equipment, outer, receptacle);
  return {
    fixtures: fixturesOf(layout, equipment, lit, inner, receptacle),
    circuits: [...feederOf(layout, panel, loads), ...loads, ...lightCircuits(lit, equipment, inner)],
    bonding: bondingOf(layout, equipment, lights, inner),
    panel: { at: panel, waterFt: feetToWater(layout, panel) },
    demandAmps: feederAmps(loads),
    lightsDesigned: lights.every(({ designed }) => designed),
  };
}

function placeOf({ items, pad }: Equipment, kinds: readonly EquipmentKind[]): Point {
  return items.find(({ kind }) => kinds.includes(kind))?.at ?? pad.outline[0] ?? [0, 0];
}

type Drawn = Pick<ElectricalCircuit, 'id' | 'tag' | 'load' | 'serves' | 'path'>;

function circuit(drawn: Drawn, load: Omit<Load, 'lengthFt'>): ElectricalCircuit {
  const lengthFt = Math.ceil(lengthOf(drawn.path) + ENDS_FT);
  const sized = sizedCircuit({ ...load, lengthFt });
  const { breakerAmps, dropPercent } = sized;
  const { volts, amps } = load;
  return { ...drawn, volts, amps, breakerAmps, wire: wireText(sized), dropPercent, lengthFt };
}

function feederOf(layout: Layout, panel: Point, loads: readonly ElectricalCircuit[]): ElectricalCircuit[] {
  const wall = layout.house ? nearestOn(edgesOf(layout.house.outline), panel).at : panel;
  const amps = feederAmps(loads);
  return [
    circuit(
      { id: 'feeder', tag: 'FDR', load: 'feeder', serves: 'EP-1', path: [wall, panel] },
      { volts: 240, amps, factor: 1, neutral: true, leastBreaker: LEAST_FEEDER_A },
    ),
  ];
}

/** What stands on the pad is reached along it; the rest from the loop. */
function loadCircuits({ items }: Equipment, routes: Routes, receptacle: Point): ElectricalCircuit[] {
  const [panel] = routes.link;
  const fed = items.flatMap((item) => (item.volts === 0 ? [] : [{ item, volts: item.volts }]));
  const circuits = fed.map(({ item, volts }, i) =>
    circuit(
      {
        id: item.id,
        tag: `CK-${i + 1}`,
        load: item.kind,
        serves: item.tag,
        path: item.outline && panel ? alongPad(panel, item) : routes.to(item.at),
      },
      { volts, amps: item.amps, ...(item.kind.endsWith('pump') ? { leastBreaker: LEAST_PUMP_A } : {}) },
    ),
  );
  return [
    ...circuits,
    circuit(
      {
        id: 'receptacle',
        tag: `CK-${circuits.length + 1}`,
        load: 'receptacle',
        serves: 'GF-1',
        path: routes.to(receptacle),
      },
      { ...RECEPTACLE, leastBreaker: LEAST_RECEPTACLE_A },
    ),
  ];
}

/** Along the board, then out to the item. */
const alongPad = (panel: Point, { at }: EquipmentItem): Point[] => [panel, [at[0], panel[1]], at];

/** Each light on a run of its own. */
function lightCircuits(
  { lights, groups }: Lights,
  { items }: Equipment,
  routes: Routes,
): ElectricalCircuit[] {
  const transformers = items.filter(({ kind }) => kind === 'transformer');
  return lights.flatMap((light, i) => {
    const { id, at } = light;
    const from = transformers[groups.findIndex((group) => group.includes(light))];
    if (!from) return [];
    const path = from.outline ? [from.at, ...routes.to(at).slice(1)] : routes.between(from.at, at);
    const drawn = { id, tag: `L-${i + 1}`, load: 'light', serves: `L-${i + 1}`, path } as const;
    return [circuit(drawn, { volts: 12, amps: LIGHT_VA / 12 })];
  });
}

function fixturesOf(
  layout: Layout,
  equipment: Equipment,
  { lights, atPool }: Lights,
  { hub, loop }: Routes,
  receptacle: Point,
): ElectricalFixture[] {
  const placed = (kind: FixtureKind, tag: string, at: Point, turnDeg = 0): ElectricalFixture => ({
    id: tag.toLowerCase(),
    kind,
    at,
    turnDeg,
    tag,
    waterFt: feetToWater(layout, at),
  });
  const spa = spaWaterOf(layout);
  const transformers = equipment.items.filter(({ kind }) => kind === 'transformer');
  const boxes = atPool
    ? transformers.map(({ at }) => nearestOn(edgesOf(loop), at).at)
    : transformers.map(() => hub);
  return [
    ...lights.map(({ at, turnDeg }, i) => placed('light', `L-${i + 1}`, at, turnDeg)),
    ...boxes.map((at, i) => placed('junction-box', `JB-${i + 1}`, at)),
    placed('receptacle', 'GF-1', receptacle),
    placed('disconnect', 'DS-1', placeOf(equipment, ['panel', 'automation'])),
    ...(spa ? [placed('switch', 'SW-1', spaSwitchAt(layout, spa))] : []),
  ];
}
