import type { Bounds, Point } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { basinOf, SPA, WATER_Y } from '#studio/scene/pool-heights.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import { rowFt } from '../layout/dimension-chain.ts';
import { inEighths } from '../layout/eighths.ts';
import { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';
import { type Cut, type CutKind, crossingsAlong, cutOf, isLevel, type Span, spansOf } from './cuts.ts';
import { basinEntities, spaEntities, spaIn } from './section-extras.ts';
import {
  basinNotes,
  depthFigures,
  lengthFigures,
  type Note,
  poolNotes,
  slopeFigures,
  spaNotes,
} from './section-figures.ts';
import { type Ground, groundEntities, groundOf, wallEntities } from './section-ground.ts';
import { deckEntities, type End, floorY, isShore, poolEntities } from './section-parts.ts';

// One section: what is built, the ground beside it, its figures.

const NOWHERE: Bounds = { x0: 0, z0: 0, x1: 1, z1: 1 };
const ABOVE_FT = 1;
/** How far beside its thing a note stands, of the letters' size; far ones are tried last. */
const NEAR = [1, -1, 3, -3, 6, -6];
const FAR = [-10, 10, -15, 15, -21, 21, -28, -36];

export function sectionView(kind: CutKind): View {
  return {
    name: `section-${kind}`,
    title: ({ layout, words: { sections } }) =>
      kind === 'deep' && isLevel(layout) ? sections.across : sections.titles[kind],
    ruler: 'built',
    apart: true,
    marginIn: 0.9,
    extent: (set) => {
      const cut = cutOf(set.layout, kind);
      return cut ? extentOf(set, cut) : NOWHERE;
    },
    draw: (set, pen) => {
      const cut = cutOf(set.layout, kind);
      return cut ? drawCut(set, cut, pen) : [];
    },
  };
}

const lowest = (layout: Layout, cut: Cut): number => {
  const floors = spansOf(layout, cut).flatMap(({ floor }) => floor.map(([, depth]) => floorY(depth)));
  const spa = cut.kind === 'spa' ? (spaIn(layout)?.floorY ?? 0) : 0;
  const basin = hasBasin(layout, cut) ? -basinOf(layout.design).floorY : 0;
  return Math.max(2, spa, basin, ...floors) + BUILD.floorFt + BUILD.gravelFt;
};

const hasBasin = ({ pool }: Layout, { kind }: Cut) =>
  pool.infinityEdge !== null && (kind === 'along' || kind === 'basin');

function extentOf({ layout, words }: PlanSet, cut: Cut): Bounds {
  const { slope } = groundOf(layout, cut, words.sections);
  const high = Math.max(ABOVE_FT, cut.kind === 'spa' ? SPA.rimY + 0.5 : 0, slope?.highest ?? 0);
  return {
    x0: cut.from,
    x1: cut.to,
    z0: -high,
    z1: Math.max(lowest(layout, cut), -(slope?.lowest ?? 0) + 1.2),
  };
}

function endsOf({ pool, items }: Layout, cut: Cut, span: Span): readonly [End, End] {
  const first = span.floor[0]?.[1] ?? 0;
  const last = span.floor.at(-1)?.[1] ?? 0;
  const beach = items.some(({ kind }) => kind === 'Beach Entry');
  const kind = (at: number, depth: number): End => {
    const rim = crossingsAlong(pool.outline, cut.at).some((feet) => Math.abs(feet - at) < 1e-6);
    if (!rim) return cut.kind === 'spa' && at === span.from ? 'spa' : 'cut';
    if (pool.infinityEdge && cut.kind !== 'shallow' && cut.kind !== 'deep') {
      const x = cut.at(at)[0];
      if (Math.abs(x - pool.infinityEdge[0][0]) < 0.05) return 'weir';
    }
    return beach && isShore(depth) ? 'shore' : 'wall';
  };
  return [kind(span.from, first), kind(span.to, last)];
}

function drawCut(set: PlanSet, cut: Cut, pen: Pen): Entity[] {
  const { layout, words } = set;
  const extent = extentOf(set, cut);
  const spans = spansOf(layout, cut);
  const ground = groundOf(layout, cut, words.sections);
  const margin = pen.pt(58);
  const room = new ViewRoom(pen, {
    x0: extent.x0 - margin,
    x1: extent.x1 + margin,
    z0: extent.z0 - margin,
    z1: extent.z1 + margin,
  });
  const built = builtEntities(layout, cut, spans, ground);
  const rows = (row: number) => extent.z1 + rowFt(pen, row);
  const dims = [...lengthFigures(spans, rows, pen), ...spans.flatMap((span) => depthFigures(span, pen))];
  const notes = [
    ...spans.slice(-1).flatMap((span) => poolNotes(set, cut, span)),
    ...(cut.kind === 'spa' ? spaNotes(set) : []),
    ...(hasBasin(layout, cut) ? basinNotes(set) : []),
    ...ground.walls.map(({ at, topY, text }): Note => ({ tip: [at, topY], text })),
  ];
  return [
    ...built,
    ...room.take(dims),
    ...spans.flatMap((span) => slopeFigures(span, words.sections.slope, pen, room)),
    ...levelWords(set, cut, spans, pen, room),
    ...noteEntities(notes, extent, pen, room),
    ...gradeWords(set, ground, cut, pen, room),
  ];
}

function builtEntities(layout: Layout, cut: Cut, spans: readonly Span[], ground: Ground): Entity[] {
  const deck = crossingsAlong(layout.deck, cut.at);
  const spa = cut.kind === 'spa' ? spaIn(layout) : null;
  const taken = [
    ...spans.map(({ from, to }) => [from, to] as const),
    ...(spa ? [spa.outer] : []),
    ...(hasBasin(layout, cut)
      ? spans.slice(-1).map(({ to }) => [to, to + basinOf(layout.design).outerFt] as const)
      : []),
  ];
  const beside = (at: number, out: 1 | -1, end: End): Entity[] => {
    const edge = out < 0 ? deck.filter((feet) => feet < at).at(-1) : deck.find((feet) => feet > at + 0.05);
    const reach = out < 0 ? Math.max(cut.from, edge ?? at) : Math.min(cut.to, edge ?? at);
    return deckEntities(layout, at, reach, end);
  };
  return [
    ...groundEntities(ground, cut, taken),
    ...(spa ? deckEntities({ copingFt: 0 }, spa.outer[0], spaDeckEnd(deck, cut, spa.outer[0]), 'wall') : []),
    ...spans.flatMap((span) => {
      const ends = endsOf(layout, cut, span);
      return [
        ...beside(span.from, -1, ends[0]),
        ...beside(span.to, 1, ends[1]),
        ...poolEntities(layout, span, ends),
      ];
    }),
    ...(cut.kind === 'spa' ? spaEntities(layout, cut) : []),
    ...(hasBasin(layout, cut) ? basinEntities(layout) : []),
    ...wallEntities(ground),
  ];
}

/** As far out beside the spa as there is deck. */
const spaDeckEnd = (deck: readonly number[], { from }: Cut, outer: number): number =>
  Math.max(from, deck.filter((feet) => feet < outer).at(-1) ?? outer);

const text = (
  words: string,
  at: Point,
  heightFt: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): Entity[] => [{ kind: 'text', layer: 'A-ANNO-TEXT', at, text: words, heightFt, anchor, ground: true }];

/** Deck and water, each over its line. */
function levelWords(
  { words: { sections: words } }: PlanSet,
  { kind }: Cut,
  spans: readonly Span[],
  { textFt }: Pen,
  room: ViewRoom,
): Entity[] {
  const [span] = spans;
  if (!span) return [];
  const height = inEighths(WATER_Y);
  const water = fill(words.water, { height, freeboard: inEighths(-WATER_Y) });
  const at = (share: number) => span.from + (span.to - span.from) * share;
  const ways = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share) =>
    [0.3, 1.6].map((lift) => text(water, [at(share), -WATER_Y - textFt * lift], textFt)),
  );
  const deck = [1.5, 3, 5, 7].map((out) =>
    text(words.deck, [span.from - out * textFt, -textFt * 0.4], textFt, 'end'),
  );
  return [...room.place(ways), ...(kind === 'spa' ? [] : room.place(deck))];
}

/** Stacked over the section, each with a leader to its thing. */
function noteEntities(notes: readonly Note[], extent: Bounds, { textFt }: Pen, room: ViewRoom): Entity[] {
  const inOrder = notes.toSorted((a, b) => a.tip[0] - b.tip[0]);
  return inOrder.flatMap(({ tip, text: words }) => {
    const way = (row: number, over: number): Entity[] => {
      const knee: Point = [tip[0] + over * textFt, Math.min(extent.z0, -1) - textFt * (0.6 + row * 1.6)];
      const points: Point[] = [tip, knee, [knee[0] + Math.sign(over) * textFt * 0.6, knee[1]]];
      return [{ kind: 'leader', layer: 'A-ANNO-TEXT', points, text: words, heightFt: textFt }];
    };
    const ways = [NEAR, FAR].flatMap((overs) =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((row) => overs.map((over) => way(row, over))),
    );
    return room.place(ways, true);
  });
}

function gradeWords(
  { words: { sections: words } }: PlanSet,
  { slope }: Ground,
  cut: Cut,
  { textFt }: Pen,
  room: ViewRoom,
): Entity[] {
  if (!slope) return [];
  const ends = [slope.samples[4], slope.samples.at(-5)];
  return ends.flatMap((sample, i) => {
    if (!sample) return [];
    const anchor = i === 0 ? 'start' : 'end';
    const at = (y: number): Point => [i === 0 ? cut.from + textFt * 0.3 : cut.to - textFt * 0.3, y];
    const before = -sample.before;
    return [
      ...room.place([
        text(words.natural, at(before - textFt * 0.5), textFt, anchor),
        text(words.natural, at(before - textFt * 1.8), textFt, anchor),
        text(words.natural, at(before + textFt * 2.4), textFt, anchor),
      ]),
    ];
  });
}
