import { at, brightness, f32At, frame, setF32 } from './frame';
import { bounceBlue, bounceGreen, bounceRed, clearBounce, gather } from './indirect';
import { lampBlue, lampGreen, lampRed, lampsAt, lampWithShadow, softGlows } from './lights';
import { fraction, hashCell } from './noise';
import { endDistance, endFaceX, endFaceY, endFaceZ, endId, endNormalX, endNormalY, endNormalZ, endPart, endWater, endX, endY, endZ, extraB, extraG, extraR, OF_PANE, primary, setCare, shineB, shineG, shineR, shineOf, shineShare, sunB, sunG, sunR, sunVisible, weightB, weightG, weightR } from './primary';
import { ambient, ambientBlue, ambientGreen, ambientRed, lookSky, skyBlue, skyGreen, skyRed } from './sky';
import { isLeaf } from './surface';
import { NO_WATER } from './water';

// The picture in passes over rows: first light, denoise, combine, find edges, refine edges. Rows are independent in each pass.

let rayX: f64 = 0, rayY: f64 = 0, rayZ: f64 = 0;
function aim(px: f64, py: f64): void {
  const y = py + frame.rowOffset;
  if (frame.panorama > 0) {
    const a = px / frame.width * 6.283185307 - 3.1415926535, b = (.5 - y / frame.imageHeight) * 3.1415926535, c = Math.cos(b), s = Math.sin(a) * c, d = Math.cos(a) * c;
    rayX = frame.rightX * s + frame.forwardX * d; rayY = Math.sin(b); rayZ = frame.rightZ * s + frame.forwardZ * d; return;
  }
  const u = (2 * px / frame.width - 1) * frame.tanHalf, v = (1 - 2 * y / frame.imageHeight) * frame.tanHalf * frame.imageHeight / frame.width + frame.shift;
  const x = frame.forwardX + frame.rightX * u + frame.upX * v, yy = frame.forwardY + frame.rightY * u + frame.upY * v, z = frame.forwardZ + frame.rightZ * u + frame.upZ * v, l = 1 / Math.sqrt(x * x + yy * yy + z * z);
  rayX = x * l; rayY = yy * l; rayZ = z * l;
}

@inline function pixelAngle(): f64 { return frame.panorama > 0 ? 6.2831853 / frame.width : 2 * frame.tanHalf / frame.width; }
@inline function store3(p: usize, o: i32, r: f64, g: f64, b: f64): void { setF32(p, o, r); setF32(p, o + 1, g); setF32(p, o + 2, b); }

// A 4x4 dither matrix: neighbours sample different parts of the hemisphere.
const DITHER = memory.data<u8>([0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]);
function reversed(i: i32): f64 { return <f64>(((i & 1) << 3) | ((i & 2) << 1) | ((i & 4) >> 1) | ((i & 8) >> 3)) / 16.0; }

export function firstLight(y0: i32, y1: i32): void {
  const W = <i32>frame.width, pixel = pixelAngle(), offset = <i32>frame.rowOffset, seed = <i32>frame.seed, rays = <i32>frame.gatherRays, lamps = frame.lightCount > 0;
  const albedo = at(frame.albedo), extra = at(frame.extra), sunlit = at(frame.sunlit), position = at(frame.position), normal = at(frame.normal), ids = at(frame.ids), shine = at(frame.shine), out = at(frame.irradiance);
  setCare(2);
  for (let y = y0; y < y1; y++) for (let x = 0; x < W; x++) {
    const p = y * W + x, o = p * 4, row = y + offset;
    aim(<f64>x + .5, <f64>y + .5);
    primary(frame.eyeX, frame.eyeY, frame.eyeZ, rayX, rayY, rayZ, pixel);
    store3(albedo, o, weightR, weightG, weightB); store3(extra, o, extraR, extraG, extraB); store3(sunlit, o, sunR, sunG, sunB);
    store3(position, o, endX, endY, endZ); setF32(position, o + 3, endDistance); store3(normal, o, endFaceX, endFaceY, endFaceZ);
    store3(shine, o, shineR, shineG, shineB); setF32(shine, o + 3, shineShare > 0 ? shineShare + <f64>(shineOf * APART) : 0);
    store<u8>(ids + <usize>p, <u8>endId);
    if (endId >= 254) { v128.store(out + (<usize>o << 2), f32x4.splat(0)); continue; }
    const s = <i32>load<u8>(DITHER + <usize>((row & 3) * 4 + (x & 3))), bx = x >> 2, by = row >> 2, leaf = isLeaf(endId & 127);
    const u1 = fraction((<f64>s + hashCell(x, row)) / 16.0 + hashCell(bx * 3 + 1 + seed, by * 7 + 2)), u2 = fraction(reversed(s) + hashCell(bx * 5 + 9, by * 11 + 4 + seed));
    const seen = sunVisible(u2, u1, leaf), px = endX + endFaceX * 3e-3, py = endY + endFaceY * 3e-3, pz = endZ + endFaceZ * 3e-3, nx = endNormalX, ny = endNormalY, nz = endNormalZ, water = endWater;
    // With no ray a pixel, and under water with one, every second pixel gathers and the filter fills the others.
    const skip = (rays == 0 || (rays == 1 && water > NO_WATER)) && ((x + row) & 1) != 0, n = skip ? 0 : max(1, rays);
    clearBounce();
    for (let k = 0; k < n; k++) gather(px, py, pz, nx, ny, nz, fraction(u1 + <f64>k * .7548776662), fraction(u2 + <f64>k * .5698402909), water);
    const scale: f64 = (leaf ? (frame.dusk > 0 ? 3.9 : 1.15) : 1.0) / <f64>(n == 0 ? 1 : n); let r = bounceRed * scale, g = bounceGreen * scale, b = bounceBlue * scale;
    // Leaves hand on more light to one another than one bounce tells.
    if (leaf && !skip) { const k: f64 = frame.dusk > 0 ? 1 : .12; ambient(nx, ny, nz); r += ambientRed * k; g += ambientGreen * k; b += ambientBlue * k; }
    if (lamps && !skip) { lampWithShadow(px, py, pz, nx, ny, nz, water > NO_WATER, leaf, fraction(u1 * 7.31 + u2 * 3.77)); r += lampRed; g += lampGreen; b += lampBlue; }
    if (frame.glowCount > 0 && water == NO_WATER) { softGlows(px, py, pz, nx, ny, nz); r += lampRed; g += lampGreen; b += lampBlue; }
    store3(out, o, r, g, b); setF32(out, o + 3, seen);
  }
}

// Added to the share of what the spa and panes mirror, once and twice: each keeps to itself.
const APART: i32 = 2;
@inline function mirrorKind(share: f32): i32 { return <i32>share >> 1; }

// Ripples too small to be drawn smear what water mirrors, upright more than across: the mean of neighbours on the same water.
// What a pane mirrors keeps its shapes: only the grain of single leaves is evened out.
export function softenShine(y0: i32, y1: i32, step: i32, sides: i32, source: usize, target: usize): void {
  const W = <i32>frame.width, H = <i32>frame.height;
  for (let y = y0; y < y1; y++) for (let x = 0; x < W; x++) {
    const o = <usize>(y * W + x) << 4, own = v128.load(source + o), share = f32x4.extract_lane(own, 3);
    const kind = mirrorKind(share), pane = kind == OF_PANE, tall = pane ? 1 : 3;
    if (share <= 0 || (pane && sides == 0)) { v128.store(target + o, own); continue; }
    let sum = own, weight: f32 = 1;
    for (let j = -tall; j <= tall; j++) {
      const yy = y + (pane ? j : j * step), reach = pane ? 1 : j == 0 || (j & 1) ? sides : 0; if (yy < 0 || yy >= H) continue;
      for (let i = -reach; i <= reach; i++) {
        const xx = x + i; if ((i | j) == 0 || xx < 0 || xx >= W) continue;
        const value = v128.load(source + (<usize>(yy * W + xx) << 4)), other = f32x4.extract_lane(value, 3);
        if (other <= 0 || mirrorKind(other) != kind) continue;
        const w: f32 = (j == 0 || pane ? 1 : j * j == 1 ? .88 : j * j == 4 ? .6 : .32) * (i == 0 || pane ? 1 : .6);
        sum = f32x4.add(sum, f32x4.mul(value, f32x4.splat(w))); weight += w;
      }
    }
    v128.store(target + o, f32x4.replace_lane(f32x4.mul(sum, f32x4.splat(1 / weight)), 3, share));
  }
}

const SOFT_SHADE: f32 = .3;
const LEAF_REACH: i32 = 4;
// Pixels so wide hold many leaves.
const COARSE: f32 = .04;
const PARTED: i32 = 4, APART_BY: f32 = 22, NARROW: f32 = 11;
@inline function lightOf(value: v128): f32 { return f32x4.extract_lane(value, 0) + f32x4.extract_lane(value, 1) + f32x4.extract_lane(value, 2); }

// One level of an edge-aware wavelet filter over (light, sun visibility). withSun: 1 filters the sun too, 2 under water, where ripples
// blur every shadow, and elsewhere the soft shade of crowns, but no shadow's edge.
export function denoise(y0: i32, y1: i32, step: i32, source: usize, target: usize, withSun: i32, first: i32): void {
  const W = <i32>frame.width, H = <i32>frame.height, offset = <i32>frame.rowOffset, pixel = <f32>pixelAngle(), spread = <f32>step;
  const position = at(frame.position), normal = at(frame.normal), ids = at(frame.ids);
  for (let y = y0; y < y1; y++) for (let x = 0; x < W; x++) {
    const p = y * W + x, o = <usize>p << 4, id = <i32>load<u8>(ids + <usize>p);
    if (id >= 254) { v128.store(target + o, f32x4.splat(0)); continue; }
    const leaf = isLeaf(id & 127);
    // Between leaves light changes from twig to twig: what lies further off says nothing about it.
    if (leaf && step > LEAF_REACH) { v128.store(target + o, v128.load(source + o)); continue; }
    const wet = id & 128, gaps = first != 0 && (frame.gatherRays == 0 || (frame.gatherRays == 1 && wet != 0)), px = load<f32>(position + o), py = load<f32>(position + o, 4), pz = load<f32>(position + o, 8), nx = load<f32>(normal + o), ny = load<f32>(normal + o, 4), nz = load<f32>(normal + o, 8);
    const inv: f32 = 1 / (load<f32>(position + o, 12) * pixel * spread * 2.2 + .004), centre = v128.load(source + o), own: f32 = gaps && ((x + y + offset) & 1) ? 0 : 4;
    // Once the grain is gone, what is much brighter or darker is another place: a contact shadow stays under its thing.
    const parted = W > 500 && step >= PARTED && wet == 0 && !leaf, level = lightOf(centre);
    const lit = f32x4.extract_lane(centre, 3), gentle = withSun == 2 && wet == 0; let sum = f32x4.mul(centre, f32x4.splat(own)), weight = own, sunWeight: f32 = 4, sun: f32 = lit * 4, spare = f32x4.splat(0), spares: f32 = 0, plain = sum, around = own;
    for (let j = -1; j <= 1; j++) {
      const yy = y + j * step; if (yy < 0 || yy >= H) continue;
      for (let i = -1; i <= 1; i++) {
        if ((i | j) == 0) continue;
        const xx = x + i * step; if (xx < 0 || xx >= W) continue;
        const q = yy * W + xx, other = <i32>load<u8>(ids + <usize>q); if ((other & 128) != wet || other >= 254) continue;
        const g = <usize>q << 4, full = !gaps || ((xx + yy + offset) & 1) == 0, value = v128.load(source + g);
        if (gaps && full) { spare = f32x4.add(spare, value); spares += 1; }
        let w: f32 = (i != 0 && j != 0) ? 1 : 2; const qx = load<f32>(position + g) - px, qy = load<f32>(position + g, 4) - py, qz = load<f32>(position + g, 8) - pz;
        if (leaf) { const d = (qx * qx + qy * qy + qz * qz) * inv * inv * .12; if (d > 4) continue; w *= 1 / (1 + d * 2); }
        else {
          const same = nx * load<f32>(normal + g) + ny * load<f32>(normal + g, 4) + nz * load<f32>(normal + g, 8); if (same < .8) continue;
          const off = (qx * nx + qy * ny + qz * nz) * inv, e = off * off; if (e > 3) continue;
          w *= same * same * same * same / (1 + e * 4);
        }
        if (parted) { plain = f32x4.add(plain, f32x4.mul(value, f32x4.splat(w))); around += w; const other = lightOf(value), apart = (other - level) / (other + level + 1e-6); w *= 1 / (1 + apart * apart * APART_BY); }
        const seen = f32x4.extract_lane(value, 3); if (!gentle || Mathf.abs(seen - lit) < SOFT_SHADE) { sunWeight += w; sun += seen * w; }
        if (full) { weight += w; sum = f32x4.add(sum, f32x4.mul(value, f32x4.splat(w))); }
      }
    }
    // A narrow strip has too few neighbors to be rid of its grain by then: all of them count.
    if (parted && around < NARROW) sum = f32x4.mul(plain, f32x4.splat(1 / around));
    else if (weight > .02) sum = f32x4.mul(sum, f32x4.splat(1 / weight));
    else if (spares > 0) sum = f32x4.mul(spare, f32x4.splat(1 / spares));
    else { ambient(nx, ny, nz); sum = f32x4.replace_lane(f32x4.replace_lane(f32x4.replace_lane(f32x4.splat(0), 0, <f32>(ambientRed * .5)), 1, <f32>(ambientGreen * .5)), 2, <f32>(ambientBlue * .5)); }
    v128.store(target + o, f32x4.replace_lane(sum, 3, (leaf ? step == 1 || (step == 2 && load<f32>(position + o, 12) * pixel > COARSE) : withSun != 0) ? sun / sunWeight : lit));
  }
}

export function combine(y0: i32, y1: i32, light: usize): void {
  const W = <i32>frame.width, albedo = at(frame.albedo), extra = at(frame.extra), sunlit = at(frame.sunlit), shine = at(frame.shine), colour = at(frame.colour);
  for (let p = y0 * W; p < y1 * W; p++) {
    const o = <usize>p << 4, l = v128.load(light + o), mirrored = v128.load(shine + o), share = f32x4.extract_lane(mirrored, 3), seen = f32x4.mul(mirrored, f32x4.splat(share - <f32>(mirrorKind(share) * APART)));
    v128.store(colour + o, f32x4.add(f32x4.add(f32x4.add(f32x4.mul(v128.load(albedo + o), l), v128.load(extra + o)), seen), f32x4.mul(v128.load(sunlit + o), f32x4.splat(f32x4.extract_lane(l, 3)))));
  }
}

// 1 where a pixel differs from a neighbour, 2 where it differs much.
export function findEdges(y0: i32, y1: i32): void {
  const W = <i32>frame.width, H = <i32>frame.height, ids = at(frame.ids), colour = at(frame.colour), flags = at(frame.flags), ex = frame.exposure * 1.4;
  for (let y = y0; y < y1; y++) for (let x = 0; x < W; x++) {
    const p = y * W + x, id = load<u8>(ids + <usize>p); let l0 = brightness(colour + (<usize>p << 4)) * ex, f = 0, rim = false; l0 = l0 / (1 + l0);
    for (let k = 0; k < 4; k++) {
      const xx = x + (k == 0 ? 1 : k == 1 ? -1 : 0), yy = y + (k == 2 ? 1 : k == 3 ? -1 : 0); if (xx < 0 || yy < 0 || xx >= W || yy >= H) continue;
      const q = yy * W + xx; if (((<i32>load<u8>(ids + <usize>q) ^ id) & 128) != 0 && id < 254) rim = true;
      let l1 = brightness(colour + (<usize>q << 4)) * ex; l1 = l1 / (1 + l1);
      const d = Math.abs(l1 - l0);
      if (d > frame.edgeThreshold) f = d > .2 ? 2 : max(f, 1); else if (load<u8>(ids + <usize>q) != id && d > .02) f = max(f, 1);
    }
    // Leaves and ripples differ everywhere: a few more rays are enough for them.
    if (f > 1 && !rim && (id >= 128 ? id < 254 : isLeaf(id))) f = 1;
    store<u8>(flags + <usize>p, <u8>f);
  }
}

// More rays through flagged pixels; their diffuse light is borrowed from the filtered neighbours where one fits.
export function refineEdges(y0: i32, y1: i32, light: usize): void {
  const W = <i32>frame.width, H = <i32>frame.height, ids = at(frame.ids), pixel = pixelAngle(), offset = <i32>frame.rowOffset, colour = at(frame.colour), flags = at(frame.flags), out = at(frame.bloom), ex = frame.exposure;
  setCare(1);
  for (let y = y0; y < y1; y++) for (let x = 0; x < W; x++) {
    const p = y * W + x, o = <usize>p << 4, flag = load<u8>(flags + <usize>p);
    if (!flag) { v128.store(out + o, v128.load(colour + o)); continue; }
    const n = flag > 1 ? <i32>frame.edgeSamples : <i32>frame.edgeSamples >> 1, w0 = 1 / (1 + brightness(colour + o) * ex * 2);
    let sum = w0, R = <f64>load<f32>(colour + o) * w0, G = <f64>load<f32>(colour + o, 4) * w0, B = <f64>load<f32>(colour + o, 8) * w0;
    const id = load<u8>(ids + <usize>p), leafy = id < 128 && isLeaf(id);
    // Leaves that are not near are finer than pixels: what lies beside one counts as a sample too, and softens their edges.
    const away = load<f32>(at(frame.position) + o, 12), beside: f64 = away * <f32>pixel > COARSE ? .7 : .5;
    if (leafy && away > 9) for (let k = 0; k < 4; k++) {
      const xx = x + (k == 0 ? 1 : k == 1 ? -1 : 0), yy = y + (k == 2 ? 1 : k == 3 ? -1 : 0); if (xx < 0 || yy < 0 || xx >= W || yy >= H) continue;
      const q = colour + (<usize>(yy * W + xx) << 4), w = beside / (1 + brightness(q) * ex * 2);
      sum += w; R += <f64>load<f32>(q) * w; G += <f64>load<f32>(q, 4) * w; B += <f64>load<f32>(q, 8) * w;
    }
    // Along a straight edge every pixel has the same rays, or its line would be dotted; leaves have no such lines.
    const j1 = leafy ? hashCell(x, y + offset + 5) : .5 / <f64>n, j2 = leafy ? hashCell(x + 3, y + offset) : .25;
    for (let k = 0; k < n; k++) {
      const jx = fraction(<f64>k / <f64>n + j1), jy = fraction(<f64>k * .6180339887 + j2);
      aim(<f64>x + jx, <f64>y + jy);
      primary(frame.eyeX, frame.eyeY, frame.eyeZ, rayX, rayY, rayZ, pixel);
      sampleR = extraR; sampleG = extraG; sampleB = extraB;
      if (shineShare > 0) borrowShine(x, y);
      if (endId < 254) borrowLight(x, y, light, jx, jy, pixel);
      const w = 1 / (1 + (sampleR * .2126 + sampleG * .7152 + sampleB * .0722) * ex * 2);
      sum += w; R += sampleR * w; G += sampleG * w; B += sampleB * w;
    }
    store3(out, p * 4, R / sum, G / sum, B / sum);
  }
}

let sampleR: f64 = 0, sampleG: f64 = 0, sampleB: f64 = 0;
// What the water mirrors here, from the pixel itself or the nearest beside it.
function borrowShine(x: i32, y: i32): void {
  const W = <i32>frame.width, H = <i32>frame.height, shine = at(frame.shine);
  for (let k = 0; k < 9; k++) {
    const n = k == 0 ? 4 : k == 4 ? 0 : k, xx = x + n % 3 - 1, yy = y + n / 3 - 1; if (xx < 0 || yy < 0 || xx >= W || yy >= H) continue;
    const o = (yy * W + xx) * 4, share = f32At(shine, o + 3); if (share <= 0 || mirrorKind(<f32>share) != shineOf) continue;
    sampleR += f32At(shine, o) * shineShare; sampleG += f32At(shine, o + 1) * shineShare; sampleB += f32At(shine, o + 2) * shineShare; return;
  }
  lookSky(rayX, Math.abs(rayY), rayZ, true);
  sampleR += skyRed * shineShare; sampleG += skyGreen * shineShare; sampleB += skyBlue * shineShare;
}

function borrowLight(x: i32, y: i32, light: usize, jx: f64, jy: f64, pixel: f64): void {
  const W = <i32>frame.width, H = <i32>frame.height, ids = at(frame.ids), normal = at(frame.normal), position = at(frame.position), leaf = isLeaf(endId & 127), inv = 1 / (endDistance * pixel * 3 + .004);
  let weight: f64 = 0, r: f64 = 0, g: f64 = 0, b: f64 = 0, sun: f64 = 0;
  for (let j = -1; j <= 1; j++) {
    const yy = y + j; if (yy < 0 || yy >= H) continue;
    for (let i = -1; i <= 1; i++) {
      const xx = x + i; if (xx < 0 || xx >= W) continue;
      const q = yy * W + xx, o = q * 4; if (<i32>load<u8>(ids + <usize>q) != endId) continue;
      let w: f64 = 1;
      if (!leaf) {
        const same = endFaceX * f32At(normal, o) + endFaceY * f32At(normal, o + 1) + endFaceZ * f32At(normal, o + 2); if (same < .7) continue;
        const off = ((f32At(position, o) - endX) * endFaceX + (f32At(position, o + 1) - endY) * endFaceY + (f32At(position, o + 2) - endZ) * endFaceZ) * inv;
        w = same / (1 + off * off * 4);
      }
      weight += w; r += f32At(light, o) * w; g += f32At(light, o + 1) * w; b += f32At(light, o + 2) * w; sun += f32At(light, o + 3) * w;
    }
  }
  const wr = weightR, wg = weightG, wb = weightB, visible = weight > .3 && (!leaf || endDistance > 6) ? sun / weight : sunVisible(jx, jy, leaf);
  sampleR += sunR * visible; sampleG += sunG * visible; sampleB += sunB * visible;
  if (weight > .05) { r /= weight; g /= weight; b /= weight; }
  else {
    clearBounce();
    gather(endX + endFaceX * 3e-3, endY + endFaceY * 3e-3, endZ + endFaceZ * 3e-3, endNormalX, endNormalY, endNormalZ, fraction(jx + .37), jy, endWater);
    r = bounceRed; g = bounceGreen; b = bounceBlue;
    if (frame.lightCount > 0) { lampsAt(endX, endY, endZ, endNormalX, endNormalY, endNormalZ, endWater > NO_WATER, leaf); r += lampRed; g += lampGreen; b += lampBlue; }
  }
  sampleR += wr * r; sampleG += wg * g; sampleB += wb * b;
}

// For tests: which part and material each pixel shows.
export function mask(y0: i32, y1: i32): void {
  const W = <i32>frame.width, out = at(frame.out), pixel = pixelAngle();
  setCare(0);
  for (let y = y0; y < y1; y++) for (let x = 0; x < W; x++) {
    aim(<f64>x + .5, <f64>y + .5);
    primary(frame.eyeX, frame.eyeY, frame.eyeZ, rayX, rayY, rayZ, pixel);
    const q = out + <usize>((y * W + x) * 3);
    store<u8>(q, <u8>endPart); store<u8>(q, <u8>endId, 1); store<u8>(q, 0, 2);
  }
}
