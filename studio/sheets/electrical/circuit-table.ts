import type { Row, Table } from '#domain/plan-set/table.ts';
import { fill } from '#domain/words/fill.ts';
import type { PlanSet } from '../plan-set.ts';
import { type ElectricalCircuit, LEAST_FEEDER_A, LEAST_PUMP_A } from './electrical.ts';

// The circuits as a schedule; lights on the same wire share a row.

type Listed = { id: string; tag: string; circuits: readonly [ElectricalCircuit, ...ElectricalCircuit[]] };

function listed(circuits: readonly ElectricalCircuit[]): Listed[] {
  const lights = new Map<string, [ElectricalCircuit, ...ElectricalCircuit[]]>();
  const rows: Listed[] = [];
  for (const circuit of circuits) {
    const same = circuit.load === 'light' ? lights.get(circuit.wire) : undefined;
    if (same) same.push(circuit);
    else {
      const started: [ElectricalCircuit, ...ElectricalCircuit[]] = [circuit];
      if (circuit.load === 'light') lights.set(circuit.wire, started);
      rows.push({
        id: circuit.load === 'light' ? `lights-${lights.size}` : circuit.id,
        tag: circuit.tag,
        circuits: started,
      });
    }
  }
  return rows.map((row) => ({ ...row, tag: tagsText(row.circuits.map(({ tag }) => tag)) }));
}

/** L-1, L-3 to L-5. */
function tagsText(tags: readonly string[]): string {
  const numbers = tags.map((tag) => Number(tag.split('-')[1] ?? Number.NaN));
  const letters = tags[0]?.split('-')[0] ?? '';
  if (tags.length < 2 || numbers.some(Number.isNaN)) return tags.join(', ');
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const part = parts.at(-1);
    if (part && part[1] + 1 === number) part[1] = number;
    else parts.push([number, number]);
  }
  return parts
    .map(([from, to]) => (from === to ? `${letters}-${from}` : `${letters}-${from} to ${to}`))
    .join(', ');
}

export function circuitTable({
  electrical: { circuits, demandAmps },
  words: { electrical: words },
}: PlanSet): Table {
  const { table } = words;
  return {
    title: table.title,
    columns: [
      { key: 'tag', title: table.tag, share: 1.1 },
      { key: 'load', title: table.load, share: 2.5 },
      { key: 'volts', title: table.volts, share: 0.8, align: 'end', digits: 0 },
      { key: 'amps', title: table.amps, share: 0.8, align: 'end', digits: 1 },
      { key: 'breaker', title: table.breaker, share: 1.9 },
      { key: 'wire', title: table.wire, share: 3 },
      { key: 'length', title: table.length, share: 0.9, align: 'end', digits: 0 },
      { key: 'drop', title: table.drop, share: 0.8, align: 'end', digits: 1 },
    ],
    rows: listed(circuits).map(({ id, tag, circuits: [first, ...more] }): Row => {
      const all = [first, ...more];
      const { load, serves, volts, amps, breakerAmps, wire } = first;
      return {
        id,
        cells: {
          tag,
          load: load === 'light' ? words.loads.light : `${words.loads[load]}, ${serves}`,
          volts,
          amps,
          breaker: breakerAmps === 0 ? words.byTransformer : breakerText(volts, breakerAmps),
          wire: more.length === 0 ? wire : fill(words.each, { wire }),
          length: all.reduce((sum, { lengthFt }) => sum + lengthFt, 0),
          drop: Math.max(...all.map(({ dropPercent }) => dropPercent)),
        },
      };
    }),
    notes: words.tableNotes.map((line) =>
      fill(line, { demand: demandAmps.toFixed(1), feeder: LEAST_FEEDER_A, pump: LEAST_PUMP_A }),
    ),
  };
}

/** Amperes and poles. */
export const breakerText = (volts: number, amps: number): string => `${amps} A, ${volts === 240 ? 2 : 1}P`;
