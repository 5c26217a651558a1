import type { Design } from '#domain/design/design.ts';

// The floor as seen from the side: depth in feet at a distance along the pool from the shallow end.
export interface DepthPoint {
  alongFt: number;
  depthFt: number;
}

export function depthProfile(design: Design): DepthPoint[] {
  const { lengthFt } = design;
  const shallow = Math.min(design.shallowFt, design.deepFt);
  const deep = Math.max(design.shallowFt, design.deepFt);
  const beach = design.features.includes('Beach Entry') ? beachLength(design) : 0;
  // Shallow floor stays under 1:7 and the break under 1:3 where the length allows it.
  const fall = Math.min(lengthFt * 0.5, Math.max(lengthFt * 0.3, (deep - shallow) * 3));
  const start = Math.max(beach, lengthFt - fall - lengthFt * 0.24);
  const end = Math.min(lengthFt * 0.97, start + fall);
  const entry: DepthPoint[] = beach
    ? [
        { alongFt: 0, depthFt: 0 },
        { alongFt: beach, depthFt: Math.max(shallow, 1) },
      ]
    : [{ alongFt: 0, depthFt: shallow }];
  return [
    ...entry,
    { alongFt: start, depthFt: beach ? Math.max(shallow, 1) : shallow },
    { alongFt: end, depthFt: deep },
    { alongFt: lengthFt, depthFt: deep },
  ].filter((point, i, all) => i === 0 || point.alongFt > (all[i - 1]?.alongFt ?? -1));
}

export function beachLength(design: Design): number {
  return Math.min(design.lengthFt * 0.34, Math.max(design.shallowFt, 1) * 5);
}

export function depthAt(profile: readonly DepthPoint[], alongFt: number): number {
  let last = profile[0] ?? { alongFt: 0, depthFt: 0 };
  for (const point of profile) {
    if (alongFt <= point.alongFt) {
      const span = point.alongFt - last.alongFt;
      const t = span > 0 ? Math.max(0, (alongFt - last.alongFt) / span) : 1;
      return last.depthFt + (point.depthFt - last.depthFt) * t;
    }
    last = point;
  }
  return last.depthFt;
}
