import { type Bounds, type Point, rectangle } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { basinOf, SPA, WATER_Y } from '#studio/scene/pool-heights.ts';
import {
  breakLine,
  closed,
  deckEntities,
  type End,
  floorY,
  poolEntities,
} from '#studio/section/built-parts.ts';
import {
  type Cut,
  type CutKind,
  crossingsAlong,
  cutOf,
  isLevel,
  type Span,
  spansOf,
} from '#studio/section/cuts.ts';
import { endsOf } from '#studio/section/ends.ts';
import { basinEntities, spaEntities, spaIn } from '#studio/section/spa-and-basin.ts';
import { weirIn } from '#studio/section/weir-in.ts';
import type { Entity } from '../engine/entity.ts';
import { leaderStack, type Stack } from '../engine/leader-stack.ts';
import { textWidthOf } from '../engine/text-width.ts';
import type { Pen, View } from '../engine/view.ts';
import { rowFt } from '../layout/dimension-chain.ts';
import { inEighths } from '../layout/eighths.ts';
import { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';
import { calloutsOf } from './section-callouts.ts';
import { depthFigures, lengthFigures, slopeFigures } from './section-figures.ts';
import { type Ground, groundEntities, groundOf, wallEntities } from './section-ground.ts';

// One section: what is built, the ground beside it, its figures.

const NOWHERE: Bounds = { x0: 0, z0: 0, x1: 1, z1: 1 };
const ABOVE_FT = 1;
export function sectionView(kind: CutKind): View {
  return {
    name: `section-${kind}`,
    title: ({ layout, words: { sections } }) =>
      kind === 'deep' && isLevel(layout) ? sections.across : sections.titles[kind],
    ruler: 'built',
    apart: true,
    marginIn: 0.9,
    measured: true,
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
  const basin = weirIn(layout, cut) ? -basinOf(layout.design).floorY : 0;
  return Math.max(2, spa, basin, ...floors) + BUILD.floorFt + BUILD.gravelFt;
};

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

function drawCut(set: PlanSet, cut: Cut, pen: Pen): Entity[] {
  const { layout, words } = set;
  const extent = extentOf(set, cut);
  const spans = spansOf(layout, cut);
  const ground = groundOf(layout, cut, words.sections);
  const room = new ViewRoom(pen);
  for (const { at, topY, footY } of ground.walls)
    room.keepFree(rectangle(at - 0.5, topY, at + 0.5, footY + 1));
  const built = builtEntities(layout, cut, spans, ground);
  const rows = (row: number) => extent.z1 + rowFt(pen, row);
  const dims = [
    ...lengthFigures(spans, words.sections.treads, rows, pen),
    ...spans.flatMap((span) => depthFigures(span, pen)),
  ];
  const stacks = spans
    .slice(-1)
    .flatMap((span) => calloutsOf(set, cut, span, ground, Math.min(extent.z0, -1)));
  return [
    ...built,
    ...room.take(dims),
    ...spans.flatMap((span) => slopeFigures(span, words.sections.slope, pen, room)),
    ...stacks.flatMap((stack) => stackEntities(stack, pen, room)),
    ...levelWords(set, cut, spans, pen, room),
  ];
}

export function builtEntities(layout: Layout, cut: Cut, spans: readonly Span[], ground: Ground): Entity[] {
  const deck = crossingsAlong(layout.deck, cut.at);
  const spa = cut.kind === 'spa' ? spaIn(layout) : null;
  const weir = weirIn(layout, cut);
  const taken = [
    ...spans.map(({ from, to }) => [from, to] as const),
    ...(spa ? [spa.outer] : []),
    ...(weir ? [[weir.at, weir.at + weir.outerFt] as const] : []),
  ];
  const beside = (at: number, out: 1 | -1, end: End): Entity[] => {
    const edge = out < 0 ? deck.filter((feet) => feet < at).at(-1) : deck.find((feet) => feet > at + 0.05);
    const reach = out < 0 ? Math.max(cut.from, edge ?? at) : Math.min(cut.to, edge ?? at);
    const goesOn = edge !== undefined && Math.abs(reach - edge) > 0.05;
    return [...deckEntities(layout, at, reach, end), ...(goesOn ? [breakLine(reach)] : [])];
  };
  return [
    ...groundEntities(ground, cut, taken),
    ...(spa
      ? deckEntities({ ...layout, copingFt: 0 }, spa.outer[0], spaDeckEnd(deck, cut, spa.outer[0]), 'wall')
      : []),
    ...spans.flatMap((span) => {
      const ends = endsOf(layout, cut, span);
      return [
        ...beside(span.from, -1, ends[0]),
        ...beside(span.to, 1, ends[1]),
        ...poolEntities(layout, span, ends),
      ];
    }),
    ...(cut.kind === 'spa' ? spaEntities(layout, cut) : []),
    ...(weir ? basinEntities(layout, weir) : []),
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
  pen: Pen,
  room: ViewRoom,
): Entity[] {
  const [span] = spans;
  const { textFt } = pen;
  if (!span) return [];
  const height = inEighths(WATER_Y);
  const water = fill(words.water, { height, freeboard: inEighths(-WATER_Y) });
  const at = (share: number) => span.from + (span.to - span.from) * share;
  const aside = waterWide(water, pen) / 2 + textFt;
  // Beside the words on the line, or under them where they are lifted off it.
  const marked = (share: number, lift: number) =>
    (lift > 1 ? [at(share)] : [at(share) - aside, at(share) + aside])
      .filter((x) => x > span.from + textFt && x < span.to - textFt)
      .filter(() => lift > 1 || Math.abs(at(share) - at(0.5)) + aside - textFt < (span.to - span.from) / 2)
      .slice(0, 1)
      .map((x) => [...text(water, [at(share), -WATER_Y - textFt * lift], textFt), waterMark(x, textFt)]);
  const ways = [0.35, 1.8, 3.3].flatMap((lift) =>
    [0.35, 0.65, 0.27, 0.73, 0.2, 0.8, 0.5].flatMap((share) => marked(share, lift)),
  );
  const deck = [1.5, 3, 5, 7].map((out) =>
    text(words.deck, [span.from - out * textFt, -textFt * 0.4], textFt, 'end'),
  );
  return [...room.place(ways, true), ...(kind === 'spa' || kind === 'basin' ? [] : room.place(deck))];
}

const waterWide = (words: string, { textFt, pt }: Pen) => pt(textWidthOf(words, textFt / pt(1)));

/** The triangle that stands on a water level. */
const waterMark = (x: number, size: number): Entity =>
  closed('A-POOL-WATR', [
    [x, -WATER_Y],
    [x - size * 0.45, -WATER_Y - size * 0.75],
    [x + size * 0.45, -WATER_Y - size * 0.75],
  ]);

const LEANS = [0.5, 0.3, 0.8];

/** On its own side near its things, else farther off, else on the other side. */
const stackEntities = (stack: Stack, { textFt }: Pen, room: ViewRoom): Entity[] => {
  const other = stack.side === 1 ? -1 : 1;
  const ways = ([stack.side, other] as const).flatMap((side) =>
    [0, 1, 2, 3, 5].flatMap((row) =>
      LEANS.flatMap((lean) =>
        [0, 3].map((out) => leaderStack({ ...stack, side }, textFt, 'A-ANNO-TEXT', { lean, out, row })),
      ),
    ),
  );
  return room.place(ways, true);
};
