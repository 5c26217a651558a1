import { offset, type Point, type Polygon, rectangle, signedArea } from '#domain/geometry/plane.ts';
import { BUILD, hasSlab } from '#domain/plan-set/take-off-rates.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { COPING_THICK_FT, SHORE_RUN_FT, TILE_BOTTOM_Y, WATER_Y } from '#studio/scene/pool-heights.ts';
import type { Entity, Fill } from '#studio/sheets/engine/entity.ts';
import type { LayerName } from '#studio/sheets/engine/layers.ts';
import type { Span } from './cuts.ts';

// What is built, as it is cut: feet along the cut, and feet below the deck.

export const CONCRETE: Fill = { hatch: 'right', gapPt: 4 };
export const GRAVEL: Fill = { hatch: 'dots', gapPt: 4 };
export const EARTH: Fill = { hatch: 'left', gapPt: 7 };
const WATER: Fill = { tint: '#e6f2f4' };
const WHITE: Fill = { tint: '#ffffff' };
const OVERHANG_FT = 0.11;
/** Under this the water ends on a slope, not at a wall. */
const SHORE_FT = 0.3;

export const filled = (layer: LayerName, points: Polygon, fill: Fill): Entity => ({
  kind: 'path',
  layer,
  points,
  closed: true,
  unlined: true,
  fill,
});
export const closed = (layer: LayerName, points: Polygon, fill?: Fill): Entity => ({
  kind: 'path',
  layer,
  points,
  closed: true,
  ...(fill ? { fill } : {}),
});
export const open = (layer: LayerName, points: readonly Point[]): Entity => ({
  kind: 'path',
  layer,
  points,
  closed: false,
});

/** How an end of the water is built. */
export type End = 'wall' | 'shore' | 'weir' | 'cut' | 'spa';

export const floorY = (depthFt: number): number => depthFt - WATER_Y;

/** Its wall's top, below the deck; a weir is as high as its water. */
const topOf = (end: End): number => {
  if (end === 'weir') return -WATER_Y + 0.03;
  return end === 'shore' ? -WATER_Y - 0.01 : 0;
};

/** Around the water: the inside as it is finished, and the outside of the shell, from left to right. */
function shellOf(
  { from, to, floor }: Span,
  ends: readonly [End, End],
): { inside: Point[]; outside: Point[] } {
  const below = floor.map(([at, depth]): Point => [at, floorY(depth)]);
  const inside: Point[] = [[from, topOf(ends[0])], ...below, [to, topOf(ends[1])]];
  const grown =
    signedArea(inside) < 0 ? offset(inside, BUILD.wallFt).toReversed() : offset(inside, BUILD.wallFt);
  const outside = grown.map((point, i): Point => {
    if (i === 0)
      return [ends[0] === 'wall' || ends[0] === 'weir' ? from - BUILD.wallFt : from, inside[0]?.[1] ?? 0];
    if (i === grown.length - 1)
      return [ends[1] === 'wall' || ends[1] === 'weir' ? to + BUILD.wallFt : to, inside.at(-1)?.[1] ?? 0];
    return clamped(point, { from, to }, ends);
  });
  return { inside, outside };
}

/** Where a cut ends in the water or at a spa, there is no wall to go around. */
function clamped([x, y]: Point, { from, to }: Pick<Span, 'from' | 'to'>, ends: readonly [End, End]): Point {
  const left =
    ends[0] === 'wall' || ends[0] === 'weir' || ends[0] === 'shore' ? Number.NEGATIVE_INFINITY : from;
  const right =
    ends[1] === 'wall' || ends[1] === 'weir' || ends[1] === 'shore' ? Number.POSITIVE_INFINITY : to;
  return [Math.min(right, Math.max(left, x)), y];
}

const withBeam = (outside: readonly Point[], { from, to }: Span, ends: readonly [End, End]): Point[] => {
  const deep = (point: Point | undefined) => (point?.[1] ?? 0) > BUILD.beamHighFt + 0.4;
  const beam = (at: number, out: number): Point[] => [
    [at + out * BUILD.beamWideFt, COPING_THICK_FT],
    [at + out * BUILD.beamWideFt, COPING_THICK_FT + BUILD.beamHighFt],
    [at + out * BUILD.wallFt, COPING_THICK_FT + BUILD.beamHighFt],
  ];
  const left = ends[0] === 'wall' && deep(outside[1]) ? beam(from, -1) : outside.slice(0, 1);
  const right = ends[1] === 'wall' && deep(outside.at(-2)) ? beam(to, 1).toReversed() : outside.slice(-1);
  return [...left, ...outside.slice(1, -1), ...right];
};

export function poolEntities(layout: Layout, span: Span, ends: readonly [End, End]): Entity[] {
  const { inside, outside } = shellOf(span, ends);
  const shell = [...withBeam(outside, span, ends), ...inside.toReversed()];
  const under = outside.slice(1, -1);
  const gravel = [...under, ...under.toReversed().map(([x, y]): Point => [x, y + BUILD.gravelFt])];
  const water = -WATER_Y;
  return [
    filled('C-GRND-PATT', gravel, GRAVEL),
    filled('S-SHEL-PATT', shell, CONCRETE),
    filled('A-POOL-WATR', [[span.from, water], ...inside.slice(1, -1), [span.to, water]], WATER),
    closed('S-SHEL', shell),
    open('A-POOL-WATR', [
      [span.from, water],
      [span.to, water],
    ]),
    ...tile(span.from, ends[0], 1),
    ...tile(span.to, ends[1], -1),
    ...coping(layout, span.from, ends[0], -1),
    ...coping(layout, span.to, ends[1], 1),
  ];
}

/** On the face of the wall, half an inch thick. */
const tile = (at: number, end: End, inward: number): Entity[] =>
  end === 'wall'
    ? [
        closed(
          'A-FEAT',
          rectangle(
            Math.min(at, at + inward * 0.06),
            COPING_THICK_FT,
            Math.max(at, at + inward * 0.06),
            -TILE_BOTTOM_Y,
          ),
          { tint: '#9fb8bd' },
        ),
      ]
    : [];

function coping({ copingFt }: Layout, at: number, end: End, out: number): Entity[] {
  if (end !== 'wall') return [];
  const [inner, outer] = [at - out * OVERHANG_FT, at + out * copingFt];
  return [
    closed(
      'A-POOL-COPG',
      rectangle(Math.min(inner, outer), 0, Math.max(inner, outer), COPING_THICK_FT),
      WHITE,
    ),
  ];
}

export const isShore = (depthFt: number): boolean => depthFt < SHORE_FT;

/** Slab, or what lies there instead, and base from the coping out to the deck's edge; down to the water where a beach begins. */
export function deckEntities(
  { copingFt, design }: Pick<Layout, 'copingFt' | 'design'>,
  at: number,
  edge: number,
  end: End,
): Entity[] {
  const out = Math.sign(edge - at);
  if (out === 0 || (end !== 'wall' && end !== 'shore')) return [];
  const start = at + out * (end === 'shore' ? SHORE_RUN_FT : copingFt);
  if ((edge - start) * out < 0.1) return [];
  const slab = end === 'shore' ? shoreSlab(at, start, edge) : level(start, edge, 0, BUILD.deckSlabFt);
  const base = level(start, edge, BUILD.deckSlabFt, BUILD.deckSlabFt + BUILD.deckBaseFt);
  return [
    ...(hasSlab(design.deck) ? [filled('S-SHEL-PATT', slab, CONCRETE)] : []),
    closed('A-DECK', slab),
    filled('C-GRND-PATT', base, GRAVEL),
    closed('A-DECK', base),
  ];
}

/** Across a deck that goes on beyond the section. */
export function breakLine(x: number): Entity {
  const middle = (BUILD.deckSlabFt + BUILD.deckBaseFt) / 2;
  const at = (out: number, down: number): Point => [x + out, middle + down];
  return open('A-ANNO-TEXT', [
    at(0, -0.6),
    at(0, -0.12),
    at(-0.12, -0.05),
    at(0.12, 0.05),
    at(0, 0.12),
    at(0, 0.6),
  ]);
}

const level = (a: number, b: number, top: number, bottom: number) =>
  rectangle(Math.min(a, b), top, Math.max(a, b), bottom);

const shoreSlab = (at: number, start: number, edge: number): Polygon => [
  [at, -WATER_Y],
  [start, 0],
  [edge, 0],
  [edge, BUILD.deckSlabFt],
  [start, BUILD.deckSlabFt],
  [at, -WATER_Y + BUILD.deckSlabFt],
];
