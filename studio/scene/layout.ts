import type { Design } from '#domain/design/design.ts';
import { copingFtOf, isCurved, outlineOf } from '#domain/design/outline.ts';
import { earthworkOf } from '#domain/design/site-work.ts';
import { boundsOf, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { backBearingOf } from './back-bearing.ts';
import { beachLength, depthProfile } from './depth.ts';
import { partsOf } from './feature-parts.ts';
import { doorsOf } from './houses/porch.ts';
import { findEdge, grownAround, type InfinityEdge } from './infinity-edge.ts';
import { placeAtEdge } from './layout-edge.ts';
import { placeOnGround } from './layout-ground.ts';
import { keepOff, placeBeds, placeOnPlot, raised } from './layout-plot.ts';
import type { Layout, PoolLayout } from './layout-types.ts';
import { placeInWater } from './layout-water.ts';
import { BED_BEHIND_GATE_FT } from './parts/safety-fence.ts';
import { Site } from './placement.ts';
import { builtGroundAt } from './plot-ground.ts';
import { type PlotLayout, plotLayout } from './plot-layout.ts';
import { basinOf } from './pool-heights.ts';
import { viewSide } from './view-side.ts';

/** A design becomes places: what stands where, with room to walk, and nothing on top of anything else. */
export function layoutDesign(design: Design): Layout {
  const water = outlineOf(design);
  const plot = design.site && plotLayout(design.site, earthworkOf(design)?.levelFt ?? 0, water);
  const { outline, edge } = edged(design, water, plot);
  const site = new Site(outline, {
    land: plot && { lot: plot.lot, buildings: keepOff(plot) },
    edge,
    doors: plot ? null : doorsOf(design),
  });
  placeInWater(site, design);
  placeAtEdge(site, design);
  const ground = plot ? placeOnPlot(site, design, plot) : placeOnGround(site, design);
  for (const { part } of partsOf(design)) part.overlay?.(site, design);
  if (plot) placeBeds(site, ground.deck, plot);
  else placePlanting(site, ground.deck, ground.fence !== null);
  return {
    design,
    pool: poolLayout(design, outline, edge),
    copingFt: copingFtOf(design),
    ...ground,
    items: plot
      ? raised(site.items, ground.deck, (point) => builtGroundAt(plot, ground.deck, point))
      : site.items,
    ...(site.missing.length > 0 ? { missing: site.missing } : {}),
    ...(plot ? { plot } : {}),
    backBearingDeg: backBearingOf(design),
  };
}

// A beach has no weir: the water runs out on it.
function edged(
  design: Design,
  water: Polygon,
  plot: PlotLayout | undefined,
): { outline: Polygon; edge: InfinityEdge | null } {
  if (!design.features.includes('Infinity Edge')) return { outline: water, edge: null };
  const { x0 } = boundsOf(water);
  return findEdge(water, {
    out: viewSide(water, plot, basinOf(design).outerFt),
    curved: isCurved(design),
    fromX: design.features.includes('Beach Entry') ? x0 + beachLength(design) : x0,
    copingFt: copingFtOf(design),
  });
}

function poolLayout(design: Design, outline: Polygon, infinityEdge: InfinityEdge | null): PoolLayout {
  return {
    outline,
    lengthFt: design.lengthFt,
    widthFt: design.widthFt,
    profile: depthProfile(design),
    curved: isCurved(design),
    infinityEdge,
  };
}

// Beds along both ends of the deck; the back is the house's, the front is lawn.
function placePlanting(site: Site, deck: Polygon, fenced: boolean): void {
  const d = boundsOf(deck);
  const from = fenced ? BED_BEHIND_GATE_FT : 5;
  const beds = [
    rectangle(d.x0 - 4.5, d.z0 + 6, d.x0 - 0.3, d.z1 - 6),
    rectangle(d.x1 + 0.3, d.z0 + from, d.x1 + 4.5, d.z1 - 6),
  ];
  for (const outline of beds) {
    const b = boundsOf(outline);
    if (b.z1 - b.z0 < 2) continue;
    site.add({
      kind: 'planting',
      label: 'Planting',
      layer: 'overlay',
      outline,
      anchor: { x: (b.x0 + b.x1) / 2, z: (b.z0 + b.z1) / 2, yaw: 0 },
      widthFt: b.x1 - b.x0,
      depthFt: b.z1 - b.z0,
      heightFt: 2,
    });
  }
}

export function copingOutline(layout: Layout): Polygon {
  return grownAround(layout.pool.outline, layout.pool.infinityEdge, layout.copingFt);
}
