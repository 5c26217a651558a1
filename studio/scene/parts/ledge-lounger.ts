import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { cushion } from './cushion.ts';

// From the head to the feet: along, and how high.
const PROFILE = [
  [-2.9, 2.05],
  [-2.2, 1.4],
  [-1.4, 0.86],
  [-0.5, 0.68],
  [0.5, 0.92],
  [1.4, 1.06],
  [2.4, 0.8],
  [3.1, 0.66],
] as const;
const STEPS_BETWEEN = 4;
const HALF_FT = 0.95;
const SHELL_FT = 0.24;
/** What it stands on, from here to there. */
const FEET_FT = [
  [-1.3, -0.2],
  [1.3, 2.5],
] as const;

interface Cut {
  along: number;
  top: number;
  under: number;
  normal: Vec3;
}

/** Cuts across it, rounded through the points of the profile. */
const CUTS = PROFILE.slice(1).flatMap((to, i): Cut[] => {
  const from = PROFILE[i] ?? to;
  const [before, behind] = [PROFILE[i - 1] ?? from, PROFILE[i + 2] ?? to];
  const wide = to[0] - from[0];
  const m0 = ((to[1] - before[1]) / (to[0] - before[0])) * wide;
  const m1 = ((behind[1] - from[1]) / (behind[0] - from[0])) * wide;
  const [a, b] = [2 * (from[1] - to[1]) + m0 + m1, 3 * (to[1] - from[1]) - 2 * m0 - m1];
  const isLast = i === PROFILE.length - 2;
  return Array.from({ length: STEPS_BETWEEN + (isLast ? 1 : 0) }, (_, step) => {
    const t = step / STEPS_BETWEEN;
    const along = from[0] + wide * t;
    const top = ((a * t + b) * t + m0) * t + from[1];
    const slope = ((3 * a * t + 2 * b) * t + m0) / wide;
    const steep = Math.hypot(slope, 1);
    const under = Math.max(0, top - SHELL_FT * steep);
    return { along, top, under, normal: [-slope / steep, 1 / steep, 0] };
  });
});

/** A low seat molded in one piece that stands in the shelf's water, its back over it. Feet towards +x. */
export function ledgeLounger(builder: SceneBuilder, x: number, y: number, z: number): void {
  const { mesh } = builder;
  const across = ({ along }: Cut, y: number): [Vec3, Vec3] => [
    [along, y, -HALF_FT],
    [along, y, HALF_FT],
  ];
  mesh.within({ x, y, z }, () => {
    CUTS.forEach((a, i) => {
      const b = CUTS[i + 1];
      const [topLeft, topRight] = across(a, a.top);
      const [left, right] = across(a, a.under);
      if (i === 0 || !b) mesh.quad('trim', topLeft, topRight, right, left);
      if (!b) return;
      const [nextTopLeft, nextTopRight] = across(b, b.top);
      const [nextLeft, nextRight] = across(b, b.under);
      const normals = [a.normal, a.normal, b.normal, b.normal] as const;
      mesh.quad('trim', topLeft, topRight, nextTopRight, nextTopLeft, normals);
      mesh.quad('trim', topLeft, nextTopLeft, nextLeft, left);
      mesh.quad('trim', topRight, nextTopRight, nextRight, right);
      if (a.under > 0) mesh.quad('trim', right, left, nextLeft, nextRight);
    });
    for (const [from, to] of FEET_FT) mesh.box('trim', from, 0, -HALF_FT + 0.2, to, 0.6, HALF_FT - 0.2, 'tb');
    cushion(mesh, 'fabric', [-2.2, 1.5, 0], [0.62, 0.08, 0.3], Math.PI / 2, -0.74);
  });
}
