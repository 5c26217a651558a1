import { boundsOf, offset, type Point, rectangle } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { COPING_THICK_FT, WATER_Y } from '#studio/scene/pool-heights.ts';
import type { Entity } from '../engine/entity.ts';
import type { LayerName } from '../engine/layers.ts';
import type { Pen, View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';

// The shell without its steel: from above with its measures, and through a wall at the deepest water.

const dimension = (from: Point, to: Point, at: Point, { textFt }: Pen): Entity => ({
  kind: 'dimension',
  layer: 'A-ANNO-DIMS',
  from,
  to,
  at,
  heightFt: textFt,
});

export const SHELL_PLAN: View = {
  name: 'shell',
  title: ({ words }) => words.structural.plan,
  ruler: 'built',
  extent: ({ layout }) => boundsOf(offset(layout.pool.outline, BUILD.wallFt)),
  marginIn: 0.9,
  draw: ({ layout }, pen) => {
    const { outline } = layout.pool;
    const outer = offset(outline, BUILD.wallFt);
    const [b, o] = [boundsOf(outline), boundsOf(outer)];
    return [
      { kind: 'path', layer: 'S-SHEL', points: outer, closed: true, fill: { tint: '#e4e6e6' } },
      { kind: 'path', layer: 'S-SHEL', points: outline, closed: true, fill: { tint: '#ffffff' } },
      dimension([b.x0, b.z1], [b.x1, b.z1], [b.x0, o.z1 + pen.pt(18)], pen),
      dimension([o.x0, o.z1], [o.x1, o.z1], [o.x0, o.z1 + pen.pt(40)], pen),
      dimension([b.x1, b.z0], [b.x1, b.z1], [o.x1 + pen.pt(18), b.z0], pen),
      dimension([o.x1, o.z0], [o.x1, o.z1], [o.x1 + pen.pt(40), o.z0], pen),
    ];
  },
};

const FLOOR_FT = 2.5;
const EARTH_FT = 2;
const depthOf = ({ measures }: PlanSet) => measures.deepestFt - WATER_Y;

const filled = (
  layer: LayerName,
  points: readonly Point[],
  pattern: LayerName,
  hatch: 'left' | 'dots',
  gapPt: number,
): Entity[] => [
  { kind: 'path', layer: pattern, points, closed: true, unlined: true, fill: { hatch, gapPt } },
  { kind: 'path', layer, points, closed: true },
];

/** Inside of the wall at x 0, the deck at y 0. */
export const WALL_SECTION: View = {
  name: 'wall',
  title: ({ words }) => words.structural.section,
  ruler: 'built',
  apart: true,
  extent: (set) => ({
    x0: -BUILD.beamWideFt - EARTH_FT,
    z0: -0.5,
    x1: FLOOR_FT,
    z1: depthOf(set) + BUILD.floorFt + BUILD.gravelFt,
  }),
  marginIn: 0.8,
  draw: (set, pen) => [
    ...shellEntities(depthOf(set)),
    ...shellDimensions(depthOf(set), pen),
    ...shellKeys(depthOf(set), pen),
  ],
};

function shellEntities(depth: number): Entity[] {
  const { beamWideFt: beam, beamHighFt, wallFt, floorFt, gravelFt } = BUILD;
  const top = COPING_THICK_FT;
  const concrete: Point[] = [
    [-beam, top],
    [0, top],
    [0, depth],
    [FLOOR_FT, depth],
    [FLOOR_FT, depth + floorFt],
    [-wallFt, depth + floorFt],
    [-wallFt, top + beamHighFt],
    [-beam, top + beamHighFt],
  ];
  return [
    ...filled('S-SHEL', concrete, 'S-SHEL-PATT', 'left', 6),
    ...filled(
      'C-GRND',
      rectangle(-wallFt, depth + floorFt, FLOOR_FT, depth + floorFt + gravelFt),
      'C-GRND-PATT',
      'dots',
      3,
    ),
    {
      kind: 'path',
      layer: 'A-POOL-COPG',
      points: rectangle(-beam, 0, 0.12, top),
      closed: true,
      fill: { tint: '#f1ece3' },
    },
    {
      kind: 'path',
      layer: 'A-DECK',
      points: rectangle(-beam - EARTH_FT, 0, -beam, BUILD.deckSlabFt),
      closed: true,
    },
    {
      kind: 'path',
      layer: 'A-POOL-WATR',
      points: [
        [0, -WATER_Y],
        [FLOOR_FT, -WATER_Y],
      ],
      closed: false,
    },
  ];
}

function shellDimensions(depth: number, pen: Pen): Entity[] {
  const { beamWideFt: beam, beamHighFt, wallFt, floorFt } = BUILD;
  const top = COPING_THICK_FT;
  const left = -beam - pen.pt(26);
  return [
    dimension([-beam, top], [0, top], [0, -pen.pt(22)], pen),
    dimension([-beam, top], [-beam, top + beamHighFt], [left, 0], pen),
    dimension([-wallFt, depth * 0.7], [0, depth * 0.7], [0, depth * 0.7], pen),
    dimension([FLOOR_FT, -WATER_Y], [FLOOR_FT, depth], [FLOOR_FT + pen.pt(20), 0], pen),
    dimension([FLOOR_FT, depth], [FLOOR_FT, depth + floorFt], [FLOOR_FT + pen.pt(20), 0], pen),
  ];
}

/** Numbers beside what they mean, in the order of the words. */
function shellKeys(depth: number, pen: Pen): Entity[] {
  const { beamWideFt: beam, wallFt, floorFt, gravelFt } = BUILD;
  const spots: [Point, Point][] = [
    [
      [-beam - EARTH_FT * 0.6, BUILD.deckSlabFt],
      [-pen.pt(10), pen.pt(26)],
    ],
    [
      [-beam * 0.4, COPING_THICK_FT + 0.5],
      [pen.pt(40), pen.pt(22)],
    ],
    [
      [0, depth * 0.5],
      [pen.pt(34), pen.pt(6)],
    ],
    [
      [FLOOR_FT * 0.5, depth],
      [pen.pt(8), -pen.pt(24)],
    ],
    [
      [-wallFt, depth + floorFt + gravelFt / 2],
      [-pen.pt(26), -pen.pt(8)],
    ],
    [
      [FLOOR_FT * 0.7, -WATER_Y],
      [-pen.pt(6), -pen.pt(20)],
    ],
  ];
  return spots.map(
    ([tip, [dx, dz]], i): Entity => ({
      kind: 'leader',
      layer: 'A-ANNO-TEXT',
      points: [tip, [tip[0] + dx, tip[1] + dz]],
      text: String(i + 1),
      heightFt: pen.textFt,
    }),
  );
}
