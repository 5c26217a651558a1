import type { Point, Polygon } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { type Site, toLayout } from '#domain/plot/site.ts';

// The plot as it lies around the pool: everything of it in the layout's coordinates, heights in feet from the deck.
// Plain data, because a layout crosses to workers.

type Listed<K extends keyof Plot> = Plot[K] extends (infer Item)[] ? Item : never;
type Outlined<Item> = Omit<Item, 'corners'> & { outline: Polygon };

export interface PlotLayout {
  site: Site;
  /** The deck's height on the plot. */
  levelFt: number;
  lot: Polygon;
  /** As the plot has them: the first runs from the lot's first corner to its second. */
  edges: Plot['lot']['edges'];
  buildings: readonly Outlined<Listed<'buildings'>>[];
  trees: readonly (Omit<Listed<'trees'>, 'at'> & { at: Point })[];
  easements: readonly Outlined<Listed<'easements'>>[];
  lines: readonly (Omit<Listed<'lines'>, 'path'> & { path: readonly Point[] })[];
  septic: readonly Outlined<Listed<'septic'>>[];
  access: { at: Point; widthFt: number } | null;
}

export function plotLayout(site: Site, levelFt: number): PlotLayout {
  const { plot, place } = site;
  const here = (point: Point) => toLayout(place, point);
  const outlined = <Item extends { corners: Polygon }>({ corners, ...rest }: Item) => ({
    ...rest,
    outline: corners.map(here),
  });
  return {
    site,
    levelFt,
    lot: plot.lot.corners.map(here),
    edges: plot.lot.edges,
    buildings: plot.buildings.map(outlined),
    trees: plot.trees.map((tree) => ({ ...tree, at: here(tree.at) })),
    easements: plot.easements.map(outlined),
    lines: plot.lines.map((line) => ({ ...line, path: line.path.map(here) })),
    septic: plot.septic.map(outlined),
    access: plot.access && { ...plot.access, at: here(plot.access.at) },
  };
}

/** The ground as it is before anything is built, in feet above the deck. */
export function groundAt(_plot: PlotLayout, _point: Point): number {
  return 0;
}
