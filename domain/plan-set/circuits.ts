// Breaker, wire and conduit of a circuit by its load and length. Copper, 60 °C column up to 100 A as the lugs of small breakers ask,
// PVC conduit filled to 40 %. A designer's figures: the electrician verifies them with the adopted code.

type Conductor = { size: string; circularMils: number; amps: number; ohmsPerKft: number; sqIn: number };

const copper = (
  size: string,
  circularMils: number,
  amps: number,
  ohmsPerKft: number,
  sqIn: number,
): Conductor => ({
  size,
  circularMils,
  amps,
  ohmsPerKft,
  sqIn,
});

/** Ampacity, resistance at 75 °C, area with its insulation (THWN-2). */
const COPPER: readonly Conductor[] = [
  copper('#12', 6530, 20, 1.98, 0.0133),
  copper('#10', 10_380, 30, 1.24, 0.0211),
  copper('#8', 16_510, 40, 0.778, 0.0366),
  copper('#6', 26_240, 55, 0.491, 0.0507),
  copper('#4', 41_740, 70, 0.308, 0.0824),
  copper('#3', 52_620, 85, 0.245, 0.0973),
  copper('#2', 66_360, 95, 0.194, 0.1158),
  copper('#1', 83_690, 110, 0.154, 0.1562),
  copper('1/0', 105_600, 150, 0.122, 0.1855),
  copper('2/0', 133_100, 175, 0.0967, 0.2223),
  copper('3/0', 167_800, 200, 0.0766, 0.2679),
  copper('4/0', 211_600, 230, 0.0608, 0.3237),
];

const BREAKERS = [15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225];
/** The ground beside a breaker of at most so many amperes; never thinner than #12 around a pool. */
const GROUNDS = [
  { amps: 20, size: '#12' },
  { amps: 60, size: '#10' },
  { amps: 100, size: '#8' },
  { amps: 200, size: '#6' },
  { amps: 300, size: '#4' },
] as const;
/** 40 % of the bore, schedule 40. */
const CONDUITS = [
  { name: '1/2', sqIn: 0.114 },
  { name: '3/4', sqIn: 0.203 },
  { name: '1', sqIn: 0.333 },
  { name: '1-1/4', sqIn: 0.581 },
  { name: '1-1/2', sqIn: 0.794 },
  { name: '2', sqIn: 1.316 },
  { name: '2-1/2', sqIn: 1.878 },
  { name: '3', sqIn: 2.907 },
] as const;

export const MOST_DROP_PERCENT = 3;
/** Motors and heaters run for hours. */
const CONTINUOUS = 1.25;

export type Volts = 12 | 120 | 240;
export type Load = {
  volts: Volts;
  amps: number;
  lengthFt: number;
  /** A feeder has a neutral as well. */
  neutral?: true;
  leastBreaker?: number;
  /** 1 where the amperes are a demand already; otherwise a quarter more, because it runs for hours. */
  factor?: number;
};
export type SizedCircuit = {
  /** 0 behind a transformer, which protects what it feeds. */
  breakerAmps: number;
  conductor: string;
  /** None at 12 volts. */
  ground: string | null;
  /** Without the ground. */
  conductors: 2 | 3;
  conduitIn: string;
  dropPercent: number;
};

function last<T>(list: readonly T[]): T {
  const item = list.at(-1);
  if (item === undefined) throw new RangeError('an empty table has no last row');
  return item;
}

/** There and back, one phase. */
export const dropPercentOf = ({ volts, amps, lengthFt }: Load, ohmsPerKft: number): number =>
  (100 * 2 * lengthFt * amps * ohmsPerKft) / 1000 / volts;

const breakerFor = ({ amps, leastBreaker = 15, factor = CONTINUOUS }: Load): number =>
  BREAKERS.find((one) => one >= Math.max(leastBreaker, amps * factor - 1e-9)) ?? last(BREAKERS);

export function sizedCircuit(load: Load): SizedCircuit {
  const low = load.volts === 12;
  const breakerAmps = breakerFor(load);
  const enough = COPPER.findIndex(({ amps }) => amps >= breakerAmps);
  const first = enough < 0 ? COPPER.length - 1 : enough;
  const carried = COPPER[first] ?? last(COPPER);
  const conductor =
    COPPER.slice(first).find(
      ({ ohmsPerKft }) => dropPercentOf(load, ohmsPerKft) <= MOST_DROP_PERCENT + 1e-9,
    ) ?? last(COPPER);
  const ground = low ? null : groundFor(breakerAmps, conductor.circularMils / carried.circularMils);
  const conductors = load.neutral ? 3 : 2;
  const filled = conductors * conductor.sqIn + (ground?.sqIn ?? 0);
  return {
    breakerAmps: low ? 0 : breakerAmps,
    conductor: conductor.size,
    ground: ground?.size ?? null,
    conductors,
    conduitIn: (CONDUITS.find(({ sqIn }) => sqIn >= filled) ?? last(CONDUITS)).name,
    dropPercent: dropPercentOf(load, conductor.ohmsPerKft),
  };
}

/** Thicker in the measure in which the conductors are, where these are thicker for the sake of the drop. */
function groundFor(breakerAmps: number, thicker: number): Conductor {
  const named = (GROUNDS.find(({ amps }) => amps >= breakerAmps) ?? last(GROUNDS)).size;
  const least = (COPPER.find(({ size }) => size === named)?.circularMils ?? 0) * thicker;
  return COPPER.find(({ circularMils }) => circularMils >= least - 1) ?? last(COPPER);
}

/** As on the schedule. */
export const wireText = ({ conductors, conductor, ground, conduitIn }: SizedCircuit): string =>
  `${conductors} ${conductor}${ground === null ? '' : ` + ${ground} G`}, ${conduitIn} in PVC`;

/** Of a feeder at 240 V: everything at once, and a quarter more for the largest. */
export function feederAmps(loads: readonly { volts: number; amps: number }[]): number {
  const each = loads.map(({ volts, amps }) => (volts * amps) / 240);
  const amps = each.reduce((sum, one) => sum + one, 0) + 0.25 * Math.max(0, ...each);
  // Rounded here, so that it reads the same wherever it stands.
  return Math.ceil(amps * 10 - 1e-6) / 10;
}
