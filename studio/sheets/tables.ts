import type { Table } from '#domain/plan-set/table.ts';
import { gatesTable } from './barrier/tables.ts';
import { circuitTable } from './electrical/circuit-table.ts';
import { equipmentTable } from './equipment/equipment-table.ts';
import { finishesTable } from './finishes/finishes.ts';
import { edited, type PlanSet, type TableName } from './plan-set.ts';
import { hydraulicsTable } from './plumbing/hydraulics-table.ts';
import { fixtureTable, pipeTable } from './plumbing/plumbing-tables.ts';
import { reckoned, takeOffTable } from './quantities/take-off.ts';

// Every schedule of a set; each folder of sheets adds its own line.
const COMPUTED: Partial<Record<TableName, (set: PlanSet) => Table>> = {
  circuits: circuitTable,
  equipment: equipmentTable,
  finishes: finishesTable,
  'take-off': takeOffTable,
  fixtures: fixtureTable,
  pipes: pipeTable,
  hydraulics: hydraulicsTable,
  gates: gatesTable,
};

const isName = (name: string): name is TableName => name in COMPUTED;

/** As they were computed, without what colleagues changed. */
export const computedTables = (set: PlanSet): { name: TableName; table: Table }[] =>
  Object.keys(COMPUTED)
    .filter(isName)
    .flatMap((name) => {
      const table = COMPUTED[name]?.(set);
      return table ? [{ name, table }] : [];
    });

/** As colleagues left it: what a sheet shows and a spreadsheet holds. */
export function tableOf(set: PlanSet, name: TableName): Table {
  const compute = COMPUTED[name];
  if (!compute) throw new Error(`no sheet has a schedule ${name}`);
  const table = edited(set, name, compute(set));
  return name === 'take-off' ? reckoned(set, table) : table;
}
