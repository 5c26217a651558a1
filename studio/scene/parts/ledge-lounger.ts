import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { openBook } from './tableware.ts';

// From the head to the feet: along, and how high.
const PROFILE = [
  [-2.9, 2.15],
  [-2.2, 1.45],
  [-1.4, 0.9],
  [-0.5, 0.72],
  [0.5, 0.98],
  [1.4, 1.12],
  [2.4, 0.86],
  [3.1, 0.75],
] as const;
const STEPS_BETWEEN = 4;
const HALF_FT = 1.05;
const SHELL_FT = 0.4;
/** From here to the feet it stands on the floor. */
const SEAT_FT = -1.2;

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
    const under = along < SEAT_FT ? Math.max(0, top - SHELL_FT * steep) : 0;
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
    mesh.tilted('accent', [-2.42, 1.82, 0], [0.34, 0.12, 0.7], 0, 0);
    openBook(builder, 1.3, 1.12, 0.2, 1.2);
  });
}
