import type { Point } from '#domain/geometry/plane.ts';
import { hatch } from '#studio/plan/hatch.ts';
import { area, type Ink, type Mark } from '#studio/plan/marks.ts';
import { type Dimension, dimensionMarks } from './dimension-marks.ts';
import type { Anchor, Entity, Fill } from './entity.ts';
import { type LayerName, lookOf } from './layers.ts';
import { symbolEntities } from './symbols.ts';
import { type TextMark, TextRoom, textBox } from './text-room.ts';

// The marks of one entity on paper, in points.

export type OnPaper = { place: (point: Point) => Point; perFoot: number; turnDeg: number };

const ARROW_PT = 6;
const WHITE = '#ffffff';

const lineInk = (layer: LayerName): Ink => {
  const { dash } = lookOf(layer);
  return { ...thin(layer), ...(dash === undefined ? {} : { dash }) };
};
const thin = (layer: LayerName): Ink => ({ stroke: lookOf(layer).colour, width: lookOf(layer).weightPt });

/** All of a view: the figures of its dimensions keep clear of one another and of all other text. */
export function viewMarks(entities: readonly Entity[], paper: OnPaper): Mark[] {
  const isDimension = (one: Entity): one is Dimension => one.kind === 'dimension';
  const others = new Map(
    entities.filter((one) => !isDimension(one)).map((one) => [one, entityMarks(one, paper)] as const),
  );
  const room = new TextRoom();
  for (const [one, marks] of others)
    for (const mark of marks) {
      if (mark.kind === 'text') room.take(textBox(mark));
      else if (one.kind === 'leader' && mark.kind === 'shape' && !mark.closed) room.crossAlong(mark.points);
    }
  const dimensions = dimensionMarks(entities.filter(isDimension), paper, room);
  return entities.flatMap((one) => (isDimension(one) ? dimensions.get(one) : others.get(one)) ?? []);
}

export function entityMarks(entity: Entity, paper: OnPaper): Mark[] {
  switch (entity.kind) {
    case 'path':
      return pathMarks(entity, paper);
    case 'circle': {
      const [x, y] = paper.place(entity.at);
      const tint = entity.fill && 'tint' in entity.fill ? { fill: entity.fill.tint } : {};
      return [
        { kind: 'disc', x, y, radius: entity.radiusFt * paper.perFoot, ...thin(entity.layer), ...tint },
      ];
    }
    case 'text':
      return textMarks(paper.place(entity.at), entity, paper);
    case 'dimension':
      return dimensionMarks([entity], paper, new TextRoom()).get(entity) ?? [];
    case 'leader':
      return leaderMarks(entity, paper);
    case 'symbol':
      return symbolEntities(entity).flatMap((one) => entityMarks(one, paper));
  }
}

function pathMarks(
  { points, closed, fill, layer, unlined, undashed }: Extract<Entity, { kind: 'path' }>,
  { place }: OnPaper,
) {
  const placed = points.map(place);
  const tint: Ink = fill && 'tint' in fill ? { fill: fill.tint } : {};
  const ink = unlined ? tint : { ...(undashed ? thin(layer) : lineInk(layer)), ...tint };
  return [
    ...(fill && 'hatch' in fill ? hatchMarks(placed, fill, layer) : []),
    ...('fill' in ink || 'stroke' in ink
      ? [{ kind: 'shape', points: placed, closed, ...ink } satisfies Mark]
      : []),
  ];
}

function hatchMarks(
  shape: readonly Point[],
  fill: Extract<Fill, { hatch: unknown }>,
  layer: LayerName,
): Mark[] {
  const { colour, weightPt } = lookOf(layer);
  const lines = (mirrored: boolean) =>
    hatch(shape, fill.gapPt, colour, mirrored).map((mark) => ({ ...mark, width: Math.min(weightPt, 0.4) }));
  if (fill.hatch === 'cross') return [...lines(false), ...lines(true)];
  if (fill.hatch === 'dots') return lines(false).map((mark) => ({ ...mark, dash: 1.2 }));
  return lines(fill.hatch === 'left');
}

type Written = {
  text: string;
  heightFt: number;
  anchor: Anchor;
  turnDeg?: number;
  strong?: true;
  ground?: true;
  layer: LayerName;
};

/** Never upside down, however the view is turned; what runs up the sheet is read from its right. */
function textMarks([x, y]: Point, written: Written, { perFoot, turnDeg }: OnPaper): Mark[] {
  const size = written.heightFt * perFoot;
  const angle = (((written.turnDeg ?? 0) + turnDeg + 540) % 360) - 180;
  const flipped = angle > 89.99 || angle < -90.01;
  const turn = flipped ? angle - Math.sign(angle) * 180 : angle;
  const anchor = flipped
    ? ({ start: 'end', middle: 'middle', end: 'start' } as const)[written.anchor]
    : written.anchor;
  const look = {
    colour: lookOf(written.layer).colour,
    ...(written.strong ? { strong: true } : {}),
    ...(Math.abs(turn) < 1e-9 ? {} : { turn }),
  };
  const mark: TextMark = { kind: 'text', x, y, text: written.text, size, anchor, ...look };
  return written.ground ? [groundOf(mark), mark] : [mark];
}

const groundOf = (mark: TextMark): Mark => area(textBox(mark, mark.size * 0.1), { fill: WHITE });

function leaderMarks(
  { points, text, heightFt, layer }: Extract<Entity, { kind: 'leader' }>,
  paper: OnPaper,
): Mark[] {
  const placed = points.map(paper.place);
  const [tip, next] = placed;
  const end = placed.at(-1);
  const before = placed.at(-2);
  if (!tip || !next || !end || !before) return [];
  const length = Math.hypot(next[0] - tip[0], next[1] - tip[1]) || 1;
  const [ux, uy] = [(next[0] - tip[0]) / length, (next[1] - tip[1]) / length];
  const back = (side: number): Point => [
    tip[0] + ux * ARROW_PT - uy * side * ARROW_PT * 0.28,
    tip[1] + uy * ARROW_PT + ux * side * ARROW_PT * 0.28,
  ];
  const size = heightFt * paper.perFoot;
  const rightward = end[0] >= before[0];
  const colour = lookOf(layer).colour;
  const mark: TextMark = {
    kind: 'text',
    x: end[0] + (rightward ? 1 : -1) * size * 0.35,
    y: end[1] + size * 0.33,
    text,
    size,
    anchor: rightward ? 'start' : 'end',
    colour,
  };
  return [
    { kind: 'shape', points: placed, closed: false, ...thin(layer) },
    area([tip, back(1), back(-1)], { fill: colour }),
    groundOf(mark),
    mark,
  ];
}
