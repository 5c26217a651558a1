import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// What of a roof of barrel tiles stands out against wall and sky: the round ends along its eave, and caps along its ridge and hips.

/** From tile to tile, as the roof's own pattern has them. */
const TILE_FT = 0.23 / 0.3048;
const RADIUS_FT = TILE_FT * 0.31;
const SIDES = 6;
const LONG_FT = 0.9;
const SET_BACK_FT = 0.12;
/** Where within its unit the pattern's round cover has its middle. */
const COVER = 0.29;

/** Along an eave that looks to +z, under a roof that rises behind it by so much a foot. */
export function eaveTiles(
  { mesh }: SceneBuilder,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  rise: number,
): void {
  const start = firstCover(mesh, x0);
  const count = Math.floor((x1 - RADIUS_FT - start) / TILE_FT) + 1;
  for (let i = 0; i < count; i++) {
    const x = start + i * TILE_FT;
    const arc = Array.from({ length: SIDES + 1 }, (_, k): readonly [number, number] => {
      const turn = (Math.PI * k) / SIDES;
      return [-Math.cos(turn), Math.sin(turn)];
    });
    const at = ([across, up]: readonly [number, number], back: number): Vec3 => [
      x + across * RADIUS_FT,
      y + up * RADIUS_FT * 0.9 + rise * back,
      z - back,
    ];
    arc.slice(1).forEach((to, k) => {
      const from = arc[k] ?? to;
      const normals: [Vec3, Vec3] = [
        [from[0], from[1], 0],
        [to[0], to[1], 0],
      ];
      mesh.quad('roof', at(from, 0), at(to, 0), at(to, LONG_FT), at(from, LONG_FT), [
        normals[0],
        normals[1],
        normals[1],
        normals[0],
      ]);
      // Closed with mortar, set back a little.
      mesh.triangle(
        'clay',
        [x, y + rise * SET_BACK_FT, z - SET_BACK_FT],
        at(to, SET_BACK_FT),
        at(from, SET_BACK_FT),
      );
    });
  }
}

// The first cover of the roof's own pattern from there on, so that ends and rows are one.
function firstCover(mesh: SceneBuilder['mesh'], x0: number): number {
  const [from] = mesh.place([x0 + RADIUS_FT, 0, 0]);
  const [next] = mesh.place([x0 + RADIUS_FT + 1, 0, 0]);
  const phase = (((from / TILE_FT - COVER) % 1) + 1) % 1;
  return x0 + RADIUS_FT + (next > from ? (1 - phase) % 1 : phase) * TILE_FT;
}

const CAP_FT = 1.3;

/** Half-round caps from here to there, each over the end of the next. */
export function ridgeCaps({ mesh }: SceneBuilder, from: Vec3, to: Vec3): void {
  const count = Math.max(
    1,
    Math.round(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / CAP_FT),
  );
  const at = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
  const points = Array.from({ length: count }, (_, i) => [at(i / count), at((i + 0.98) / count)]).flat();
  mesh.tube(
    'clay',
    points.map((_, i) => (i % 2 === 0 ? 0.38 : 0.27)),
    8,
    ...points,
  );
}
