import { at, f32At, f64At, frame } from './frame';

// A coarse depth map from the sun, for light that is seen only indirectly or in mirrors.
export function sunReaches(x: f64, y: f64, z: f64): f64 {
  const u = (x * frame.shadowUx + y * frame.shadowUy + z * frame.shadowUz - frame.shadowU0) * frame.shadowScale, v = (x * frame.shadowVx + y * frame.shadowVy + z * frame.shadowVz - frame.shadowV0) * frame.shadowScale, n = frame.shadowSize;
  if (u < 0 || v < 0 || u >= n || v >= n) return 1;
  return f32At(at(frame.shadowMap), <i32>v * <i32>n + <i32>u) > x * frame.sunX + y * frame.sunY + z * frame.sunZ + .06 ? 0 : 1;
}

// Draws what casts shade: of each its triangles (nine floats each) and their number, its place, the sine and cosine of its turn, its scale and rise.
const CASTER: i32 = 9;
export function castShadows(casters: usize, count: i32, anew: bool): void {
  const n = <i32>frame.shadowSize, map = at(frame.shadowMap);
  if (anew) for (let i = 0; i < n * n; i += 4) v128.store(map + (<usize>i << 2), f32x4.splat(-1e9));
  for (let i = 0; i < count; i++) {
    const o = i * CASTER;
    castShadow(<usize>f64At(casters, o), <i32>f64At(casters, o + 1), f64At(casters, o + 2), f64At(casters, o + 3), f64At(casters, o + 4), f64At(casters, o + 5), f64At(casters, o + 6), f64At(casters, o + 7), f64At(casters, o + 8));
  }
}

function castShadow(corners: usize, count: i32, x: f64, y: f64, z: f64, sin: f64, cos: f64, scale: f64, rise: f64): void {
  for (let i = 0; i < count; i++) {
    const p = corners + <usize>(i * 36);
    project(0, p, x, y, z, sin, cos, scale, rise); project(1, p + 12, x, y, z, sin, cos, scale, rise); project(2, p + 24, x, y, z, sin, cos, scale, rise);
    fill();
  }
}

let u0: f64 = 0, v0: f64 = 0, d0: f64 = 0, u1: f64 = 0, v1: f64 = 0, d1: f64 = 0, u2: f64 = 0, v2: f64 = 0, d2: f64 = 0;
function project(k: i32, p: usize, x: f64, y: f64, z: f64, sin: f64, cos: f64, scale: f64, rise: f64): void {
  const lx = f32At(p, 0) * scale, ly = f32At(p, 1) * rise, lz = f32At(p, 2) * scale, wx = x + lx * cos + lz * sin, wy = y + ly, wz = z - lx * sin + lz * cos;
  const u = (wx * frame.shadowUx + wy * frame.shadowUy + wz * frame.shadowUz - frame.shadowU0) * frame.shadowScale, v = (wx * frame.shadowVx + wy * frame.shadowVy + wz * frame.shadowVz - frame.shadowV0) * frame.shadowScale, d = wx * frame.sunX + wy * frame.sunY + wz * frame.sunZ;
  if (k == 0) { u0 = u; v0 = v; d0 = d; } else if (k == 1) { u1 = u; v1 = v; d1 = d; } else { u2 = u; v2 = v; d2 = d; }
}

function fill(): void {
  const area = (u1 - u0) * (v2 - v0) - (u2 - u0) * (v1 - v0); if (Math.abs(area) < 1e-9) return;
  const inv = 1 / area, n = <i32>frame.shadowSize, map = at(frame.shadowMap), edge = <f64>(n - 1);
  const xa = <i32>Math.max(0, Math.ceil(Math.min(u0, Math.min(u1, u2)) - .5)), xb = <i32>Math.min(edge, Math.floor(Math.max(u0, Math.max(u1, u2)) - .5));
  const ya = <i32>Math.max(0, Math.ceil(Math.min(v0, Math.min(v1, v2)) - .5)), yb = <i32>Math.min(edge, Math.floor(Math.max(v0, Math.max(v1, v2)) - .5));
  for (let y = ya; y <= yb; y++) for (let x = xa; x <= xb; x++) {
    const px = <f64>x + .5, py = <f64>y + .5, a = ((px - u0) * (v2 - v0) - (u2 - u0) * (py - v0)) * inv, b = ((u1 - u0) * (py - v0) - (px - u0) * (v1 - v0)) * inv;
    if (a < 0 || b < 0 || a + b > 1) continue;
    const d = <f32>(d0 + (d1 - d0) * a + (d2 - d0) * b), q = map + (<usize>(y * n + x) << 2);
    if (d > load<f32>(q)) store<f32>(q, d);
  }
}
