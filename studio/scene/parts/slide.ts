import type { Design } from '#domain/design/design.ts';
import type { Point } from '#domain/geometry/plane.ts';
import { depthAt, depthProfile } from '../depth.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Anchor, Footprint } from '../layout-types.ts';
import { type EdgeWish, type Site, toSite } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { tipOf } from './diving-board.ts';

export const slide: FeaturePart = {
  look: 'built',
  edge: (design) => ({
    demand: 6,
    label: 'Slide',
    widthFt: 6.4,
    outFt: 9,
    inFt: 2,
    heightFt: 8.4,
    ...placeOf(design),
    clearanceFt: 0.8,
    suits: (anchor, site) => landsDeep(design, anchor) && clearOfDivers(anchor, site),
  }),
  draw: (builder) => drawEach(builder, 'Slide', (item) => draw(builder, item)),
};

// At the deep end, before planting rather than before the house's windows; beside rocks or divers where they leave room.
function placeOf({ features }: Design): Pick<EdgeWish, 'sides' | 'prefer'> {
  if (features.includes('Grotto')) return { sides: ['right', 'front', 'back'], prefer: 0.8 };
  if (features.includes('Diving Board')) return { sides: ['back', 'front', 'right'], prefer: 0.4 };
  return { sides: ['right', 'back', 'front'], prefer: 0.3 };
}

/** What makers ask for under the end of a slide of this height. */
const DEEP_ENOUGH_FT = 4.5;
/** From the end of a board. */
export const OFF_DIVERS_FT = 11;

function landsDeep(design: Design, { x, yaw }: Anchor): boolean {
  const profile = depthProfile(design);
  const at = (along: number) => depthAt(profile, along + design.lengthFt / 2);
  const deepest = Math.max(...profile.map(({ depthFt }) => depthFt));
  return at(x + Math.sin(yaw) * 4) >= Math.min(DEEP_ENOUGH_FT, deepest - 0.2);
}

const clearOfDivers = (anchor: Anchor, { items }: Site): boolean =>
  items.every(({ kind, anchor: board }) => {
    const [[x, z], [tipX, tipZ]] = [endOf(anchor), tipOf(board)];
    return kind !== 'Diving Board' || Math.hypot(tipX - x, tipZ - z) >= OFF_DIVERS_FT;
  });

/** Where one leaves it. */
export const endOf = (anchor: Anchor): Point => toSite(anchor, LEFT + SWING_FT, REACH_FT);

/** The middle of its ladder. */
export const ladderOf = ({ anchor }: Pick<Footprint, 'anchor'>): Point => toSite(anchor, LEFT, START_Z - 1.2);

const TOP = 6;
/** Where one climbs up and sits down. */
const [LEFT, START_Z] = [-2.3, -6.3];
/** To the side on the way down, and over the water. */
const [SWING_FT, REACH_FT] = [4.3, 1.9];

// A ladder with handrails, a seat at its top, and a flume that swings across and runs level over the water.
function draw({ mesh }: SceneBuilder, item: Footprint): void {
  for (const x of [LEFT - 0.72, LEFT + 0.72]) {
    mesh.tube(
      'steel',
      0.062,
      8,
      [x, 0, -8.75],
      [x, TOP - 0.4, -7.3],
      [x, TOP + 1.7, -6.95],
      [x, TOP + 2.15, -6.6],
      [x, TOP + 1.9, -6.1],
      [x, TOP + 0.4, START_Z + 0.75],
    );
    // Legs under the seat, braced.
    mesh.tube('steel', 0.058, 8, [x, 0, START_Z + 0.5], [x, TOP - 0.1, START_Z + 0.3]);
    mesh.tube('steel', 0.04, 6, [x, 1.2, -8.45], [x, 2.6, START_Z + 0.42]);
    foot(mesh, x, -8.75);
    foot(mesh, x, START_Z + 0.5);
  }
  for (let i = 1; i < 8; i++) {
    const [y, z] = [((TOP - 0.4) * i) / 8, -8.75 + (1.45 * i) / 8];
    mesh.box('steel', LEFT - 0.7, y - 0.05, z - 0.14, LEFT + 0.7, y, z + 0.2);
  }
  mesh.box('slide', LEFT - 0.78, TOP - 0.22, -7.35, LEFT + 0.78, TOP - 0.1, START_Z);
  flume(mesh, item.layer === 'edge' ? REACH_FT : 1.2);
}

function foot(mesh: SceneBuilder['mesh'], x: number, z: number): void {
  mesh.lathe('steel', [x, 0, z], 10, [0.2, 0], [0.19, 0.05], [0.07, 0.09]);
}

const STEPS = 28;
/** Its section from rim to rim: across, and up from the bottom. */
const SECTION = Array.from({ length: 9 }, (_, k): readonly [number, number] => {
  const a = Math.PI * (k / 8);
  return [-Math.cos(a) * 0.82, 0.74 - Math.sin(a) ** 0.6 * 0.74];
});
const THICK = 0.13;
/** Of the roll about its rims, which lies outside them. */
const RIM = 0.14;

function flume(mesh: SceneBuilder['mesh'], reach: number): void {
  const end = WATER_Y + 0.34;
  const spine = (t: number): Vec3 => {
    const swing = t * t * (3 - 2 * t);
    // One sits before one slides.
    const down = Math.max(0, t - 0.07) / 0.93;
    return [
      LEFT + SWING_FT * swing,
      end + (TOP - 0.16 - end) * (1 - down) ** 1.55 * (1 + 0.3 * down),
      START_Z - 0.5 + (reach - START_Z + 0.5) * t,
    ];
  };
  const rings = Array.from({ length: STEPS + 1 }, (_, i) => ringAt(spine, i / STEPS));
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [rings[i], rings[i + 1]];
    if (!a || !b) continue;
    for (let k = 0; k + 1 < SECTION.length; k++) {
      const [p, q, r, s] = [a[k], b[k], b[k + 1], a[k + 1]];
      if (!p || !q || !r || !s) continue;
      mesh.quad('slide', p.in, q.in, r.in, s.in, [p.up, q.up, r.up, s.up]);
      mesh.quad('slide', p.out, s.out, r.out, q.out, [p.down, s.down, r.down, q.down]);
    }
  }
  // Rolled over at both rims.
  for (const k of [0, SECTION.length - 1]) {
    const rim = rings.flatMap((ring) =>
      ring
        .slice(k, k + 1)
        .map(
          ({ in: [x, y, z], down }): Vec3 => [
            x + down[0] * RIM * 0.7,
            y - RIM * 0.3,
            z + down[2] * RIM * 0.7,
          ],
        ),
    );
    mesh.tube('slide', RIM, 8, ...rim);
    for (const [end, facing] of [
      [rim[0], rim[1]],
      [rim.at(-1), rim.at(-2)],
    ])
      if (end && facing) knob(mesh, end, facing);
  }
  // Its edge at both ends, as thick as it is.
  for (const ring of [rings[0]?.toReversed(), rings.at(-1)])
    ring?.forEach((p, k) => {
      const q = ring[k + 1];
      if (q) mesh.quad('slide', p.in, p.out, q.out, q.in);
    });
  for (const t of [0.4, 0.68]) {
    const [x, y, z] = spine(t);
    mesh.tube('steel', 0.062, 8, [x, 0, z], [x, Math.max(0.2, y - 0.35), z]);
    for (const side of [-0.5, 0.5])
      mesh.tube('steel', 0.045, 6, [x, Math.max(0.2, y - 0.5), z], [x + side, y + 0.02, z]);
    foot(mesh, x, z);
  }
}

// The round end of a rolled rim.
function knob(mesh: SceneBuilder['mesh'], [x, y, z]: Vec3, inner: Vec3): void {
  const along = [x - inner[0], y - inner[1], z - inner[2]] as const;
  const long = Math.hypot(...along) || 1;
  const out = (by: number): Vec3 => [
    x + (along[0] / long) * by,
    y + (along[1] / long) * by,
    z + (along[2] / long) * by,
  ];
  mesh.tube('slide', [RIM, RIM * 0.75, 0.01], 8, [x, y, z], out(RIM * 0.6), out(RIM * 0.8));
}

// The section stands across the way down.
function ringAt(spine: (t: number) => Vec3, t: number) {
  const [x, y, z] = spine(t);
  const [ax, , az] = spine(Math.max(0, t - 0.01));
  const [bx, , bz] = spine(Math.min(1, t + 0.01));
  const length = Math.hypot(bx - ax, bz - az) || 1;
  const [cx, cz] = [(bz - az) / length, -(bx - ax) / length];
  return SECTION.map(([across, up], k) => {
    const [before, after] = [SECTION[Math.max(0, k - 1)], SECTION[Math.min(SECTION.length - 1, k + 1)]];
    const [du, dv] = [(after?.[0] ?? 0) - (before?.[0] ?? 0), (after?.[1] ?? 0) - (before?.[1] ?? 0)];
    const size = Math.hypot(du, dv) || 1;
    const [nu, nv] = [-dv / size, du / size];
    const inner: Vec3 = [x + cx * across, y + up, z + cz * across];
    const normal: Vec3 = [cx * nu, nv, cz * nu];
    const outer: Vec3 = [
      inner[0] - normal[0] * THICK,
      inner[1] - normal[1] * THICK,
      inner[2] - normal[2] * THICK,
    ];
    const away: Vec3 = [-normal[0], -normal[1], -normal[2]];
    return { in: inner, out: outer, up: normal, down: away };
  });
}
