import { expect, test } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { gapOfOutlines } from '#domain/geometry/distance.ts';
import { contains, edgesOf, offset, oriented, type Point } from '#domain/geometry/plane.ts';
import { largestSite } from '#domain/plot/largest-plot.ts';
import { barePlot, samplePlot } from '#domain/plot/sample-plot.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { brand } from '#domain/site/brand.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import { buildPlanSet } from '../plan-set.ts';
import { type Barrier, barrierOf } from './barrier.ts';
import { DETAIL } from './rules.ts';

const layoutOf = (design: Design) => layoutDesign(drawnDesign(design));
const design = (change: Partial<Design> = {}): Design => ({
  ...DEFAULT_DESIGN,
  words: '',
  features: [],
  style: 'Rectangular',
  lengthFt: 28,
  widthFt: 14,
  ...change,
});

const CELL = 0.25;

/** Walks the land in steps of a quarter foot from far outside; fences, gates, walls and buildings stop it. */
function reachesWater(layout: Layout, { paths, gates, walls }: Barrier): boolean {
  const segments = [...paths, ...walls, ...gates.map(({ ends }) => ends)].flatMap((path) =>
    path.slice(1).map((to, i) => [path[i] ?? to, to] as const),
  );
  const buildings = layout.plot?.buildings.map(({ outline }) => outline) ?? [layout.house?.outline ?? []];
  const all = [...segments.flat(), ...layout.deck, ...layout.pool.outline];
  const [x0, x1] = [Math.min(...all.map(([x]) => x)) - 3, Math.max(...all.map(([x]) => x)) + 3];
  const [z0, z1] = [Math.min(...all.map(([, z]) => z)) - 3, Math.max(...all.map(([, z]) => z)) + 3];
  const [columns, rows] = [Math.ceil((x1 - x0) / CELL), Math.ceil((z1 - z0) / CELL)];
  const taken = new Uint8Array(columns * rows);
  const at = ([x, z]: Point) => Math.floor((z - z0) / CELL) * columns + Math.floor((x - x0) / CELL);
  for (const [a, b] of segments) {
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / (CELL / 3)) + 1;
    for (let i = 0; i <= steps; i++)
      taken[at([a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps])] = 1;
  }
  const middle = (cell: number): Point => [
    x0 + ((cell % columns) + 0.5) * CELL,
    z0 + (Math.floor(cell / columns) + 0.5) * CELL,
  ];
  const isBuilt = (cell: number) =>
    buildings.some((outline) => outline.length > 2 && contains(outline, middle(cell)));
  const isBorder = (cell: number) =>
    cell < columns || cell >= taken.length - columns || cell % columns === 0 || (cell + 1) % columns === 0;
  const open = Array.from(taken.keys()).filter((cell) => isBorder(cell) && !taken[cell] && !isBuilt(cell));
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (contains(layout.pool.outline, middle(cell))) return true;
    const column = cell % columns;
    const next = [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      cell - columns,
      cell + columns,
    ];
    for (const one of next) {
      if (one < 0 || one >= taken.length || taken[one]) continue;
      taken[one] = 1;
      if (!isBuilt(one)) open.push(one);
    }
  }
  return false;
}

test('a barrier is closed: nobody walks to the water past fence, gate or house', () => {
  for (const { name, input } of TWELVE_DESIGNS) {
    const layout = layoutOf(input.design);
    const barrier = barrierOf(layout, input.state);
    expect(barrier.designed, name).toBe(input.design.features.includes('Safety Fence'));
    expect(barrier.gates.length, name).toBe(1);
    expect(reachesWater(layout, barrier), name).toBe(false);
    // And the walk would find a hole.
    expect(reachesWater(layout, { ...barrier, gates: [] }), name).toBe(true);
  }
});

test('a proposed line stays on the lot, off the deck and the buildings; a house so near that it stands in the line closes it', () => {
  const near = samplePlot({
    buildings: [
      {
        kind: 'house',
        corners: [
          [10, 5],
          [62, 5],
          [62, 44],
          [10, 44],
        ],
        gapFt: 5,
        note: '',
      },
    ],
    heights: [],
  });
  const layout = layoutOf(
    design({
      lengthFt: 24,
      widthFt: 12,
      site: { plot: near, place: { x: 34, y: 62, turnDeg: 0, levelFt: null } },
    }),
  );
  const barrier = barrierOf(layout, 'FL');
  const lot = layout.plot?.lot ?? [];
  const house = layout.plot?.buildings[0]?.outline ?? [];
  expect(barrier.designed).toBe(false);
  expect(barrier.walls.length).toBe(1);
  expect(reachesWater(layout, barrier)).toBe(false);
  for (const [a, b] of edgesOf(barrier.ring))
    for (const t of [0, 0.25, 0.5, 0.75]) {
      const point: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      expect(contains(lot, point)).toBe(true);
      expect(contains(house, point)).toBe(false);
      expect(
        contains(
          layout.deck.map(([x, z]) => [x * 0.99, z * 0.99] as const),
          point,
        ),
      ).toBe(false);
    }
});

test('the length is the fence alone, posts are never farther apart than a panel, the gate opens away from the water', () => {
  const layout = layoutOf(design({ features: ['Safety Fence'], house: 'none' }));
  const { lengthFt, paths, posts, gates, ring } = barrierOf(layout, null);
  const [first] = ring;
  if (!first || !layout.fence) throw new Error('no fence');
  const [x0, x1] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
  const [z0, z1] = [Math.min(...ring.map(([, z]) => z)), Math.max(...ring.map(([, z]) => z))];
  expect(lengthFt).toBeCloseTo(2 * (x1 - x0 + z1 - z0) - 4, 6);
  expect(paths.length).toBe(1);
  posts.slice(1).forEach(([x, z], i) => {
    const [px, pz] = posts[i] ?? [x, z];
    expect(Math.hypot(x - px, z - pz)).toBeLessThanOrEqual(DETAIL.postSpacingFt + 1e-6);
  });
  expect(gates[0]?.outward[0]).toBe(1);
  expect(gates[0]?.widthFt).toBeCloseTo(4, 9);
});

test('no barrier is lower than its state’s card, and a card that leaves it to counties says so', () => {
  const layout = layoutOf(design());
  for (const { code, barrierInches } of STATE_LAWS) {
    const { heightFt, rule, latchIn } = barrierOf(layout, code);
    expect(heightFt * 12, code).toBeGreaterThanOrEqual(barrierInches ?? 48);
    expect(rule, code).toEqual(
      barrierInches === null ? { kind: 'local' } : { kind: 'state', inches: barrierInches },
    );
    expect(latchIn, code).toBe(code === 'CA' ? 60 : 54);
  }
  expect(barrierOf(layout, null).rule).toEqual({ kind: 'none' });
});

test('hostile land takes no time, and a pool across the lot line still has a barrier around it', () => {
  const layout = layoutOf(design({ site: largestSite() }));
  const bare = barePlot([
    [0, 0],
    [60, 0],
    [60, 60],
    [0, 60],
  ]);
  const across = layoutOf(
    design({ site: { plot: bare, place: { x: 0, y: 30, turnDeg: 33, levelFt: null } } }),
  );
  barrierOf(across, 'AZ');
  const before = process.cpuUsage();
  const barrier = barrierOf(layout, 'FL');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(0.3);
  expect(reachesWater(layout, barrier)).toBe(false);
  expect(reachesWater(across, barrierOf(across, 'AZ'))).toBe(false);
});

test('without land the pad stands a step clear of the barrier, around the pad that the pipes lead to', () => {
  const free = TWELVE_DESIGNS.filter(({ input }) => !input.design.site);
  expect(free.length).toBeGreaterThan(5);
  for (const { name, input } of free) {
    const { barrier, equipment } = buildPlanSet({ input, words: PLAN_SET, office: OFFICE, brand });
    const { outline, drawn } = equipment.pad;
    expect(gapOfOutlines(barrier.ring, outline).feet, name).toBeGreaterThan(2.99);
    expect(
      drawn.every((corner) => contains(offset(oriented(outline), 0.01), corner)),
      name,
    ).toBe(true);
  }
});
