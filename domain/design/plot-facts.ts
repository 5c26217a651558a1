import * as z from 'zod/mini';
import { areaOf } from '#domain/geometry/plane.ts';
import { type OriginWords, sayOrigin } from '#domain/plot/disclaimer.ts';
import { clearancesOf } from '#domain/plot/distances.ts';
import { BUILDING_KINDS, PLOT_SOURCES } from '#domain/plot/plot.ts';
import { type Counted, counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import type { DesignOnPlot } from './on-plot.ts';
import { outlineOf } from './outline.ts';

// A plot in one line, for lists, reviews and mails: how large it is, what stands on it, how far the water is from the building
// that it is nearest to. Figures only: what its owner wrote about it is not in it.

export const plotFacts = z.object({
  areaSqFt: z.number(),
  buildings: z.array(z.enum(BUILDING_KINDS)),
  trees: z.number(),
  /** Null without a building; 0 where the pool reaches into it. */
  nearest: z.nullable(z.object({ kind: z.enum(BUILDING_KINDS), feet: z.number() })),
  source: z.object({ kind: z.enum(PLOT_SOURCES), errorPercent: z.nullable(z.number()) }),
});
export type PlotFacts = z.infer<typeof plotFacts>;

// Only the lot and its buildings are measured: of the rest nothing is told.
function nearestBuilding({ site: { plot, place }, ...pool }: DesignOnPlot): PlotFacts['nearest'] {
  const bare = { ...plot, trees: [], easements: [], lines: [], septic: [] };
  const found = clearancesOf({ plot: bare, place }, outlineOf(pool)).flatMap(({ to, feet }) => {
    const building = to.part === 'building' ? plot.buildings[to.index] : undefined;
    return building ? [{ kind: building.kind, feet: Math.max(0, Math.round(feet * 10) / 10) }] : [];
  });
  return found.toSorted((one, other) => one.feet - other.feet)[0] ?? null;
}

export const factsOf = (design: DesignOnPlot): PlotFacts => ({
  areaSqFt: Math.round(areaOf(design.site.plot.lot.corners)),
  buildings: BUILDING_KINDS.filter((kind) => design.site.plot.buildings.some((one) => one.kind === kind)),
  trees: design.site.plot.trees.length,
  nearest: nearestBuilding(design),
  source: design.site.plot.source,
});

export type PlotFactWords = {
  area: string;
  buildings: Readonly<Record<(typeof BUILDING_KINDS)[number], string>>;
  trees: Counted;
  pool: string;
  poolAtBuilding: string;
  sketch: string;
  origin: OriginWords;
};

export function sayPlot(words: PlotFactWords, { areaSqFt, buildings, trees, nearest }: PlotFacts): string {
  const things = [
    fill(words.area, { area: grouped(areaSqFt) }),
    ...buildings.map((kind) => words.buildings[kind]),
    ...(trees > 0 ? [counted(words.trees, trees)] : []),
  ].join(', ');
  if (!nearest) return things;
  const building = words.buildings[nearest.kind];
  const pool =
    nearest.feet > 0
      ? fill(words.pool, { feet: nearest.feet, building })
      : fill(words.poolAtBuilding, { building });
  return `${things}; ${pool}`;
}

export const sayPlotOrigin = ({ origin }: PlotFactWords, { source }: PlotFacts): string =>
  sayOrigin(origin, { source });
