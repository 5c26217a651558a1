import { type Bounds, boundsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import { chainAcross, chainAlong, rowFt } from '../layout/dimension-chain.ts';
import { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Equipment, EquipmentItem } from './equipment.ts';

// The pad at a large scale: what stands where, and the room around it.

const SLAB = '#f3f3f0';
const WHITE = '#ffffff';

const middleOf = (outline: Polygon): Point => {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  return [(x0 + x1) / 2, (z0 + z1) / 2];
};

const extentOf = ({ pad }: Equipment): Bounds =>
  boundsOf([...pad.outline, ...pad.panelFront, ...(pad.larger ? pad.drawn : [])]);

export const PAD_VIEW: View = {
  name: 'pad',
  title: ({ words }) => words.equipment.padView,
  ruler: 'built',
  extent: ({ equipment }) => extentOf(equipment),
  marginIn: 1,
  apart: true,
  draw: (set, pen) => {
    const { equipment } = set;
    const room = new ViewRoom(pen);
    return [
      ...slab(set, room, pen),
      ...equipment.items.flatMap((item) => (item.outline ? [itemEntity(item, item.outline)] : [])),
      ...equipment.items.flatMap((item) => tagEntities(item, room, pen)),
      ...room.take(chains(equipment, pen)),
    ];
  },
};

function slab(
  { equipment: { pad }, words: { equipment: words } }: PlanSet,
  room: ViewRoom,
  pen: Pen,
): Entity[] {
  const { textFt } = pen;
  const front = boundsOf(pad.panelFront);
  const [x, z] = middleOf(pad.panelFront);
  const d = boundsOf(pad.drawn);
  const clear = (turned: boolean): Entity => ({
    kind: 'text',
    layer: 'A-ANNO-NOTE',
    at: turned ? [x + textFt * 0.35, z] : [x, z + textFt * 0.35],
    text: words.panelFront,
    heightFt: textFt,
    anchor: 'middle',
    ground: true,
    ...(turned ? { turnDeg: -90 } : {}),
  });
  return [
    { kind: 'path', layer: 'M-EQPM', points: pad.outline, closed: true, fill: { tint: SLAB } },
    {
      kind: 'path',
      layer: 'A-ANNO-NOTE',
      points: pad.panelFront,
      closed: true,
      fill: { hatch: 'left', gapPt: 7 },
    },
    ...room.take([clear(front.x1 - front.x0 < textFt * 6)]),
    ...(pad.larger
      ? ([
          { kind: 'path', layer: 'A-POOL-FLOR', points: pad.drawn, closed: true },
          ...room.place(
            [d.z1 - textFt * 0.5, d.z0 + textFt * 1.6, (d.z0 + d.z1) / 2].map((at): Entity[] => [
              {
                kind: 'text',
                layer: 'A-POOL-FLOR',
                at: [(d.x0 + d.x1) / 2, at],
                text: words.layoutPad,
                heightFt: textFt * 0.9,
                anchor: 'middle',
                ground: true,
              },
            ]),
          ),
        ] satisfies Entity[])
      : []),
  ];
}

function itemEntity({ round, at }: EquipmentItem, outline: Polygon): Entity {
  const { x0, x1 } = boundsOf(outline);
  const fill = { tint: WHITE };
  return round
    ? { kind: 'circle', layer: 'M-EQPM', at, radiusFt: (x1 - x0) / 2, fill }
    : { kind: 'path', layer: 'M-EQPM', points: outline, closed: true, fill };
}

/** In the middle where it fits, otherwise before or behind it. */
function tagEntities({ outline, at, tag }: EquipmentItem, room: ViewRoom, { textFt }: Pen): Entity[] {
  if (!outline) return [];
  const { x0, x1, z0, z1 } = boundsOf(outline);
  const written = (spot: Point, turned: boolean): Entity[] => [
    {
      kind: 'text',
      layer: 'A-ANNO-TEXT',
      at: turned ? [spot[0] + textFt * 0.35, spot[1]] : [spot[0], spot[1] + textFt * 0.35],
      text: tag,
      heightFt: textFt,
      anchor: 'middle',
      strong: true,
      ...(turned ? { turnDeg: -90 } : {}),
    },
  ];
  const wide = textFt * 0.62 * tag.length;
  const level = written(at, false);
  const upright = written(at, true);
  const ways = [
    ...(x1 - x0 > wide ? [level] : []),
    ...(z1 - z0 > wide && x1 - x0 > textFt ? [upright] : []),
    ...[0.9, 2, 3.1].flatMap((rows) => [
      written([at[0], z0 - textFt * rows], false),
      written([at[0], z1 + textFt * rows], false),
    ]),
    level,
  ];
  return room.place(ways, true);
}

function chains({ items, pad }: Equipment, pen: Pen): Entity[] {
  const b = boundsOf(pad.outline);
  const standing = items.flatMap(({ outline, kind }) =>
    outline && kind !== 'transformer' ? [boundsOf(outline)] : [],
  );
  const depthOf = ({ z0, z1 }: Bounds) => (pad.backAtMinusZ ? z1 - b.z0 : b.z1 - z0);
  // Rows by how far they reach from the board: the one at the front is measured there.
  const onGround = standing.filter((one) => depthOf(one) > 1.5);
  const most = Math.max(0, ...onGround.map(depthOf));
  const front = onGround.filter((one) => depthOf(one) > most - 1.5);
  const rest = onGround.filter((one) => !front.includes(one));
  const side = (list: readonly Bounds[], z: number, away: number) =>
    list.length === 0
      ? []
      : chainAlong(
          [b.x0, ...list.flatMap(({ x0, x1 }) => [x0, x1]), b.x1],
          () => z,
          z + away * rowFt(pen, 0),
          pen,
        );
  const [frontZ, backZ] = pad.backAtMinusZ ? [b.z1, b.z0] : [b.z0, b.z1];
  const away = pad.backAtMinusZ ? 1 : -1;
  return [
    ...side(front, frontZ, away),
    ...chainAlong([b.x0, b.x1], () => frontZ, frontZ + away * rowFt(pen, 1), pen),
    ...side(rest, backZ, -away),
    ...chainAcross([b.z0, b.z1], b.x1, b.x1 + rowFt(pen, 0), pen),
  ];
}
