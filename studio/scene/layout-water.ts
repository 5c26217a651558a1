import { hasBench } from '#domain/design/bench.ts';
import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { areaOf, boundsOf, clip, clipToBounds } from '#domain/geometry/plane.ts';
import { partsOf } from './feature-parts.ts';
import type { FootprintKind } from './layout-types.ts';
import type { Site } from './placement.ts';
import { BENCH_DEPTH_FT, BENCH_FT, STEP_TREAD_FT } from './pool-heights.ts';

// What lies in the water: the way in at the shallow end, the bench at the deep end, the bubblers.

function stepCount(design: Design): number {
  return Math.max(1, Math.min(4, Math.round(Math.min(design.shallowFt, design.lengthFt * 0.3) / 0.9)));
}

export function placeInWater(site: Site, design: Design): void {
  const x0 = -design.lengthFt / 2;
  const has = (feature: Feature) => design.features.includes(feature);
  const inside = (kind: FootprintKind, label: string, from: number, to: number, z = 1) => {
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
      heightFt: 0,
    });
  };
  const parts = partsOf(design);
  let from = 0;
  for (const { feature, part } of parts) {
    if (!part.entryFt) continue;
    const to = from + part.entryFt(design);
    inside(feature, sentenceCase(feature), from, to);
    from = to;
  }
  if (!has('Beach Entry'))
    inside('steps', 'Steps', from, from + stepCount(design) * STEP_TREAD_FT, has('Sunshelf') ? 0.55 : 1);
  placeBench(site, design);
  for (const { part } of parts) part.inWater?.(site, design);
}

const sentenceCase = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

function placeBench(site: Site, design: Design): void {
  if (!hasBench(design)) return;
  const outline = clip(site.outline, -1, 0, -(design.lengthFt / 2 - BENCH_FT));
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
    heightFt: BENCH_DEPTH_FT,
  });
}
