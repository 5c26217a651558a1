import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, HOUSES } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { boundsOf, contains, offset, overlap, type Polygon } from '#domain/geometry/plane.ts';
import { LONG, someOf } from '../../proof/long.ts';
import { camerasFor } from './cameras.ts';
import { keptFree, seatLook } from './houses/porch.ts';
import { layoutDesign } from './layout.ts';
import type { Layout } from './layout-types.ts';
import { furnishingOf } from './parts/terrace-life.ts';
import { bottomAt, WATER_Y } from './pool-heights.ts';
import { METRES_PER_FOOT } from './scene.ts';
import { type Cells, placeOf } from './testing/cells.ts';
import { type Solid, solidsOf } from './testing/solids.ts';
import { someDesigns } from './testing/some-designs.ts';

// Every thing by itself, as it is drawn: it touches no other, stands on something, and leaves doors free.

const OVER_THE_DECK_FT = 0.3;

function touching(solids: readonly Solid[]): string[] {
  const owner = new Map<number, string>();
  const found = new Set<string>();
  for (const { name, cells } of solids)
    for (const cell of cells) {
      if (placeOf(cell)[1] < OVER_THE_DECK_FT) continue;
      const other = owner.get(cell);
      if (other && other !== name) found.add(`${other} × ${name}`);
      owner.set(cell, name);
    }
  return [...found];
}

const STANDS_FT = 0.3;

/** The names of things with a part that rests on nothing. */
function floating(layout: Layout, solids: readonly Solid[]): string[] {
  const house = solids.find(({ name }) => name === 'house')?.cells;
  const inner = offset(layout.pool.outline, -0.6);
  return solids.flatMap(({ name, cells, water }) => {
    if (name === 'house' || name.startsWith('Bubblers') || name.startsWith('Deck Jets')) return [];
    const up = cells
      .pieces()
      .filter((piece) => !rests(layout, inner, piece, house ? [house, water] : [water]));
    return up.map((piece) => `${name} at ${placeOf(piece[0] ?? 0).map((feet) => feet.toFixed(1))}`);
  });
}

function rests(layout: Layout, inner: Polygon, piece: readonly number[], under: readonly Cells[]): boolean {
  return piece.some((cell) => {
    const [x, y, z] = placeOf(cell);
    const water = contains(layout.pool.outline, [x, z]);
    const floor = water ? WATER_Y - bottomAt(layout, [x, z]) : 0;
    if (y < floor + STANDS_FT) return true;
    // A lens sits in the wall of the pool.
    if (water && y < 0 && !contains(inner, [x, z])) return true;
    // On a roof, or afloat.
    return under.some((cells) => cells.touches(cell));
  });
}

function beforeDoors(layout: Layout, solids: readonly Solid[]): string[] {
  const { house, design } = layout;
  if (!house) return [];
  const kept = keptFree(design.house, house);
  return solids
    .filter(({ item }) => item && item.kind !== 'Solar Heating')
    .filter(({ cells }) =>
      [...cells].some((cell) => {
        const [x, y, z] = placeOf(cell);
        return y > OVER_THE_DECK_FT && kept.some((area) => contains(area, [x, z]));
      }),
    )
    .map(({ name }) => name);
}

function faults(design: Design): string[] {
  const layout = layoutDesign(design);
  const solids = solidsOf(layout);
  return [
    ...touching(solids),
    ...floating(layout, solids),
    ...beforeDoors(layout, solids).map((name) => `${name} before a door`),
  ];
}

const told = ({ style, house, lengthFt, widthFt, features, shape }: Design) =>
  `${style} ${shape ?? ''} ${house} ${lengthFt}x${widthFt} ${features.join(', ')}`;

test.each(someOf(STYLES, 1))(
  '%s: every feature stands by itself, on something, and off the doors',
  (style) => {
    const found = FEATURES.flatMap((feature, i) => {
      const design: Design = {
        ...DEFAULT_DESIGN,
        style,
        lengthFt: 40,
        widthFt: 18,
        // Houses take the longest to look through: every third feature meets one.
        house: (i % 3 ? undefined : HOUSES[(i / 3) % HOUSES.length]) ?? 'none',
        features: [feature],
      };
      const all = faults(design);
      return all.length > 0 ? [`${told(design)}: ${all.join('; ')}`] : [];
    });
    expect(found).toEqual([]);
  },
);

const DESIGNS = LONG ? 200 : 10;

test(`${DESIGNS} designs: nothing touches anything else, nothing floats, nothing stands before a door`, () => {
  const found = someDesigns(DESIGNS).flatMap((design) => {
    const all = faults(design);
    return all.length > 0 ? [`${told(design)}: ${all.join('; ')}`] : [];
  });
  expect(found).toEqual([]);
});

const WITH_HOUSE = HOUSES.filter((house) => house !== 'none');
test.each(someOf(WITH_HOUSE, 2))(
  '%s: the house hangs together, and none of its own pots stands before its glass doors',
  (house) => {
    const layout = layoutDesign({ ...DEFAULT_DESIGN, house, features: ['Solar Heating'] });
    const drawn = solidsOf(layout).find(({ name }) => name === 'house');
    if (!drawn || !layout.house) throw new Error('no house');
    const up = drawn.cells.pieces().filter((piece) => piece.every((cell) => placeOf(cell)[1] > STANDS_FT));
    expect(up.map((piece) => placeOf(piece[0] ?? 0))).toEqual([]);
    const wall = layout.house.anchor.z;
    const doors = doorsOf(drawn);
    expect(doors.length).toBeGreaterThan(0);
    const inTheWay = [...drawn.cells].map(placeOf).filter(([x, y, z]) => {
      const before = z > wall + 0.6 && z < wall + 3 && y > 0.3 && y < 6.5;
      return before && doors.some(({ x0, x1 }) => x > x0 && x < x1);
    });
    expect(inTheWay).toEqual([]);
  },
);

const TALL = ['Grotto', 'Waterfall', 'Scuppers', 'Slide', 'Regeneration Zone'] as const;

// Glass from the floor to over a man's head.
function doorsOf({ meshes }: Solid): { x0: number; x1: number }[] {
  const glass = meshes.find(({ material }) => material === 'glass');
  if (!glass) return [];
  return Array.from({ length: glass.positions.length / 12 }, (_, i) => {
    const corners = Array.from({ length: 4 }, (_, k): [number, number] => [
      (glass.positions[i * 12 + k * 3] ?? 0) / METRES_PER_FOOT,
      (glass.positions[i * 12 + k * 3 + 1] ?? 0) / METRES_PER_FOOT,
    ]);
    return boundsOf(corners);
  })
    .filter(({ z0, z1 }) => z0 < 0.3 && z1 > 6)
    .map(({ x0, x1 }) => ({ x0, x1 }));
}

test.each(someOf(WITH_HOUSE, 2))(
  '%s: across the water the glass doors are in sight past whatever is tall, and nobody sits before them or before the seat at the wall',
  (house) => {
    const design = { ...DEFAULT_DESIGN, house, style: 'Lagoon', lengthFt: 45, widthFt: 24 } as const;
    const bare = solidsOf(layoutDesign({ ...design, features: [] }));
    const drawn = bare.find(({ name }) => name === 'house');
    const doors = drawn ? doorsOf(drawn) : [];
    expect(doors.length).toBeGreaterThan(0);
    // Where it is deep enough to sit, two houses have nothing but doors.
    const bar = house === 'modern' || house === 'mediterranean' ? [] : (['Swim-Up Bar'] as const);
    for (const feature of [...bar, ...TALL] as const) {
      const layout = layoutDesign({ ...design, features: [feature] });
      const things = layout.items
        .filter(({ kind, anchor }) => kind === feature && anchor.yaw === 0)
        .map(({ outline }) => outline);
      const seats = furnishingOf(layout, camerasFor(layout).views)
        .filter(
          ({ kind, at }) => kind !== 'pot' && kind !== 'lantern' && at[1] < boundsOf(layout.pool.outline).z0,
        )
        .map(({ outline }) => outline);
      const hidden = [...things, ...seats]
        .map(boundsOf)
        .filter((thing) => doors.some(({ x0, x1 }) => thing.x1 > x0 + 0.5 && thing.x0 < x1 - 0.5));
      expect([feature, hidden]).toEqual([feature, []]);
      const look = layout.house && seatLook(house, layout.house);
      expect(seats.filter((seat) => look && overlap(seat, look))).toEqual([]);
    }
  },
);
