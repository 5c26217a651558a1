import { f32At, setF32 } from './frame';
import { reserve } from './heap';
import { fractal } from './noise';

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

// hour: 0 day, 1 golden, 2 dusk. Writes the sun's colour (3 f64), the sky's irradiance (3 f64) at `summary`.
export function buildSky(hour: i32, sunX: f64, sunY: f64, sunZ: f64, cloudiness: f64, summary: usize): usize {
  const low = reserve(<usize>(W * H * 12)), dusk = hour == 2, g: f64 = dusk ? .72 : .76, mie: f64 = hour == 0 ? .8 : 1;
  for (let j = 0; j < H; j++) {
    const v = (<f64>j + .5) / <f64>H, elevation = v * v * Math.PI / 2, sy = Math.sin(elevation), cy = Math.cos(elevation);
    for (let i = 0; i < W; i++) scatter(low + <usize>((j * W + i) * 12), (<f64>i + .5) / <f64>W * 2 * Math.PI, sy, cy, sunX, sunY, sunZ, g, mie, dusk);
  }
  toSun(300, sunY);
  const strength: f64 = dusk ? .35 : 1;
  for (let c = 0; c < 3; c++) store<f64>(summary + (<usize>c << 3), POWER * through(c, depthR, depthM, depthO, mie) * strength * (hour == 1 ? (c == 0 ? 1.06 : c == 1 ? .95 : .74) : 1));
  const table = reserve(<usize>(SKY_WIDTH * SKY_HEIGHT * 12));
  for (let j = 0; j < SKY_HEIGHT; j++) for (let i = 0; i < SKY_WIDTH; i++) texel(table, low, i, j, hour, sunX, sunY, sunZ, cloudiness, summary);
  return table;
}

function scatter(out: usize, phi: f64, sy: f64, cy: f64, sunX: f64, sunY: f64, sunZ: f64, g: f64, mie: f64, dusk: bool): void {
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
    const lift = Math.max(0, Math.min(1, (ms + .16) / .3)) * (dusk ? .30 + .85 * ((1 + mu) / 2) * ((1 + mu) / 2) : 1);
    for (let c = 0; c < 3; c++) {
      const single = lit ? through(c, oR + depthR, oM + depthM, oO + depthO, mie) * (phaseR * rayleigh(c) * eR + phaseM * MIE * eM) : 0;
      const many = through(c, (oR * .30 + (lit ? depthR : 0) * .25) * .5, oM * .12, oO * .3, mie) * (rayleigh(c) * eR + MIE * eM * .6) / (4 * Math.PI) * 1.25 * lift;
      const s = (single + many) * POWER;
      if (c == 0) R += s; else if (c == 1) G += s; else B += s;
    }
  }
  setF32(out, 0, R); setF32(out, 1, G); setF32(out, 2, B);
}

function texel(table: usize, low: usize, i: i32, j: i32, hour: i32, sunX: f64, sunY: f64, sunZ: f64, cloudiness: f64, sun: usize): void {
  const v = (<f64>j + .5) / <f64>SKY_HEIGHT, elevation = v * v * Math.PI / 2, sy = Math.sin(elevation), cy = Math.cos(elevation);
  const fj = Math.min(<f64>H - 1.001, Math.max(0, v * <f64>H - .5)), j0 = <i32>fj, wj = fj - <f64>j0;
  let fi = (<f64>i + .5) / <f64>SKY_WIDTH * <f64>W - .5; if (fi < 0) fi += <f64>W;
  const i0 = <i32>fi, wi = fi - <f64>i0, i1 = (i0 + 1) % W, o = (j * SKY_WIDTH + i) * 3, dusk = hour == 2, up = Math.min(1, sy * 1.6);
  for (let c = 0; c < 3; c++) {
    const a = f32At(low, (j0 * W + i0) * 3 + c), b = f32At(low, (j0 * W + i1) * 3 + c), d = f32At(low, ((j0 + 1) * W + i0) * 3 + c), e = f32At(low, ((j0 + 1) * W + i1) * 3 + c);
    let q = (a + (b - a) * wi) * (1 - wj) + (d + (e - d) * wi) * wj;
    if (dusk) q *= c == 0 ? 1.25 - 1.0 * up : c == 1 ? .84 - .16 * up : .72 + .30 * up;
    else if (hour == 1) { const low = 1 - up; q *= c == 0 ? 1 + .16 * low : c == 1 ? 1 - .02 * low : 1 - .26 * low; }
    setF32(table, o + c, q);
  }
  if (sy < .025 || cloudiness <= 0) return;
  // Clouds on a plane at unit height.
  const phi = (<f64>i + .5) / <f64>SKY_WIDTH * 2 * Math.PI, dx = Math.sin(phi) * cy, dz = -Math.cos(phi) * cy;
  const q = 1 / (sy + .10), cx = dx * q * 1.5 + 11.3, cz = dz * q * 1.5 + 4.1, warp = fractal(cx * .8 + 20, cz * .8, 3) * 1.3, cover = .72 - cloudiness * .5;
  let d = fractal(cx * 1.1 + warp, cz * 1.9 + warp * .5, 5) - cover;
  if (d <= 0) return;
  d = Math.min(1, d * 4.2);
  const alpha = d * d * (3 - 2 * d) * .72 * Math.min(1, (sy - .025) * 8), mu = dx * sunX + sy * sunY + dz * sunZ, rim = .55 + .45 * Math.pow(Math.max(0, mu), 6);
  const shade = 1 - .28 * Math.min(1, Math.max(0, fractal(cx * 1.1 + warp + sunX * .25, cz * 1.9 + warp * .5 + sunZ * .25, 4) - cover) * 4);
  for (let c = 0; c < 3; c++) {
    const blue = f32At(table, o + c), sc = load<f64>(sun + (<usize>c << 3)), cloud = dusk ? sc * .26 * rim + blue * .55 : sc * .185 * rim * shade + blue * .55;
    setF32(table, o + c, blue * (1 - alpha) + cloud * alpha);
  }
}

// Irradiance as second-order harmonics (27 f32); the lower half is dark. Adds the sky's level irradiance to `summary` + 24.
export function buildHarmonics(table: usize, summary: usize): usize {
  const out = reserve(128);
  memory.fill(out, 0, 128);
  let r: f64 = 0, g: f64 = 0, b: f64 = 0; const w = 4 * Math.PI / 4096;
  for (let j = 32; j < 64; j++) for (let i = 0; i < 64; i++) {
    const y = (<f64>j + .5) / 32 - 1, cy = Math.sqrt(1 - y * y), p = (<f64>i + .5) / 64 * 2 * Math.PI, x = Math.sin(p) * cy, z = -Math.cos(p) * cy;
    const v = Math.sqrt(Math.asin(y) / (Math.PI / 2)), o = (min(SKY_HEIGHT - 1, <i32>(v * <f64>SKY_HEIGHT)) * SKY_WIDTH + <i32>((<f64>i + .5) / 64 * <f64>SKY_WIDTH)) * 3;
    const R = f32At(table, o), G = f32At(table, o + 1), B = f32At(table, o + 2);
    r += R * y * w; g += G * y * w; b += B * y * w;
    for (let k = 0; k < 9; k++) {
      const f = basis(k, x, y, z) * w * (k == 0 ? Math.PI : k < 4 ? 2.094395 : .785398);
      setF32(out, k * 3, f32At(out, k * 3) + R * f); setF32(out, k * 3 + 1, f32At(out, k * 3 + 1) + G * f); setF32(out, k * 3 + 2, f32At(out, k * 3 + 2) + B * f);
    }
  }
  store<f64>(summary, r, 24); store<f64>(summary, g, 32); store<f64>(summary, b, 40);
  return out;
}

function basis(k: i32, x: f64, y: f64, z: f64): f64 {
  switch (k) {
    case 0: return .282095; case 1: return .488603 * y; case 2: return .488603 * z; case 3: return .488603 * x;
    case 4: return 1.092548 * x * y; case 5: return 1.092548 * y * z; case 6: return .315392 * (3 * y * y - 1); case 7: return 1.092548 * x * z;
    default: return .546274 * (x * x - z * z);
  }
}
