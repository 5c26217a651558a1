import { describe, expect, it } from 'vitest';
import { block, label, line, type Mark } from '#studio/plan/marks.ts';
import type { DrawnPage } from '../draw-set.ts';
import { flowTables } from '../engine/block.ts';
import { markBounds } from './changed-marks.ts';
import { CLOUD_COLOUR } from './cloud-marks.ts';
import { withClouds } from './with-clouds.ts';

const REVISION = { number: 3, newSheet: 'New sheet' };
const page = (number: string, marks: Mark[]): DrawnPage => ({
  number,
  title: number,
  width: 1224,
  height: 792,
  marks,
  frame: [],
});

/** A plan with a spa at `x`, moved as a whole by `hair`. */
const plan = (x: number, hair = 0): Mark[] => [
  block(60 + hair, 60, 900 + hair, 700, { stroke: '#111111' }),
  ...Array.from({ length: 40 }, (_, i) => line([80 + hair, 80 + i * 10], [200 + hair, 80 + i * 10], 0.3)),
  block(x, 300, x + 40, 340, { stroke: '#111111' }),
  label([x + 20, 325], 'Spa', 8, 'middle'),
];
const schedule = (pump: string): Mark[] =>
  flowTables(
    [
      {
        title: 'Equipment',
        columns: [
          { key: 'item', title: 'Item', share: 1 },
          { key: 'what', title: 'What', share: 2 },
        ],
        rows: ['Filter', 'Pump', 'Heater', 'Cleaner', 'Salt'].map((item) => ({
          id: item,
          cells: { item, what: item === 'Pump' ? pump : 'As shown' },
        })),
      },
    ],
    () => [{ x: 60, y: 60, width: 500, height: 500 }],
    8,
  ).flat();

const cloudsOn = ({ marks }: DrawnPage) =>
  marks.flatMap((mark) =>
    mark.kind === 'shape' && mark.stroke === CLOUD_COLOUR && mark.points.length > 3 ? [markBounds(mark)] : [],
  );
const holds = (bounds: { x0: number; x1: number; z0: number; z1: number }, x: number, y: number) =>
  bounds.x0 < x && x < bounds.x1 && bounds.z0 < y && y < bounds.z1;

describe('revision clouds', () => {
  it('are none where nothing changed, or by a hair', () => {
    const before = [page('A-1', plan(400)), page('M-1', schedule('2 hp'))];
    expect(withClouds(before, before, REVISION)).toEqual(before);
    const hair = [page('A-1', plan(400, 0.06))];
    expect(withClouds(hair, before, REVISION)).toEqual(hair);
  });

  it('surround where a thing was and is, and leave other sheets alone', () => {
    const before = [page('A-1', plan(400)), page('M-1', schedule('2 hp'))];
    const [plan1, table] = withClouds(
      [page('A-1', plan(600)), page('M-1', schedule('2 hp'))],
      before,
      REVISION,
    );
    if (!plan1 || !table) throw new Error('no pages');
    const clouds = cloudsOn(plan1);
    expect(clouds).toHaveLength(2);
    expect(clouds.some((one) => holds(one, 420, 320))).toBe(true);
    expect(clouds.some((one) => holds(one, 620, 320))).toBe(true);
    expect(plan1.marks.filter((mark) => mark.kind === 'text' && mark.text === '3')).toHaveLength(2);
    expect(table).toEqual(page('M-1', schedule('2 hp')));
  });

  it('surround one edited cell, and no other row', () => {
    const [table] = withClouds([page('M-1', schedule('3 hp'))], [page('M-1', schedule('2 hp'))], REVISION);
    if (!table) throw new Error('no page');
    const clouds = cloudsOn(table);
    expect(clouds).toHaveLength(1);
    const at = (text: string) => table.marks.find((mark) => mark.kind === 'text' && mark.text === text);
    const [pump, heater] = [at('3 hp'), at('Heater')];
    if (pump?.kind !== 'text' || heater?.kind !== 'text') throw new Error('no rows');
    expect(
      clouds.every((one) => holds(one, pump.x + 2, pump.y - 2) && !holds(one, pump.x + 2, heater.y - 2)),
    ).toBe(true);
  });

  it('become one around a drawing that changed nearly all over, and a new sheet says so', () => {
    const small = plan(400).map(
      (mark): Mark => (mark.kind === 'shape' ? { ...mark, stroke: '#222222' } : mark),
    );
    const [all, added] = withClouds(
      [page('A-1', small), page('S-1', plan(1))],
      [page('A-1', plan(400))],
      REVISION,
    );
    if (!all || !added) throw new Error('no pages');
    expect(cloudsOn(all)).toHaveLength(1);
    expect(cloudsOn(added)).toEqual([]);
    expect(added.frame.some((mark) => mark.kind === 'text' && mark.text === 'New sheet')).toBe(true);
  });
});
