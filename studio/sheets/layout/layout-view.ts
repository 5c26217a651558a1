import { type Bounds, boundsOf, contains, crossingsOf, type Point } from '#domain/geometry/plane.ts';
import { fill } from '#domain/words/fill.ts';
import { depthAt } from '#studio/scene/depth.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { WATER_Y } from '#studio/scene/pool-heights.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import { cornersOf, piecesOf } from './arcs.ts';
import { chainAcross, chainAlong, rowFt } from './dimension-chain.ts';
import { inEighths } from './eighths.ts';
import {
  breaksAt,
  buildingEntities,
  builtItems,
  deckEntities,
  floorOf,
  isShown,
  open,
  standingEntities,
  waterEntities,
} from './pool-plan.ts';
import { type References, referencesOf } from './stake-out.ts';
import { ViewRoom } from './view-room.ts';

// Sheet A-1: the pool and what stands around it, with its measures.

const WALL_SHOWN_FT = 4;
const NEAR_FT = 18;

const around = (points: readonly Point[], by: number): Bounds => {
  const { x0, z0, x1, z1 } = boundsOf([...points]);
  return { x0: x0 - by, z0: z0 - by, x1: x1 + by, z1: z1 + by };
};

/** The deck, what stands near it, and the wall that is measured from. */
export function shownOf(layout: Layout): Bounds {
  const deck = boundsOf(layout.deck);
  const near = around(layout.deck, NEAR_FT);
  // The pad has a sheet of its own, and would make everything else smaller.
  const items = builtItems(layout).filter((item) => item.kind !== 'equipment' && isShown(item, near));
  const { kind, a, b } = referencesOf(layout);
  const wall: Point[] = kind === 'house' ? [a, b, [a[0], Math.min(a[1], b[1]) - WALL_SHOWN_FT]] : [];
  const { x0, z0, x1, z1 } = boundsOf([...layout.deck, ...items.flatMap(({ outline }) => outline), ...wall]);
  return { x0: Math.min(x0, deck.x0 - 1), z0: Math.min(z0, deck.z0 - 1), x1, z1 };
}

/** What has a line in the schedule, in its order. */
export const tagged = (layout: Layout): Footprint[] => builtItems(layout);

export const LAYOUT_VIEW: View = {
  name: 'layout',
  title: ({ words }) => words.layout.plan,
  ruler: 'built',
  extent: ({ layout }) => shownOf(layout),
  marginIn: 1.1,
  draw: (set, pen) => {
    const { layout } = set;
    const shown = shownOf(layout);
    const references = referencesOf(layout);
    const room = new ViewRoom(
      pen,
      around(
        [
          [shown.x0, shown.z0],
          [shown.x1, shown.z1],
        ],
        pen.textFt,
      ),
    );
    const drawn = [...waterEntities(layout), ...standingEntities(layout, shown)];
    room.avoid(layout.deck, true);
    const measured = [
      ...room.take(chains(layout, references, shown, pen)),
      ...referenceMarks(references, shown, pen, room),
      ...tags(layout, shown, pen, room),
    ];
    for (const entity of drawn) if (entity.kind === 'path') room.avoid(entity.points, entity.closed);
    return [
      ...deckEntities(layout),
      ...buildingEntities(layout, shown),
      ...drawn,
      ...centerline(layout, pen),
      ...measured,
      ...floorWords(set, pen, room),
      ...levelWords(set, shown, pen, room),
    ];
  },
};

export function centerline({ pool }: Layout, { pt }: Pen): Entity[] {
  const { x0, x1 } = boundsOf(pool.outline);
  return [
    open('A-POOL-FLOR', [
      [x0 - pt(18), 0],
      [x1 + pt(18), 0],
    ]),
  ];
}

const parallel = ({ kind, a, b }: References) => kind === 'house' && Math.abs(a[1] - b[1]) < 1e-6;

function chains(layout: Layout, references: References, shown: Bounds, pen: Pen): Entity[] {
  const { pool } = layout;
  const water = boundsOf(pool.outline);
  const deck = boundsOf(layout.deck);
  const corners = pool.curved ? [] : cornersOf(piecesOf(pool.outline)).map(({ at }) => at);
  const front = (x: number) => {
    const ends = pool.outline.filter((corner) => Math.abs(corner[0] - x) < 1e-6).map(([, z]) => z);
    const found = [...crossingsOf(pool.outline, x), ...ends];
    return found.length > 0 ? Math.max(...found) : deck.z1;
  };
  const bottom = (row: number) => shown.z1 + rowFt(pen, row);
  const left = (row: number) => shown.x0 - rowFt(pen, row);
  const wall = parallel(references) ? [references.a[1]] : [];
  return [
    ...chainAlong([...partsAlong(layout), ...corners.map(([x]) => x)], front, bottom(0), pen),
    ...chainAlong([deck.x0, water.x0, water.x1, deck.x1], front, bottom(1), pen),
    ...chainAlong([deck.x0, deck.x1], () => deck.z1, bottom(2), pen),
    ...chainAcross(
      [...wall, deck.z0, water.z0, 0, water.z1, deck.z1, ...corners.map(([, z]) => z)],
      water.x0,
      left(0),
      pen,
    ),
    ...chainAcross([...wall, water.z0, water.z1], water.x0, left(1), pen),
    ...chainAcross([deck.z0, deck.z1], deck.x0, left(2), pen),
    ...(wall.length > 0
      ? chainAlong(
          [references.a[0], water.x0, water.x1, references.b[0]],
          () => references.a[1],
          shown.z0 - rowFt(pen, 0),
          pen,
        )
      : []),
  ];
}

/** From the shallow end: entries, breaks of the floor, bench, deep end. */
function partsAlong(layout: Layout): number[] {
  const { x0, x1 } = boundsOf(layout.pool.outline);
  const ends = layout.items.flatMap(({ kind, outline }) => {
    const b = boundsOf(outline);
    if (kind === 'steps' || kind === 'Sunshelf' || kind === 'Beach Entry') return [b.x1];
    return kind === 'bench' ? [b.x0] : [];
  });
  return [x0, ...ends, ...breaksAt(layout), x1];
}

/** Whether a point that is measured from lies in the view. */
export const marked = ([x, z]: Point, shown: Bounds): boolean =>
  x >= shown.x0 && x <= shown.x1 && z >= shown.z0 && z <= shown.z1;

export function referenceMarks(
  { a, b }: References,
  shown: Bounds,
  { textFt, pt }: Pen,
  room: ViewRoom,
): Entity[] {
  return [
    { name: 'A', at: a },
    { name: 'B', at: b },
  ]
    .filter(({ at }) => marked(at, shown))
    .flatMap(({ name, at }): Entity[] => {
      const words = (dx: number, dz: number): Entity[] => [
        {
          kind: 'text',
          layer: 'A-ANNO-SETO',
          at: [at[0] + dx, at[1] + dz],
          text: name,
          heightFt: textFt * 1.5,
          anchor: 'middle',
          strong: true,
          ground: true,
        },
      ];
      const [near, far] = [textFt * 1.2, textFt * 2];
      return [
        { kind: 'circle', layer: 'A-ANNO-SETO', at, radiusFt: pt(3.5), fill: { tint: '#ffffff' } },
        ...room.take([
          open('A-ANNO-SETO', [
            [at[0] - pt(7), at[1]],
            [at[0] + pt(7), at[1]],
          ]),
          open('A-ANNO-SETO', [
            [at[0], at[1] - pt(7)],
            [at[0], at[1] + pt(7)],
          ]),
        ]),
        ...room.place(
          [words(near, -near * 0.6), words(-near, -near * 0.6), words(near, far), words(-near, far)],
          true,
        ),
      ];
    });
}

/** A number on each thing of the schedule. */
function tags(layout: Layout, shown: Bounds, { textFt }: Pen, room: ViewRoom): Entity[] {
  return tagged(layout).flatMap((item, i) => {
    if (!isShown(item, shown)) return [];
    const b = boundsOf(item.outline);
    const middle: Point = [(b.x0 + b.x1) / 2, (b.z0 + b.z1) / 2];
    const spots: Point[] = [0, 1, 2, 3, 4].flatMap((ring) =>
      ring === 0
        ? [middle]
        : Array.from({ length: 8 }, (_, k): Point => {
            const angle = (k * Math.PI) / 4;
            const far = ring * textFt * 1.6;
            return [middle[0] + Math.cos(angle) * far, middle[1] + Math.sin(angle) * far];
          }),
    );
    return room.place(
      spots.map((at) => bubble(String(i + 1), at, middle, textFt)),
      true,
    );
  });
}

function bubble(text: string, at: Point, middle: Point, textFt: number): Entity[] {
  const [dx, dz] = [middle[0] - at[0], middle[1] - at[1]];
  const far = Math.hypot(dx, dz);
  const radius = textFt * (text.length > 1 ? 1 : 0.85);
  const rim: Point = far > 0 ? [at[0] + (dx / far) * radius, at[1] + (dz / far) * radius] : at;
  return [
    ...(far > radius ? [open('A-ANNO-NOTE', [rim, middle])] : []),
    { kind: 'circle', layer: 'A-ANNO-TEXT', at, radiusFt: radius, fill: { tint: '#ffffff' } },
    {
      kind: 'text',
      layer: 'A-ANNO-TEXT',
      at: [at[0], at[1] + textFt * 0.36],
      text,
      heightFt: textFt,
      anchor: 'middle',
      strong: true,
    },
  ];
}

const written = (
  text: string,
  at: Point,
  heightFt: number,
  layer: 'A-ANNO-TEXT' | 'A-POOL-FLOR',
): Entity => ({
  kind: 'text',
  layer,
  at,
  text,
  heightFt,
  anchor: 'middle',
  ground: true,
});

/** Depth where the floor is level, slope where it falls. */
function floorWords({ layout, words }: PlanSet, { textFt }: Pen, room: ViewRoom): Entity[] {
  const { lengthFt, outline } = layout.pool;
  const profile = floorOf(layout);
  const around0 = [-1, 1, -2.2, 2.2, -3.4, 3.4, -5, 5, -7, 7].map((k) => k * textFt * 1.3);
  const put = (text: string, x: number): Entity[] => {
    const ends = crossingsOf(outline, x);
    const middle = ends.length > 1 ? (Math.min(...ends) + Math.max(...ends)) / 2 : 0;
    return room.place(
      around0
        .map((dz): Point => [x, middle + dz])
        .filter((at) => contains(outline, at))
        .map((at) => [written(text, at, textFt, 'A-POOL-FLOR')]),
    );
  };
  const depth = (alongFt: number) =>
    put(fill(words.layout.depth, { depth: inEighths(depthAt(profile, alongFt)) }), alongFt - lengthFt / 2);
  const entries = layout.items
    .filter(({ kind }) => kind === 'Sunshelf' || kind === 'steps')
    .map(({ outline: edge }) => boundsOf(edge).x1 + lengthFt / 2);
  return profile.slice(1).flatMap((end, i) => {
    const start = profile[i] ?? end;
    const from = Math.max(start.alongFt, ...entries.filter((x) => x < end.alongFt));
    const fall = end.depthFt - start.depthFt;
    const middle = (from + end.alongFt) / 2;
    if (Math.abs(fall) < 0.01) return depth(middle);
    const run = (end.alongFt - start.alongFt) / fall;
    const degrees = (Math.atan2(fall, end.alongFt - start.alongFt) * 180) / Math.PI;
    const slope = fill(words.layout.slope, { run: run.toFixed(1), degrees: degrees.toFixed(1) });
    return put(slope, middle - lengthFt / 2);
  });
}

/** Deck with its material, coping and water with their levels. */
function levelWords({ layout, words }: PlanSet, shown: Bounds, pen: Pen, room: ViewRoom): Entity[] {
  const { textFt } = pen;
  const water = boundsOf(layout.pool.outline);
  const deck = boundsOf(layout.deck);
  const material = words.layout.decks[layout.design.deck];
  const spots = (xs: readonly number[], zs: readonly number[]) =>
    xs.flatMap((x) => zs.map((z): Point => [x, z]));
  const deckSpots = spots(
    [(deck.x0 + water.x0) / 2, 0, water.x1 * 0.5, water.x0 * 0.5],
    [(deck.z1 + water.z1) / 2, (deck.z1 + water.z1) / 2 + textFt * 2, (deck.z0 + water.z0) / 2],
  );
  const text = `${fill(words.layout.deckOf, { material })}, ${words.layout.deckLevel}`;
  const waterText = fill(words.layout.waterLevel, { height: inEighths(WATER_Y) });
  const house = parallel(referencesOf(layout))
    ? room.place([[written(words.layout.houseWall, [0, shown.z0 + textFt * 1.6], textFt, 'A-ANNO-TEXT')]])
    : [];
  return [
    ...house,
    ...room.place(deckSpots.map((at) => [written(text, at, textFt, 'A-ANNO-TEXT')])),
    ...room.place(
      spots(
        [0, water.x1 * 0.3, water.x1 * 0.6, -water.x1 * 0.3],
        [0.3, -0.3, 0.5, -0.5].map((k) => k * water.z1),
      ).map((at) => [written(waterText, at, textFt, 'A-ANNO-TEXT')]),
    ),
    ...copingNote(layout, words.layout.coping, pen, room),
  ];
}

function copingNote({ pool, copingFt }: Layout, words: string, { textFt }: Pen, room: ViewRoom): Entity[] {
  const text = fill(words, { width: inEighths(copingFt) });
  const ways = [0.3, 0.45, 0.15, 0.6, -0.2].flatMap((share) => {
    const x = (pool.lengthFt / 2) * share;
    const edge = Math.max(0, ...crossingsOf(pool.outline, x));
    const tip: Point = [x, edge + copingFt / 2];
    return [1, 1.8, 2.6].map((k): Entity[] => [
      {
        kind: 'leader',
        layer: 'A-ANNO-TEXT',
        points: [
          tip,
          [x + textFt * 1.2 * k, edge + copingFt + textFt * 1.3 * k],
          [x + textFt * (1.2 * k + 1), edge + copingFt + textFt * 1.3 * k],
        ],
        text,
        heightFt: textFt,
      },
    ]);
  });
  return room.place(ways);
}
