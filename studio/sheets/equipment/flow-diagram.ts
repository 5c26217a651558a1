import type { Point } from '#domain/geometry/plane.ts';
import { label, type Mark } from '#studio/plan/marks.ts';
import type { Entity } from '../engine/entity.ts';
import { entityMarks } from '../engine/entity-marks.ts';
import type { LayerName } from '../engine/layers.ts';
import { wrapped } from '../engine/text-width.ts';
import type { Box } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import { type FlowNode, type FlowRow, flowRows } from './flow-rows.ts';

// The way of the water from part to part, not to scale, in points.

/** Points stand for feet here. */
const ON_PAPER = { place: (point: Point) => point, perFoot: 1, turnDeg: 0 };
const SYMBOL = 2.4;

const APART = 6.4;

const rowHeight = ({ sources, sinks }: FlowRow, size: number) =>
  size * Math.max(10, 8.6 + (Math.max(sources.length, sinks.length) - 1) * APART);

export const flowHeight = (set: PlanSet, size: number): number =>
  flowRows(set).reduce((sum, row) => sum + rowHeight(row, size), 0);

export function flowMarks(set: PlanSet, { x, y, width }: Box, size: number): Mark[] {
  let top = y;
  return flowRows(set).flatMap((row) => {
    const marks = rowMarks(row, { x, y: top, width, height: rowHeight(row, size) }, size);
    top += rowHeight(row, size);
    return marks;
  });
}

function rowMarks(row: FlowRow, { x, y, width, height }: Box, size: number): Mark[] {
  const columns = row.chain.length + 2;
  const step = width / columns;
  const at = (column: number): number => x + step * (column + 0.5);
  const middle = y + size * 1.6 + (height - size * 1.6) / 2;
  const ends = (nodes: readonly FlowNode[], column: number) =>
    nodes.map((node, i) => ({
      node,
      at: [at(column), middle + (i - (nodes.length - 1) / 2) * size * APART] as const satisfies Point,
    }));
  const sources = ends(row.sources, 0);
  const chain = row.chain.map((node, i) => ({ node, at: [at(i + 1), middle] as const satisfies Point }));
  const sinks = ends(row.sinks, columns - 1);
  const first = chain[0];
  const last = chain.at(-1);
  const pump = row.chain.findIndex(({ symbol }) => symbol === 'pump');
  const links: Entity[] = [
    ...sources.flatMap((one) => (first ? link(one.at, first.at, 'P-SUCT', size) : [])),
    ...chain.slice(1).flatMap((one, i) => {
      const before = chain[i];
      return before ? link(before.at, one.at, i < pump ? 'P-SUCT' : 'P-RETN', size) : [];
    }),
    ...sinks.flatMap((one) => (last ? link(last.at, one.at, 'P-RETN', size) : [])),
  ];
  return [
    label([x, y + size], row.title, size * 1.1, 'start', { strong: true }),
    ...links.flatMap((entity) => entityMarks(entity, ON_PAPER)),
    ...[...sources, ...chain, ...sinks].flatMap((one) => nodeMarks(one.node, one.at, step, size)),
  ];
}

/** Level, with one step halfway where the ends lie apart, and an arrow that way. */
function link(from: Point, to: Point, layer: LayerName, size: number): Entity[] {
  const [x0, x1] = [from[0] + size * SYMBOL * 0.5, to[0] - size * SYMBOL * 0.5];
  const bend = from[1] === to[1] ? x0 : (x0 + x1) / 2;
  const points: Point[] = [
    [x0, from[1]],
    [bend, from[1]],
    [bend, to[1]],
    [x1, to[1]],
  ];
  return [
    { kind: 'path', layer, points, closed: false },
    { kind: 'symbol', layer, name: 'return', at: [x1 - size * 0.35, to[1]], sizeFt: size * 0.8 },
  ];
}

function nodeMarks({ symbol, tag, words }: FlowNode, [x, y]: Point, step: number, size: number): Mark[] {
  const sign: Entity = { kind: 'symbol', layer: 'M-EQPM', name: symbol, at: [x, y], sizeFt: size * SYMBOL };
  const small = size * 0.88;
  return [
    ...entityMarks(sign, ON_PAPER),
    ...(tag === '' ? [] : [label([x, y - size * (SYMBOL / 2 + 0.4)], tag, size, 'middle', { strong: true })]),
    ...wrapped(words, small, step * 0.94)
      .slice(0, 2)
      .map((text, i) => label([x, y + size * (SYMBOL / 2 + 1) + i * small * 1.2], text, small, 'middle')),
  ];
}
