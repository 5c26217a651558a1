import { type Bounds, boundsOf, offset, type Point, rectangle } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { fill } from '#domain/words/fill.ts';
import { grownAround } from '#studio/scene/infinity-edge.ts';
import type { FootprintKind } from '#studio/scene/layout-types.ts';
import { bottomAt } from '#studio/scene/pool-heights.ts';
import { type Cut, cutOf, isLevel } from '#studio/section/cuts.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import { insideOf } from '../finishes/beside-water.ts';
import { chainAcross, chainAlong, rowFt } from '../layout/dimension-chain.ts';
import { inEighths } from '../layout/eighths.ts';
import { breaksAt, open, waterEntities } from '../layout/pool-plan.ts';
import { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';
import { detailCuts } from './detail-cuts.ts';

// The shell from above: walls as they are cut below the bond beam, floor and steps, and where the details are cut.

const CONCRETE = { tint: '#e4e6e6' };
const BESIDE: readonly FootprintKind[] = ['Raised Spa', 'Infinity Edge'];

const besides = ({ layout }: PlanSet) => layout.items.filter(({ kind }) => BESIDE.includes(kind));

function extentOf(set: PlanSet): Bounds {
  const around = offset(set.layout.pool.outline, BUILD.beamWideFt);
  return boundsOf([...around, ...besides(set).flatMap(({ outline }) => outline)]);
}

export const SHELL_PLAN: View = {
  name: 'shell',
  title: ({ words }) => words.structural.plan,
  ruler: 'built',
  extent: extentOf,
  marginIn: 1,
  draw: (set, pen) => {
    const room = new ViewRoom(pen);
    return [
      ...shellEntities(set),
      ...room.take(dimensions(set, pen)),
      ...sectionMarks(set, pen, room),
      ...drains(set, pen, room),
      ...depths(set, pen, room),
    ];
  },
};

function shellEntities(set: PlanSet): Entity[] {
  const { layout } = set;
  const { outline, infinityEdge } = layout.pool;
  return [
    {
      kind: 'path',
      layer: 'S-SHEL',
      points: offset(outline, BUILD.wallFt),
      closed: true,
      fill: CONCRETE,
    },
    ...waterEntities(layout).filter(({ layer }) => layer !== 'A-POOL-COPG'),
    {
      kind: 'path',
      layer: 'S-SHEL-HIDN',
      points: grownAround(outline, infinityEdge, BUILD.beamWideFt),
      closed: true,
    },
    ...besides(set).flatMap((item): Entity[] => {
      const inside = insideOf(layout, item);
      return [
        { kind: 'path', layer: 'S-SHEL', points: item.outline, closed: true, fill: CONCRETE },
        ...(inside
          ? ([
              { kind: 'path', layer: 'S-SHEL', points: inside, closed: true, fill: { tint: '#ffffff' } },
            ] as const)
          : []),
      ];
    }),
  ];
}

/** Inside to inside and outside to outside; the floor's breaks along the front. */
function dimensions({ layout }: PlanSet, pen: Pen): Entity[] {
  const { outline } = layout.pool;
  const [b, o] = [boundsOf(outline), boundsOf(offset(outline, BUILD.wallFt))];
  const entries = layout.items.flatMap(({ kind, outline: edge }) => {
    const { x0, x1 } = boundsOf(edge);
    if (kind === 'steps' || kind === 'Sunshelf' || kind === 'Beach Entry') return [x1];
    return kind === 'bench' ? [x0] : [];
  });
  const floor = [b.x0, ...entries, ...breaksAt(layout), b.x1];
  const below = (row: number) => o.z1 + BUILD.beamWideFt + rowFt(pen, row);
  const aside = (row: number) => o.x0 - BUILD.beamWideFt - rowFt(pen, row);
  return [
    ...(floor.length > 2 ? chainAlong(floor, () => b.z1, below(0), pen) : []),
    ...chainAlong([o.x0, b.x0, b.x1, o.x1], () => o.z1, below(1), pen),
    ...chainAcross([o.z0, b.z0, b.z1, o.z1], o.x0, aside(0), pen),
  ];
}

/** A bubble with the detail's number outside of the wall, its line across it. */
function sectionMarks({ layout }: PlanSet, pen: Pen, room: ViewRoom): Entity[] {
  const radius = pen.textFt * 0.95;
  return detailCuts(layout).flatMap(({ kind, cut }, index) => {
    if (kind === 'edge') return [];
    // The basin lies outside of its wall.
    const ends = kind === 'basin' ? { from: cut.to, out: 1 } : { from: cut.from, out: -1 };
    const placed = room.place(
      [0, 2.2, 4.4, 6.6].map((more) =>
        bubble(String(index + 2), cut, ends.from + ends.out * pen.textFt * more, ends.out * radius, pen),
      ),
      true,
    );
    room.keepFree(strip(cut.at(cut.from), cut.at(cut.to), pen.pt(1)));
    return placed;
  });
}

const strip = ([ax, az]: Point, [bx, bz]: Point, by: number): Point[] => [
  [ax - by, az - by],
  [ax + by, az + by],
  [bx + by, bz + by],
  [bx - by, bz - by],
];

function bubble(text: string, { at, from, to }: Cut, end: number, out: number, { textFt }: Pen): Entity[] {
  const [x, z] = at(end + out);
  return [
    open('A-ANNO-TEXT', [at(end), at(out > 0 ? from : to)]),
    { kind: 'circle', layer: 'A-ANNO-TEXT', at: [x, z], radiusFt: Math.abs(out), fill: { tint: '#ffffff' } },
    {
      kind: 'text',
      layer: 'A-ANNO-TEXT',
      at: [x, z + textFt * 0.36],
      text,
      heightFt: textFt,
      anchor: 'middle',
      strong: true,
    },
  ];
}

const words = (text: string, at: Point, { textFt }: Pen): Entity[] => [
  { kind: 'text', layer: 'A-ANNO-TEXT', at, text, heightFt: textFt, anchor: 'middle', ground: true },
];

/** Main drains with the marks of P-1. */
function drains({ plumbing }: PlanSet, pen: Pen, room: ViewRoom): Entity[] {
  const own = plumbing.fixtures.filter(({ circuit, on }) => circuit === 'drains' && on === 'floor');
  const half = pen.textFt * 0.7;
  for (const { at } of own) room.keepFree(rectangle(at[0] - half, at[1] - half, at[0] + half, at[1] + half));
  return own.flatMap(({ kind, at, turnDeg, tag }): Entity[] => [
    { kind: 'symbol', layer: 'P-FIXT', name: kind, at, sizeFt: pen.textFt * 1.1, turnDeg },
    ...room.place(
      [1.9, -1.2, 3.2, -2.5].map((k) => words(tag, [at[0], at[1] + pen.textFt * k], pen)),
      true,
    ),
  ]);
}

/** To the floor, at both ends or once where it is level. */
function depths({ layout, words: said }: PlanSet, pen: Pen, room: ViewRoom): Entity[] {
  const kinds = isLevel(layout) ? (['deep'] as const) : (['shallow', 'deep'] as const);
  return kinds.flatMap((kind) => {
    const cut = cutOf(layout, kind);
    if (!cut) return [];
    const [x] = cut.at(0);
    const text = fill(said.layout.depth, { depth: inEighths(bottomAt(layout, [x, 0])) });
    const zs = [0, -1, 1, -2, 2, -3.5, 3.5].map((k) => k * pen.textFt * 1.6);
    return room.place(
      zs.map((z) => words(text, [x, z], pen)),
      true,
    );
  });
}
