import { frame } from './frame';
import { flameBlue, flameGreen, flameRed, flamesAlong } from './flames';
import { lampBlue, lampGreen, lampRed, lampsAt } from './lights';
import { blue, emitBlue, emitGreen, emitRed, fullLook, green, plainLook, red, translucent } from './patterns';
import { sunReaches } from './shadow';
import { ambient, ambientBlue, ambientGreen, ambientRed, lookSky, skyBlue, skyGreen, skyRed } from './sky';
import { distance, faceX, faceY, faceZ, fetchSurface, isLeaf, look, material, normalX, normalY, normalZ, pointX, pointY, pointZ } from './surface';
import { closestCoarse, hitT } from './trace';
import { ABSORB_BLUE, ABSORB_GREEN, ABSORB_RED, NO_WATER, waterAbove } from './water';

// Light that arrives by a second ray: in mirrors, and as the one diffuse bounce. Answers add up in bounce*, mirror*.
export let mirrorRed: f64 = 0;
export let mirrorGreen: f64 = 0;
export let mirrorBlue: f64 = 0;
export let bounceRed: f64 = 0;
export let bounceGreen: f64 = 0;
export let bounceBlue: f64 = 0;

export function clearBounce(): void { bounceRed = bounceGreen = bounceBlue = 0; }

const FAR: f64 = 1e9;
// Diffuse light from further off is as good as the sky's.
const NEAR: f64 = 24;
const INV_PI: f64 = .3183099;
const LAMP_BY_DAY: f64 = 1, LAMP_AT_DUSK: f64 = 1.2;

// Light from the ground on a face that looks down.
@inline function groundShare(ny: f64, k: f64): f64 { return (.5 - .5 * ny) * k; }

export function traceMirror(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, foot: f64): void {
  let reach = FAR;
  if (!closestCoarse(ox, oy, oz, dx, dy, dz, FAR)) { lookSky(dx, dy, dz, true); mirrorRed = skyRed; mirrorGreen = skyGreen; mirrorBlue = skyBlue; }
  else {
    fetchSurface(ox, oy, oz, dx, dy, dz); reach = distance;
    const leaf = isLeaf(material);
    // Single leaves would glitter in a mirror: there a tree is one colour.
    if (leaf) plainLook(material); else fullLook(foot + reach * .004);
    let sun = normalX * frame.sunX + normalY * frame.sunY + normalZ * frame.sunZ;
    if (leaf) sun = .25 + .35 * Math.abs(sun); else if (translucent > 0) sun = sun < 0 ? -sun * translucent : sun * .8 + .1;
    const lit: f64 = sun > 0 ? sun * sunReaches(pointX + faceX * .03, pointY + faceY * .03, pointZ + faceZ * .03) : 0;
    ambient(normalX, normalY, normalZ);
    const open: f64 = leaf ? .45 : .62, g = groundShare(normalY, .32), sy = frame.sunY;
    let r = ambientRed * open + g * (frame.skyR + frame.sunR * sy) * .5, gr = ambientGreen * open + g * (frame.skyG + frame.sunG * sy) * .47, b = ambientBlue * open + g * (frame.skyB + frame.sunB * sy) * .4;
    if (frame.lightCount > 0) { lampsAt(pointX, pointY, pointZ, normalX, normalY, normalZ, false, leaf || translucent > 0); r += lampRed; gr += lampGreen; b += lampBlue; }
    // Mirrored, a lamp is a small thing beside the house and does not outshine it, nor do the hot spots of light around it.
    const most = (frame.dusk > 0 ? LAMP_AT_DUSK : LAMP_BY_DAY) / frame.exposure, k: f64 = emitRed > most ? most / emitRed : 1;
    mirrorRed = red * INV_PI * (r + frame.sunR * lit) + emitRed * k; mirrorGreen = green * INV_PI * (gr + frame.sunG * lit) + emitGreen * k; mirrorBlue = blue * INV_PI * (b + frame.sunB * lit) + emitBlue * k;
    if (frame.dusk > 0 && mirrorRed > most) { const dim = most / mirrorRed; mirrorRed *= dim; mirrorGreen *= dim; mirrorBlue *= dim; }
  }
  if (frame.flameCount > 0) { flamesAlong(ox, oy, oz, dx, dy, dz, reach); mirrorRed += flameRed; mirrorGreen += flameGreen; mirrorBlue += flameBlue; }
}

// One cosine-weighted ray from a surface; waterTop is the level above it, or NO_WATER.
export function gather(x: f64, y: f64, z: f64, nx: f64, ny: f64, nz: f64, u1: f64, u2: f64, waterTop: f64): void {
  const r = Math.sqrt(u1), phi = 6.2831853 * u2, sx = r * Math.cos(phi), sy = r * Math.sin(phi), sz = Math.sqrt(1 - u1);
  const sign: f64 = nz >= 0 ? 1 : -1, a = -1 / (sign + nz), b = nx * ny * a;
  let dx = (1 + sign * nx * nx * a) * sx + b * sy + nx * sz, dy = sign * b * sx + (sign + ny * ny * a) * sy + ny * sz, dz = -sign * nx * sx - ny * sy + nz * sz;
  const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz); dx *= l; dy *= l; dz *= l;
  const hit = closestCoarse(x, y, z, dx, dy, dz, NEAR), t: f64 = hit ? <f64>hitT : FAR;
  if (waterTop > NO_WATER && leaveWater(y, dx, dy, dz, t, waterTop)) return;
  if (!hit) { lookSky(dx, dy, dz, false); bounceRed += skyRed * Math.PI; bounceGreen += skyGreen * Math.PI; bounceBlue += skyBlue * Math.PI; return; }
  fetchSurface(x, y, z, dx, dy, dz);
  plainLook(material);
  bounceOff(t, waterTop);
}

// A ray from under water that reaches the surface: out to the sky, or back down beyond the critical angle.
function leaveWater(y: f64, dx: f64, dy: f64, dz: f64, t: f64, top: f64): bool {
  const ts: f64 = dy > 1e-4 ? (top - y) / dy : FAR;
  if (ts >= t) return false;
  const r = Math.exp(-ABSORB_RED * ts), g = Math.exp(-ABSORB_GREEN * ts), b = Math.exp(-ABSORB_BLUE * ts), s2 = (1 - dy * dy) * 1.777;
  if (s2 < 1) {
    lookSky(dx * 1.333, Math.sqrt(1 - s2), dz * 1.333, false);
    bounceRed += Math.min(30, skyRed) * r * 3.047; bounceGreen += skyGreen * g * 3.047; bounceBlue += skyBlue * b * 3.047;
  } else { const e = (frame.skyG + frame.sunG * frame.poolSun) * .28; bounceRed += e * .30 * r; bounceGreen += e * .8 * g; bounceBlue += e * .95 * b; }
  return true;
}

function bounceOff(t: f64, waterTop: f64): void {
  const leaf = isLeaf(material), px = pointX, py = pointY, pz = pointZ, hx = faceX, hy = faceY, hz = faceZ, sy = frame.sunY;
  let sun = hx * frame.sunX + hy * frame.sunY + hz * frame.sunZ; if (leaf) sun = sun < 0 ? -sun * .5 : sun;
  const lit: f64 = sun > 0 ? sun * sunReaches(px + hx * .05, py + hy * .05, pz + hz * .05) : 0;
  ambient(hx, hy, hz);
  // What is seen from close by stands in the same corner and sees as little of the sky.
  const open: f64 = leaf ? .4 : .55 * (.4 + .6 * Math.min(1, t * 1.4)), g = groundShare(hy, .3);
  let R = ambientRed * open + g * (frame.skyR + frame.sunR * sy) * .4 + frame.sunR * lit, G = ambientGreen * open + g * (frame.skyG + frame.sunG * sy) * .38 + frame.sunG * lit, B = ambientBlue * open + g * (frame.skyB + frame.sunB * sy) * .34 + frame.sunB * lit;
  const top = waterTop > NO_WATER ? waterTop : (py < frame.waterY - .02 ? waterAbove(px, py, pz) : NO_WATER), wet = top > NO_WATER;
  if (frame.lightCount > 0) { lampsAt(px, py, pz, hx, hy, hz, wet, leaf); R += lampRed; G += lampGreen; B += lampBlue; }
  let ar = red, ag = green, ab = blue;
  if (wet) { const deep = (waterTop > NO_WATER ? t : (top - py) * 1.3) + (top - py) * 1.15; ar *= Math.exp(-ABSORB_RED * deep); ag *= Math.exp(-ABSORB_GREEN * deep); ab *= Math.exp(-ABSORB_BLUE * deep); }
  bounceRed += R * ar + Math.min(6, look(material, 11)) * frame.warm * 1.6; bounceGreen += G * ag + Math.min(4, look(material, 12)) * frame.warm * 1.6; bounceBlue += B * ab + Math.min(2, look(material, 13)) * frame.warm * 1.6;
}
