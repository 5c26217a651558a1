import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// What of a roof of barrel tiles stands out against wall and sky: the round ends along its eave, and caps along its ridge and hips.

/** From tile to tile, as the roof's own pattern has them. */
const TILE_FT = 0.23 / 0.3048;
const RADIUS_FT = TILE_FT * 0.31;
const SIDES = 4;
const LONG_FT = 0.7;

/** Along an eave that looks to +z, under a roof that rises behind it by so much a foot. */
export function eaveTiles(
  { mesh }: SceneBuilder,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  rise: number,
): void {
  const count = Math.floor((x1 - x0) / TILE_FT);
  const start = x0 + (x1 - x0 - count * TILE_FT) / 2;
  for (let i = 0; i < count; i++) {
    const x = start + (i + 0.5) * TILE_FT;
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
      // The hollow under it.
      mesh.triangle('frame', [x, y, z], at(to, 0.02), at(from, 0.02));
    });
  }
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
    'roof',
    points.map((_, i) => (i % 2 === 0 ? 0.34 : 0.26)),
    6,
    ...points,
  );
}
