import { type Point, rectangle } from '#domain/geometry/plane.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import { DETAIL } from './rules.ts';

// A panel and a gate seen from outside, to scale: x along the fence, the ground at 0, up is negative.

const POST_FT = 4 / 12;
const PICKET_FT = 0.75 / 12;
/** From picket to picket: what is left between them is a quarter inch less than the sphere. */
const SPACING_FT = (DETAIL.sphereIn + 0.5) / 12;
const RAIL_FT = 1.5 / 12;
const FOOT_FT = 2;
const BELOW_FT = DETAIL.belowSoilIn / 12;
/** Middles of the posts: a whole panel, the gate, and what the next panel begins with. */
const POSTS = {
  first: 0,
  hinge: DETAIL.postSpacingFt,
  latch: DETAIL.postSpacingFt + DETAIL.gateFt + POST_FT,
  last: DETAIL.postSpacingFt + DETAIL.gateFt + POST_FT + 4,
} as const;

export const ELEVATION_VIEW: View = {
  name: 'barrier-elevation',
  title: ({ words }) => words.barrier.elevation,
  ruler: 'built',
  extent: ({ barrier }) => ({ x0: -0.5, z0: -barrier.heightFt, x1: POSTS.last + 0.5, z1: FOOT_FT }),
  marginIn: 0.95,
  apart: true,
  draw: (set, pen) => [...fence(set.barrier.heightFt, set.barrier.latchIn / 12), ...figures(set, pen)],
};

const box = (
  layer: 'A-BARR-GATE' | 'A-FEAT' | 'C-GRND' | 'A-POOL-COPG',
  x0: number,
  top: number,
  x1: number,
  bottom: number,
  tint?: string,
): Entity => ({
  kind: 'path',
  layer,
  points: rectangle(x0, -top, x1, -bottom),
  closed: true,
  ...(tint ? { fill: { tint } } : {}),
});

function fence(heightFt: number, latchFt: number): Entity[] {
  const half = POST_FT / 2;
  const post = (x: number): Entity[] => [
    box('A-POOL-COPG', x - half * 2.2, 0, x + half * 2.2, -FOOT_FT),
    box('A-FEAT', x - half, heightFt, x + half, -FOOT_FT * 0.85, '#ffffff'),
  ];
  const hinge = POSTS.hinge + half;
  const latch = POSTS.latch - half;
  return [
    ...run(POSTS.first + half, POSTS.hinge - half, heightFt, 'A-FEAT'),
    ...run(hinge, latch, heightFt, 'A-BARR-GATE'),
    ...run(POSTS.latch + half, POSTS.last - half, heightFt, 'A-FEAT'),
    ...Object.values(POSTS).flatMap(post),
    // How a leaf is hung, as on every door schedule: the lines meet at the hinges.
    ...[heightFt, BELOW_FT].map(
      (up): Entity => ({
        kind: 'path',
        layer: 'A-ANNO-NOTE',
        points: [
          [latch, -up],
          [hinge, -(heightFt + BELOW_FT) / 2],
        ],
        closed: false,
      }),
    ),
    box('A-BARR-GATE', latch - 0.35, latchFt + 0.12, latch + 0.12, latchFt - 0.12, '#a3341c'),
    ...[0.2, 0.8].map((share) =>
      box(
        'A-BARR-GATE',
        hinge - 0.08,
        heightFt * share + 0.15,
        hinge + 0.2,
        heightFt * share - 0.15,
        '#a3341c',
      ),
    ),
    {
      kind: 'path',
      layer: 'C-GRND',
      points: [
        [-0.5, 0],
        [POSTS.last + 0.5, 0],
      ],
      closed: false,
    },
  ];
}

function run(x0: number, x1: number, heightFt: number, layer: 'A-FEAT' | 'A-BARR-GATE'): Entity[] {
  const gate = layer === 'A-BARR-GATE';
  const [from, to] = gate ? [x0 + 0.04, x1 - 0.04] : [x0, x1];
  const count = Math.ceil((to - from) / SPACING_FT);
  const step = (to - from) / count;
  const rails = [heightFt - 0.1, BELOW_FT + 0.2 + RAIL_FT].map((top) =>
    box(layer, from, top, to, top - RAIL_FT, '#ffffff'),
  );
  const pickets = Array.from({ length: count - 1 }, (_, i) => {
    const x = from + step * (i + 1);
    return box('A-POOL-COPG', x - PICKET_FT / 2, heightFt, x + PICKET_FT / 2, BELOW_FT);
  });
  const frame = gate
    ? [from, to - RAIL_FT].map((x) => box(layer, x, heightFt, x + RAIL_FT, BELOW_FT, '#ffffff'))
    : [];
  return [...pickets, ...rails, ...frame];
}

function figures({ barrier, words }: PlanSet, pen: Pen): Entity[] {
  const { heightFt, latchIn } = barrier;
  const { detail } = words.barrier;
  const { textFt, pt } = pen;
  const measure = (from: Point, to: Point, at: Point): Entity => ({
    kind: 'dimension',
    layer: 'A-ANNO-DIMS',
    from,
    to,
    at,
    heightFt: textFt,
  });
  const note = (tip: Point, end: Point, text: string): Entity => ({
    kind: 'leader',
    layer: 'A-ANNO-TEXT',
    points: [tip, [end[0] - pt(8), end[1]], end],
    text,
    heightFt: textFt,
  });
  const over = -heightFt - pt(22);
  const row = (index: number) => FOOT_FT + pt(6) + index * textFt * 1.7;
  const sphere: Point = [1.3, -heightFt * 0.45];
  const right = POSTS.last + 0.5;
  return [
    measure([POSTS.first, -heightFt], [POSTS.hinge, -heightFt], [POSTS.first, over]),
    measure(
      [POSTS.hinge + POST_FT / 2, -heightFt],
      [POSTS.latch - POST_FT / 2, -heightFt],
      [POSTS.hinge, over],
    ),
    measure([POSTS.first, 0], [POSTS.first, -heightFt], [-0.5 - pt(18), 0]),
    measure([POSTS.latch, 0], [POSTS.latch, -latchIn / 12], [right + pt(16), 0]),
    { kind: 'circle', layer: 'A-BARR-GATE', at: sphere, radiusFt: DETAIL.sphereIn / 24 },
    note(sphere, [1.7, row(3)], fill(detail.sphere, { inches: DETAIL.sphereIn })),
    note(
      [5.6, -BELOW_FT / 2],
      [6, row(2)],
      fill(detail.below, { soil: DETAIL.belowSoilIn, solid: DETAIL.belowSolidIn }),
    ),
    note([(POSTS.hinge + POSTS.latch) / 2, -heightFt * 0.25], [POSTS.latch - 1.6, row(1)], detail.swing),
    note(
      [POSTS.latch - 0.3, -latchIn / 12],
      [POSTS.latch + 0.5, over - pt(16)],
      fill(detail.latch, { inches: latchIn }),
    ),
    {
      kind: 'text',
      layer: 'A-ANNO-NOTE',
      at: [POSTS.latch + 0.6, pt(3) + textFt],
      text: detail.grade,
      heightFt: textFt,
      anchor: 'start',
    },
    {
      kind: 'text',
      layer: 'A-ANNO-NOTE',
      at: [2.2, pt(3) + textFt],
      text: fill(detail.panel, { feet: feetAndInches(DETAIL.postSpacingFt) }),
      heightFt: textFt,
      anchor: 'start',
    },
  ];
}
