import { f32At, f64At, setF32, setF64 } from './frame';
import { reserve } from './heap';
import { fractal, noise, smoothStep } from './noise';

// Single scattering (Rayleigh, Mie, ozone) with a lift for multiple scattering, baked to an upper hemisphere; then clouds.
const EARTH: f64 = 6360e3, TOP: f64 = 6420e3, H_RAYLEIGH: f64 = 7994, H_MIE: f64 = 1200, MIE: f64 = 5.0e-6, POWER: f64 = 20;
const W: i32 = 64, H: i32 = 40;
export const SKY_WIDTH: i32 = 1024;
export const SKY_HEIGHT: i32 = 256;

@inline function rayleigh(c: i32): f64 { return c == 0 ? 5.8e-6 : c == 1 ? 13.5e-6 : 33.1e-6; }
@inline function ozone(c: i32): f64 { return c == 0 ? 0.65e-6 : c == 1 ? 1.88e-6 : 0.085e-6; }

let depthR: f64 = 0, depthM: f64 = 0, depthO: f64 = 0;
function exit(r: f64, mu: f64): f64 { const b = r * mu, d = b * b - (r * r - TOP * TOP); return d < 0 ? -1 : -b + Math.sqrt(d); }

// Optical depth to the sun; false when the earth is in the way.
function toSun(height: f64, mu: f64): bool {
  const r = EARTH + height, b = r * mu, g = b * b - (r * r - EARTH * EARTH);
  if (mu < 0 && g > 0 && -b - Math.sqrt(g) > 0) return false;
  const ds = exit(r, mu) / 8;
  depthR = 0; depthM = 0; depthO = 0;
  for (let i = 0; i < 8; i++) {
    const t = (<f64>i + .5) * ds, h = Math.sqrt(r * r + t * t + 2 * r * t * mu) - EARTH;
    depthR += Math.exp(-h / H_RAYLEIGH) * ds; depthM += Math.exp(-h / H_MIE) * ds; depthO += Math.max(0, 1 - Math.abs(h - 25e3) / 15e3) * ds;
  }
  return true;
}

@inline function through(c: i32, r: f64, m: f64, o: f64, mie: f64): f64 { return Math.exp(-(rayleigh(c) * r + MIE * 1.1 * m * mie + ozone(c) * o)); }

// Each field of clouds is the same one, turned and moved on.
let turnC: f64 = 1, turnS: f64 = 0, shift: f64 = 0;

// A sky is made in three turns, the second and third in rows that any worker may take: begun, scattered, painted. Its record, of f64:
// the sun's colour and the sky's irradiance, three each; the hour (0 day, 1 golden, 2 dusk, 3 sunset), the sun, cloudiness, which field
// of clouds; the scattered light, the table.
const RECORD = 14;
@inline function hazeOf(hour: f64): f64 { return hour == 0 ? .8 : 1; }

export function beginSky(hour: f64, sunX: f64, sunY: f64, sunZ: f64, cloudiness: f64, clouds: f64): usize {
  const record = reserve(RECORD * 8), low = reserve(<usize>(W * H * 12)), table = reserve(<usize>(SKY_WIDTH * SKY_HEIGHT * 12));
  setF64(record, 6, hour); setF64(record, 7, sunX); setF64(record, 8, sunY); setF64(record, 9, sunZ); setF64(record, 10, cloudiness); setF64(record, 11, clouds);
  setF64(record, 12, <f64>low); setF64(record, 13, <f64>table);
  toSun(300, sunY);
  const strength: f64 = hour == 2 ? .35 : 1;
  for (let c = 0; c < 3; c++) setF64(record, c, POWER * through(c, depthR, depthM, depthO, hazeOf(hour)) * strength * (hour == 1 ? (c == 0 ? 1.4 : c == 1 ? 1.34 : 1.3) : hour == 3 ? 1.5 : 1));
  return record;
}

// Only by day: a low sun's sky is graded by hand alone.
export function scatterSky(record: usize, j0: i32, j1: i32): void {
  const low = <usize>f64At(record, 12);
  for (let j = j0; j < j1; j++) {
    const v = (<f64>j + .5) / <f64>H, elevation = v * v * Math.PI / 2, sy = Math.sin(elevation), cy = Math.cos(elevation);
    for (let i = 0; i < W; i++) scatter(low + <usize>((j * W + i) * 12), (<f64>i + .5) / <f64>W * 2 * Math.PI, sy, cy, f64At(record, 7), f64At(record, 8), f64At(record, 9), hazeOf(f64At(record, 6)));
  }
}

export function paintSky(record: usize, j0: i32, j1: i32): void {
  const clouds = f64At(record, 11);
  turnC = Math.cos(clouds * 2 * Math.PI); turnS = Math.sin(clouds * 2 * Math.PI); shift = clouds * 61;
  for (let j = j0; j < j1; j++) for (let i = 0; i < SKY_WIDTH; i++) texel(<usize>f64At(record, 13), <usize>f64At(record, 12), i, j, <i32>f64At(record, 6), f64At(record, 7), f64At(record, 8), f64At(record, 9), f64At(record, 10), record);
}

const g: f64 = .76;
function scatter(out: usize, phi: f64, sy: f64, cy: f64, sunX: f64, sunY: f64, sunZ: f64, mie: f64): void {
  const dx = Math.sin(phi) * cy, dz = -Math.cos(phi) * cy, mu = dx * sunX + sy * sunY + dz * sunZ;
  const phaseR = 3 / (16 * Math.PI) * (1 + mu * mu), phaseM = 3 / (8 * Math.PI) * ((1 - g * g) * (1 + mu * mu)) / ((2 + g * g) * Math.pow(1 + g * g - 2 * g * mu, 1.5));
  const length = exit(EARTH + 300, sy), steps = 20;
  let R: f64 = 0, G: f64 = 0, B: f64 = 0, oR: f64 = 0, oM: f64 = 0, oO: f64 = 0, before: f64 = 0;
  for (let k = 0; k < steps; k++) {
    const share = <f64>(k + 1) / <f64>steps, t1 = length * share * share, ds = t1 - before, t = (t1 + before) / 2;
    before = t1;
    const px = dx * t, py = EARTH + 300 + sy * t, pz = dz * t, r = Math.sqrt(px * px + py * py + pz * pz), h = r - EARTH;
    const eR = Math.exp(-h / H_RAYLEIGH) * ds, eM = Math.exp(-h / H_MIE) * ds * mie;
    oR += eR; oM += eM; oO += Math.max(0, 1 - Math.abs(h - 25e3) / 15e3) * ds;
    const ms = (px * sunX + py * sunY + pz * sunZ) / r, lit = toSun(h, ms);
    const lift = Math.max(0, Math.min(1, (ms + .16) / .3));
    for (let c = 0; c < 3; c++) {
      const single = lit ? through(c, oR + depthR, oM + depthM, oO + depthO, mie) * (phaseR * rayleigh(c) * eR + phaseM * MIE * eM) : 0;
      const many = through(c, (oR * .30 + (lit ? depthR : 0) * .25) * .5, oM * .12, oO * .3, mie) * (rayleigh(c) * eR + MIE * eM * .6) / (4 * Math.PI) * 1.25 * lift;
      const s = (single + many) * POWER;
      if (c == 0) R += s; else if (c == 1) G += s; else B += s;
    }
  }
  setF32(out, 0, R); setF32(out, 1, G); setF32(out, 2, B);
}

// How the hour grades the scattered light: paler towards the horizon, as much brighter there as a film can hold.
let gradedR: f64 = 0, gradedG: f64 = 0, gradedB: f64 = 0;
function grade(hour: i32, r: f64, g: f64, b: f64, sy: f64, towards: f64, near: f64): void {
  if (hour == 0) {
    const low = Math.exp(-sy * 6), grey = (.2126 * r + .7152 * g + .0722 * b), k = .46 * low + .06, scale = (1 - .42 * low) * (1 + .5 * Math.min(1, sy * 1.3));
    gradedR = (r + (grey * .92 - r) * k) * scale; gradedG = (g + (grey - g) * k) * scale; gradedB = (b + (grey * 1.13 - b) * k) * scale;
  } else if (hour == 1) {
    // So low a sun leaves a clean blue overhead that pales downwards into cream and peach and, about the sun, into fire.
    const sun = towards * towards * towards, pale = Math.exp(-sy * 2.2), cream = Math.exp(-sy * 4), peach = cream * cream, low = Math.exp(-sy * 20), round = Math.max(0, near), halo = Math.pow(round, 10), disc = Math.pow(round, 90);
    gradedR = .055 + .21 * pale + .60 * peach + (.42 + 1.2 * sun) * cream + (.32 + 1.5 * sun) * low + 1.3 * halo + 5 * disc;
    gradedG = .245 + .41 * pale + .19 * peach + (.20 + .58 * sun) * cream + (.12 + .66 * sun) * low + .72 * halo + 3.3 * disc;
    gradedB = .70 + .54 * pale - .46 * peach + (.06 * sun - .26) * cream - (.30 + .04 * sun) * low + .26 * halo + 1.5 * disc;
  } else if (hour == 3) {
    // The sun at the horizon: orange all round it, rose above, mauve into a blue that is still light.
    const sun = towards * towards * towards, rose = Math.exp(-sy * 3.6), orange = Math.exp(-sy * 6.5), low = Math.exp(-sy * 22), round = Math.max(0, near), halo = Math.pow(round, 9), disc = Math.pow(round, 80);
    gradedR = .10 + .34 * rose + (1.2 + .75 * sun) * orange + (.35 + 1.2 * sun) * low + 1.1 * halo + 4 * disc;
    gradedG = .235 + .19 * rose + (.5 + .36 * sun) * orange + (.12 + .46 * sun) * low + .5 * halo + 2.2 * disc;
    gradedB = .56 + .16 * rose - (.36 + .10 * sun) * orange - (.12 + .04 * sun) * low + .12 * halo + .7 * disc;
  } else {
    // After sunset single scattering is no guide: orange where the sun went down, through rose to a deep blue.
    const sun = towards * towards, middle = Math.exp(-sy * 3.2), low = Math.exp(-sy * 11);
    gradedR = .026 + (.062 + .07 * sun - .026) * middle + (.2 + 1.05 * sun) * low;
    gradedG = .062 + (.140 + .13 * sun - .062) * middle + (.11 + .44 * sun) * low;
    gradedB = .150 + (.310 + .15 * sun - .150) * middle + (.07 + .04 * sun) * low;
  }
}

function texel(table: usize, low: usize, i: i32, j: i32, hour: i32, sunX: f64, sunY: f64, sunZ: f64, cloudiness: f64, sun: usize): void {
  const v = (<f64>j + .5) / <f64>SKY_HEIGHT, elevation = v * v * Math.PI / 2, sy = Math.sin(elevation), cy = Math.cos(elevation);
  const fj = Math.min(<f64>H - 1.001, Math.max(0, v * <f64>H - .5)), j0 = <i32>fj, wj = fj - <f64>j0;
  let fi = (<f64>i + .5) / <f64>SKY_WIDTH * <f64>W - .5; if (fi < 0) fi += <f64>W;
  const i0 = <i32>fi, wi = fi - <f64>i0, p = (j0 * W + i0) * 3, q = (j0 * W + (i0 + 1) % W) * 3, up = W * 3;
  const w00 = (1 - wi) * (1 - wj), w10 = wi * (1 - wj), w01 = (1 - wi) * wj, w11 = wi * wj;
  const phi = (<f64>i + .5) / <f64>SKY_WIDTH * 2 * Math.PI, x = Math.sin(phi), z = -Math.cos(phi), flat = 1 / Math.sqrt(sunX * sunX + sunZ * sunZ + 1e-9);
  const r = f32At(low, p) * w00 + f32At(low, q) * w10 + f32At(low, p + up) * w01 + f32At(low, q + up) * w11;
  const g = f32At(low, p + 1) * w00 + f32At(low, q + 1) * w10 + f32At(low, p + up + 1) * w01 + f32At(low, q + up + 1) * w11;
  const b = f32At(low, p + 2) * w00 + f32At(low, q + 2) * w10 + f32At(low, p + up + 2) * w01 + f32At(low, q + up + 2) * w11;
  const towards = .5 + .5 * (x * sunX + z * sunZ) * flat;
  grade(hour, r, g, b, sy, towards, x * cy * sunX + sy * sunY + z * cy * sunZ);
  if (sy > .015 && cloudiness > 0) {
    highCloud(x * cy, sy, z * cy, hour, sunX, sunY, sunZ, cloudiness, towards, sun);
    if (sy < .36 && cloudiness > FEW) bankCloud(x, sy / cy, z, hour, sunX, sunZ, cloudiness, towards, sun);
  }
  const o = (j * SKY_WIDTH + i) * 3;
  setF32(table, o, gradedR); setF32(table, o + 1, gradedG); setF32(table, o + 2, gradedB);
}

@inline function cloudOver(r: f64, g: f64, b: f64, alpha: f64): void { gradedR += (r - gradedR) * alpha; gradedG += (g - gradedG) * alpha; gradedB += (b - gradedB) * alpha; }

// Thin streaks on a plane at unit height.
function highCloud(dx: f64, sy: f64, dz: f64, hour: i32, sunX: f64, sunY: f64, sunZ: f64, cloudiness: f64, towards: f64, sun: usize): void {
  const q = 1 / (sy + .10), cx = (dx * turnC - dz * turnS) * q * 1.5 + 11.3 + shift, cz = (dx * turnS + dz * turnC) * q * 1.5 + 4.1, warp = fractal(cx * .8 + 20, cz * .8, 3) * 1.3, cover = (hour == 1 ? .79 : hour == 3 ? .70 : .76) - cloudiness * .5;
  let d = fractal(cx * 1.1 + warp, cz * 1.9 + warp * .5, 5) - cover;
  if (d <= 0) return;
  d = Math.min(1, d * 3.4);
  const mu = dx * sunX + sy * sunY + dz * sunZ, rim = .5 + .5 * Math.pow(Math.max(0, mu), 4), alpha = d * d * (3 - 2 * d) * .55 * Math.min(1, (sy - .015) * 7);
  if (hour == 2) cloudOver(gradedR * .6 + .20 * rim * towards, gradedG * .7 + .09 * rim * towards, gradedB * .8 + .05 * rim * towards, alpha * .6);
  else if (hour == 3) cloudOver(gradedR * .55 + 1.15 * rim, gradedG * .5 + .52 * rim, gradedB * .5 + .34 * rim, alpha);
  else if (hour == 1) cloudOver(gradedR * .4 + 1.5 * rim, gradedG * .45 + 1.12 * rim, gradedB * .55 + .72 * rim, alpha * .9);
  else cloudOver(load<f64>(sun) * .16 * rim + gradedR * .5, load<f64>(sun, 8) * .16 * rim + gradedG * .5, load<f64>(sun, 16) * .16 * rim + gradedB * .55, alpha);
}

// Under so few clouds a heap would stand alone, a smudge.
const FEW: f64 = .2;

// Heaps along the horizon: flat below, billowing above, bright on the side of the sun.
function bankCloud(fromX: f64, rise: f64, fromZ: f64, hour: i32, towardsX: f64, towardsZ: f64, cloudiness: f64, towards: f64, sun: usize): void {
  const x = fromX * turnC - fromZ * turnS, z = fromX * turnS + fromZ * turnC, sunX = towardsX * turnC - towardsZ * turnS, sunZ = towardsX * turnS + towardsZ * turnC;
  const tall = .06 + .30 * smoothStep(.38, .68, billow(x * 1.3, 7.7 + shift, z * 1.3, 2)), base = .045, high = (rise - base) / tall;
  if (high > 1.2) return;
  const body = billow(x * 6.5, rise * 15 + shift, z * 6.5, 5), threshold = .30 + .36 * Math.max(0, high) + (high < 0 ? -high * 2.2 : 0) + .34 - cloudiness * .45;
  const d = body - threshold; if (d <= 0) return;
  const lit = billow(x * 6.5 + sunX * .35, rise * 15 + .45 + shift, z * 6.5 + sunZ * .35, 4) - threshold, shade = Math.max(0, Math.min(1, .62 - lit * 2.6 + .28 * Math.max(0, high)));
  let alpha = Math.min(1, d * 9); alpha = alpha * alpha * (3 - 2 * alpha) * .8 * smoothStep(.012, .06, rise);
  if (hour == 2) { const warm = (.1 + .9 * towards * towards * towards) * (1.15 - shade); cloudOver(.045 + .40 * warm, .085 + .20 * warm, .18 + .05 * warm, alpha * .5); return; }
  if (hour == 3) { const edge = (.35 + .65 * towards) * (1.2 - shade); cloudOver(gradedR * .35 + .2 + .95 * edge, gradedG * .35 + .15 + .42 * edge, gradedB * .4 + .22 + .2 * edge, alpha * .8); return; }
  const warm: f64 = hour == 1 ? 1 : 0, bright = (.07 + .17 * shade) * (1 - .5 * warm), haze = Math.exp(-rise * 7) * .55;
  cloudOver(load<f64>(sun) * bright * (1 - haze) + gradedR * haze + .35 - .05 * warm, load<f64>(sun, 8) * bright * (1 - haze) + gradedG * haze + .42 - .08 * warm, load<f64>(sun, 16) * bright * (1 - haze) + gradedB * haze + .6 - .18 * warm, alpha);
}

// Fractal noise in space, so that it closes round the circle.
function billow(x: f64, y: f64, z: f64, octaves: i32): f64 {
  let sum: f64 = 0, weight: f64 = .5, total: f64 = 0;
  for (let i = 0; i < octaves; i++) {
    const Y = Math.floor(y), f = y - Y, s = f * f * (3 - 2 * f), a = noise(x + Y * 37.7, z + Y * 17.3), b = noise(x + Y * 37.7 + 37.7, z + Y * 17.3 + 17.3);
    sum += weight * (a + (b - a) * s); total += weight; weight *= .52;
    x = x * 2.03 + 5.1; y = y * 2.01 + 2.7; z = z * 2.03 + 8.3;
  }
  return sum / total;
}

// Irradiance as second-order harmonics (27 f32) of the painted sky, turned by a share of the circle; the lower half is dark. Leaves the sky's
// level irradiance in its record.
export function buildHarmonics(record: usize, turn: f64): usize {
  const out = reserve(128), table = <usize>f64At(record, 13);
  memory.fill(out, 0, 128);
  let r: f64 = 0, g: f64 = 0, b: f64 = 0; const w = 4 * Math.PI / 4096;
  for (let j = 32; j < 64; j++) for (let i = 0; i < 64; i++) {
    const y = (<f64>j + .5) / 32 - 1, cy = Math.sqrt(1 - y * y), p = ((<f64>i + .5) / 64 + turn) * 2 * Math.PI, x = Math.sin(p) * cy, z = -Math.cos(p) * cy;
    const v = Math.sqrt(Math.asin(y) / (Math.PI / 2)), o = (min(SKY_HEIGHT - 1, <i32>(v * <f64>SKY_HEIGHT)) * SKY_WIDTH + <i32>((<f64>i + .5) / 64 * <f64>SKY_WIDTH)) * 3;
    const R = f32At(table, o), G = f32At(table, o + 1), B = f32At(table, o + 2);
    r += R * y * w; g += G * y * w; b += B * y * w;
    for (let k = 0; k < 9; k++) {
      const f = basis(k, x, y, z) * w * (k == 0 ? Math.PI : k < 4 ? 2.094395 : .785398);
      setF32(out, k * 3, f32At(out, k * 3) + R * f); setF32(out, k * 3 + 1, f32At(out, k * 3 + 1) + G * f); setF32(out, k * 3 + 2, f32At(out, k * 3 + 2) + B * f);
    }
  }
  setF64(record, 3, r); setF64(record, 4, g); setF64(record, 5, b);
  return out;
}

function basis(k: i32, x: f64, y: f64, z: f64): f64 {
  switch (k) {
    case 0: return .282095; case 1: return .488603 * y; case 2: return .488603 * z; case 3: return .488603 * x;
    case 4: return 1.092548 * x * y; case 5: return 1.092548 * y * z; case 6: return .315392 * (3 * y * y - 1); case 7: return 1.092548 * x * z;
    default: return .546274 * (x * x - z * z);
  }
}
