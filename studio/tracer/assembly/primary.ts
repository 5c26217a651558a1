import { at, frame } from './frame';
import { flameBlue, flameGreen, flameRed, flamesAlong } from './flames';
import { mirrorBlue, mirrorGreen, mirrorRed, traceMirror } from './indirect';
import { lampBlue, lampGlow, lampGreen, lampRed, lampsAt } from './lights';
import { fractal, noise, smoothStep } from './noise';
import { blue, emitBlue, emitGreen, emitRed, fullLook, green, lightRoom, red, roughness, specular, translucent } from './patterns';
import { sunReaches } from './shadow';
import { ambient, ambientBlue, ambientGreen, ambientRed, lookSky, skyBlue, skyGreen, skyRed } from './sky';
import { distance, faceX, faceY, faceZ, fetchSurface, GROUND, HOUSE_PART, isClump, kindOf, KIND_GLASS, KIND_METAL, KIND_SHEET, look, material, normalX, normalY, normalZ, part, pointX, pointY, pointZ } from './surface';
import { blockedLeaves, blockedPlants, blockedSolid, closest, closestClear, closestSolid, hitRecord, hitT, hitU, hitV, takeHit } from './trace';
import { ABSORB_BLUE, ABSORB_GREEN, ABSORB_RED, causticAt, foamAt, NO_WATER, ringX, ringZ, rippleSlope, shiver, shiverX, shiverZ, slopeX, slopeZ } from './water';

// What one camera ray sees: light already known (extra), and the diffuse surface at its end that still waits for light.
export let weightR: f64 = 0; export let weightG: f64 = 0; export let weightB: f64 = 0;
export let extraR: f64 = 0; export let extraG: f64 = 0; export let extraB: f64 = 0;
export let sunR: f64 = 0; export let sunG: f64 = 0; export let sunB: f64 = 0;
export let endX: f64 = 0; export let endY: f64 = 0; export let endZ: f64 = 0;
export let endFaceX: f64 = 0; export let endFaceY: f64 = 0; export let endFaceZ: f64 = 0;
export let endNormalX: f64 = 0; export let endNormalY: f64 = 0; export let endNormalZ: f64 = 0;
export let endWater: f64 = NO_WATER;
export let endDistance: f64 = 0;
// Material, +128 under water; 255 sky, 254 lost.
export let endId: i32 = 255;
export let endPart: i32 = 255;
// What a water surface or a pane on the way mirrors, how much of it comes along, and whose mirror it is.
export let shineR: f64 = 0; export let shineG: f64 = 0; export let shineB: f64 = 0;
export let shineShare: f64 = 0;
export let shineOf: i32 = 0;
export const OF_POOL: i32 = 0, OF_SPA: i32 = 1, OF_PANE: i32 = 2;

const FAR: f64 = 1e9, INV_PI: f64 = .3183099, ETA: f64 = 1 / 1.333;
// Light that leaves the water spreads out: the eye gets so much of it. What the sky sends in is gathered with this in it.
const SPREAD: f64 = ETA * ETA;
let tr: f64 = 1, tg: f64 = 1, tb: f64 = 1, ox: f64 = 0, oy: f64 = 0, oz: f64 = 0, dx: f64 = 0, dy: f64 = 0, dz: f64 = 0, inWater: bool = false, top: f64 = NO_WATER, travelled: f64 = 0, sheetPart: i32 = 255, indoors: bool = false;

@inline function addExtra(r: f64, g: f64, b: f64): void { extraR += tr * r; extraG += tg * g; extraB += tb * b; }
@inline function keep(r: f64, g: f64, b: f64): void { tr *= r; tg *= g; tb *= b; }

// How closely is looked: 0 not at all, where only the thing itself is asked for; at mirrors 1 once, where many rays share a pixel; 2 closely.
let care: i32 = 2;
export function setCare(level: i32): void { care = level; }

export function primary(x: f64, y: f64, z: f64, vx: f64, vy: f64, vz: f64, pixel: f64): void {
  ox = x; oy = y; oz = z; dx = vx; dy = vy; dz = vz; tr = tg = tb = 1; inWater = indoors = false; top = NO_WATER; travelled = 0; sheetPart = 255;
  weightR = weightG = weightB = sunR = sunG = sunB = extraR = extraG = extraB = shineR = shineG = shineB = shineShare = 0; endWater = NO_WATER;
  for (let bounce = 0; bounce < 8; bounce++) {
    // Clear things are few: found first, they spare the search for what lies behind them.
    const clear = !inWater && closestClear(ox, oy, oz, dx, dy, dz, FAR), before: f64 = clear ? <f64>hitT : FAR, record = hitRecord, u = hitU, v = hitV;
    const solid = inWater && frame.pond == 0 ? closestSolid(ox, oy, oz, dx, dy, dz, FAR) : closest(ox, oy, oz, dx, dy, dz, before);
    if (care > 0 && frame.flameCount > 0 && !inWater) { flamesAlong(ox, oy, oz, dx, dy, dz, <f64>hitT); addExtra(flameRed, flameGreen, flameBlue); }
    if (clear && !solid) {
      takeHit(before, record, u, v);
      fetchSurface(ox, oy, oz, dx, dy, dz); travelled += distance;
      const kind = kindOf(material);
      if (kind == KIND_SHEET) throughSheet(); else if (kind == KIND_GLASS) throughGlass(pixel); else intoWater(pixel);
      continue;
    }
    if (!solid) { seeSky(); return; }
    fetchSurface(ox, oy, oz, dx, dy, dz); travelled += distance;
    seeSurface(distance, travelled * pixel);
    return;
  }
  endId = 254; endPart = sheetPart; endDistance = travelled;
}

@inline function stepOver(): void { ox = pointX + dx * 1e-3; oy = pointY + dy * 1e-3; oz = pointZ + dz * 1e-3; }

// Water in the air or on a wall: over an infinity edge, below the pool's own water, a film on the tile; a jet as clear as glass; froth;
// else a falling sheet.
function throughSheet(): void {
  if (sheetPart == 255) sheetPart = part;
  if (care == 0) { stepOver(); return; }
  const c = Math.abs(dx * normalX + dy * normalY + dz * normalZ), q = 1 - c, q2 = q * q, rim = q2 * q2 * q, turned = dx * normalX + dy * normalY + dz * normalZ;
  const n = noise(pointX * 31 + pointZ * 29, pointY * 6);
  if (pointY < frame.waterY - .01) {
    // It runs down in strands: thick ones catch the sky, between them wet tile shows, darker and deeper in colour than dry.
    const run = pointX + pointZ, soft = noise(run * 4 + 3, pointY * .35) * .5 + noise(run * 13, pointY * .9) * .32 + noise(run * 39, pointY * 2.3) * .18, strand = smoothStep(.3, .8, soft);
    mirrorSky((.04 + .24 * rim) * (.4 + 1.5 * strand), dx - 2 * turned * normalX, .7 + (n - .5) * .2, dz - 2 * turned * normalZ);
    keep(.3 + .1 * strand, .37 + .1 * strand, .41 + .1 * strand);
    whiten(.012 + .06 * smoothStep(.5, .85, soft) + .1 * smoothStep(.06, 0, frame.waterY - .01 - pointY), .4 + .3 * strand);
  } else if (look(material, 10) > 1) {
    // Clear where it is thin; white in the runs where air comes up with it, more towards the top.
    const run = Math.atan2(normalX, normalZ), high = pointY - frame.waterY, grain = noise(run * 4.6 + pointX * 9, high * 19) * .5 + noise(run * 15 + pointZ * 40, high * 55) * .5;
    mirrorSky(.05 + .5 * rim, dx - 2 * turned * normalX, Math.abs(dy - 2 * turned * normalY) * .8 + .08, dz - 2 * turned * normalZ);
    keep(.96, .985, .99);
    whiten((.05 + .08 * smoothStep(.02, .2, high) + .52 * smoothStep(.42, .68, grain)) * smoothStep(.02, .45, c), .35 + .5 * grain);
  } else if (look(material, 10) > 0) {
    mirrorSky(.10 + .6 * rim, dx - 2 * turned * normalX, Math.abs(dy - 2 * turned * normalY) * .8 + .08, dz - 2 * turned * normalZ);
    keep(.93, .97, .98);
    // After dark it is the lamps under it that show it.
    const base = smoothStep(.3, 0, pointY - frame.waterY), glow: f64 = frame.dusk > 0 ? .2 : 0;
    whiten(.1 + glow + .14 * n + base * (.16 + .4 * n), .6);
  } else fall(n, turned, rim);
  stepOver();
}

// Clear where it leaves its lip, in fine upright streaks, whiter as it falls, torn and frothing at the foot. How far it has fallen, its
// normal tells: upwards at the lip, level at the foot.
function fall(n: f64, turned: f64, rim: f64): void {
  const t = 1 - Math.abs(normalY), level = 1 / Math.max(.02, Math.sqrt(normalX * normalX + normalZ * normalZ)), across = (pointX * normalZ - pointZ * normalX) * level, y = pointY;
  const fine = noise(across * 95, y * 2.2 + 3), broad = noise(across * 34 + 9, y * 1.3), wide = noise(across * 11 + 3, y * .8), streak = smoothStep(.34, .8, fine * .4 + broad * .38 + wide * .22);
  const torn = smoothStep(.55, .95, t) * smoothStep(.5, .68, noise(across * 26 + 40, y * 3.4) * .6 + noise(across * 60, y * 8) * .4), foot = smoothStep(.1, 0, y - frame.waterY);
  mirrorSky(.04 + .4 * rim, dx - 2 * turned * normalX, Math.abs(dy) + .1 + (broad - .5) * .3, dz - 2 * turned * normalZ);
  keep(.95, .98, .985);
  whiten((.04 + .1 * t + (.08 + .5 * t * (.4 + .6 * t)) * streak) * (1 - .8 * torn) + foot * (.25 + .3 * n), .42 + .4 * fine);
}

function mirrorSky(share: f64, x: f64, y: f64, z: f64): void {
  const l = 1 / Math.sqrt(x * x + y * y + z * z);
  lookSky(x * l, y * l, z * l, false);
  addExtra(share * skyRed, share * skyGreen, share * skyBlue); keep(1 - share, 1 - share, 1 - share);
}

// A share of froth, which scatters the light that falls on it.
function whiten(a: f64, s: f64): void {
  const y = pointY;
  ambient(normalX, Math.max(.3, normalY), normalZ);
  const lit = sunReaches(pointX + faceX * .06, y + .02, pointZ + faceZ * .06) * s * INV_PI;
  let r = ambientRed * INV_PI * .85 + frame.sunR * lit, g = ambientGreen * INV_PI * .92 + frame.sunG * lit, b = ambientBlue * INV_PI * .98 + frame.sunB * lit;
  if (frame.lightCount > 0) { lampsAt(pointX, y, pointZ, faceX, faceY, faceZ, true, true); r += lampRed * .16; g += lampGreen * .16; b += lampBlue * .16; lampsAt(pointX, y, pointZ, faceX, faceY, faceZ, false, true); r += lampRed * .16; g += lampGreen * .16; b += lampBlue * .16; }
  addExtra(a * r, a * g, a * b); keep(1 - a, 1 - a * .97, 1 - a * .95);
}

// By so much light in a room one looks into it.
const LIT: f64 = .2;
function throughGlass(pixel: f64): void {
  if (care == 0) { stepOver(); return; }
  const x = pointX, y = pointY, z = pointZ, nx = faceX, ny = faceY, nz = faceZ, c = -(dx * nx + dy * ny + dz * nz), q = 1 - c, bare: f64 = frame.dusk > 0 || frame.warm > LIT ? .14 : .25, f = bare + (1 - bare) * q * q * q * q * q, wobble = (noise(x * .9 + z, y * .9 + 5) - .5) * .014 + (noise(x * .37 + z * .37 + 8, y * .21) - .5) * .05;
  const first = shineShare == 0;
  if (part == HOUSE_PART) indoors = true;
  if (first) { shineShare = f * (tr + tg + tb) * .3333333; shineOf = OF_PANE; }
  if (care == 2 || !first) {
    traceMirror(x + nx * 2e-3, y + ny * 2e-3, z + nz * 2e-3, dx + 2 * c * nx + wobble, dy + 2 * c * ny + wobble * .6, dz + 2 * c * nz, travelled * pixel);
    if (first) { shineR = mirrorRed; shineG = mirrorGreen; shineB = mirrorBlue; } else addExtra(f * mirrorRed, f * mirrorGreen, f * mirrorBlue);
  }
  // Panes let most of the light through, a little greener than it came; coated ones mirror more of the day.
  const k = (1 - f) * .86; keep(k * .98, k, k * .99);
  ox = x + dx * 1e-3; oy = y + dy * 1e-3; oz = z + dz * 1e-3;
}

// What the water mirrors where its surface slopes by gx and gz. Where many rays share a pixel, its own first look serves them all.
function mirrorOf(x: f64, y: f64, z: f64, gx: f64, gz: f64, calm: f64, long: f64, foot: f64, share: f64, spa: bool): void {
  shiver(x, z, long);
  const tx = gx + shiverX * calm, tz = gz + shiverZ * calm; let l = 1 / Math.sqrt(tx * tx + 1 + tz * tz);
  const mx = -tx * l, mz = -tz * l, mc = Math.max(.02, -(dx * mx + dy * l + dz * mz));
  let rx = dx + 2 * mc * mx, ry = dy + 2 * mc * l, rz = dz + 2 * mc * mz; if (ry < .01) ry = .01;
  l = 1 / Math.sqrt(rx * rx + ry * ry + rz * rz); rx *= l; ry *= l; rz *= l;
  // The sun's glint, widened by ripples too small to be seen one by one.
  const sd = rx * frame.sunX + ry * frame.sunY + rz * frame.sunZ;
  if (sd > .97 && frame.sunR > .05) { const rough = 1e-4 + foot * .004, glint = share * Math.min(400, Math.exp((sd - 1) / rough) / (6.2832 * rough) * sunReaches(x, y + .05, z)); extraR += frame.sunR * glint; extraG += frame.sunG * glint; extraB += frame.sunB * glint; }
  // Behind a pane the water's mirror is the one that is smoothed; the pane's own stays as it is, or is the sky's.
  if (shineShare > 0) {
    if (care < 2) { lookSky(dx, -dy, dz, false); shineR = skyRed; shineG = skyGreen; shineB = skyBlue; }
    extraR += shineR * shineShare; extraG += shineG * shineShare; extraB += shineB * shineShare;
  }
  shineShare = share; shineOf = spa ? OF_SPA : OF_POOL;
  if (care < 2) return;
  traceMirror(x, y + 1e-3, z, rx, ry, rz, foot);
  shineR = mirrorRed; shineG = mirrorGreen; shineB = mirrorBlue;
}

function intoWater(pixel: f64): void {
  if (care == 0) { intoCalm(); return; }
  const x = pointX, y = pointY, z = pointZ, foot = travelled * pixel, long = foot / Math.max(.06, -dy), calm = frame.breeze, spa = y > frame.waterY + .1, foam = foamAt(x, y, z);
  rippleSlope(x, z, long);
  let gx = slopeX * calm, gz = slopeZ * calm;
  if (spa) { gx = gx * 1.6 + (noise(x * 11, z * 11) - .5) * .14; gz = gz * 1.6 + (noise(x * 11 + 30, z * 11) - .5) * .14; }
  if (frame.foamCount > 0) { const k = 1 / (1 + long * long * 60); gx += ringX * k; gz += ringZ * k; }
  if (foam > .002) { const w = foam * .55; gx += (noise(x * 14, z * 14) - .5) * w; gz += (noise(x * 14 + 40, z * 14 + 9) - .5) * w; }
  let l = 1 / Math.sqrt(gx * gx + 1 + gz * gz); const nx = -gx * l, ny = l, nz = -gz * l;
  let c = -(dx * nx + dy * ny + dz * nz); if (c < .02) c = .02;
  const ct = Math.sqrt(1 - ETA * ETA * (1 - c * c)), rs = (c - 1.333 * ct) / (c + 1.333 * ct), rp = (1.333 * c - ct) / (1.333 * c + ct), F = rs * rs * frame.glare + rp * rp * (1 - frame.glare);
  mirrorOf(x, y, z, gx, gz, calm, long, foot, F * (tr + tg + tb) * .3333333, spa);
  keep(1 - F, 1 - F, 1 - F);
  if (foam > .03) layFoam(x, y, z, foam);
  sink(x, y, z, nx, ny, nz, ETA * c - ct);
}

function intoCalm(): void {
  const c = Math.max(.02, -dy);
  sink(pointX, pointY, pointZ, 0, 1, 0, ETA * c - Math.sqrt(1 - ETA * ETA * (1 - c * c)));
}

function sink(x: f64, y: f64, z: f64, nx: f64, ny: f64, nz: f64, q: f64): void {
  dx = ETA * dx + q * nx; dy = ETA * dy + q * ny; dz = ETA * dz + q * nz;
  const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz); dx *= l; dy *= l; dz *= l;
  ox = x; oy = y - 1e-4; oz = z; inWater = true; top = y;
}

// Froth in rafts that break up away from the fall.
function layFoam(x: f64, y: f64, z: f64, foam: f64): void {
  const n = fractal(x * 22 + 3, z * 22, 4) * .6 + .4 * noise(x * 90, z * 90 + 7), a = (smoothStep(.66 - foam * .5, 1.1 - foam * .4, n) * .75 + .3 * foam * foam) * Math.min(1, foam * 2.2);
  if (a <= 0) return;
  ambient(0, 1, 0);
  const lit = sunReaches(x, y + .05, z) * frame.sunY; let r = (ambientRed + frame.sunR * lit) * INV_PI * .8, g = (ambientGreen + frame.sunG * lit) * INV_PI * .82, b = (ambientBlue + frame.sunB * lit) * INV_PI * .84;
  if (frame.lightCount > 0) { lampsAt(x, y, z, 0, 1, 0, true, true); r += lampRed * .2; g += lampGreen * .2; b += lampBlue * .2; }
  addExtra(a * r, a * g, a * b); keep(1 - a, 1 - a, 1 - a);
}

function seeSky(): void {
  endId = 255; endPart = sheetPart;
  if (care == 0) return;
  lookSky(dx, dy, dz, true);
  let r = skyRed, g = skyGreen, b = skyBlue; if (inWater) r = g = b = .1;
  // A low sun can be looked at: it stays the color it is.
  if (dx * frame.sunX + dy * frame.sunY + dz * frame.sunZ > .99995 && frame.dusk == 0) { const k = 300 * frame.sunY; r += frame.sunR * k; g += frame.sunG * k; b += frame.sunB * k; }
  addExtra(r, g, b);
  endX = dx * 1e4; endY = dy * 1e4; endZ = dz * 1e4; endFaceX = endFaceY = endFaceZ = 0; endDistance = 1e4;
}

// Far things take on the colour of the sky above them.
function throughAir(t: f64): void {
  const h = 1 - Math.exp(t * -.002);
  lookSky(dx, .05, dz, false);
  addExtra(skyRed * h, skyGreen * h, skyBlue * h); keep(1 - h, 1 - h, 1 - h);
}

function seeSurface(t: f64, foot: f64): void {
  endPart = sheetPart == 255 ? part : sheetPart; endId = inWater ? material | 128 : material;
  if (care == 0) return;
  const slant = -(faceX * dx + faceY * dy + faceZ * dz);
  // A ceiling is seen along its boards: what is finer than a pixel there would turn into arcs.
  fullLook(foot / Math.max(faceY < -.5 ? .05 : .25, slant) * .7 + foot * .3);
  const id = material, x = pointX, y = pointY, z = pointZ, nx = normalX, ny = normalY, nz = normalZ, fx = faceX, fy = faceY, fz = faceZ;
  if (inWater) throughWater(t);
  else if (t > 20) throughAir(t - 20);
  if (indoors) lightRoom(dx, dy, dz);
  addExtra(emitRed, emitGreen, emitBlue);
  let ar = red, ag = green, ab = blue; const leaf = translucent;
  // After dark the lamps under water are focused by the same ripples as the sun, and before the sky's light a little.
  if (inWater) { const k = frame.dusk > 0 ? causticAt(x, z, top - y) : 1 + .22 * (causticAt(x + .3, z, top - y) - 1); ar *= k; ag *= k; ab *= k; }
  if (specular > 0 && !inWater && roughness < .45) gloss(kindOf(id) == KIND_METAL && specular > .3, foot);
  let sr: f64 = 0, sg: f64 = 0, sb: f64 = 0;
  if (inWater) {
    const bx = frame.sunX * ETA, bz = frame.sunZ * ETA, by = Math.sqrt(1 - bx * bx - bz * bz), facing = nx * bx + ny * by + nz * bz;
    if (facing > 0) { const deep = top - y, path = deep / by, k = facing * causticAt(x + bx * path, z + bz * path, deep) * SPREAD / by * frame.poolSun; sr = k * Math.exp(-ABSORB_RED * path); sg = k * Math.exp(-ABSORB_GREEN * path); sb = k * Math.exp(-ABSORB_BLUE * path); }
  } else {
    let facing = nx * frame.sunX + ny * frame.sunY + nz * frame.sunZ;
    if (isClump(id)) {
      // Light creeps round a clump, and shines through it towards an eye that looks into the sun.
      const round = Math.max(0, (facing + WRAP) / (1 + WRAP)), through = (1 - Math.max(0, facing)) * (.12 + .36 * Math.max(0, dx * frame.sunX + dy * frame.sunY + dz * frame.sunZ));
      sr = round + through * 1.3; sg = round + through * 1.4; sb = round * .92 + through * .3;
    } else if (leaf > 0) { const through: f64 = facing < 0 ? leaf : 0; facing = through > 0 ? -facing * leaf : facing; sr = facing * (1 + through * .4); sg = facing * (1 + through * .6); sb = facing * (.9 - through * .8); } else if (facing > 0) sr = sg = sb = facing;
  }
  weightR = tr * ar * INV_PI; weightG = tg * ag * INV_PI; weightB = tb * ab * INV_PI;
  sunR = weightR * sr * frame.sunR; sunG = weightG * sg * frame.sunG; sunB = weightB * sb * frame.sunB;
  endX = x; endY = y; endZ = z; endFaceX = fx; endFaceY = fy; endFaceZ = fz; endNormalX = nx; endNormalY = ny; endNormalZ = nz;
  endWater = inWater ? top : NO_WATER; endDistance = travelled;
}

// Absorbs along the way and adds the water's own scattered light.
function throughWater(t: f64): void {
  const level = (frame.skyG + frame.sunG * frame.poolSun) * INV_PI;
  // A pond's water is alive: clear at the margin, green below.
  if (frame.pond > 0) {
    const murk = 1 - Math.exp(-.17 * t); addExtra(level * .03 * murk, level * .052 * murk, level * .034 * murk);
    keep(Math.exp(-.2 * t), Math.exp(-.11 * t), Math.exp(-.2 * t)); return;
  }
  const haze = 1 - Math.exp(-.07 * t);
  addExtra(level * .012 * haze, level * .062 * haze, level * .098 * haze);
  if (frame.lightCount > 0) { lampGlow(ox, oy, oz, dx, dy, dz, t); addExtra(lampRed, lampGreen, lampBlue); }
  keep(Math.exp(-ABSORB_RED * t), Math.exp(-ABSORB_GREEN * t), Math.exp(-ABSORB_BLUE * t));
}

function gloss(metal: bool, foot: f64): void {
  const x = pointX, y = pointY, z = pointZ, nx = normalX, ny = normalY, nz = normalZ, fx = faceX, fy = faceY, fz = faceZ, f0 = specular, rough = roughness, tintR = metal ? red * 1.7 : 1, tintG = metal ? green * 1.7 : 1, tintB = metal ? blue * 1.7 : 1;
  let c = -(dx * nx + dy * ny + dz * nz); if (c < 0) c = 0;
  const q = 1 - c, f = (f0 + (1 - f0) * q * q * q * q * q) * (1 - rough * 1.6);
  if (f < .02) return;
  traceMirror(x + fx * 2e-3, y + fy * 2e-3, z + fz * 2e-3, dx + 2 * c * nx, dy + 2 * c * ny, dz + 2 * c * nz, foot);
  addExtra(f * mirrorRed * tintR, f * mirrorGreen * tintG, f * mirrorBlue * tintB);
}

const WRAP: f64 = .25;
// What the sun sends through a crown, and through the water from beside a shadow.
const CROWN_SUN: f64 = 3.4, CROWN_SHADE: f64 = .1, POOL_SHADE: f64 = .2;

// Gaps between leaves too small to be drawn are round pictures of the sun on what lies under a tree.
const COINS: f64 = .55;
function coins(x: f64, y: f64, z: f64): f64 {
  const u = x * frame.shadowUx + y * frame.shadowUy + z * frame.shadowUz, v = x * frame.shadowVx + y * frame.shadowVy + z * frame.shadowVz;
  return COINS * smoothStep(.6, .72, noise(u * 6.5, v * 6.5) * .6 + noise(u * 15 + 8, v * 15) * .4);
}

// Whether the sun reaches the end point; the sun has a size, so its shadows have soft edges.
export function sunVisible(u1: f64, u2: f64, leafOffset: bool): f64 {
  if (sunR + sunG + sunB <= 1e-7) return 0;
  let x = endX, y = endY, z = endZ;
  if (endWater > NO_WATER) {
    const bx = frame.sunX * ETA, bz = frame.sunZ * ETA, by = Math.sqrt(1 - bx * bx - bz * bz), path = (endWater - y) / by;
    if (blockedSolid(x + endFaceX * 2e-3, y + endFaceY * 2e-3, z + endFaceZ * 2e-3, bx, by, bz, path)) return 0;
    x += bx * path; y = endWater; z += bz * path;
    // The ripples that bend the sun's way waver the edges of shadows on the floor.
    rippleSlope(x, z, 0); x += slopeX * frame.breeze * path * 2; z += slopeZ * frame.breeze * path * 2;
  } else {
    const side: f64 = endFaceX * frame.sunX + endFaceY * frame.sunY + endFaceZ * frame.sunZ < 0 ? -1 : 1, o = (leafOffset ? .02 : 2e-3) * side;
    x += endFaceX * o; y += endFaceY * o; z += endFaceZ * o;
  }
  const wet = endWater > NO_WATER, r = (wet ? .05 : leafOffset ? .03 : .0085) * Math.sqrt(u1), a = 6.2832 * u2, c = r * Math.cos(a), s = r * Math.sin(a);
  const sx = frame.sunX + frame.shadowUx * c + frame.shadowVx * s, sy = frame.sunY + frame.shadowUy * c + frame.shadowVy * s, sz = frame.sunZ + frame.shadowUz * c + frame.shadowVz * s;
  if (!leafOffset) {
    if (blockedSolid(x, y, z, sx, sy, sz, 70)) return wet ? POOL_SHADE : 0;
    // What a coarse crown under a wide sun does not shade, its leaves do not either; where it does, each leaf and each gap between them
    // is drawn. On a lawn each blade has its shadow.
    const k: f64 = wet ? 0 : CROWN_SUN - 1, wx = sx + (sx - frame.sunX) * k, wy = sy + (sy - frame.sunY) * k, wz = sz + (sz - frame.sunZ) * k;
    const grown = !wet && look(endId, 1) == GROUND, shaded = (grown || blockedPlants(x, y, z, wx, wy, wz, 70)) && (wet || blockedLeaves(x, y, z, sx, sy, sz, 70));
    return shaded ? (wet ? POOL_SHADE : CROWN_SHADE + coins(x, y, z)) : 1;
  }
  // From leaf to leaf the coarse crown will do, and it lets some of the light through; on the ground each leaf's shadow shows.
  if (blockedSolid(x, y, z, sx, sy, sz, 70)) return 0;
  const shaded = look(endId & 127, 1) == 27 ? blockedLeaves(x + sx * .02, y + sy * .02, z + sz * .02, sx, sy, sz, 70) : blockedPlants(x + sx * .1, y + sy * .1, z + sz * .1, sx, sy, sz, 70);
  return shaded ? .2 : 1;
}
