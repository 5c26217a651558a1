import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { cushion } from './cushion.ts';

// From the head to the feet: along, and how high. The shelf's water stands at 0.95.
const PROFILE = [
  [-2.9, 2.1],
  [-2.25, 1.58],
  [-1.5, 1.18],
  [-0.5, 1.02],
  [0.5, 1.2],
  [1.4, 1.34],
  [2.3, 1.14],
  [3, 1.04],
] as const;
const STEPS_BETWEEN = 3;
const HALF_FT = 0.98;
const SHELL_FT = 0.2;
const ROUND_FT = 0.12;
/** Between these it stands on the shelf; before and behind its shell rises free. */
const STANDS_FT = [-1.5, 2.4] as const;
const RISES = 0.62;

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
    const free = Math.max(STANDS_FT[0] - along, along - STANDS_FT[1], 0) / RISES;
    const under = Math.max(0, Math.min(1, free) * (top - SHELL_FT * steep));
    return { along, top, under, normal: [-slope / steep, 1 / steep, 0] };
  });
});

interface Corner {
  spot: Vec3;
  normal: Vec3;
}

// Across a cut from the one foot over the rounded rims to the other.
function sectionOf({ along, top, under, normal }: Cut, rounded: number): Corner[] {
  const drop = Math.min(ROUND_FT, (top - under) / 2);
  const half = HALF_FT - rounded;
  return [-1, 1].flatMap((side) => {
    const lean: Vec3 = [normal[0] * 0.7, normal[1] * 0.7, side * 0.7];
    const corners: Corner[] = [
      { spot: [along, under, side * half], normal: [0, 0, side] },
      { spot: [along, top - drop, side * half], normal: [0, 0, side] },
      { spot: [along, top - drop * 0.3, side * (half - drop * 0.3)], normal: lean },
      { spot: [along, top, side * (half - drop)], normal },
    ];
    return side < 0 ? corners : corners.toReversed();
  });
}

const HEAD = CUTS[0];
const FEET = CUTS.at(-1);
/** Its ends are rounded too: a little beyond the last cut it is half as thick. */
const beyond = (cut: Cut | undefined, by: number): Cut[] =>
  cut
    ? [
        {
          along: cut.along + by,
          top: cut.top - (cut.normal[0] / cut.normal[1]) * by - SHELL_FT * 0.35,
          under: cut.under - (cut.normal[0] / cut.normal[1]) * by + SHELL_FT * 0.35,
          normal: [Math.sign(by) * 0.7, 0.7, 0],
        },
      ]
    : [];
const SECTIONS = [...beyond(HEAD, -0.07), ...CUTS, ...beyond(FEET, 0.07)].map((cut, i, all) =>
  sectionOf(cut, i === 0 || i === all.length - 1 ? 0.06 : 0),
);

/** A low seat molded in one piece that stands in the shelf's water, its back over it. Feet towards +x. */
export function ledgeLounger(builder: SceneBuilder, x: number, y: number, z: number): void {
  const { mesh } = builder;
  mesh.within({ x, y, z }, () => {
    SECTIONS.forEach((section, i) => {
      const next = SECTIONS[i + 1];
      const [a, , , b, c, , , d] = section;
      if ((i === 0 || !next) && a && b && c && d) mesh.quad('trim', a.spot, b.spot, c.spot, d.spot);
      if (!next) return;
      section.forEach((p, k) => {
        const last = k === section.length - 1;
        const [q, r, s] = [section[last ? 0 : k + 1] ?? p, next[last ? 0 : k + 1] ?? p, next[k] ?? p];
        if (last) mesh.quad('trim', p.spot, q.spot, r.spot, s.spot);
        else mesh.quad('trim', p.spot, q.spot, r.spot, s.spot, [p.normal, q.normal, r.normal, s.normal]);
      });
    });
    cushion(mesh, 'accent', [-2.2, 1.68, 0], [0.62, 0.09, 0.3], Math.PI / 2, -0.7);
  });
}
