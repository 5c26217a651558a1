import { type Bounds, boundsOf, crossingsOf, type Point } from '#domain/geometry/plane.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import { deckEntities, standingEntities, waterEntities } from '../layout/pool-plan.ts';
import { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';
import { FINISH_MARKS, featureItems, featureMark } from './finishes.ts';

// The pool from above, with the mark of its schedule on every finish.

function extentOf(set: PlanSet): Bounds {
  const rim = set.layout.items.filter(({ layer }) => layer === 'edge');
  const shown = [...featureItems(set), ...rim].flatMap(({ outline }) => outline);
  return boundsOf([...set.layout.deck, ...shown]);
}

const middleOf = ({ outline }: Footprint): Point => {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  return [(x0 + x1) / 2, (z0 + z1) / 2];
};

/** A mark on its own ground, somewhere near; the farther, the later it is tried. */
function markWays(text: string, [x, z]: Point, { textFt }: Pen): Entity[][] {
  const steps = [0, 1.5, -1.5, 3, -3, 4.5, -4.5];
  return steps
    .flatMap((dz) => steps.map((dx) => ({ dx, dz })))
    .toSorted((a, b) => Math.hypot(a.dx, a.dz) - Math.hypot(b.dx, b.dz))
    .map(({ dx, dz }) => [
      {
        kind: 'text',
        layer: 'A-ANNO-TEXT',
        at: [x + dx * textFt, z + (dz + 0.35) * textFt],
        text,
        heightFt: textFt,
        anchor: 'middle',
        strong: true,
        ground: true,
      },
    ]);
}

/** From the rim out over the front of the deck; `out` feet off the water. */
function rimWays(
  { pool }: Layout,
  text: string,
  out: number,
  share: number,
  below: number,
  pen: Pen,
): Entity[][] {
  const { x0, x1 } = boundsOf(pool.outline);
  return [0, 0.04, -0.04, 0.08, -0.08].flatMap((more): Entity[][] => {
    const x = x0 + (x1 - x0) * (share + more);
    const crossings = crossingsOf(pool.outline, x);
    if (crossings.length === 0) return [];
    const z = Math.max(...crossings) + out;
    return [
      [
        {
          kind: 'leader',
          layer: 'A-ANNO-NOTE',
          points: [
            [x, z],
            [x + pen.pt(6), below + pen.pt(14)],
          ],
          text,
          heightFt: pen.textFt,
        },
      ],
    ];
  });
}

function waterSpot({ pool }: Layout): Point {
  const x = pool.lengthFt * 0.18;
  const [a = 0, b = 0] = crossingsOf(pool.outline, x).toSorted((p, q) => p - q);
  return [x, (a + b) / 2];
}

function deckSpot({ deck, pool }: Layout): Point {
  const [d, p] = [boundsOf(deck), boundsOf(pool.outline)];
  return [(d.x0 + p.x0) / 2, (p.z0 + p.z1) / 2];
}

function finishEntities(set: PlanSet, pen: Pen): Entity[] {
  const { layout, measures } = set;
  const extent = extentOf(set);
  const room = new ViewRoom(pen);
  const ofKind = (kind: Footprint['kind']) => layout.items.filter((item) => item.kind === kind).slice(0, 1);
  const mark = (text: string, at: Point) => room.place(markWays(text, at, pen), true);
  const rim = (text: string, out: number, share: number) =>
    room.place(rimWays(layout, text, out, share, extent.z1, pen), true);
  const spa = ofKind('Raised Spa').map(middleOf);
  const weir = layout.pool.infinityEdge;
  const marks = FINISH_MARKS;
  return [
    ...deckEntities(layout),
    ...waterEntities(layout),
    ...standingEntities(layout, extent),
    ...mark(marks.interior, waterSpot(layout)),
    ...mark(marks.deck, deckSpot(layout)),
    ...rim(marks.tile, 0, 0.42),
    ...rim(marks.coping, layout.copingFt / 2, 0.52),
    ...rim(marks.joint, layout.copingFt, 0.62),
    ...(measures.riserSqFt > 0
      ? [...ofKind('steps'), ...ofKind('bench')]
          .slice(0, 1)
          .flatMap((item) => mark(marks.steps, middleOf(item)))
      : []),
    ...ofKind('Beach Entry').flatMap((item) => mark(marks.beach, middleOf(item))),
    ...spa.flatMap((at) => [...mark(marks.spaInterior, at), ...mark(marks.spaFacing, at)]),
    ...(weir ? mark(marks.weir, [weir[0][0], (weir[0][1] + weir[1][1]) / 2]) : []),
    ...featureItems(set).flatMap((item, index) => mark(featureMark(index), middleOf(item))),
  ];
}

export const FINISH_VIEW: View = {
  name: 'finishes',
  title: ({ words }) => words.finishes.plan,
  ruler: 'built',
  extent: extentOf,
  marginIn: 0.45,
  draw: finishEntities,
};
