import type { Point } from '#domain/geometry/plane.ts';
import { block, label, line, type Mark } from '#studio/plan/marks.ts';
import type { Entity } from '../engine/entity.ts';
import { entityMarks } from '../engine/entity-marks.ts';
import { textWidthOf, wrapped } from '../engine/text-width.ts';
import type { Box } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import { breakerText } from './circuit-table.ts';
import type { ElectricalCircuit } from './electrical.ts';

// The house's panel, the feeder, the pool's panel and every circuit from it, not to scale, in points.

const ON_PAPER = { place: (point: Point) => point, perFoot: 1, turnDeg: 0 };
const INK = '#111111';

export const oneLineHeight = (size: number): number => size * 25;

export function oneLineMarks(set: PlanSet, { x, y, width }: Box, size: number): Mark[] {
  const { electrical, words } = set;
  const feeder = electrical.circuits.find(({ load }) => load === 'feeder');
  const drops = electrical.circuits.filter(({ load }) => load !== 'feeder' && load !== 'light');
  const bus = y + size * 7.5;
  const step = width / Math.max(1, drops.length);
  const start = x + size * 6;
  const service = wrapped(words.electrical.service, size, size * 9);
  return [
    block(x, y + size * 0.6, x + size * 10, y + size * 3.8, { stroke: INK, width: 1 }),
    ...service.map((text, i) => label([x + size * 5, y + size * (2.5 + i * 1.2)], text, size, 'middle')),
    line([start, y + size * 3.8], [start, bus], 1.2, INK),
    ...(feeder ? feederMarks(feeder, [start, y + size * 5.4], size) : []),
    line([x, bus], [x + width, bus], 2.6, INK),
    ...busName(set, x + width, bus, size),
    ...drops.flatMap((circuit, i) => dropMarks(set, circuit, x + step * (i + 0.5), bus, size)),
  ];
}

function busName({ equipment, words }: PlanSet, right: number, bus: number, size: number): Mark[] {
  const panel = equipment.items.find(({ kind }) => kind === 'panel' || kind === 'automation');
  if (!panel) return [];
  const text = `${panel.tag}, ${words.equipment.kinds[panel.kind].name}`;
  return [label([right, bus - size * 0.7], text, size, 'end', { strong: true })];
}

const feederMarks = (
  { volts, breakerAmps, wire }: ElectricalCircuit,
  [x, y]: Point,
  size: number,
): Mark[] => [
  ...sign('disconnect', [x, y], size * 1.6),
  label([x + size * 1.6, y - size * 0.2], breakerText(volts, breakerAmps), size * 0.9, 'start', {
    strong: true,
  }),
  label([x + size * 1.6, y + size], wire, size * 0.9, 'start'),
];

function sign(name: string, at: Point, sizeFt: number): Mark[] {
  const entity: Entity = { kind: 'symbol', layer: 'M-EQPM', name, at, sizeFt };
  return entityMarks(entity, ON_PAPER);
}

const signOf = (load: ElectricalCircuit['load']): string => {
  if (load === 'transformer') return 'transformer';
  if (load === 'receptacle') return 'gfci';
  if (load === 'gas-heater' || load === 'heat-pump') return 'heater';
  return load === 'salt-cell' || load === 'uv' ? 'transformer' : 'pump';
};

function dropMarks(set: PlanSet, circuit: ElectricalCircuit, x: number, bus: number, size: number): Mark[] {
  const { equipment } = set;
  const small = size * 0.86;
  const item = equipment.items.find(({ id }) => id === circuit.id);
  const lights = circuit.load === 'transformer' ? (item?.figures.lights ?? 0) : 0;
  const end = bus + size * 9.5;
  const upright = (text: string, from: number): Mark =>
    label([x - size * 0.5, from + textWidthOf(text, small)], text, small, 'start', { turn: -90 });
  return [
    line([x, bus], [x, end], 1, INK),
    ...sign('disconnect', [x, bus + size * 1.7], size * 1.4),
    upright(`${circuit.tag}  ${breakerText(circuit.volts, circuit.breakerAmps)}`, bus + size * 2.8),
    ...sign(signOf(circuit.load), [x, end + size], size * 1.7),
    label([x, end + size * 3.6], circuit.serves, small, 'middle', { strong: true }),
    ...(lights > 0
      ? [
          line([x, end + size * 4], [x, end + size * 5.4], 0.8, INK),
          ...sign('light', [x, end + size * 6.2], size * 1.4),
          label([x, end + size * 8.2], `${lights} × 12 V`, small, 'middle'),
        ]
      : []),
  ];
}
