import { boundsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { type KeyEntry, line, type Mark, numberDisc, PAPER } from './marks.ts';
import type { Sheet } from './sheet.ts';

export type Numbered = KeyEntry & { items: readonly Polygon[] };

// On its thing; beside it, with a line to it, where the number would hide it.
export function numberMarks(key: readonly Numbered[], sheet: Sheet, textSize: number): Mark[] {
  const { toX, toY } = sheet;
  const each = key.flatMap(({ number, items }) => items.map((item) => ({ number, item })));
  const placed = each.map(({ number, item }) => {
    const { x0, z0, x1, z1 } = boundsOf(item);
    const box = { x0: toX(x0), y0: toY(z0), x1: toX(x1), y1: toY(z1) };
    const at: Point = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    return { number, box, at, isSmall: Math.max(box.x1 - box.x0, box.y1 - box.y0) < textSize * 1.6 };
  });
  const taken: Point[] = [];
  const take = (spot: Point) => {
    taken.push(spot);
    return spot;
  };
  const large = placed.flatMap((one) =>
    one.isSmall ? [] : [{ ...one, spot: take(freeSpot(one.at, taken, textSize * 1.6)) }],
  );
  const boxes = large.map(({ box }) => box);
  const small = placed.flatMap((one) =>
    one.isSmall ? [{ ...one, spot: take(besideSpot(one.at, taken, boxes, sheet, textSize)) }] : [],
  );
  return [
    ...small.flatMap(({ at, spot }) => [
      line(at, spot, 1.2),
      { kind: 'disc' as const, x: at[0], y: at[1], radius: 2.4, fill: PAPER.ink },
    ]),
    ...[...large, ...small].flatMap(({ number, spot: [x, y] }) =>
      numberDisc(x, y, number, textSize, y + textSize * 0.3, { stroke: PAPER.white, width: 1.2 }),
    ),
  ];
}

type Box = { x0: number; y0: number; x1: number; y1: number };

// Up first: there the deck is, between what stands by the water and the house.
function besideSpot(
  [x, y]: Point,
  taken: readonly Point[],
  boxes: readonly Box[],
  sheet: Sheet,
  textSize: number,
): Point {
  const { shown, toX, toY } = sheet;
  const [far, room] = [textSize * 1.7, textSize * 0.8];
  const spots = [
    [0, -1],
    [-0.75, -0.75],
    [0.75, -0.75],
    [-1, 0],
    [1, 0],
    [0, 1],
  ].map(([dx = 0, dy = 0]): Point => [x + dx * far, y + dy * far]);
  const isFree = ([sx, sy]: Point) =>
    sx > toX(shown.x0) + room &&
    sx < toX(shown.x1) - room &&
    sy > toY(shown.z0) + room &&
    sy < toY(shown.z1) - room &&
    taken.every(([tx, ty]) => Math.hypot(tx - sx, ty - sy) >= textSize * 1.5) &&
    boxes.every(
      (box) => sx < box.x0 - room || sx > box.x1 + room || sy < box.y0 - room || sy > box.y1 + room,
    );
  return spots.find(isFree) ?? freeSpot([x, y], taken, textSize * 1.6);
}

// Numbers never cover one another: a taken place moves the next one down, then along.
function freeSpot(wanted: Point, taken: readonly Point[], apart: number): Point {
  for (const [dx, dy] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
    [1, 1],
    [-1, 1],
    [0, 2],
  ] as const) {
    const [x, y]: Point = [wanted[0] + dx * apart, wanted[1] + dy * apart];
    if (taken.every(([tx, ty]) => Math.hypot(tx - x, ty - y) >= apart * 0.95)) return [x, y];
  }
  return wanted;
}
