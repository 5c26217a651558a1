import { MOST_FEET_PER_SECOND } from '#domain/plan-set/pipes.ts';
import type { Row, Table } from '#domain/plan-set/table.ts';
import { fill } from '#domain/words/fill.ts';
import { FLOW_RULES, type Flows } from '#studio/figures/flows.ts';
import type { PlanSet } from '../plan-set.ts';
import type { PumpSystem, Way } from './hydraulics.ts';
import type { Run } from './types.ts';

// Every figure of the hydraulics with where it comes from.

type Words = PlanSet['words']['hydraulics'];

const row = (id: string, item: string, formula: string, figure: number | string, unit: string): Row => ({
  id,
  cells: { item, formula, figure, unit },
});
const head = (id: string, item: string): Row => ({ id, cells: { item }, heading: true });

export function hydraulicsTable(set: PlanSet): Table {
  const { words, hydraulics } = set;
  return {
    title: words.hydraulics.flowsTitle,
    columns: [
      { key: 'item', title: words.hydraulics.item, share: 3 },
      { key: 'formula', title: words.hydraulics.formula, share: 4.2 },
      { key: 'figure', title: words.hydraulics.figure, share: 1.3, align: 'end', digits: 1 },
      { key: 'unit', title: '', share: 0.8 },
    ],
    rows: [...flowRows(set), ...hydraulics.systems.flatMap((system) => systemRows(system, words.hydraulics))],
  };
}

const some = (figure: number, made: Row): Row[] => (figure > 0 ? [made] : []);

function flowRows({ words: { hydraulics: words }, hydraulics, plumbing }: PlanSet): Row[] {
  const { flows, runs } = plumbing;
  const rules = FLOW_RULES;
  const share = (part: number) => fill(words.shareFormula, { percent: Math.round(part * 100) });
  return [
    row(
      'volume',
      words.volume,
      words.volumeFormula,
      Math.round(flows.gallons).toLocaleString('en-US'),
      'gal',
    ),
    row(
      'turnover',
      words.turnover,
      fill(words.turnoverFormula, { hours: flows.turnoverHours }),
      flows.turnoverGpm,
      'gpm',
    ),
    row(
      'skimmers-need',
      words.skimmersNeed,
      fill(words.skimmersFormula, { count: flows.skimmers, each: rules.gpmPerSkimmer }),
      flows.skimmers * rules.gpmPerSkimmer,
      'gpm',
    ),
    ...some(
      hydraulics.heaterGpm,
      row('heater-need', words.heaterNeed, words.heaterNeedFormula, rules.heaterGpm, 'gpm'),
    ),
    row('design', words.design, words.designFormula, flows.designGpm, 'gpm'),
    row(
      'turnover-at-design',
      words.turnoverAtDesign,
      words.turnoverAtDesignFormula,
      flows.gallons / flows.designGpm / 60,
      'h',
    ),
    row('skimmer-flow', words.skimmerFlow, share(rules.skimmerShare), flows.skimmerGpm, 'gpm'),
    row('drain-flow', words.drainFlow, share(1 - rules.skimmerShare), flows.drainGpm, 'gpm'),
    ...some(
      flows.spillGpm,
      row(
        'spill',
        words.spill,
        fill(words.spillFormula, { most: rules.spillGpm, percent: rules.spillShare * 100 }),
        flows.spillGpm,
        'gpm',
      ),
    ),
    ...some(
      flows.spaHeatGpm,
      row(
        'heat-spa',
        words.spaHeat,
        fill(words.spaHeatFormula, { most: rules.spaHeatGpm }),
        flows.spaHeatGpm,
        'gpm',
      ),
    ),
    row('return-flow', words.returnFlow, words.returnFormula, flows.returnGpm, 'gpm'),
    ...some(
      hydraulics.heaterGpm,
      row('heater', words.heater, words.heaterFormula, hydraulics.heaterGpm, 'gpm'),
    ),
    ...featureRows(flows, words),
    fastest('fastest-suction', words.fastestSuction, runs, 'suction', words),
    fastest('fastest-return', words.fastestReturn, runs, 'return', words),
  ];
}

function featureRows(flows: Flows, words: Words): Row[] {
  const rules = FLOW_RULES;
  return [
    ...some(
      flows.weirGpm,
      row(
        'weir',
        words.weir,
        fill(words.weirFormula, { feet: flows.weirFt.toFixed(1), inches: rules.weirInches }),
        flows.weirGpm,
        'gpm',
      ),
    ),
    ...some(
      flows.regenerationGpm,
      row(
        'regeneration',
        words.regeneration,
        fill(words.regenerationFormula, { hours: rules.regenerationHours }),
        flows.regenerationGpm,
        'gpm',
      ),
    ),
  ];
}

function fastest(id: string, item: string, runs: readonly Run[], side: Run['side'], words: Words): Row {
  const most = Math.max(0, ...runs.filter((run) => run.side === side).map((run) => run.feetPerSecond));
  return row(id, item, fill(words.velocityFormula, { limit: MOST_FEET_PER_SECOND[side] }), most, 'ft/s');
}

function systemRows(system: PumpSystem, words: Words): Row[] {
  const { id, allowances, liftFt, solarFt, headFt, gpm } = system;
  return [
    head(id, words.systems[id]),
    wayRow(`${id}-suction`, system.suction, words),
    wayRow(`${id}-discharge`, system.discharge, words),
    ...(solarFt > 0 ? [row(`${id}-solar`, words.solar, words.pipeFormula, solarFt, 'ft')] : []),
    ...allowances.map((one) =>
      row(`${id}-${one.id}`, words.allowances[one.id], words.allowance, one.feet, 'ft'),
    ),
    ...(liftFt > 0 ? [row(`${id}-lift`, words.lift, words.liftFormula, liftFt, 'ft')] : []),
    row(
      `${id}-head`,
      words.head,
      fill(words.pumpPoint, { gpm: Math.ceil(gpm), feet: Math.ceil(headFt - 1e-6) }),
      headFt,
      'ft',
    ),
  ];
}

const wayRow = (id: string, way: Way, words: Words): Row =>
  row(
    id,
    fill(words.pipeTo, { tag: way.tag }),
    fill(words.fittings, { pipe: way.pipeFt.toFixed(0), fittings: way.fittingFt.toFixed(0) }),
    way.lossFt,
    'ft',
  );
