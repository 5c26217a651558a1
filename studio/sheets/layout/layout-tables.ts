import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import type { Row, Table } from '#domain/plan-set/table.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import {
  BENCH_DEPTH_FT,
  basinOf,
  SHELF_DEPTH_FT,
  SPA,
  TILE_BOTTOM_Y,
  treadsOf,
  WATER_Y,
} from '#studio/scene/pool-heights.ts';
import type { PlanSet } from '../plan-set.ts';
import { inEighths } from './eighths.ts';
import { marked, shownOf, tagged } from './layout-view.ts';
import { isShown } from './pool-plan.ts';
import { away, referencesOf } from './stake-out.ts';
import type { LayoutWords } from './words.ts';

// The schedules beside the plan: what stands where, and how high everything lies.

export function featureTable({ layout, words: { layout: words } }: PlanSet): Table {
  const { a, b } = referencesOf(layout);
  const { features } = words;
  return {
    title: features.title,
    columns: [
      { key: 'tag', title: features.tag, share: 0.7 },
      { key: 'name', title: features.name, share: 3 },
      { key: 'size', title: features.size, share: 3.1 },
      { key: 'fromA', title: features.fromA, share: 1.8, align: 'end' },
      { key: 'fromB', title: features.fromB, share: 1.8, align: 'end' },
    ],
    rows: tagged(layout).map(({ id, label, outline }, i): Row => {
      const { x0, z0, x1, z1 } = boundsOf(outline);
      const middle: Point = [(x0 + x1) / 2, (z0 + z1) / 2];
      return {
        id,
        cells: {
          tag: String(i + 1),
          name: label,
          size: `${inEighths(x1 - x0)} × ${inEighths(z1 - z0)}`,
          fromA: inEighths(away(a, middle)),
          fromB: inEighths(away(b, middle)),
        },
      };
    }),
    notes: featureNotes(layout, features),
  };
}

/** What the plan beside the schedule does not show. */
function featureNotes(layout: Layout, words: LayoutWords['features']): string[] {
  const shown = shownOf(layout);
  const elsewhere = tagged(layout).flatMap((item, i) =>
    isShown(item, shown) ? [] : [`${i + 1} ${item.label}`],
  );
  const { a, b } = referencesOf(layout);
  const { missing = [] } = layout;
  return [
    ...(marked(a, shown) && marked(b, shown) ? [] : [words.stakes]),
    ...(elsewhere.length > 0 ? [fill(words.elsewhere, { names: elsewhere.join(', ') })] : []),
    ...(missing.length > 0 ? [fill(words.notPlaced, { names: missing.join(', ') })] : []),
  ];
}

type Level = { id: string; name: string; height: number };

/** Of finished surfaces, from the deck, in feet. */
function levelsOf(layout: Layout, levels: LayoutWords['levels']): Level[] {
  const has = (kind: string) => layout.items.some((item) => item.kind === kind);
  const { profile } = layout.pool;
  const depths = profile.map(({ depthFt }) => depthFt);
  const [shallow, deep] = [profile[1]?.depthFt ?? 0, Math.max(...depths)];
  const treads = layout.items
    .filter(({ kind }) => kind === 'steps')
    .flatMap((steps) => treadsOf(layout, steps));
  const basin = basinOf(layout.design);
  return [
    { id: 'deck', name: levels.deck, height: 0 },
    { id: 'water', name: levels.water, height: WATER_Y },
    { id: 'tile', name: levels.tile, height: TILE_BOTTOM_Y },
    ...(has('Sunshelf') ? [{ id: 'shelf', name: levels.shelf, height: WATER_Y - SHELF_DEPTH_FT }] : []),
    ...treads.map(({ depthFt }, i) => ({
      id: `step-${i + 1}`,
      name: fill(levels.step, { number: i + 1 }),
      height: WATER_Y - depthFt,
    })),
    ...(has('bench') ? [{ id: 'bench', name: levels.bench, height: WATER_Y - BENCH_DEPTH_FT }] : []),
    ...(shallow < deep ? [{ id: 'shallow', name: levels.shallow, height: WATER_Y - shallow }] : []),
    { id: 'deep', name: shallow < deep ? levels.deep : levels.floor, height: WATER_Y - deep },
    ...(has('Raised Spa')
      ? [
          { id: 'spa-rim', name: levels.spaRim, height: SPA.rimY },
          { id: 'spa-water', name: levels.spaWater, height: SPA.waterY },
          { id: 'spa-floor', name: levels.spaFloor, height: SPA.waterY - SPA.floorDepthFt },
        ]
      : []),
    ...(layout.pool.infinityEdge
      ? [
          { id: 'basin-rim', name: levels.basinRim, height: basin.rimY },
          { id: 'basin-water', name: levels.basinWater, height: basin.waterY },
          { id: 'basin-floor', name: levels.basinFloor, height: basin.floorY },
        ]
      : []),
  ];
}

export function levelTable({ layout, words: { layout: words } }: PlanSet): Table {
  const { levels } = words;
  const { plot } = layout;
  return {
    title: levels.title,
    columns: [
      { key: 'name', title: levels.name, share: 3 },
      { key: 'height', title: levels.height, share: 1.5, align: 'end' },
      ...(plot
        ? [{ key: 'onPlot', title: levels.onPlot, share: 1.5, align: 'end' as const, digits: 2 }]
        : []),
    ],
    rows: levelsOf(layout, levels).map(
      ({ id, name, height }): Row => ({
        id,
        cells: {
          name,
          height: `${height > 0 ? '+' : ''}${inEighths(height)}`,
          ...(plot ? { onPlot: plot.levelFt + height } : {}),
        },
      }),
    ),
    notes: [levels.note, ...(plot ? [sayOrigin(words.origin, plot.site.plot)] : [])],
  };
}
