import type { MeshBuilder } from '../mesh-builder.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { cushion } from './cushion.ts';

// From the head to the feet: along, and how high. The shelf's water stands at 0.95.
const PROFILE = [
  [-2.9, 2.1],
  [-2.25, 1.58],
  [-1.5, 1.18],
  [-0.5, 1.05],
  [0.5, 1.13],
  [1.4, 1.2],
  [2.3, 1.12],
  [3, 1.06],
] as const;
const STEPS_BETWEEN = 4;
const HALF_FT = 0.98;
const SHELL_FT = 0.42;
/** What it covers from above, from its middle. */
export const LEDGE_LOUNGER_FT = { alongFt: [-2.9, 3], halfFt: HALF_FT } as const;
const ROUND_FT = 0.2;
/** Molded, with a dull skin. */
const RESIN = 'resin';
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
  const turned = under > 0 ? drop * 0.7 : 0;
  const half = HALF_FT - rounded;
  return [-1, 1].flatMap((side) => {
    const lean = (up: number): Vec3 => {
      const aside = Math.sqrt(1 - up ** 2);
      return [normal[0] * up, normal[1] * up, side * aside];
    };
    const corners: Corner[] = [
      { spot: [along, under, side * (half - turned)], normal: turned > 0 ? lean(-0.7) : [0, 0, side] },
      { spot: [along, under + turned, side * half], normal: [0, 0, side] },
      { spot: [along, top - drop, side * half], normal: [0, 0, side] },
      { spot: [along, top - drop * 0.5, side * (half - drop * 0.13)], normal: lean(0.5) },
      { spot: [along, top - drop * 0.13, side * (half - drop * 0.5)], normal: lean(0.87) },
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

// An end, in strips from the one side to the other.
function closed(mesh: MeshBuilder, section: readonly Corner[]): void {
  const across = section.toReversed();
  for (let k = 0; k + 1 < section.length / 2; k++) {
    const [a, b, c, d] = [section[k], section[k + 1], across[k + 1], across[k]];
    if (a && b && c && d) mesh.quad(RESIN, a.spot, b.spot, c.spot, d.spot);
  }
}

/** A low seat molded in one piece that stands in the shelf's water, its back over it. Feet towards +x. */
export function ledgeLounger(builder: SceneBuilder, x: number, y: number, z: number): void {
  const { mesh } = builder;
  mesh.within({ x, y, z }, () => {
    SECTIONS.forEach((section, i) => {
      const next = SECTIONS[i + 1];
      if (i === 0) closed(mesh, section.toReversed());
      if (!next) closed(mesh, section);
      if (!next) return;
      section.forEach((p, k) => {
        const last = k === section.length - 1;
        const [q, r, s] = [section[last ? 0 : k + 1] ?? p, next[last ? 0 : k + 1] ?? p, next[k] ?? p];
        if (last) mesh.quad(RESIN, p.spot, q.spot, r.spot, s.spot);
        else mesh.quad(RESIN, p.spot, q.spot, r.spot, s.spot, [p.normal, q.normal, r.normal, s.normal]);
      });
    });
    cushion(mesh, 'accent', [-2.25, 1.66, 0], [0.66, 0.08, 0.26], Math.PI / 2, -0.7);
  });
}
