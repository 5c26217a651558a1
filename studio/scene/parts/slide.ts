import type { Design } from '#domain/design/design.ts';
import { depthAt, depthProfile } from '../depth.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Anchor, Footprint } from '../layout-types.ts';
import type { Site } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';

export const slide: FeaturePart = {
  look: 'built',
  edge: (design) => ({
    demand: 6,
    label: 'Slide',
    widthFt: 5,
    outFt: 9,
    inFt: 2,
    heightFt: 8.4,
    sides: design.features.includes('Grotto') ? ['right', 'front', 'back'] : ['back', 'right', 'front'],
    prefer: 0.8,
    clearanceFt: 0.8,
    suits: (anchor, site) => landsDeep(design, anchor) && clearOfDivers(anchor, site),
  }),
  draw: (builder) => drawEach(builder, 'Slide', (item) => draw(builder, item)),
};

/** What makers ask for under the end of a slide of this height. */
const DEEP_ENOUGH_FT = 4.5;
const OFF_DIVERS_FT = 13;

function landsDeep(design: Design, { x, yaw }: Anchor): boolean {
  const profile = depthProfile(design);
  const at = (along: number) => depthAt(profile, along + design.lengthFt / 2);
  const deepest = Math.max(...profile.map(({ depthFt }) => depthFt));
  return at(x + Math.sin(yaw) * 4) >= Math.min(DEEP_ENOUGH_FT, deepest - 0.2);
}

const clearOfDivers = ({ x, z }: Anchor, { items }: Site): boolean =>
  items.every(
    ({ kind, anchor }) => kind !== 'Diving Board' || Math.hypot(anchor.x - x, anchor.z - z) >= OFF_DIVERS_FT,
  );

const TOP = 6;
const START_Z = -5.7;

// A ladder with treads and rails, a platform, and a flume that bows out and runs level over the water.
function draw({ mesh }: SceneBuilder, item: Footprint): void {
  for (const x of [-0.85, 0.85]) {
    mesh.tube(
      'steel',
      0.09,
      8,
      [x, 0, -8.7],
      [x, TOP, -7.15],
      [x, TOP + 2.1, -6.75],
      [x, TOP + 2.35, -6.4],
      [x, TOP + 2.1, -6],
      [x, TOP + 0.2, START_Z],
    );
    for (const z of [START_Z - 0.1, -7]) mesh.tube('steel', 0.1, 8, [x, 0, z], [x, TOP, z]);
  }
  for (let i = 1; i < 7; i++) {
    const [y, z] = [(TOP * i) / 7, -8.7 + (1.55 * i) / 7];
    mesh.box('slide', -0.85, y - 0.07, z - 0.2, 0.85, y, z + 0.24);
  }
  mesh.box('slide', -0.95, TOP - 0.2, -7.15, 0.95, TOP, START_Z);
  flume(mesh, item.layer === 'edge' ? 1.9 : 1.2);
}

const STEPS = 22;
/** Its section from rim to rim: across, and up from the bottom. */
const SECTION = Array.from({ length: 9 }, (_, k): readonly [number, number] => {
  const a = Math.PI * (k / 8);
  return [-Math.cos(a) * 0.98, 0.95 - Math.sin(a) ** 0.8 * 0.95];
});
const THICK = 0.09;

function flume(mesh: SceneBuilder['mesh'], reach: number): void {
  const end = WATER_Y + 0.3;
  const spine = (t: number): Vec3 => [
    Math.sin(t * Math.PI) * 1.25,
    end + (TOP - 0.12 - end) * (1 - t) ** 1.45 * (1 + 0.25 * t),
    START_Z - 0.3 + (reach - START_Z + 0.3) * t,
  ];
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
    for (const k of [0, SECTION.length - 1]) {
      const [p, q] = [a[k], b[k]];
      if (p && q) mesh.quad('slide', p.in, q.in, q.out, p.out);
    }
  }
  for (const t of [0.34, 0.66]) {
    const [x, y, z] = spine(t);
    mesh.tube('steel', 0.11, 8, [x, 0, z], [x, y, z]);
    mesh.lathe('steel', [x, 0, z], 10, [0.3, 0], [0.3, 0.06], [0.1, 0.08]);
  }
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
