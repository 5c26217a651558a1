import { fittingFt, pipeLoss } from '#domain/plan-set/head-loss.ts';
import type { Plumbing, Run, SystemId } from './types.ts';

// What each pump has to move, and against what.

/** Along the pipes from the pad to the fixture that costs most. */
export type Way = {
  fixture: string;
  tag: string;
  runs: readonly string[];
  pipeFt: number;
  /** What its fittings count as, in feet of pipe. */
  fittingFt: number;
  lossFt: number;
};

export type AllowanceId = keyof typeof ALLOWANCES_FT;

export type PumpSystem = {
  id: Exclude<SystemId, 'none'>;
  gpm: number;
  suction: Way;
  discharge: Way;
  /** Through the collectors and back, where the sun heats the pool; 0 where it does not. */
  solarFt: number;
  allowances: readonly { id: AllowanceId; feet: number }[];
  liftFt: number;
  /** Total dynamic head at that flow. */
  headFt: number;
  /** What the pipes ask for at other flows, from none on. */
  curve: readonly { gpm: number; headFt: number }[];
};

export type Hydraulics = {
  gallons: number;
  turnoverHours: number;
  turnoverGpm: number;
  /** Of the filter circuit. */
  designGpm: number;
  skimmerGpm: number;
  drainGpm: number;
  /** Through the heater; 0 where there is none. */
  heaterGpm: number;
  /** Total dynamic head of the filter circuit at that flow. */
  headFt: number;
  systems: readonly PumpSystem[];
};

/** Feet of water through what we do not size: our allowances, until the maker's curves are at hand. */
const ALLOWANCES_FT = {
  baskets: 2,
  filter: 12,
  heater: 8,
  sanitizer: 3,
  pad: 5,
  inlets: 3,
  collectors: 6,
  jets: 20,
  nozzles: 3,
  gravel: 4,
} as const;

const SYSTEMS = ['filter', 'spa', 'features', 'edge', 'regeneration'] as const;

export function hydraulicsOf(plumbing: Plumbing): Hydraulics {
  const { flows } = plumbing;
  const systems = SYSTEMS.flatMap((id) => systemOf(id, plumbing) ?? []);
  const filter = systems.find(({ id }) => id === 'filter');
  return {
    gallons: flows.gallons,
    turnoverHours: flows.turnoverHours,
    turnoverGpm: flows.turnoverGpm,
    designGpm: flows.designGpm,
    skimmerGpm: flows.skimmerGpm,
    drainGpm: flows.drainGpm,
    heaterGpm: flows.heated ? flows.designGpm : 0,
    headFt: filter?.headFt ?? 0,
    systems,
  };
}

function systemOf(id: PumpSystem['id'], plumbing: Plumbing): PumpSystem | null {
  const own = plumbing.runs.filter(({ system }) => system === id);
  const solar = own.filter(({ circuit }) => circuit.startsWith('solar-'));
  const pipes = own.filter((run) => !solar.includes(run));
  const suction = worstWay(plumbing, pipes, 'suction');
  const discharge = worstWay(plumbing, pipes, 'return');
  if (!suction || !discharge) return null;
  const gpm = id === 'filter' ? plumbing.flows.designGpm : totalOf(pipes, 'return');
  const allowances = allowancesOf(id, plumbing).map((one) => ({ id: one, feet: ALLOWANCES_FT[one] }));
  const solarFt = asWritten(solar.reduce((sum, run) => sum + lossOf(run), 0));
  const liftFt = asWritten(
    Math.max(0, ...plumbing.fixtures.filter(risesFor(id, own)).map(({ riseFt }) => riseFt)),
  );
  const pipeFt = suction.lossFt + discharge.lossFt + solarFt;
  const equipmentFt = allowances.reduce((sum, { feet }) => sum + feet, 0);
  const at = (share: number) => ({
    gpm: gpm * share,
    headFt: liftFt + pipeFt * share ** 1.852 + equipmentFt * share ** 2,
  });
  return {
    id,
    gpm,
    suction,
    discharge,
    solarFt,
    allowances,
    liftFt,
    headFt: at(1).headFt,
    curve: Array.from({ length: 15 }, (_, i) => at(i / 10)),
  };
}

const risesFor = (id: SystemId, own: readonly Run[]) => {
  const fixtures = new Set(
    own.flatMap(({ fixture, side }) => (side === 'return' && fixture ? [fixture] : [])),
  );
  // The jets' water comes from the spa and stays in it.
  return ({ id: fixture }: { id: string }) => fixtures.has(fixture) && id !== 'spa';
};

function allowancesOf(id: PumpSystem['id'], { flows, runs }: Plumbing): AllowanceId[] {
  if (id === 'filter')
    return [
      'baskets',
      'filter',
      ...(flows.heated ? (['heater'] as const) : []),
      ...(runs.some(({ circuit }) => circuit === 'solar-supply') ? (['collectors'] as const) : []),
      'sanitizer',
      'pad',
      'inlets',
    ];
  if (id === 'spa') return ['baskets', 'pad', 'jets'];
  if (id === 'features') return ['baskets', 'pad', 'nozzles'];
  if (id === 'regeneration') return ['baskets', 'pad', 'gravel'];
  return ['baskets', 'pad', 'inlets'];
}

/** To a tenth, so that what is written adds up. */
const asWritten = (feet: number): number => Math.round(feet * 10) / 10;

const totalOf = (runs: readonly Run[], side: Run['side']): number =>
  runs.filter((run) => run.from === null && run.side === side).reduce((sum, { gpm }) => sum + gpm, 0);

const lossOf = (run: Run): number => pipeLoss(run.gpm, run.pipeIn, run.lengthFt + fittingFt(run.pipeIn, run));

function worstWay({ fixtures }: Plumbing, runs: readonly Run[], side: Run['side']): Way | null {
  const byId = new Map(runs.map((run) => [run.id, run]));
  const ways = runs
    .filter((run) => run.side === side && run.fixture !== null)
    .map((last): Way => {
      const way: Run[] = [];
      for (let run: Run | undefined = last; run; run = run.from === null ? undefined : byId.get(run.from))
        way.unshift(run);
      return {
        fixture: last.fixture ?? '',
        tag: fixtures.find(({ id }) => id === last.fixture)?.tag ?? '',
        runs: way.map(({ id }) => id),
        pipeFt: way.reduce((sum, { lengthFt }) => sum + lengthFt, 0),
        fittingFt: way.reduce((sum, run) => sum + fittingFt(run.pipeIn, run), 0),
        lossFt: asWritten(way.reduce((sum, run) => sum + lossOf(run), 0)),
      };
    });
  return ways.toSorted((a, b) => b.lossFt - a.lossFt)[0] ?? null;
}
