import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { beachLength } from './depth.ts';
import type { FootprintKind } from './layout-types.ts';
import type { Site } from './placement.ts';
import { areaOf, boundsOf, circle, clip, clipToBounds, contains, type Polygon } from './plane.ts';

// What lies in the water: the way in at the shallow end, the bench at the deep end, the bubblers.
export const STEP_TREAD_FT = 1.15;
export const SHELF_DEPTH_FT = 0.95;

export function shelfLength(design: Design): number {
  return Math.min(8, Math.max(3, design.lengthFt * 0.22));
}

export function stepCount(design: Design): number {
  return Math.max(1, Math.min(4, Math.round(Math.min(design.shallowFt, design.lengthFt * 0.3) / 0.9)));
}

export function placeInWater(site: Site, design: Design): void {
  const x0 = -design.lengthFt / 2;
  const has = (feature: Feature) => design.features.includes(feature);
  const inside = (
    kind: FootprintKind,
    label: string,
    feature: Feature | null,
    from: number,
    to: number,
    heightFt: number,
    z = 1,
  ) => {
    const half = (design.widthFt / 2) * z;
    const outline = clipToBounds(site.outline, { x0: x0 + from, x1: x0 + to, z0: -half, z1: half });
    if (outline.length < 3 || areaOf(outline) < 0.5) return;
    const b = boundsOf(outline);
    site.add({
      kind,
      label,
      layer: 'water',
      outline,
      anchor: { x: x0 + from, z: (b.z0 + b.z1) / 2, yaw: Math.PI / 2 },
      widthFt: b.z1 - b.z0,
      depthFt: to - from,
      heightFt,
      feature,
    });
  };
  let from = 0;
  if (has('Beach Entry')) {
    from = beachLength(design);
    inside('beach', 'Beach entry', 'Beach Entry', 0, from, 0);
    if (has('Sunshelf')) {
      inside('shelf', 'Sunshelf', 'Sunshelf', from, from + shelfLength(design) * 0.7, 0);
      from += shelfLength(design) * 0.7;
    }
  } else {
    if (has('Sunshelf')) {
      from = shelfLength(design);
      inside('shelf', 'Sunshelf', 'Sunshelf', 0, from, 0);
    }
    const treads = stepCount(design);
    inside('steps', 'Steps', null, from, from + treads * STEP_TREAD_FT, 0, has('Sunshelf') ? 0.55 : 1);
  }
  placeBench(site, design);
  if (has('Bubblers')) placeBubblers(site, design);
}

function placeBench(site: Site, design: Design): void {
  if (
    design.style === 'Lap' ||
    design.lengthFt < 20 ||
    design.widthFt < 10 ||
    design.features.includes('Infinity Edge')
  )
    return;
  const outline = clip(site.outline, -1, 0, -(design.lengthFt / 2 - 1.5));
  if (outline.length < 3 || areaOf(outline) < 4) return;
  const b = boundsOf(outline);
  site.add({
    kind: 'bench',
    label: 'Bench',
    layer: 'overlay',
    outline,
    anchor: { x: b.x1, z: (b.z0 + b.z1) / 2, yaw: -Math.PI / 2 },
    widthFt: b.z1 - b.z0,
    depthFt: b.x1 - b.x0,
    heightFt: 1.5,
    feature: null,
  });
}

// Three low domes on the shelf, or on the shallow floor when there is no shelf.
function placeBubblers(site: Site, design: Design): void {
  const shelf =
    site.items.find((item) => item.kind === 'shelf') ?? site.items.find((item) => item.kind === 'beach');
  const x = shelf ? (boundsOf(shelf.outline).x0 + boundsOf(shelf.outline).x1) / 2 : -design.lengthFt * 0.22;
  const within: Polygon = site.outline;
  for (const z of [-0.24, 0, 0.24].map((share) => share * design.widthFt)) {
    const spot = contains(within, [x, z]) ? { x, z } : { x: -design.lengthFt * 0.1, z: z * 0.5 };
    if (!contains(within, [spot.x, spot.z])) continue;
    site.add({
      kind: 'bubbler',
      label: 'Bubbler',
      layer: 'overlay',
      outline: circle(spot.x, spot.z, 0.45),
      anchor: { ...spot, yaw: 0 },
      widthFt: 0.9,
      depthFt: 0.9,
      heightFt: 0.8,
      feature: 'Bubblers',
    });
  }
}
