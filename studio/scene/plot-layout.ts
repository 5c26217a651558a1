import { edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { type Site, toLayout, toPlot } from '#domain/plot/site.ts';
import { groundAt as surfaceAt } from '#domain/plot/surface.ts';
import { type HouseOnPlot, houseOn } from './plot-house.ts';

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
  /** `floorFt` above the deck. */
  buildings: readonly (Outlined<Listed<'buildings'>> & { floorFt: number })[];
  house: HouseOnPlot | null;
  trees: readonly (Omit<Listed<'trees'>, 'at'> & { at: Point })[];
  easements: readonly Outlined<Listed<'easements'>>[];
  lines: readonly (Omit<Listed<'lines'>, 'path'> & { path: readonly Point[] })[];
  septic: readonly Outlined<Listed<'septic'>>[];
  access: { at: Point; widthFt: number } | null;
}

export function plotLayout(site: Site, levelFt: number, water: Polygon): PlotLayout {
  const { plot, place } = site;
  const here = (point: Point) => toLayout(place, point);
  const outlined = <Item extends { corners: Polygon }>({ corners, ...rest }: Item) => ({
    ...rest,
    outline: corners.map(here),
  });
  const lot = plot.lot.corners.map(here);
  const buildings = plot.buildings.map(outlined);
  const house = houseOn(buildings, lot, water);
  const ground = (point: Point) => surfaceAt(plot, toPlot(place, point)) - levelFt;
  return {
    site,
    levelFt,
    lot,
    edges: plot.lot.edges,
    buildings: buildings.map((building, index) => ({
      ...building,
      floorFt:
        house?.building === index
          ? ground([house.anchor.x, house.anchor.z])
          : floorOf(building.outline, ground),
    })),
    house,
    trees: plot.trees.map((tree) => ({ ...tree, at: here(tree.at) })),
    easements: plot.easements.map(outlined),
    lines: plot.lines.map((line) => ({ ...line, path: line.path.map(here) })),
    septic: plot.septic.map(outlined),
    access: plot.access && { ...plot.access, at: here(plot.access.at) },
  };
}

// The middle of what its walls stand on.
function floorOf(outline: Polygon, ground: (point: Point) => number): number {
  const feet = edgesOf(outline).map(([a, b]) => ground([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]));
  return feet.reduce((sum, one) => sum + one, 0) / feet.length;
}

/** The ground as it is before anything is built, in feet above the deck. */
export function groundAt({ site, levelFt }: PlotLayout, point: Point): number {
  return surfaceAt(site.plot, toPlot(site.place, point)) - levelFt;
}
