import { f32At, frame } from './frame';
import { fraction, fractal, hashAt, hashCell, noise, smoothStep } from './noise';
import { alongRim, rimAway } from './water';
import { faceX, faceY, faceZ, look, material, normalX, normalY, normalZ, pointX, pointY, pointZ, setNormal, SHRUB } from './surface';
import { hitInstance, hitRecord, hitV } from './trace';

// How far a lap board stands out over the one below, in metres.
const LAP: f64 = .019;
const COPING: i32 = 24;

// What a material looks like at the hit point: colour, mirror share, roughness, emission, translucency.
export let red: f64 = 0;
export let green: f64 = 0;
export let blue: f64 = 0;
export let specular: f64 = 0;
export let roughness: f64 = 1;
export let emitRed: f64 = 0;
export let emitGreen: f64 = 0;
export let emitBlue: f64 = 0;
export let translucent: f64 = 0;

// Coordinates on the surface: along and up (or across), in metres. Sloping faces measure up the slope.
let along: f64 = 0, up: f64 = 0, foot: f64 = 0, unitA: f64 = 1, unitB: f64 = 1, joint: f64 = 0, vary: f64 = 0;
let bendX: f64 = 0, bendY: f64 = 0, bendZ: f64 = 0;

function project(): void {
  const level = Math.abs(faceY), sideways = Math.abs(faceX) > Math.abs(faceZ);
  if (level > .9) { along = pointX; up = pointZ; return; }
  along = sideways ? pointZ : pointX;
  up = pointY / Math.sqrt(Math.max(.05, 1 - level * level));
}

@inline function shadeBy(k: f64): void { red *= k; green *= k; blue *= k; }

// How much of a joint a footprint of this size sees: 1 in the joint, 0 off it.
@inline function jointCover(edge: f64): f64 {
  const w = joint + foot * .75;
  const g = edge < w ? 1 - edge / w : 0;
  return g * Math.min(1, joint * 2 / (foot + joint));
}

// How much of a footprint around x lies between two lines.
@inline function between(x: f64, from: f64, to: f64): f64 {
  const h = foot * .5 + 1e-4, a = Math.max(x - h, from), b = Math.min(x + h, to);
  return b > a ? (b - a) / (h + h) : 0;
}

// Tips the normal along the surface's own axes.
function tipBy(a: f64, b: f64): void {
  if (Math.abs(faceY) > .5) { bendX += a; bendZ += b; return; }
  bendY += b; if (Math.abs(faceX) > Math.abs(faceZ)) bendZ += a; else bendX += a;
}

// A wall is splashed at its foot, dark where it meets the deck, and takes dust in slow clouds; what runs down it leaves faint streaks.
function weather(): void {
  if (Math.abs(faceY) > .5) return;
  const run = pointX + pointZ * .77, cloud = noise(run * 1.7, pointY * 1.3 + 5), streak = noise(run * 6.1, pointY * .16 + 2);
  const k = .16 * smoothStep(.8 * (.3 + cloud * cloud * 1.5), 0, pointY) + .3 * smoothStep(.09, .01, pointY) + .03 * smoothStep(.55, .85, streak) + .04 * (cloud - .5);
  red *= 1 - k; green *= 1 - k * 1.12; blue *= 1 - k * 1.35;
}

// Average colour only: for light that is seen indirectly.
export function plainLook(m: i32): void {
  red = look(m, 2); green = look(m, 3); blue = look(m, 4); specular = 0; roughness = 1; translucent = 0;
  emitRed = look(m, 11) * frame.warm; emitGreen = look(m, 12) * frame.warm; emitBlue = look(m, 13) * frame.warm;
}

// foot: the size of the pixel on the surface, so that detail fades instead of flickering.
export function fullLook(footprint: f64): void {
  const m = material;
  plainLook(m);
  foot = footprint; specular = look(m, 5); roughness = look(m, 6); unitA = look(m, 7); unitB = look(m, 8); joint = look(m, 9); vary = look(m, 10);
  bendX = bendY = bendZ = 0;
  project();
  switch (<i32>look(m, 1)) {
    case 1: lawn(); break;
    case 2: slabs(); break;
    case 3: bond(); break;
    case 4: flagstone(); break;
    case 5: planks(); break;
    case 6: grid(); break;
    case 7: mosaic(); break;
    case 8: ledger(); break;
    case 9: plaster(); break;
    case 10: renderCoat(); break;
    case 11: rock(); break;
    case 12: bark(); break;
    case 13: case 30: case 31: leaf(); break;
    case 14: shadeBy(1 + (noise(pointX * 20 + pointZ * 7, pointY * 20 + pointZ * 9) - .5) * vary); if (vary < .1) translucent = .12; break;
    case 15: stripes(); break;
    case 16: soil(); break;
    case 17: shingle(); break;
    case 18: roofTile(); break;
    case 19: siding(); break;
    case 20: seam(); break;
    case 21: shadeBy(.7 + vary * fractal(pointX * 9, pointZ * 9 + pointY * 3, 3)); break;
    case 22: picture(); break;
    case 23: panel(); break;
    case COPING: coping(); break;
    case 25: gravel(); break;
    case 26: blade(); break;
    case 27: hedge(); break;
    case 28: lake(); break;
    case 29: wood(); break;
  }
  if (look(m, 14) > 0 && pointY < .1 && pointY > frame.waterY - .02) lapped(look(m, 14));
  if (emitRed > 0 && <i32>look(m, 0) == 0) lampPools();
  if (<i32>look(m, 0) == 1) translucent = .4;
  const x = normalX + bendX, y = normalY + bendY, z = normalZ + bendZ, l = 1 / Math.sqrt(x * x + y * y + z * z);
  setNormal(x * l, y * l, z * l);
}

// A lit room is not one even glow: lamps throw pools of light, some brighter than others, and corners stay dim. On walls they lie at the
// height of the lamps, on ceilings and floors under each of them.
@inline function lampPool(): f64 {
  const run = (pointX + pointZ * .77) * .41 + .3, bay = Math.floor(run), across = run - bay - .5 + .25 * (hashAt(bay, 4) - .5), power = .6 + .8 * hashAt(bay, Math.floor(pointY / STOREY) + 9), level = Math.abs(faceY) > .5;
  const away = level ? fraction(pointZ * .31 + .4) - .5 : fraction((pointY + .2) / STOREY) - .58;
  return power * Math.exp(-(across * across * 9 + away * away * 6));
}
const STOREY: f64 = 3.05;

// What a painted wall sends back of its lamps' light, as its own colour varies.
function lampPools(): void {
  const pool = lampPool(), k = .1 + 1.65 * pool, m = material;
  emitRed *= k * red / Math.max(.01, look(m, 2)); emitGreen *= k * (.93 + .1 * Math.min(1, pool)) * green / Math.max(.01, look(m, 3)); emitBlue *= k * (.86 + .22 * Math.min(1, pool)) * blue / Math.max(.01, look(m, 4));
}

// Under the same lamps what stands in a room: bright on top, dimmer towards the floor and where a face turns away from the eye.
export function lightRoom(dx: f64, dy: f64, dz: f64): void {
  const turned = Math.abs(dx * normalX + dy * normalY + dz * normalZ), top = normalY > .5, high = fraction((pointY + .2) / STOREY), pool = lampPool();
  const k = frame.warm * (top ? .2 + .56 * pool : (.1 + .7 * pool) * (.5 + .5 * smoothStep(0, .4, high)) * (.62 + .38 * turned) * (normalY < -.5 ? .6 : 1));
  emitRed = Math.max(emitRed, red * LAMP_RED * k); emitGreen = Math.max(emitGreen, green * LAMP_GREEN * k); emitBlue = Math.max(emitBlue, blue * LAMP_BLUE * k);
}
const LAMP_RED: f64 = 8.4, LAMP_GREEN: f64 = 5.8, LAMP_BLUE: f64 = 3.4;

// How lush the grass is here, and how it was mown: for the lawn and for each blade that stands on it.
function growth(): void {
  const x = pointX, z = pointZ, patch = fractal(x * .35 + 50, z * .35 + 50, 3), wide = fractal(x * .07 + 8, z * .07 + 20, 2), far = smoothStep(24, 70, Math.sqrt(x * x + z * z));
  // Mown up and down: grass that lies away from the eye is lighter than grass that leans towards it.
  const lane = Math.sin((x * .8 + z * .2 + .3 * patch) * 3.6), stripe = 1 + (.085 * lane / (.25 + Math.abs(lane))) * (.6 + .6 * wide) * (1 - far);
  // Beyond the garden nobody mows: meadow, drier in places.
  if (far > 0) { const dry = fractal(x * .045 + 9, z * .06 + 4, 4); red *= 1 + far * (1.1 * dry - .45); green *= 1 + far * (.9 * dry - .5); blue *= 1 + far * (.7 * dry - .35); }
  const k = (.62 + .52 * patch) * (.74 + .52 * wide) * stripe, straw = smoothStep(.52, .8, patch * .6 + wide * .4);
  red *= k * (.8 + .4 * patch + .42 * straw); green *= k * (.92 + .14 * patch + .06 * straw); blue *= k * (1 + .15 * straw);
}

function lawn(): void {
  const x = pointX, z = pointZ, fine = 1 / (1 + foot * 22), medium = 1 / (1 + foot * 5), n1 = noise(x * 3.1 + 3, z * 3.1), n2 = noise(x * 11, z * 11), n3 = noise(x * 46 + z * 9, z * 31 - x * 5), n4 = noise(x * 120 - z * 30, z * 74 + x * 22);
  const tuft = medium * ((n1 - .5) * .3 + (n2 - .5) * .34), blades = fine * ((n3 - .5) * .8 + (n4 - .5) * .7);
  growth();
  // The tips that stand out are warmer than what lies in their shade.
  red *= 1 + tuft * 1.15 + blades * 1.1; green *= 1 + tuft + blades; blue *= 1 + tuft * .6 + blades * .75;
  bendX = (n3 - .5) * .6 * fine + (n2 - .5) * .22 * medium; bendZ = (n4 - .5) * .6 * fine + (n1 - .5) * .22 * medium;
}

// Dark and cool at the root among the others, light and warm at the tip; some dry, some broad and pale.
function blade(): void {
  const q = ownShade(), high = <f64>hitV, dry = smoothStep(.86, .95, q), k = (1 - vary * .35 + vary * .7 * q) * (.68 + .8 * high) * (1 + .25 * dry);
  growth();
  red *= k * (.86 + .34 * high + .65 * dry); green *= k * (1 + .1 * dry); blue *= k * (1.12 - .2 * high);
}

// New growth outside, older leaves near the ground; no two stretches of quite the same green.
function hedge(): void {
  const q = .5 + (ownShade() - .5) / (1 + foot * 12), twig = noise(pointX * 4.1 + pointY * 2.3, pointZ * 4.1 - pointY * 2.9 + 40), wide = fractal(pointX * .6 + 11, pointZ * .6 + pointY * .5, 2);
  const k = (1 - vary * .6 + vary * 1.2 * q) * (.9 + .2 * twig) * (.9 + .2 * wide) * (.66 + .34 * smoothStep(0, 1.1, pointY));
  red *= k * (.8 + .34 * q * twig + .3 * wide); green *= k; blue *= k * (1.1 - .3 * wide);
}

// Open water: wavelets on a slow swell; what the eye can no longer part lies flatter.
function lake(): void {
  const near = 1 / (1 + foot * 2.2), swell = 1 / (1 + foot * .5), gust = .45 + .9 * smoothStep(.35, .7, fractal(pointX * .02, pointZ * .035, 2));
  const a = fractal(pointX * 2.1, pointZ * 3.4, 3) - .5, b = fractal(pointX * 2.3 + 40, pointZ * 3.1 + 9, 3) - .5, c = noise(pointX * .31 + 5, pointZ * .52) - .5, d = noise(pointX * .34 + 60, pointZ * .48 + 3) - .5;
  bendX = (a * .12 * near + c * .018 * swell) * gust; bendZ = (b * .12 * near + d * .018 * swell) * gust;
}

// Weathered stone: tone by slab, clouds, grain; travertine also in bands along its bed, with pores in them.
function stoneTone(id: f64, hue: f64, pits: bool): void {
  const fine = 1 / (1 + foot * 40), n1 = fractal(along * 2.3 + id * 40, up * 2.3 + id * 17, 3), n2 = fractal(along * 11 + id * 9, up * 15 + 3, 3), n3 = noise(along * 70, up * 70);
  let k = (1 - vary / 2 + vary * id) * (.86 + .28 * n1) * (1 + ((n2 - .5) * .26 + (n3 - .5) * .17) * fine), warm = hue;
  if (pits) {
    // Slabs are cut from one bed and laid either way.
    const turned = id * 7 - Math.floor(id * 7) > .5, a = turned ? up : along, b = turned ? along : up, band = fractal(a * 1.3 + id * 70, b * 6.5 + id * 31, 3) - .5;
    k *= (1 + .2 * band) * (1 - .16 * smoothStep(.66, .8, noise(a * 27 + id * 50, b * 58)) * fine); warm += .09 * band;
  }
  red *= k * (1 + warm); green *= k; blue *= k * (1 - warm * 1.2);
  // No two units lie quite level, and each is worn smooth or rough in its own places.
  tipBy((id - .5) * .03 + (n2 - .5) * .14 * fine, hue * .10 + (n3 - .5) * .14 * fine);
  if (roughness < .45) roughness = Math.max(.03, roughness + (n1 - .5) * .3);
}

// The edges of a unit are eased: they turn down to the joint, one into the light and one out of it. Gives the joint.
function ease(fu: f64, width: f64, fv: f64, height: f64): f64 {
  const eu = Math.min(fu, width - fu), ev = Math.min(fv, height - fv), reach = joint + .007 + foot * .6, tilt = .5 * joint / (joint + foot * .4);
  if (eu < reach) tipBy((fu < width * .5 ? -1 : 1) * (1 - eu / reach) * tilt, 0);
  if (ev < reach) tipBy(0, (fv < height * .5 ? -1 : 1) * (1 - ev / reach) * tilt);
  const edge = Math.min(eu, ev);
  // What is swept into the joints stains beside them.
  shadeBy(1 - .06 * smoothStep(.04, 0, edge));
  return jointCover(edge);
}

// Mortar between units: of its own colour, lower than they are and in their shade.
function grout(gap: f64): void {
  const k = gap * .8, grey = (look(material, 2) + look(material, 3) + look(material, 4)) * .15 * (.8 + .4 * noise(along * 30, up * 30));
  red += (grey * 1.06 - red) * k; green += (grey - green) * k; blue += (grey * .9 - blue) * k;
  if (gap > .3) specular = 0;
}

// What feet, weather and spilled water leave on level paving: slow clouds, damp corners, faint brown stains.
function trodden(strength: f64): void {
  if (faceY < .5) return;
  const cloud = fractal(pointX * .42 + 7, pointZ * .42 + 2, 3) - .5, spot = fractal(pointX * 1.7 + 31, pointZ * 1.7 + 12, 2), stain = smoothStep(.58, .74, spot), pale = smoothStep(.4, .26, spot);
  const k = 1 + strength * (.5 * cloud - .15 * stain + .07 * pale), brown = strength * .025 * stain;
  red *= k * (1 + brown * .5); green *= k; blue *= k * (1 - brown * 1.6 - strength * .1 * cloud);
}

// Slabs in rows, some split in two, for a French pattern.
function slabs(): void {
  const row = Math.floor(up / unitB), shift: f64 = hashAt(row, 1) < .5 ? 0 : unitA * .5, u = along + shift, col = Math.floor(u / unitA);
  let fu = u - col * unitA, width = unitA, id = hashAt(col, row); const fv = up - row * unitB, hue = (hashAt(col + 31, row + 7) - .5) * .12;
  if (id < .34) { width *= .5; const second: f64 = fu > width ? 1 : 0; fu -= second * width; id = hashAt(col * 2 + second, row + 991); }
  stoneTone(id, hue, true); trodden(.8); grout(ease(fu, width, fv, unitB));
}

// Units in rows shifted by half: pavers, bricks, large tiles.
function bond(): void {
  const row = Math.floor(up / unitB), shift: f64 = (<i32>row & 1) ? unitA * .5 : 0, u = along + shift, col = Math.floor(u / unitA), fu = u - col * unitA, fv = up - row * unitB;
  stoneTone(hashAt(col, row), (hashAt(col + 31, row + 7) - .5) * vary * .3, false); trodden(.8); grout(ease(fu, unitA, fv, unitB));
  weather();
}

// Irregular stones: the two nearest of scattered seeds give the joint.
function flagstone(): void {
  const u = along / unitA, v = up / unitB, X = Math.floor(u), Y = Math.floor(v);
  let first: f64 = 9, second: f64 = 9, id: f64 = 0, hue: f64 = 0;
  for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) {
    const cx = X + <f64>i, cy = Y + <f64>j, dx = cx + .12 + .76 * hashAt(cx, cy) - u, dy = cy + .12 + .76 * hashAt(cx + 57, cy + 13) - v, d = Math.sqrt(dx * dx + dy * dy);
    if (d < first) { second = first; first = d; id = hashAt(cx + 5, cy + 91); hue = hashAt(cx + 19, cy + 3); } else if (d < second) second = d;
  }
  const gap = jointCover((second - first) * unitA * .5);
  stoneTone(id, (hue - .5) * .16, false); trodden(.6); grout(gap);
}

// Long boards with their joints staggered, eased edges and a narrow gap; the grain runs along, and each has weathered a little apart.
function planks(): void {
  const level = Math.abs(faceY) > .5, across = level ? pointZ : pointY, run = level ? pointX : along, fine = 1 / (1 + foot * 30);
  const t = across / unitB, i = Math.floor(t), f = (t - i) * unitB, long = unitA * (.8 + .45 * hashAt(i, 9)), board = run / long + hashAt(i, 5) * 7, b = Math.floor(board), end = (board - b) * long;
  const side = Math.min(f, unitB - f), gap = jointCover(Math.min(side, Math.min(end, long - end))), id = hashAt(i, b + 13), tone = hashAt(i + 41, b + 3) - .5;
  const wave = noise(run * .7 + id * 40, across * 3) * .05, fade = 1 / (1 + foot * 14), n = .5 + (fractal(run * .6 + id * 30, (across + wave) * 58, 3) - .5) * fade, fibre = noise(run * 5 + id * 60, across * 210), wide = fractal(run * .33 + 3, across * .33 + 8, 2);
  shadeBy((1 + vary * (id - .5) / (1 + foot / unitB)) * (.83 + .34 * n) * (1 + (fibre - .5) * .22 * fine) * (.93 + .14 * wide) * (1 - .14 * smoothStep(.012, 0, side) * fade) * (1 - .93 * gap));
  red *= 1 + tone * .09; blue *= 1 - tone * .12;
  // Out of doors the sun bleaches it, more in some places.
  if (roughness > .45) { const grey = (red + green + blue) * .36, k = .06 + .24 * wide * (.5 + id); red += (grey - red) * k; green += (grey - green) * k; blue += (grey * .96 - blue) * k; }
  else roughness += (n - .5) * .25;
  const turn = smoothStep(.01 + foot * .5, 0, side) * .35 * joint / (joint + foot * .3), cup = (f / unitB - .5) * .05 * fade + (fibre - .5) * .16 * fine + (f < unitB * .5 ? -turn : turn);
  if (level) bendZ = cup; else bendY = cup;
}

// Concrete in bays: cloudy as it cured and was troweled, brushed one way, darker along its control joints; a few bays have cracked.
function grid(): void {
  const row = Math.floor(up / unitB), col = Math.floor(along / unitA), fu = along - col * unitA, fv = up - row * unitB, id = hashAt(col, row), fine = 1 / (1 + foot * 60), side = Math.min(Math.min(fu, unitA - fu), Math.min(fv, unitB - fv));
  const trowel = fractal(along * 2.6 + id * 30, up * 3.7 + id * 11, 3) - .5, brush = noise(along * 2.5, up * 120 + id * 8) - .5, rim = smoothStep(.1 + .22 * noise(along * 1.9, up * 1.9 + 5), 0, side);
  stoneTone(id, (hashAt(col + 31, row + 7) - .5) * .05, false);
  trodden(1.25);
  shadeBy((1 + .2 * trowel) * (1 + .06 * brush * fine) * (1 - .14 * rim));
  if (hashAt(col + 3, row + 17) > .78) {
    const off = Math.abs((hashAt(col, row + 5) > .5 ? fu - unitA * .5 : fv - unitB * .5) + (noise(along * 2.2, up * 2.2) - .5) * .7 + (noise(along * 13, up * 13) - .5) * .06);
    shadeBy(1 - .5 * smoothStep(.0015 + foot * .8, 0, off) * Math.min(1, .004 / (foot + .002)));
  }
  tipBy(0, brush * .05 * fine);
  grout(ease(fu, unitA, fv, unitB));
}

function mosaic(): void {
  const tu = along / unitA, tv = up / unitB, iu = Math.floor(tu), iv = Math.floor(tv), e = Math.min(Math.min(tu - iu, 1 - tu + iu), Math.min(tv - iv, 1 - tv + iv)), blur = foot / unitA, w = .06 + blur * .7;
  let grout = e < w ? 1 - e / w : 0; grout *= Math.min(1, .09 / (blur + .03));
  const fine = 1 / (1 + blur * 1.2), k = 1 + (hashAt(iu, iv) - .5) * 1.1 * fine * vary, q = 1 + (hashAt(iu + 9, iv + 5) - .5) * .5 * fine;
  red *= k; green *= k * q; blue *= k;
  if (Math.abs(faceX) > Math.abs(faceZ)) bendZ = (hashAt(iu + 3, iv) - .5) * .07 * fine; else bendX = (hashAt(iu + 3, iv) - .5) * .07 * fine;
  bendY = (hashAt(iu, iv + 8) - .5) * .07 * fine;
  red += (.55 - red) * grout * .6; green += (.58 - green) * grout * .6; blue += (.58 - blue) * grout * .6;
}

// Stacked ledger stone: thin rows of uneven lengths, each face tipped a little.
function ledger(): void {
  const row = Math.floor(up / unitB), fy = up / unitB - row, width = unitA * (.72 + .6 * hashAt(row, 11)), t = (along + hashAt(row, 3) * 5) / width, col = Math.floor(t), fu = t - col, id = hashAt(row * 7 + 1, col), tint = hashAt(row * 3 + 5, col * 5 + 2);
  const gap = jointCover(Math.min(Math.min(fy, 1 - fy) * unitB, Math.min(fu, 1 - fu) * width)), n = fractal(along * 16 + row * 9, up * 26 + col * 3, 3);
  const k = (.62 + vary * id) * (.72 + .56 * n) * (1 - .78 * gap);
  red *= k * (1 + .17 * tint); green *= k * (1 + .08 * tint); blue *= k * (1 - .03 * tint);
  const tip = (tint - .5) * .26;
  if (Math.abs(faceX) > Math.abs(faceZ)) bendZ = tip; else bendX = tip;
  bendY = (n - .5) * .3 + (id - .5) * .3;
}

function plaster(): void { shadeBy(.93 + .1 * fractal(pointX * 2.1 + 5, pointZ * 2.1 + pointY * 2, 3) + (noise(pointX * 60, pointZ * 60 + pointY * 60) - .5) * vary / (1 + foot * 120)); }

// Troweled coat: slow clouds in its tone, and a grain of sand and trowel that a low sun picks out.
function renderCoat(): void {
  const fine = 1 / (1 + foot * 40), medium = 1 / (1 + foot * 9), flat = pointX + pointZ * .77, n = noise(flat * 58, pointY * 58), n2 = noise(flat * 21 + 7, pointY * 23), trowel = noise(flat * 5.2 + pointY * 1.7, pointY * 8.3 - flat * 1.3), slow = fractal(flat * .7, pointY * .9 + 4, 3);
  shadeBy(.91 + .12 * slow + (n - .5) * .08 * fine + (n2 - .5) * .025 * medium + (trowel - .5) * .02);
  const relief = vary * vary * 55;
  tipBy(((n - .5) * fine + (n2 - .5) * .4 * medium + (trowel - .5) * .1) * relief, ((noise(flat * 47 + 5, pointY * 51) - .5) * fine + (noise(flat * 7.1 + 3, pointY * 6.7) - .5) * .12) * relief);
  weather();
}

// Stone that frost has broken and water worn: faces that differ along its joints, mottled and pitted, lichen on top and moss where it is damp.
function rock(): void {
  const y = pointY, a = pointX + y * .63, b = pointZ - y * .57, fine = 1 / (1 + foot * 22), damp = specular > 0;
  const broad = fractal(a * 1.1 + 20, b * 1.1, 3), knob = noise(a * 4.7, b * 4.7 + 8), spot = fractal(a * 13 + 5, b * 13, 3), n2 = noise(a * 47, b * 47), n3 = noise(b * 90 - y * 30, a * 90 + 7);
  // Two families of joints, nearly plane: between them a face leans its own way, and a few gape.
  const u = a * 1.9 + y * 1.3 + (broad - .5) * 1.5, v = b * 1.6 - y * .9 + (knob - .5) * .35, iu = Math.floor(u), iv = Math.floor(v), fu = u - iu, fv = v - iv, tilt = hashCell(<i32>iu * 7 + 3, <i32>iv * 13), lean = hashCell(<i32>iu * 5 + 11, <i32>iv * 3 + 8);
  const joint = Math.min(Math.min(fu, 1 - fu), Math.min(fv, 1 - fv)), crack = (1 - smoothStep(.004, .016 + foot * 1.4, joint)) * smoothStep(.5, .72, noise(a * 1.9 + 2, b * 1.9)) * Math.min(1, .03 / (foot + .012)) * .6;
  bendX += (tilt - .5) * .75; bendY += (lean - .5) * .5; bendZ += (tilt - lean) * .6;
  bendX += (knob - .5) * .8 + (n2 - .5) * .5 * fine; bendY += (spot - .5) * .8 + (n3 - .5) * .44 * fine; bendZ += (broad - knob) * .8 + (n3 - n2) * .4 * fine;
  // Hollows keep their dust and shade.
  shadeBy((.66 + .62 * broad) * (.74 + .5 * spot) * (.9 + .2 * knob) * (1 - .68 * crack) * (1 + (n2 - .5) * .34 * fine));
  const iron = noise(a * .8 + 60, b * .8) - .4; red *= 1 + .13 * iron; blue *= 1 - .17 * iron;
  const up = smoothStep(-.1, .6, faceY), lichen = smoothStep(.58, .72, noise(a * 5.3 + 9, b * 5.3)) * up * .5, grown = smoothStep(.5, .66, fractal(a * 2.1 + 31, b * 2.1 + 4, 3) + crack * .1) * (.25 + .75 * up) * (damp ? .85 : .38 * smoothStep(1.3, 0, y));
  red *= 1 - .1 * lichen - .5 * grown; green *= 1 + .05 * lichen - .24 * grown; blue *= 1 - .2 * lichen - .66 * grown;
  // Wet and darker near the pool's water.
  if (!damp && y < frame.waterY + .4 && y > frame.waterY - .1) { const wet = smoothStep(frame.waterY + .1 + .16 * broad, frame.waterY + .03, y); shadeBy(1 - .55 * wet); specular = .035 * wet; roughness = .16; }
}

// Plates between upright fissures, grey where the weather reaches, with faint rings.
function bark(): void {
  const fine = 1 / (1 + foot * 18), run = pointX + pointZ * .7, warp = noise(run * 5, pointY * 1.7 + 3), n = noise(run * 30 + warp * 4, pointY * 4.2 + warp * 3), ridge = 1 - Math.abs(2 * n - 1), crack = smoothStep(.6, .96, ridge) * fine, n2 = fractal(pointX * 9 + pointZ * 7, pointY * 3, 2), ring = Math.sin(pointY * 34 + n2 * 4);
  shadeBy((1.02 + .5 * (n2 - .5) + .06 * ring + .3 * (n - .5) * fine) * (1 - .62 * crack));
  const grey = .35 * smoothStep(.4, .75, warp), mean = (red + green + blue) * .36; red += (mean - red) * grey; green += (mean - green) * grey; blue += (mean - blue) * grey;
  bendX = (n - .5) * 1.1 * fine; bendZ = (.5 - n) * .9 * fine;
}

// Sawn wood: fine upright fibres in slow bands; along what lies level.
function wood(): void {
  const level = Math.abs(faceY) > .5, across = level ? pointZ : pointX + pointZ, run = level ? pointX : pointY, fine = 1 / (1 + foot * 60);
  const band = noise(across * 14 + 3, run * .7 + across * 2), fibre = noise(across * 120, run * 3.1), n = (band - .5) * .7 + (fibre - .5) * .6 * fine;
  shadeBy(1 + vary * n); red *= 1 + .08 * n; blue *= 1 - .12 * n;
}

// Each leaf by itself: both its halves begin at the same corner, whose normal no other leaf has.
@inline function ownShade(): f64 { return hashCell(<i32>(load<u32>(hitRecord) >> 5), <i32>(load<u32>(hitRecord, 8) >> 5)); }

function leaf(): void {
  // Twigs and boughs differ in age and light: olive and yellow here, deep green there. Far off single leaves no longer do.
  const q = ownShade(), near = 1 / (1 + foot * 18), twig = noise(pointX * 3.3 + pointY * 2.1, pointZ * 3.3 - pointY * 1.7 + 40) - .5, bough = noise(pointX * .9 + pointY, pointZ * .9 + 40) - .5;
  let k = 1 + vary * .2 * (q - .5) * near + .18 * twig + .34 * bough, hue = .05 * (q - .5) + .1 * twig + .2 * bough, cool: f64 = 0;
  if (hitInstance) {
    const x = <i32>(f32At(hitInstance, 0) * 16), z = <i32>(f32At(hitInstance, 2) * 16);
    // No two plants are quite the same green: olive, warm or bluish; flowers of one drift are of one colour.
    if (red > green * 1.25 && blue > green) bloom(hashCell(<i32>(f32At(hitInstance, 0) * .55 + 90), <i32>(f32At(hitInstance, 2) * .55 + 90)));
    else { k *= .84 + .32 * hashCell(x, z); cool = .3 * hashCell(x + 7, z + 3) - .13; if (look(material, 1) == SHRUB) kindOfShrub(hashCell(x + 19, z + 5)); }
  }
  // Within a crown or a hedge it is dim, and light falls in specks.
  if (vary > .65 && green < .07) k *= .75 + .5 * noise(pointX * 19 + pointY * 8, pointZ * 19 + pointY * 17);
  // A young leaf here and there, not within a crown.
  if (vary < .65) { if (q > .95) { k *= 1.12; hue += .12; } }
  red *= k * (1 + hue - .36 * cool); green *= k; blue *= k * (1 - .5 * hue + .6 * cool);
}

// Most are green; some of gold, silver or plum, as a gardener sets them among the others.
function kindOfShrub(h: f64): void {
  if (h < .1) { red *= 1.75; green *= 1.28; blue *= .8; } else if (h < .18) { const m = (red + green + blue) * .42; red = red * .4 + m * .6; green = green * .45 + m * .62; blue = blue * .35 + m * .66; } else if (h < .25) { red *= 1.5; green *= .5; blue *= .95; }
}

// Pink, white, coral or violet.
function bloom(h: f64): void {
  if (h < .22) { green = red * .88; blue = red * .8; shadeBy(1.25); } else if (h < .45) { green *= 1.5; blue *= .38; } else if (h > .8) { red *= .62; blue *= 1.3; }
}

function stripes(): void { const s: f64 = Math.sin((Math.abs(faceY) > .7 ? pointX + pointZ : along) / unitA * 6.2832) > .3 ? 1 : 1 - vary; shadeBy(s); }

function soil(): void { const n = fractal(pointX * 22, pointZ * 22, 3); shadeBy(.4 + 1.1 * n); bendX = n - .5; const k = noise(pointX * 60, pointZ * 60 + pointY * 40); emitRed *= k; emitGreen *= k * k; }

// Overlapping courses: each is darker under the butt of the one above.
function shingle(): void {
  const row = Math.floor(up / unitB), fv = up / unitB - row, shift = hashAt(row, 5) * unitA, col = Math.floor((along + shift) / unitA), fu = (along + shift) / unitA - col, fine = 1 / (1 + foot * 8 / unitB);
  const gap = jointCover(Math.min(fu, 1 - fu) * unitA), id = hashAt(col, row);
  shadeBy((1 - vary / 2 + vary * id) * (1 - fine * (.32 * smoothStep(.72, 1, fv) + .35 * gap)) * (.85 + .3 * fractal(along * 6, up * 6, 2)));
}

// Barrel tiles in straight courses: round covers beside hollow pans, each course lapped by the one above, no two fired alike.
function roofTile(): void {
  const fine = 1 / (1 + foot * 2 / unitA), t = along / unitA, col = Math.floor(t), fu = t - col, cover = fu < .58, q = cover ? fu / .58 - .5 : (fu - .58) / .42 - .5, arch = 1 - 4 * q * q;
  // A cover's end is an arch, a pan's a bowl.
  const v = up / unitB + (cover ? -.13 : .06) * arch, row = Math.floor(v), fv = v - row, id = hashAt(col * 2 + (cover ? 1 : 0), row), lip = smoothStep(.1, .02, fv), under = smoothStep(.8, .97, fv);
  const sink = cover ? .3 * (1 - arch) : .34 + .26 * arch;
  shadeBy((1 - vary / 2 + vary * id) * (1 - fine * (sink + .5 * under - .14 * lip * (cover ? arch : 0))) * (.88 + .24 * fractal(along * 3, up * 3, 2)));
  const burnt = hashAt(col + 51, row + 9) - .5; red *= 1 + .12 * burnt; blue *= 1 - .24 * burnt;
  const tip = q * (cover ? 2 : -1.2) * fine;
  if (Math.abs(faceX) > Math.abs(faceZ)) bendZ = tip; else bendX = tip;
}

// Lap boards: each leans out over the one below, and throws on it a shadow as deep as the sun stands high.
function siding(): void {
  const t = pointY / unitB, row = Math.floor(t), below = (row + 1 - t) * unitB, run = along + hashAt(row, 7) * unitA, end = run - Math.floor(run / unitA) * unitA;
  const facing = faceX * frame.sunX + faceZ * frame.sunZ, drop = Math.max(.011, facing > .06 ? Math.min(unitB * .4, LAP * frame.sunY / facing) : .018);
  shadeBy((1 + (hashAt(row, 3) - .5) * vary) * (.955 + .09 * fractal(along * 1.1 + row * 5, up * 22, 2)) * (1 - .62 * between(below, 0, drop)) * (1 - .1 * smoothStep(.06, 0, below)) * (1 + .07 * between(unitB - below, 0, .012)) * (1 - .4 * between(end, 0, .004)));
  bendY = .1;
  weather();
}

// Upright ribs: standing-seam metal, board and batten. Each throws its shadow to the side away from the sun.
function seam(): void {
  const t = along / unitA, f = t - Math.floor(t), e = (f < .5 ? f : f - 1) * unitA, fine = 1 / (1 + foot * 6 / unitA);
  const sideways = Math.abs(faceX) > Math.abs(faceZ), facing = Math.max(.15, faceX * frame.sunX + faceY * frame.sunY + faceZ * frame.sunZ), cast = joint * Math.min(4, Math.max(.9, Math.abs(sideways ? frame.sunZ : frame.sunX) / facing)), past: f64 = (sideways ? frame.sunZ : frame.sunX) > 0 ? -e : e;
  shadeBy((1 + between(e, -joint, joint) * .1 * fine) * (1 - .42 * between(past, joint, joint + cast) - .14 * between(-past, joint, joint * 1.4)) * (.97 + vary * noise(along * 3, up * .6)));
  if (faceY < .5 && vary < .04) weather();
}

// Paint on canvas: dark and rust-coloured fields on a pale ground.
function picture(): void {
  const n = fractal(along * 1.7 + pointZ, up * 2.4, 3), q = noise(along * 1.3 + 7, up * 1.6 + pointZ), dark = smoothStep(.45, .54, n) * .85, warm = smoothStep(.5, .6, q) * (1 - dark) * .75;
  red = .5 - .38 * dark - .1 * warm; green = .44 - .28 * dark - .26 * warm; blue = .35 - .16 * dark - .26 * warm;
  shadeBy(.8 + .4 * noise(along * 9, up * 9));
}

function panel(): void { const tu = along / unitA, tv = up / unitB, e = Math.min(Math.min(tu - Math.floor(tu), 1 - tu + Math.floor(tu)) * unitA, Math.min(tv - Math.floor(tv), 1 - tv + Math.floor(tv)) * unitB), g = jointCover(e); red += .22 * g; green += .23 * g; blue += .25 * g; }

const SOFT_JOINT: f64 = .006;
// Coping: joints across the rim at a fixed spacing.
function coping(): void {
  const level = Math.abs(faceY) > .5, run = level ? (pointY < .1 ? alongRim(pointX, pointZ) : pointX) : along, t = run / unitA, i = Math.floor(t), f = t - i, gap = jointCover(Math.min(f, 1 - f) * unitA), id = hashAt(i, 77), n = fractal(pointX * 7 + 9, pointZ * 7 + pointY * 5, 3), side = Math.min(f, 1 - f) * unitA;
  const fine = 1 / (1 + foot * 40), grain = noise(pointX * 60, pointZ * 60 + pointY * 40), tone = hashAt(i + 7, 13) - .5;
  shadeBy((1 - vary / 2 + vary * id) * (.9 + .2 * n) * (1 + (grain - .5) * .26 * fine) * (1 - .1 * smoothStep(.014, 0, side)));
  red *= 1 + tone * .07; blue *= 1 - tone * .1;
  grout(gap);
  // Between it and the paving a soft joint lets both move.
  if (level && pointY < .1) shadeBy(1 - .72 * between(rimAway, unitB - SOFT_JOINT, unitB + SOFT_JOINT));
  bendX = (grain - .5) * .18 * fine + (id - .5) * .04; bendZ = (n - .5) * .18 * fine;
}

// Water laps over the edge: dark next to it, drying unevenly outwards.
function lapped(least: f64): void {
  const level = Math.abs(faceY) > .5;
  if (level && <i32>look(material, 1) != COPING) alongRim(pointX, pointZ);
  const wet = smoothStep(least * (1 + 2.9 * noise(pointX * 2.3 + 4, pointZ * 2.3)), .02, level ? rimAway : 0);
  if (wet > 0) { shadeBy(1 - .42 * wet); bendX *= 1 - .8 * wet; bendZ *= 1 - .8 * wet; }
}

function gravel(): void {
  const fine = 1 / (1 + foot * .6 / unitA), u = pointX / unitA, v = pointZ / unitB, n = fractal(pointX * .5, pointZ * .5, 3), n2 = noise(u * 1.7, v * 1.7), n3 = noise(u * 1.3 + 40, v * 1.3 + 8), id = hashAt(Math.floor(u * .8 + v * .6 + 1.9 * n2), Math.floor(v * .8 - u * .6 + 1.9 * n3));
  shadeBy((.75 + .5 * n) * (1 + fine * vary * ((id - .5) * .7 + (n2 - .5) * .8)));
  bendX = (id - .5) * .5 * fine; bendZ = (n2 - .5) * .6 * fine;
}
