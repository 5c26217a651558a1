import { edgesOf, offset, type Polygon } from '#domain/geometry/plane.ts';
import type { MaterialId } from './materials.ts';
import { boxProjection, direction, faceNormal, type Ring, ringAround, windingOf } from './mesh-geometry.ts';
import { METRES_PER_FOOT, type MeshPart, type Part, type SceneMesh, type Vec3 } from './scene.ts';
import { triangulate } from './triangulate.ts';

interface Bucket {
  positions: number[];
  normals: number[];
  indices: number[];
  parts: MeshPart[];
}

export interface Frame {
  x: number;
  z: number;
  y?: number;
  yaw?: number;
}

// Collects triangles by material. Parts draw in feet in their own frame; what comes out is metres in the site.
export class MeshBuilder {
  private readonly buckets = new Map<MaterialId, Bucket>();
  private readonly scale: number;
  private part: Part = 'land';
  private ox = 0;
  private oy = 0;
  private oz = 0;
  private sin = 0;
  private cos = 1;

  constructor(unit: 'feet' | 'metres' = 'feet') {
    this.scale = unit === 'feet' ? METRES_PER_FOOT : 1;
  }

  as(part: Part, draw: () => void): void {
    const before = this.part;
    this.part = part;
    draw();
    this.part = before;
  }

  // Draws in a frame turned by yaw (local +z becomes [sin yaw, cos yaw]) and moved to x, y, z.
  within(frame: Frame, draw: () => void): void {
    const saved = [this.ox, this.oy, this.oz, this.sin, this.cos] as const;
    const [x, y, z] = this.place([frame.x, frame.y ?? 0, frame.z]);
    const s = Math.sin(frame.yaw ?? 0);
    const c = Math.cos(frame.yaw ?? 0);
    [this.ox, this.oy, this.oz] = [x, y, z];
    [this.sin, this.cos] = [saved[3] * c + saved[4] * s, saved[4] * c - saved[3] * s];
    draw();
    [this.ox, this.oy, this.oz, this.sin, this.cos] = saved;
  }

  // From the current frame to the site, still in the builder's unit.
  place([x, y, z]: Vec3): Vec3 {
    return [this.ox + x * this.cos + z * this.sin, this.oy + y, this.oz - x * this.sin + z * this.cos];
  }

  toMetres(point: Vec3): Vec3 {
    const [x, y, z] = this.place(point);
    return [x * this.scale, y * this.scale, z * this.scale];
  }

  turn([x, y, z]: Vec3): Vec3 {
    return [x * this.cos + z * this.sin, y, -x * this.sin + z * this.cos];
  }

  triangle(material: MaterialId, a: Vec3, b: Vec3, c: Vec3, normals?: readonly [Vec3, Vec3, Vec3]): void {
    const flat = normals ? null : faceNormal(a, b, c);
    // A face without area has no normal and nothing to show.
    if (normals || flat) this.face(material, [a, b, c], normals ?? (flat ? [flat, flat, flat] : []));
  }

  // Corners in order round the face; the normal follows the right hand.
  quad(
    material: MaterialId,
    a: Vec3,
    b: Vec3,
    c: Vec3,
    d: Vec3,
    normals?: readonly [Vec3, Vec3, Vec3, Vec3],
  ): void {
    const flat = normals ? null : faceNormal(a, b, c, d);
    if (normals || flat) this.face(material, [a, b, c, d], normals ?? (flat ? [flat, flat, flat, flat] : []));
  }

  private face(material: MaterialId, corners: readonly Vec3[], normals: readonly Vec3[]): void {
    const wound = windingOf(corners, normals);
    const bucket = this.bucket(material);
    const base = bucket.positions.length / 3;
    for (const corner of corners) {
      const [x, y, z] = this.toMetres(corner);
      bucket.positions.push(x, y, z);
    }
    for (const normal of normals) {
      const [x, y, z] = this.turn(normal);
      bucket.normals.push(x, y, z);
    }
    const count = corners.length === 4 ? 6 : 3;
    const [b, c, d] =
      wound > 0
        ? [base + 1, base + 2, base + 3]
        : [base + corners.length - 1, base + corners.length - 2, base + 1];
    bucket.indices.push(base, b, c);
    if (count === 6) bucket.indices.push(base, c, d);
    const last = bucket.parts[bucket.parts.length - 1];
    if (last && last.part === this.part) last.count += count;
    else bucket.parts.push({ part: this.part, start: bucket.indices.length - count, count });
  }

  box(
    material: MaterialId,
    x0: number,
    y0: number,
    z0: number,
    x1: number,
    y1: number,
    z1: number,
    skip = '',
  ): void {
    const put = (name: string, a: Vec3, b: Vec3, c: Vec3, d: Vec3) => {
      if (!skip.includes(name)) this.quad(material, a, b, c, d);
    };
    put('t', [x0, y1, z0], [x0, y1, z1], [x1, y1, z1], [x1, y1, z0]);
    put('b', [x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]);
    put('l', [x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]);
    put('r', [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]);
    put('k', [x0, y0, z0], [x0, y1, z0], [x1, y1, z0], [x1, y0, z0]);
    put('f', [x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]);
  }

  // A box about its centre, tipped back by pitch about its own x.
  tilted(material: MaterialId, at: Vec3, half: Vec3, yaw: number, pitch: number): void {
    const sp = Math.sin(pitch);
    const cp = Math.cos(pitch);
    this.within({ x: at[0], y: at[1], z: at[2], yaw }, () => {
      const corner = (sx: number, sy: number, sz: number): Vec3 => {
        const y = sy * half[1];
        const z = sz * half[2];
        return [sx * half[0], y * cp - z * sp, y * sp + z * cp];
      };
      const [a, b, c, d] = [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1)];
      const [e, f, g, h] = [corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)];
      this.quad(material, a, d, c, b);
      this.quad(material, e, f, g, h);
      this.quad(material, a, e, h, d);
      this.quad(material, b, c, g, f);
      this.quad(material, d, h, g, c);
      this.quad(material, a, b, f, e);
    });
  }

  // A level rectangle, seen from above.
  level(material: MaterialId, x0: number, z0: number, x1: number, z1: number, y: number): void {
    this.quad(material, [x0, y, z0], [x0, y, z1], [x1, y, z1], [x1, y, z0]);
  }

  // An upright rectangle that faces +z.
  upright(material: MaterialId, x0: number, y0: number, x1: number, y1: number, z: number): void {
    this.quad(material, [x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]);
  }

  // A surface of revolution: profile of [radius, height] from bottom to top.
  lathe(
    material: MaterialId,
    at: Vec3,
    segments: number,
    ...profile: readonly (readonly [number, number])[]
  ): void {
    for (let i = 0; i + 1 < profile.length; i++) {
      const [r0, y0] = profile[i] ?? [0, 0];
      const [r1, y1] = profile[i + 1] ?? [0, 0];
      const length = Math.hypot(r1 - r0, y1 - y0) || 1;
      const out = (y1 - y0) / length;
      const up = (r0 - r1) / length;
      for (let k = 0; k < segments; k++) {
        const a = (k / segments) * 2 * Math.PI;
        const b = ((k + 1) / segments) * 2 * Math.PI;
        const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
        const na: Vec3 = [ca * out, up, sa * out];
        const nb: Vec3 = [cb * out, up, sb * out];
        const ring = (r: number, y: number, c: number, s: number): Vec3 => [
          at[0] + c * r,
          at[1] + y,
          at[2] + s * r,
        ];
        this.quad(
          material,
          ring(r0, y0, ca, sa),
          ring(r1, y1, ca, sa),
          ring(r1, y1, cb, sb),
          ring(r0, y0, cb, sb),
          [na, na, nb, nb],
        );
      }
    }
  }

  // A round bar through points, each with its radius.
  tube(
    material: MaterialId,
    radius: number | readonly number[],
    segments: number,
    ...points: readonly Vec3[]
  ): void {
    const radii = typeof radius === 'number' ? [radius] : radius;
    const rings: Ring[] = [];
    points.forEach((point, i) => {
      const before = points[Math.max(0, i - 1)] ?? point;
      const after = points[Math.min(points.length - 1, i + 1)] ?? point;
      const thick = radii[Math.min(i, radii.length - 1)] ?? 0.1;
      rings.push(ringAround(point, direction(before, after), thick, segments, rings[i - 1]));
    });
    for (let i = 0; i + 1 < rings.length; i++) {
      const low = rings[i];
      const high = rings[i + 1];
      if (!low || !high) continue;
      for (let k = 0; k < segments; k++) {
        const [a, b, c, d] = [low[k], high[k], high[(k + 1) % segments], low[(k + 1) % segments]];
        if (a && b && c && d)
          this.quad(material, a.at, b.at, c.at, d.at, [a.normal, b.normal, c.normal, d.normal]);
      }
    }
  }

  // A level surface, with holes.
  flat(
    material: MaterialId,
    outline: Polygon,
    y: number,
    holes: readonly Polygon[] = [],
    facing: 1 | -1 = 1,
  ): void {
    const up: Vec3 = [0, facing, 0];
    for (const [a, b, c] of triangulate(outline, holes)) {
      const corners: [Vec3, Vec3, Vec3] = [
        [a[0], y, a[1]],
        [c[0], y, c[1]],
        [b[0], y, b[1]],
      ];
      if (facing < 0) corners.reverse();
      this.triangle(material, ...corners, [up, up, up]);
    }
  }

  // Upright walls along a closed outline, facing outwards (1) or inwards (-1).
  walls(material: MaterialId, outline: Polygon, y0: number, y1: number, facing: 1 | -1): void {
    for (const [a, b] of edgesOf(offset(outline, 0))) {
      const corners: [Vec3, Vec3, Vec3, Vec3] = [
        [a[0], y0, a[1]],
        [a[0], y1, a[1]],
        [b[0], y1, b[1]],
        [b[0], y0, b[1]],
      ];
      if (facing < 0) corners.reverse();
      this.quad(material, ...corners);
    }
  }

  meshes(): SceneMesh[] {
    return [...this.buckets].map(([material, bucket]) => ({
      material,
      positions: new Float32Array(bucket.positions),
      normals: new Float32Array(bucket.normals),
      uvs: boxProjection(bucket),
      indices: new Uint32Array(bucket.indices),
      parts: bucket.parts,
    }));
  }

  private bucket(material: MaterialId): Bucket {
    const known = this.buckets.get(material);
    if (known) return known;
    const fresh: Bucket = { positions: [], normals: [], indices: [], parts: [] };
    this.buckets.set(material, fresh);
    return fresh;
  }
}
