import { type Bounds, boundsOf, contains, offset, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { type RimPiece, rimOf } from '#studio/figures/slices.ts';
import { isOnEdge, lineBeyond } from '#studio/scene/infinity-edge.ts';
import type { FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { shoreAt } from '#studio/scene/parts/beach-entry.ts';
import { basinOf } from '#studio/scene/pool-heights.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import { deckEntities, standingEntities, waterEntities } from '../layout/pool-plan.ts';
import type { PlanSet } from '../plan-set.ts';
import { insideOf } from './beside-water.ts';
import { featureItems, featureMark, finishesOf } from './finishes.ts';
import { besides, TagRoom, type Way } from './tag-room.ts';
import type { FinishPart } from './words.ts';

// The pool from above, with the mark of its schedule on every finish.

const MARGIN_IN = 0.45;
/** Marks are looked for from afar. */
const LARGER = 1.25;
/** Lights and their like are bought as fixtures, and stand on the sheets of their trades. */
const NOT_DRAWN: readonly FootprintKind[] = ['LED Lighting'];
const WATER = { tint: '#eef6f7' };

function extentOf(set: PlanSet): Bounds {
  const rim = set.layout.items.filter(({ layer }) => layer === 'edge');
  const shown = [...featureItems(set), ...rim].flatMap(({ outline }) => outline);
  return boundsOf([...set.layout.deck, ...shown]);
}

const middleOf = (outline: Polygon): Point => {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  return [(x0 + x1) / 2, (z0 + z1) / 2];
};

function drawnEntities({ layout }: PlanSet, extent: Bounds): Entity[] {
  const items = layout.items.filter(({ kind }) => !NOT_DRAWN.includes(kind));
  return [
    ...deckEntities(layout),
    ...waterEntities(layout),
    ...standingEntities({ ...layout, items }, extent),
    ...items.flatMap((item): Entity[] => {
      const points = insideOf(layout, item);
      return points ? [{ kind: 'path', layer: 'A-POOL-WATR', points, closed: true, fill: WATER }] : [];
    }),
  ];
}

const GRID = 28;

/** Points of a finish, the nearest to `to` first. */
function spotsIn(outline: Polygon, without: readonly Polygon[], to: Point): Way[] {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  const steps = Array.from({ length: GRID }, (_, i) => (i + 0.5) / GRID);
  return steps
    .flatMap((u) => steps.map((v): Point => [x0 + (x1 - x0) * u, z0 + (z1 - z0) * v]))
    .filter((point) => contains(outline, point) && !without.some((one) => contains(one, point)))
    .toSorted((a, b) => Math.hypot(a[0] - to[0], a[1] - to[1]) - Math.hypot(b[0] - to[0], b[1] - to[1]))
    .map((at) => ({ at }));
}

/** Of the rim's short pieces, where a leader may begin. */
const EVERY_PIECE = 6;

/** From the wall and the coping, where there are both, towards the middle of the front first. */
function rimWays({ layout }: PlanSet, out: number, share: number, pen: Pen): Way[] {
  const { pool, items } = layout;
  const { x0, x1, z1 } = boundsOf(pool.outline);
  const built = items.filter(({ layer }) => layer === 'edge').map(({ outline }) => outline);
  const isWalled = ({ at }: RimPiece) =>
    !isOnEdge(pool.infinityEdge, at, 0.5) &&
    shoreAt({ layout }, at[0]) === 0 &&
    !built.some((one) => contains(one, at));
  const to: Point = [x0 + (x1 - x0) * share, z1];
  const far = ({ at }: RimPiece) => Math.hypot(at[0] - to[0], at[1] - to[1]);
  return rimOf(pool.outline)
    .filter((piece, i) => i % EVERY_PIECE === 0 && isWalled(piece))
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, 24)
    .flatMap(({ at, out: [nx, nz] }) => {
      const tip: Point = [at[0] + nx * out, at[1] + nz * out];
      const away = out > 0 ? 1 : -1;
      return besides(tip, pen).filter(
        (way) => ((way.at[0] - tip[0]) * nx + (way.at[1] - tip[1]) * nz) * away > pen.textFt * 2,
      );
    });
}

/** On an edge of steps, shelf or bench that the water is deeper beyond, clear of what is built over it. */
function noseOf({ items }: Layout): Point | null {
  const over = items.filter(({ layer }) => layer === 'edge');
  for (const kind of ['steps', 'Sunshelf', 'bench'] as const) {
    const item = items.find((one) => one.kind === kind);
    if (!item) continue;
    const { x0, x1, z0, z1 } = boundsOf(item.outline);
    const spots = [0.6, 0.4, 0.25, 0.8].map((v): Point => [kind === 'bench' ? x0 : x1, z0 + (z1 - z0) * v]);
    return spots.find((spot) => !over.some(({ outline }) => contains(outline, spot))) ?? spots[0] ?? null;
  }
  return null;
}

/** On it, or beside it where it is too small. */
const onItem = (outline: Polygon, pen: Pen): Way[] => {
  const at = middleOf(outline);
  return [{ at }, ...spotsIn(outline, [], at).slice(0, 60), ...besides(at, pen)];
};

const corner = (outline: Polygon, u: number, v: number): Point => {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  return [x0 + (x1 - x0) * u, z0 + (z1 - z0) * v];
};

/** Between two lines before the weir, at a share of its length. */
function beyondWeir({ pool: { infinityEdge } }: Layout, share: number, from: number, to: number): Point {
  const line = infinityEdge ? lineBeyond(infinityEdge, (from + to) / 2) : [];
  const at = share * (line.length - 1);
  const [a, b] = [line[Math.floor(at)], line[Math.ceil(at)]];
  if (!a || !b) return [0, 0];
  const t = at - Math.floor(at);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function waysOf(set: PlanSet, part: FinishPart, pen: Pen): Way[] {
  const { layout } = set;
  const { pool, deck, copingFt, items } = layout;
  const item = (kind: FootprintKind) => items.find((one) => one.kind === kind)?.outline ?? [];
  const { weirFt, innerFt, outerFt } = basinOf(layout.design);
  const [d, p] = [boundsOf(deck), boundsOf(pool.outline)];
  const standing = items.filter(({ kind }) => !NOT_DRAWN.includes(kind)).map(({ outline }) => outline);
  switch (part) {
    case 'interior':
      return spotsIn(pool.outline, standing, [pool.lengthFt * 0.15, 0]);
    case 'deck': {
      const left: Point = [(d.x0 + p.x0) / 2, (p.z0 + p.z1) / 2];
      const spots = spotsIn(deck, [offset(pool.outline, copingFt), ...standing], left);
      return [...spots, ...spots.slice(0, 1).flatMap(({ at }) => besides(at, pen))];
    }
    case 'tile':
      return rimWays(set, 0, 0.4, pen);
    case 'coping':
      return rimWays(set, copingFt / 2, 0.5, pen);
    case 'joint':
      return rimWays(set, copingFt, 0.62, pen);
    case 'steps': {
      const nose = noseOf(layout);
      return nose ? besides(nose, pen) : [];
    }
    case 'beach':
      return onItem(item('Beach Entry'), pen);
    case 'spaInterior':
      return onItem(item('Raised Spa'), pen);
    case 'spaCoping':
      return besides(corner(item('Raised Spa'), 0.06, 0.3), pen);
    case 'spaFacing':
      return besides(corner(item('Raised Spa'), 1, 0.3), pen);
    case 'weir':
      return besides(beyondWeir(layout, 0.35, 0, weirFt), pen);
    case 'basinInterior':
      return [{ at: beyondWeir(layout, 0.75, weirFt, innerFt) }];
    case 'basinCap':
      return besides(beyondWeir(layout, 0.2, innerFt, outerFt), pen);
  }
}

function finishEntities(set: PlanSet, pen: Pen): Entity[] {
  const extent = extentOf(set);
  const drawn = drawnEntities(set, extent);
  const more = pen.pt(MARGIN_IN * 72 * 0.9);
  const { x0, z0, x1, z1 } = extent;
  const tagPen = { ...pen, textFt: pen.textFt * LARGER };
  const room = new TagRoom(drawn, tagPen, { x0: x0 - more, z0: z0 - more, x1: x1 + more, z1: z1 + more });
  return [
    ...drawn,
    ...featureItems(set).flatMap(({ outline }, index) =>
      room.place(featureMark(index), onItem(outline, tagPen)),
    ),
    ...finishesOf(set).flatMap(({ part, mark }) => room.place(mark, waysOf(set, part, tagPen))),
  ];
}

export const FINISH_VIEW: View = {
  name: 'finishes',
  title: ({ words }) => words.finishes.plan,
  ruler: 'built',
  extent: extentOf,
  marginIn: MARGIN_IN,
  draw: finishEntities,
};
