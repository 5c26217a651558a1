import { type Bounds, boundsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Footprint } from '#studio/scene/layout-types.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import {
  buildingEntities,
  builtItems,
  standingEntities,
  waterEntities,
  withoutBreaks,
} from '../layout/pool-plan.ts';
import { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';

// The whole of it with its names; quiet, because the sheets behind say more.

const SMALL: readonly Footprint['kind'][] = ['LED Lighting', 'equipment', 'steps'];

const namedItems = ({ layout }: PlanSet): Footprint[] =>
  builtItems(layout).filter(({ kind }) => !SMALL.includes(kind));

const extentOf = (set: PlanSet): Bounds =>
  boundsOf([
    ...set.layout.deck,
    ...(set.layout.house?.outline ?? []),
    ...set.equipment.pad.outline,
    ...namedItems(set).flatMap(({ outline }) => outline),
  ]);

export const OVERALL_VIEW: View = {
  name: 'overall',
  title: ({ words }) => words.cover.plan,
  ruler: 'built',
  extent: extentOf,
  marginIn: 0.2,
  draw: (set, pen) => {
    const { layout, equipment, words } = set;
    const shown = extentOf(set);
    const items = layout.items.filter(({ kind }) => kind !== 'LED Lighting' && kind !== 'equipment');
    const lines: Entity[] = [
      { kind: 'path', layer: 'A-DECK', points: layout.deck, closed: true, fill: { tint: '#f8f5ef' } },
      ...buildingEntities(layout, shown),
      ...withoutBreaks(waterEntities({ ...layout, items })),
      ...standingEntities({ ...layout, items }, shown),
      { kind: 'path', layer: 'M-EQPM', points: equipment.pad.outline, closed: true },
    ];
    const room = new ViewRoom(pen, shown);
    room.avoidAll(lines);
    const { pool, deck, house, pad } = words.cover.names;
    const named: { outline: Polygon; text: string }[] = [
      { outline: layout.pool.outline, text: pool },
      { outline: equipment.pad.outline, text: pad },
      ...(layout.house ? [{ outline: layout.house.outline, text: house }] : []),
      ...namedItems(set).map(({ outline, label }) => ({ outline, text: label })),
    ];
    const names = named.flatMap(({ outline, text }) => room.place(nameWays(outline, text, pen)));
    for (const { outline } of named) room.keepFree(outline);
    return [...lines, ...names, ...room.place(nameWays(layout.deck, deck, pen))];
  },
};

const LARGE = 1.2;
const AROUND: readonly Point[] = [
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
  [1, -0.3],
  [-1, -0.3],
];

/** Of the width and depth of what is named: in its middle first, then about it. */
const SPOTS: readonly Point[] = [0.5, 0.3, 0.7, 0.12, 0.88, 0.06, 0.94].flatMap((z) =>
  [0.5, 0.3, 0.7, 0.15, 0.85].map((x): Point => [x, z]),
);

function nameWays(outline: Polygon, text: string, pen: Pen): Entity[][] {
  const textFt = pen.textFt * LARGE;
  const { x0, z0, x1, z1 } = boundsOf(outline);
  const inside = SPOTS.map(([x, z]): Point => [x0 + (x1 - x0) * x, z0 + (z1 - z0) * z]);
  const tips: Point[] = [
    [(x0 + x1) / 2, (z0 + z1) / 2],
    [(x0 + x1) / 2, z0],
    [(x0 + x1) / 2, z1],
  ];
  const pointed = [20, 34, 50, 70, 95].flatMap((points) =>
    tips.flatMap(([x, z]) =>
      AROUND.map(([dx, dz]): Entity[] => {
        const knee: Point = [x + dx * pen.pt(points), z + dz * pen.pt(points)];
        const end: Point = [knee[0] + Math.sign(dx) * pen.pt(4), knee[1]];
        return [
          { kind: 'leader', layer: 'A-ANNO-NOTE', points: [[x, z], knee, end], text, heightFt: textFt },
        ];
      }),
    ),
  );
  const written = inside.map(([x, z]): Entity[] => [
    {
      kind: 'text',
      layer: 'A-ANNO-TEXT',
      at: [x, z + textFt * 0.36],
      text,
      heightFt: textFt,
      anchor: 'middle',
    },
  ]);
  return [...written, ...pointed];
}
