import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import type { Plot, PlotPart } from '#domain/plot/plot.ts';
import { type BestPlace, bestPlaces } from '#domain/yard/best-place.ts';
import type { YardPriority } from '#domain/yard/optimization-form.ts';

export type BestPlaceRequest = { design: Design; plot: Plot; priority: YardPriority };
export type BestPlacesFound = ReturnType<typeof bestPlaces> & {
  /** Without which one rule the pool would find a place. */
  inTheWay: PlotPart[];
};
export type { BestPlace };

const MOST_TRIES = 8;

/** The same plot without one of its rules, each with what that rule belongs to. */
function withoutOneRule(plot: Plot): { part: PlotPart; plot: Plot }[] {
  const { lot } = plot;
  const sides = lot.edges.flatMap(({ setbackFt }, index) => {
    if (setbackFt === 0) return [];
    const edges = lot.edges.map((edge, i) => (i === index ? { ...edge, setbackFt: 0 } : edge));
    return [{ part: { part: 'edge', index } as const, plot: { ...plot, lot: { ...lot, edges } } }];
  });
  const buildings = plot.buildings.flatMap(({ gapFt }, index) => {
    if (gapFt === 0) return [];
    const list = plot.buildings.map((one, i) => (i === index ? { ...one, gapFt: 0 } : one));
    return [{ part: { part: 'building', index } as const, plot: { ...plot, buildings: list } }];
  });
  const without = <Item>(list: readonly Item[], index: number) => list.filter((_, i) => i !== index);
  const easements = plot.easements.map((_, index) => ({
    part: { part: 'easement', index } as const,
    plot: { ...plot, easements: without(plot.easements, index) },
  }));
  const lines = plot.lines.map((_, index) => ({
    part: { part: 'line', index } as const,
    plot: { ...plot, lines: without(plot.lines, index) },
  }));
  const septic = plot.septic.map((_, index) => ({
    part: { part: 'septic', index } as const,
    plot: { ...plot, septic: without(plot.septic, index) },
  }));
  return [...buildings, ...easements, ...lines, ...septic, ...sides].slice(0, MOST_TRIES);
}

export function findBestPlaces({ design, plot, priority }: BestPlaceRequest): BestPlacesFound {
  const pool = drawnDesign(design);
  const found = bestPlaces(pool, plot, priority);
  if (found.reason === null) return { ...found, inTheWay: [] };
  const tries = withoutOneRule(plot).filter((one) => bestPlaces(pool, one.plot, priority).reason === null);
  return { ...found, inTheWay: tries.map(({ part }) => part) };
}
