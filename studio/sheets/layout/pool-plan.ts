import type { Deck } from '#domain/design/design.ts';
import {
  type Bounds,
  boundsOf,
  clipToBounds,
  crossingsOf,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { treadsOf } from '#studio/scene/pool-heights.ts';
import type { Entity, Fill } from '../engine/entity.ts';
import type { LayerName } from '../engine/layers.ts';

// The pool from above as it is built: every line is the layout's own.

const WHITE: Fill = { tint: '#ffffff' };
const WATER: Fill = { tint: '#eef6f7' };
const SHALLOW: Fill = { tint: '#f7fbfb' };

/** Lines of the deck's joints, lighter than what is built on it. */
const DECK_PATTERN: Record<Deck, Fill> = {
  travertine: { hatch: 'cross', gapPt: 16 },
  pavers: { hatch: 'cross', gapPt: 9 },
  flagstone: { hatch: 'cross', gapPt: 24 },
  wood: { hatch: 'left', gapPt: 6 },
  concrete: { hatch: 'dots', gapPt: 9 },
  tile: { hatch: 'cross', gapPt: 12 },
};
export const deckPattern = ({ deck }: { deck: Deck }): Fill => DECK_PATTERN[deck];

/** Furniture and green are no part of what is laid out. */
const UNBUILT = new Set<FootprintKind>(['loungers', 'planting', 'house']);
const IN_WATER = new Set<FootprintKind>(['steps', 'bench', 'Sunshelf', 'Beach Entry']);
export const builtItems = ({ items }: Layout): Footprint[] => items.filter(({ kind }) => !UNBUILT.has(kind));

const closed = (layer: LayerName, points: Polygon, fill?: Fill): Entity[] =>
  points.length < 3 ? [] : [{ kind: 'path', layer, points, closed: true, ...(fill ? { fill } : {}) }];
export const open = (layer: LayerName, points: readonly Point[]): Extract<Entity, { kind: 'path' }> => ({
  kind: 'path',
  layer,
  points,
  closed: false,
});

export function deckEntities(layout: Layout): Entity[] {
  return [
    {
      kind: 'path',
      layer: 'A-DECK-PATT',
      points: layout.deck,
      closed: true,
      unlined: true,
      fill: deckPattern(layout.design),
    },
    ...closed('A-DECK', layout.deck),
  ];
}

/** Coping, water, and what lies in it. */
export function waterEntities(layout: Layout): Entity[] {
  const { pool } = layout;
  return [
    ...closed('A-POOL-COPG', copingOutline(layout), WHITE),
    ...closed('A-POOL', pool.outline, WATER),
    ...builtItems(layout)
      .filter(({ kind }) => IN_WATER.has(kind))
      .flatMap((item) => closed('A-POOL-STEP', item.outline, SHALLOW)),
    ...treadLines(layout),
    ...breakLines(layout),
    ...closed('A-POOL', pool.outline),
  ];
}

/** Across the water at x, as wide as it is there. */
function acrossAt(outline: Polygon, x: number): (readonly [Point, Point])[] {
  const ends = crossingsOf(outline, x).toSorted((a, b) => a - b);
  return ends.flatMap((z, i) => {
    const next = ends[i + 1];
    return i % 2 === 0 && next !== undefined
      ? [
          [
            [x, z],
            [x, next],
          ] as const,
        ]
      : [];
  });
}

function treadLines(layout: Layout): Entity[] {
  return layout.items
    .filter(({ kind }) => kind === 'steps')
    .flatMap((steps) =>
      treadsOf(layout, steps)
        .slice(0, -1)
        .flatMap(({ x1 }) => acrossAt(steps.outline, x1).map((line) => open('A-POOL-STEP', line))),
    );
}

/** The floor without the points at which its slope stays the same: a level floor has none between its ends. */
export function floorOf({ pool: { profile } }: Layout): Layout['pool']['profile'] {
  return profile.filter((point, i) => {
    const [before, after] = [profile[i - 1], profile[i + 1]];
    if (!before || !after) return true;
    const rise = (point.depthFt - before.depthFt) * (after.alongFt - before.alongFt);
    return Math.abs(rise - (after.depthFt - before.depthFt) * (point.alongFt - before.alongFt)) > 1e-6;
  });
}

/** Where the floor's slope changes. */
export const breaksAt = (layout: Layout): number[] =>
  floorOf(layout)
    .slice(1, -1)
    .map(({ alongFt }) => alongFt - layout.pool.lengthFt / 2);

function breakLines(layout: Layout): Entity[] {
  return breaksAt(layout).flatMap((x) =>
    acrossAt(layout.pool.outline, x).map((line) => open('A-POOL-FLOR', line)),
  );
}

/** Where dashes across the floor would read as pipes or conduits. */
export const withoutBreaks = (entities: readonly Entity[]): Entity[] =>
  entities.filter(({ layer }) => layer !== 'A-POOL-FLOR');

const layerOf = ({ kind }: Footprint): LayerName => (kind === 'equipment' ? 'M-EQPM' : 'A-FEAT');

/** What stands at the edge and on the ground. */
export const standingItems = (layout: Layout): Footprint[] =>
  builtItems(layout).filter(({ kind }) => !IN_WATER.has(kind));

export function standingEntities(layout: Layout, shown: Bounds): Entity[] {
  return standingItems(layout)
    .filter((item) => isShown(item, shown))
    .flatMap((item) => {
      const lies = item.kind === 'Automatic Cover';
      return closed(layerOf(item), item.outline, lies ? undefined : WHITE);
    });
}

export function isShown({ outline }: Footprint, { x0, z0, x1, z1 }: Bounds): boolean {
  const b = boundsOf(outline);
  return b.x0 >= x0 - 0.01 && b.x1 <= x1 + 0.01 && b.z0 >= z0 - 0.01 && b.z1 <= z1 + 0.01;
}

/** Buildings as far as they are within the view. */
export function buildingEntities({ plot, house }: Layout, shown: Bounds): Entity[] {
  const outlines = plot ? plot.buildings.map(({ outline }) => outline) : house ? [house.outline] : [];
  return outlines.flatMap((outline): Entity[] => {
    const part = clipToBounds(outline, shown);
    if (part.length < 3) return [];
    return [
      {
        kind: 'path',
        layer: 'A-BLDG-PATT',
        points: part,
        closed: true,
        unlined: true,
        fill: { hatch: 'left', gapPt: 7 },
      },
      ...closed('A-BLDG', part),
    ];
  });
}
