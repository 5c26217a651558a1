import { at, f32At, frame } from './frame';
import { hitInstance, hitRecord, hitT, hitU, hitV } from './trace';

// The point that was hit: position, shading normal, geometric normal (both facing the ray), material and part.
export let pointX: f64 = 0;
export let pointY: f64 = 0;
export let pointZ: f64 = 0;
export let normalX: f64 = 0;
export let normalY: f64 = 0;
export let normalZ: f64 = 0;
export let faceX: f64 = 0;
export let faceY: f64 = 0;
export let faceZ: f64 = 0;
export let distance: f64 = 0;
export let material: i32 = 0;
export let part: i32 = 0;

export function setNormal(x: f64, y: f64, z: f64): void { normalX = x; normalY = y; normalZ = z; }

// The pattern of grass-grown land.
export const GROUND: f64 = 1;
// Leaves of a shrub, which is not always green.
export const SHRUB: f64 = 31;

// Reads the last hit of trace.ts.
export function fetchSurface(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  const p = hitRecord, u = <f64>hitU, v = <f64>hitV, w = 1 - u - v, t = <f64>hitT;
  pointX = ox + dx * t; pointY = oy + dy * t; pointZ = oz + dz * t; distance = t;
  let x = f32At(p, 0) * w + f32At(p, 3) * u + f32At(p, 6) * v, y = f32At(p, 1) * w + f32At(p, 4) * u + f32At(p, 7) * v, z = f32At(p, 2) * w + f32At(p, 5) * u + f32At(p, 8) * v;
  if (hitInstance) {
    const s = f32At(hitInstance, 3), c = f32At(hitInstance, 4), k = f32At(hitInstance, 5), lx = x * k, lz = z * k;
    x = lx * c + lz * s; z = -lx * s + lz * c; y *= f32At(hitInstance, 6);
  }
  let l = 1 / Math.sqrt(x * x + y * y + z * z + 1e-20);
  const away = isClump(<i32>(load<u32>(p, 36) & 255)) ? 0 : (x * dx + y * dy + z * dz) * l;
  // The land's normals are smoothed: one that looks away a little belongs to a slope seen edge-on, not to its back.
  if (away > 0 && away < .35 && look(<i32>(load<u32>(p, 36) & 255), 1) == GROUND) { const k = (away + .02) / l; x -= dx * k; y -= dy * k; z -= dz * k; l = 1 / Math.sqrt(x * x + y * y + z * z + 1e-20); }
  else if (away > 0) l = -l;
  faceX = normalX = x * l; faceY = normalY = y * l; faceZ = normalZ = z * l;
  const id = load<u32>(p, 36);
  material = <i32>(id & 255); part = <i32>(id >> 8) & 255;
}

// The house's place in the list of parts.
export const HOUSE_PART: i32 = 3;
export const KIND_LEAF: i32 = 1;
export const KIND_METAL: i32 = 2;
export const KIND_GLASS: i32 = 5;
export const KIND_SHEET: i32 = 6;

// Material record, 16 floats: kind pattern r g b specular roughness unitA unitB joint variation er eg eb lap.
@inline export function look(m: i32, field: i32): f64 { return f32At(at(frame.materials), m * 16 + field); }
@inline export function kindOf(m: i32): i32 { return <i32>look(m, 0); }
@inline export function isLeaf(m: i32): bool { return look(m, 0) == 1; }
// Leaves of a crown, a hedge or a bush: lit as their clump is, from whichever side they are seen.
@inline export function isClump(m: i32): bool { const pattern = look(m, 1); return pattern == 13 || pattern == 27 || pattern == SHRUB; }
