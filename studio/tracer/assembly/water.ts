import { at, f32At, f64At, frame } from './frame';
import { noise, smoothStep } from './noise';
import { N } from './water-build';

// Reading the ripples, the caustics, and where there is water at all.
const CELLS: f64 = <f64>512 / 5.0;
const DEPTH0: f64 = .3, DEPTH1: f64 = 1.1, DEPTH2: f64 = 2.3;
export const NO_WATER: f64 = -1e9;
export const ABSORB_RED: f64 = .35;
export const ABSORB_GREEN: f64 = .098;
export const ABSORB_BLUE: f64 = .05;

export let slopeX: f64 = 0;
export let slopeZ: f64 = 0;

let c00: i32 = 0, c10: i32 = 0, c01: i32 = 0, c11: i32 = 0, w00: f64 = 0, w10: f64 = 0, w01: f64 = 0, w11: f64 = 0;
function cell(x: f64, z: f64): void {
  const fx = x * CELLS, fz = z * CELLS, X = Math.floor(fx), Z = Math.floor(fz), u = fx - X, v = fz - Z;
  const x0 = <i32>X & (N - 1), z0 = <i32>Z & (N - 1), x1 = (x0 + 1) & (N - 1), z1 = (z0 + 1) & (N - 1);
  c00 = z0 * N + x0; c10 = z0 * N + x1; c01 = z1 * N + x0; c11 = z1 * N + x1;
  w00 = (1 - u) * (1 - v); w10 = u * (1 - v); w01 = (1 - u) * v; w11 = u * v;
}

@inline function field(channel: i32): f64 {
  const r = at(frame.ripples);
  return f32At(r, c00 * 2 + channel) * w00 + f32At(r, c10 * 2 + channel) * w10 + f32At(r, c01 * 2 + channel) * w01 + f32At(r, c11 * 2 + channel) * w11;
}

// A slow swell, turned so that the tile never shows, and ripples on it, steep enough to break what the water mirrors. long: how far
// a pixel reaches over the water, away from the eye; waves that it no longer parts lie flat.
export function rippleSlope(x: f64, z: f64, long: f64): void {
  cell(x * .19 + z * .085 + 1.7, z * .19 - x * .085 + .6);
  slopeX = field(0) * .22; slopeZ = field(1) * .22;
  const fine = .3 / (1 + long * long * 9);
  cell(x * 1.07 - z * .5, z * 1.07 + x * .5);
  slopeX += field(0) * fine; slopeZ += field(1) * fine;
}

export let shiverX: f64 = 0;
export let shiverZ: f64 = 0;

// Wavelets of a hand's breadth: they fray the edges of what the water mirrors and bend what lies below too little to show.
export function shiver(x: f64, z: f64, long: f64): void {
  const k = .2 / (1 + long * long * 40);
  cell(x * 4.7 + z * 2.6 + .4, z * 4.7 - x * 2.6 + 2.1);
  shiverX = field(0) * k; shiverZ = field(1) * k;
}

function netAt(x: f64, z: f64, a: usize, b: usize, f: f64): f64 {
  cell(x, z);
  const va = f32At(a, c00) * w00 + f32At(a, c10) * w10 + f32At(a, c01) * w01 + f32At(a, c11) * w11, vb = f32At(b, c00) * w00 + f32At(b, c10) * w10 + f32At(b, c01) * w01 + f32At(b, c11) * w11;
  return va + (vb - va) * f;
}

// How much brighter than the mean the sun is under the ripples. One net gives way to another of different width, both drawn out of
// shape by a swell larger than they are: no line can be followed far, and no garden has another's.
export function causticAt(x: f64, z: f64, depth: f64): f64 {
  if (frame.net <= 0) return 1;
  let a = at(frame.caustics0), b = at(frame.caustics1), f: f64 = 0;
  if (depth >= DEPTH1) { a = b; b = at(frame.caustics2); f = Math.min(1, (depth - DEPTH1) / (DEPTH2 - DEPTH1)); }
  else if (depth > DEPTH0) f = (depth - DEPTH0) / (DEPTH1 - DEPTH0);
  const place = frame.netPlace;
  cell(x * .11 + place * 3.1, z * .11 + place * 1.7);
  const u = x + field(0) * 7, v = z + field(1) * 7, wide = 3.4 + .9 * place, patch = smoothStep(.35, .65, noise(x * .37 + place * 40, z * .37 + place * 17));
  const net = patch * netAt(u * wide + place * 5, v * wide, a, b, f) + (1 - patch) * netAt((u * .83 - v * .55) * wide * .72 + 2.2, (v * .83 + u * .55) * wide * .72 + place * 3, a, b, f);
  // A breath of wind here, still water there: the net comes and goes.
  const shallow = depth < DEPTH0 ? depth / DEPTH0 : 1, felt = .32 + .85 * smoothStep(.3, .7, noise(x * .31 + place * 23, z * .24 + place * 61));
  // The sun's net blurs with depth; a lamp is near.
  return 1 + 1.2 * net * felt * frame.net * Math.exp((frame.dusk > 0 ? -.25 : -.5) * depth) * shallow;
}

// The surface above a point that lies in one of the scene's waters. Body: y, x0, z0, x1, z1, corners, address.
export function waterAbove(x: f64, y: f64, z: f64): f64 {
  const table = at(frame.waters), count = <i32>frame.waterCount;
  for (let i = 0; i < count; i++) {
    const o = i * 8, top = f64At(table, o);
    if (y >= top || x < f64At(table, o + 1) || z < f64At(table, o + 2) || x > f64At(table, o + 3) || z > f64At(table, o + 4)) continue;
    if (inside(<usize>f64At(table, o + 6), <i32>f64At(table, o + 5), x, z)) return top;
  }
  return NO_WATER;
}

function inside(corners: usize, count: i32, x: f64, z: f64): bool {
  let odd = false, j = count - 1;
  for (let i = 0; i < count; i++) {
    const xi = f64At(corners, i * 2), zi = f64At(corners, i * 2 + 1), xj = f64At(corners, j * 2), zj = f64At(corners, j * 2 + 1);
    if ((zi > z) != (zj > z) && x < (xj - xi) * (z - zi) / (zj - zi) + xi) odd = !odd;
    j = i;
  }
  return odd;
}

// How the rings around such a place tilt the water.
export let ringX: f64 = 0;
export let ringZ: f64 = 0;
const RINGS: f64 = 34;

// Churn from 0 to 1 where falling water lands. Record: x0 z0 x1 z1 y strength.
export function foamAt(x: f64, y: f64, z: f64): f64 {
  ringX = ringZ = 0;
  let s: f64 = 0; const n = <i32>frame.foamCount, table = at(frame.foam);
  for (let i = 0; i < n; i++) {
    const o = i * 6; if (Math.abs(y - f64At(table, o + 4)) > .08) continue;
    const ax = f64At(table, o), az = f64At(table, o + 1), bx = f64At(table, o + 2) - ax, bz = f64At(table, o + 3) - az;
    let t = ((x - ax) * bx + (z - az) * bz) / (bx * bx + bz * bz + 1e-9); t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = x - ax - bx * t, dz = z - az - bz * t, d2 = dx * dx + dz * dz;
    if (d2 >= 4) continue;
    const strength = f64At(table, o + 5), d = Math.sqrt(d2), ring = strength * .11 * Math.exp(-1.7 * d) * Math.sin(d * RINGS) / (d + .02);
    s += Math.exp(-d2 * 11) * strength; ringX += dx * ring; ringZ += dz * ring;
  }
  return s > 1 ? 1 : s;
}

export let rimAway: f64 = 0;
// How far along the pool's rim the nearest point of the rim lies; how far away it is, in rimAway.
export function alongRim(x: f64, z: f64): f64 {
  const table = at(frame.waters), count = <i32>frame.waterCount; let o = 0;
  for (let i = 0; i < count; i++) if (f64At(table, i * 8) == frame.waterY) { o = i * 8; break; }
  const corners = <usize>f64At(table, o + 6), n = <i32>f64At(table, o + 5); let run: f64 = 0, best: f64 = 1e30, answer: f64 = 0;
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n, ax = f64At(corners, i * 2), az = f64At(corners, i * 2 + 1), bx = f64At(corners, j * 2) - ax, bz = f64At(corners, j * 2 + 1) - az, l2 = bx * bx + bz * bz;
    let t = ((x - ax) * bx + (z - az) * bz) / (l2 + 1e-12); t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = x - ax - bx * t, dz = z - az - bz * t, d = dx * dx + dz * dz, length = Math.sqrt(l2);
    if (d < best) { best = d; answer = run + t * length; }
    run += length;
  }
  rimAway = Math.sqrt(best);
  return answer;
}
