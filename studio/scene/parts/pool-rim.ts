import { cyclic, edgesOf, oriented, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { isOnEdge, sidesBeyond } from '../infinity-edge.ts';
import { COPING_THICK_FT, TILE_BOTTOM_Y, WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { floorAt, itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { apronSlope, apronY, FLUSH_FT, rimFtAt, shoreAt } from './beach-entry.ts';

// The pool's coping and walls: they follow the outline, and a curve shows no corners.

/** Out of the pool at both ends of each side: in a curve what its neighbours share, at a corner its own. */
export function bearingsOf(ring: Polygon): (readonly [Point, Point])[] {
  const own = edgesOf(ring).map(([a, b]) => unit([b[1] - a[1], a[0] - b[0]]));
  const shared = (one: Point, other: Point): Point =>
    one[0] * other[0] + one[1] * other[1] > SOFT_TURN ? unit([one[0] + other[0], one[1] + other[1]]) : one;
  return own.map((side, i) => [shared(side, cyclic(own, i - 1)), shared(side, cyclic(own, i + 1))]);
}

const SOFT_TURN = Math.cos((26 * Math.PI) / 180);

function unit([x, z]: Point): Point {
  const length = Math.hypot(x, z) || 1;
  return [x / length, z / length];
}

/** Of a shore's way up, where it bends. */
const SHORE_BENDS = [0.25, 0.5, 0.75] as const;
/** Onto the paving. */
const OVERLAP_FT = 0.04;

export function drawCoping(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const width = layout.copingFt;
  const profile = [
    [0, -COPING_THICK_FT],
    [-0.08, -COPING_THICK_FT],
    [-0.11, -0.12],
    [-0.11, -0.05],
    [-0.08, 0],
    [0, 0.02],
    ...(itemsOf(builder, 'Beach Entry').length > 0 ? SHORE_BENDS : []).map(
      (share) => [width * share, 0.02 * (1 - share)] as const,
    ),
    [width + OVERLAP_FT, FLUSH_FT],
  ] as const;
  // The weir of an infinity edge has no coping: the edges that lie on it are left out.
  const rings = profile.map(([out]) => sidesBeyond(layout.pool.outline, layout.pool.infinityEdge, out));
  // Beside it the coping's end is sawn off square.
  const sawn = (i: number, end: 0 | 1) => {
    const corners = profile.flatMap(([, y], k): Vec3[] => {
      const at = rings[k]?.[i]?.[end];
      return at ? [[at[0], y, at[1]]] : [];
    });
    const [hinge, ...rest] = corners;
    rest.forEach((b, k) => {
      const c = rest[k + 1];
      if (hinge && c) mesh.triangle('coping', hinge, b, c);
    });
  };
  const count = rings[0]?.length ?? 0;
  rings[0]?.forEach((side, i, sides) => {
    if (side && !sides[(i + count - 1) % count]) sawn(i, 0);
    if (side && !sides[(i + 1) % count]) sawn(i, 1);
  });
  const ring = oriented(layout.pool.outline);
  const bearings = bearingsOf(ring);
  edgesOf(ring).forEach(([p, q], i) => {
    const ends = [shoreAt(builder, p[0]), shoreAt(builder, q[0])] as const;
    const isShore = Math.min(...ends) > 0.05;
    const bearing = cyclic(bearings, i);
    for (let k = 0; k + 1 < profile.length; k++) {
      const [low, high] = [rings[k]?.[i], rings[k + 1]?.[i]];
      const [from, to] = [profile[k], profile[k + 1]];
      if (!low || !high || !from || !to) continue;
      const at = (e: 0 | 1) => {
        const sunk = ([out, y]: readonly [number, number]) => y + (apronY(out, width) - y) * ends[e];
        const [y0, y1] = [sunk(from), sunk(to)];
        const edge = e === 0 ? p : q;
        const wide = (out: number) => (out > 0 ? rimFtAt(builder, edge[0]) / width : 1);
        const put = (point: Point, out: number, y: number): Vec3 => [
          edge[0] + (point[0] - edge[0]) * wide(out),
          y,
          edge[1] + (point[1] - edge[1]) * wide(out),
        ];
        const [run, rise] = [to[0] * wide(to[0]) - from[0] * wide(from[0]), y1 - y0];
        const [x, z] = bearing[e];
        const leaning = (across: number, up: number): Vec3 | null => {
          const length = Math.hypot(across, up);
          return length > 1e-9 ? [(-up * x) / length, across / length, (-up * z) / length] : null;
        };
        // Level with the water a shore has no nose.
        const normal = (out: number) =>
          isShore && from[0] >= 0
            ? leaning(wide(to[0]), ends[e] * apronSlope(out, width))
            : leaning(run, rise);
        return {
          low: put(low[e], from[0], y0),
          high: put(high[e], to[0], y1),
          normals: [normal(from[0]), normal(to[0])] as const,
        };
      };
      const [start, end] = [at(0), at(1)];
      const [a, b] = [start.normals[0] ?? end.normals[0], start.normals[1] ?? end.normals[1]];
      const [c, d] = [end.normals[1] ?? b, end.normals[0] ?? a];
      if (a && b && c && d)
        mesh.quad(isShore ? 'shore' : 'coping', start.low, start.high, end.high, end.low, [a, b, c, d]);
    }
  });
}

/** The tile's upper and lower edge: beside a beach it runs out to a point at the water's line. */
export function tileAt(
  builder: Pick<SceneBuilder, 'layout'>,
  x: number,
  top: number,
): readonly [number, number] {
  const shore = shoreAt(builder, x);
  const upper = top + (apronY(0, 1) - top) * shore;
  return [upper, TILE_BOTTOM_Y + (upper - TILE_BOTTOM_Y) * shore];
}

const PIECE_FT = 2;
const SHORE_PIECE_FT = 0.5;

export function drawWalls(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const { infinityEdge } = layout.pool;
  const ring = oriented(layout.pool.outline);
  const bearings = bearingsOf(ring);
  edgesOf(ring).forEach(([a, b], i) => {
    const isFalling = shoreAt(builder, a[0]) !== shoreAt(builder, b[0]);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const pieces = Math.max(1, Math.round(length / (isFalling ? SHORE_PIECE_FT : PIECE_FT)));
    const level = isOnEdge(infinityEdge, a) && isOnEdge(infinityEdge, b) ? WATER_Y - 0.04 : 0;
    const [out0, out1] = cyclic(bearings, i);
    const between = (t: number, from: Point, to: Point): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ];
    const ends = Array.from({ length: pieces + 1 }, (_, k) => {
      const at = between(k / pieces, a, b);
      const [x, z] = unit(between(k / pieces, out0, out1));
      const [top, bottom] = tileAt(builder, at[0], level);
      const deep = Math.min(TILE_BOTTOM_Y, floorAt(builder, at[0]) - 0.1);
      return { at, top, bottom, deep, into: [-x, 0, -z] as Vec3, isShore: shoreAt(builder, at[0]) > 0.5 };
    });
    ends.forEach((p, k) => {
      const q = ends[k + 1];
      if (!q) return;
      const normals = [p.into, q.into, q.into, p.into] as const;
      const face = (material: 'beach' | 'plaster' | 'waterline', [p1, q1]: Heights, [p0, q0]: Heights) => {
        if (p1 - p0 + q1 - q0 < 1e-6) return;
        const corner = ({ at: [x, z] }: typeof p, y: number): Vec3 => [x, y, z];
        mesh.quad(material, corner(p, p1), corner(q, q1), corner(q, q0), corner(p, p0), normals);
      };
      face('waterline', [p.top, q.top], [p.bottom, q.bottom]);
      face(p.isShore ? 'beach' : 'plaster', [p.bottom, q.bottom], [TILE_BOTTOM_Y, TILE_BOTTOM_Y]);
      face('plaster', [TILE_BOTTOM_Y, TILE_BOTTOM_Y], [p.deep, q.deep]);
    });
  });
}

type Heights = readonly [atStart: number, atEnd: number];
