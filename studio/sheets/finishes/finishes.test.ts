import { expect, test } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { boundsOf, contains, type Point, type Polygon, shareWithin } from '#domain/geometry/plane.ts';
import { brand } from '#domain/site/brand.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import type { Entity } from '../engine/entity.ts';
import { fieldOf } from '../engine/frame.ts';
import { fittingScale } from '../engine/scale.ts';
import { penOf } from '../engine/view.ts';
import { buildPlanSet, type PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { FINISH_VIEW } from './finish-view.ts';
import { finishesOf } from './finishes.ts';

const sets = TWELVE_DESIGNS.map(({ name, input }) => ({
  name,
  set: buildPlanSet({ input, words: PLAN_SET, office: OFFICE, brand }),
}));
const named = (name: string): PlanSet => {
  const found = sets.find((one) => one.name === name);
  if (!found) throw new Error(`there is no design ${name}`);
  return found.set;
};
const amounts = (set: PlanSet) =>
  Object.fromEntries(tableOf(set, 'finishes').rows.map(({ id, cells }) => [id, cells.amount]));

test.each(sets)('$name: the schedule says what Q-1 counts', ({ set }) => {
  const rows = tableOf(set, 'take-off').rows;
  const net = (id: string) => {
    const value = Number(rows.find((row) => row.id === id)?.cells.net ?? 0);
    return value.toLocaleString('en-US');
  };
  const told = amounts(set);
  const pairs = {
    interior: `${net('interior')} sq ft`,
    tile: `${net('tile')} sq ft`,
    coping: `${net('coping')} ft`,
    deck: `${net('deck')} sq ft`,
    joint: `${net('deck-joint')} ft`,
    steps: `${net('step-tile')} ft`,
    spaInterior: `${net('spa-interior')} sq ft`,
    spaCoping: `${net('spa-coping')} ft`,
    spaFacing: `${net('spa-facing')} sq ft`,
    weir: `${net('weir-facing')} sq ft`,
    basinInterior: `${net('basin-interior')} sq ft`,
    basinCap: `${net('basin-coping')} ft`,
  };
  for (const [part, wanted] of Object.entries(pairs))
    expect(told[part] ?? (wanted.startsWith('0 ') ? wanted : 'missing'), part).toBe(wanted);
});

test('step edges and joints, by hand', () => {
  // Four treads right across a pool of 8 ft; coping of 1.15 ft around 12 × 8 ft.
  expect(amounts(named('plunge'))).toMatchObject({ steps: '32 ft', joint: '49 ft' });
  // A shelf across 16 ft; four treads 8.8 ft wide with two open sides of 4.6 ft; a bench across 16 ft, less the rounded corners.
  expect(amounts(named('rectangle')).steps).toBe('76 ft');
  // Four treads and a bench across 16 ft; coping on three sides of 38 × 16 ft, its outer edge longer by 2.3 ft at each of two
  // corners; a basin as long as the weir, 3.1 ft wide.
  expect(amounts(named('infinity-slope'))).toMatchObject({
    steps: '80 ft',
    coping: '70 ft',
    joint: '75 ft',
    basinCap: '44 ft',
  });
});

test.each(sets)('$name: every mark of the schedule stands once on the plan', ({ set }) => {
  const marks = tableOf(set, 'finishes').rows.map(({ cells }) => String(cells.mark));
  const texts = drawn(set).flatMap((one) => (one.kind === 'text' ? [one.text] : []));
  expect(texts.toSorted()).toEqual(marks.toSorted());
  expect(finishesOf(set).map(({ mark }) => mark)).toEqual(marks.filter((mark) => mark.startsWith('F')));
});

test.each(sets)(
  '$name: marks keep off lines and off one another, and that of the interior lies in the water',
  ({ set }) => {
    const entities = drawn(set);
    const tags = entities.flatMap((one, i) =>
      one.kind === 'text' ? [{ text: one.text, at: one.at, ground: hexagonOf(entities[i - 1]) }] : [],
    );
    const lines = entities.flatMap((one) =>
      one.kind === 'path' && !one.unlined && one.layer !== 'A-ANNO-TEXT'
        ? one.points.slice(1).map((to, i) => [one.points[i] ?? to, to] as const)
        : [],
    );
    const standing = entities.flatMap((one) =>
      one.kind === 'path' && one.layer === 'A-FEAT' ? [one.points] : [],
    );
    for (const { text, at, ground } of tags) {
      const b = boundsOf(ground);
      // Within what stands on the plan, what is under it is hidden.
      const isSeen = (end: Point) =>
        !standing.some((outline) => contains(outline, at) && !outline.includes(end));
      expect(
        lines.filter(([from, to]) => isSeen(from) && shareWithin(from, to, b)),
        text,
      ).toEqual([]);
      expect(
        tags.filter((other) => {
          const o = boundsOf(other.ground);
          return o.x0 < b.x1 && b.x0 < o.x1 && o.z0 < b.z1 && b.z0 < o.z1;
        }),
      ).toHaveLength(1);
    }
    const interior = tags.find(({ text }) => text === 'F1');
    expect(interior && contains(set.layout.pool.outline, interior.at)).toBe(true);
  },
);

function drawn(set: PlanSet): Entity[] {
  const field = fieldOf('arch-d');
  const size = { widthIn: (field.width * 2.2) / 3.2 / 72, heightIn: field.height / 72 };
  const scale = fittingScale(FINISH_VIEW.ruler, FINISH_VIEW.extent(set), size, FINISH_VIEW.marginIn);
  return FINISH_VIEW.draw(set, penOf(scale, field.textPt));
}

function hexagonOf(entity: Entity | undefined): Polygon {
  if (entity?.kind !== 'path') throw new Error('a mark has no hexagon');
  return entity.points;
}
