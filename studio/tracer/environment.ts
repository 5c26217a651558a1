import type { Finish, Hour } from '#domain/design/design.ts';
import type { Camera, SkyLook, Vec3 } from '#studio/scene/scene.ts';
import type { Core } from './core.ts';
import { Crew, inParts } from './crew.ts';

// The sky depends on the hour, the sun's height and the clouds, since it is kept with the sun in its first column; the far land on the setting
// and the sun's bearing too: made once, kept for later pictures.
export interface Environment {
  record: number;
  sky: number;
  sunColour: Vec3;
  skyLight: Vec3;
}

// In the core's order (assembly/land-shape.ts).
const HORIZONS: readonly SkyLook['horizon'][] = [
  'suburb',
  'tropics',
  'conifers',
  'hills',
  'mountains',
  'lake',
];
/** In the core's order (assembly/sky-build.ts). */
const HOUR_CODES: Record<Hour, number> = { day: 0, golden: 1, dusk: 2, sunset: 3 };
const RIPPLE_STEEPNESS = 0.06;
// Where ripples draw light together into thin lines; the finest for the shallowest floor.
const CAUSTIC_DEPTHS = [5.4, 5, 4.4] as const;

const [SCATTERED_ROWS, PAINTED_ROWS] = [40, 256];
const PAINTED_AT = 13;

/** Posts the painting of a sky: its record is an environment once the crew is done. */
export function beginSky(
  core: Core,
  crew: Crew,
  { hour, cloudiness, clouds }: Omit<SkyLook, 'horizon'>,
  [x, y, z]: Vec3,
): number {
  const record = core.beginSky(HOUR_CODES[hour], 0, y, -Math.hypot(x, z), cloudiness, clouds);
  if (hour === 'day') {
    crew.post(inParts('scatterSky', record, SCATTERED_ROWS));
    crew.join();
  }
  crew.post(inParts('paintSky', record, PAINTED_ROWS));
  return record;
}

/** A sky painted at once. */
export function buildEnvironment(
  core: Core,
  memory: WebAssembly.Memory,
  look: Omit<SkyLook, 'horizon'>,
  sun: Vec3,
): Environment {
  const crew = new Crew(core);
  const record = beginSky(core, crew, look, sun);
  crew.join();
  return environmentOf(core, memory, record);
}

export function environmentOf(core: Core, memory: WebAssembly.Memory, record: number): Environment {
  // What a level surface gets is the same however the sky is turned.
  core.buildHarmonics(record, 0);
  const told = new Float64Array(memory.buffer, record, PAINTED_AT + 1);
  const [r = 0, g = 0, b = 0, sr = 0, sg = 0, sb = 0] = told;
  return { record, sky: told[PAINTED_AT] ?? 0, sunColour: [r, g, b], skyLight: [sr, sg, sb] };
}

/** The share of a full circle by which the kept sky is turned, so that its sun stands where the scene's does. */
export const turnOf = ([x, , z]: Vec3): number => (Math.atan2(x, -z) / (2 * Math.PI) + 1) % 1;

const LAMPLIT_NETS: Partial<Record<Hour, number>> = { sunset: 0.45, dusk: 0.09 };

/** How far the light on a pool's floor strays from its mean: most under a high sun; lamps throw a hint. */
export const netOf = (hour: Hour, sunHeight: number): number =>
  LAMPLIT_NETS[hour] ?? 0.27 + 0.12 * Math.min(1, Math.max(0, sunHeight) / 0.7);

const DROPPED: Partial<Record<Hour, number>> = { sunset: 0.7, dusk: 0.4 };

/** One garden lies in the lee, another has a breeze, which drops in the evening; falling water keeps the whole pool moving. */
export const breezeOf = (hour: Hour, garden: number, isFalling: boolean): number =>
  (0.13 + 0.12 * ((garden % 13) / 13) + (isFalling ? 0.08 : 0)) * (DROPPED[hour] ?? 1);

/** A lit pool is what an evening picture is taken for; while there is daylight its lamps are a hint. */
export const underWaterOf = (hour: Hour): number => (hour === 'dusk' ? 1.75 : 0.7);

/** Of the sun's light, the share that a level surface of water lets in. */
export function throughSurface(sunHeight: number): number {
  const bent = Math.sqrt(1 - (1 - sunHeight * sunHeight) / (WATER_INDEX * WATER_INDEX));
  const across = (sunHeight - WATER_INDEX * bent) / (sunHeight + WATER_INDEX * bent);
  const along = (WATER_INDEX * sunHeight - bent) / (WATER_INDEX * sunHeight + bent);
  return 1 - (across * across + along * along) / 2;
}
const WATER_INDEX = 1.333;

/** Of the light that water mirrors, the half a filter dims: by day it is turned until a pale floor shows; over a dark one and at dusk the mirror is the picture. */
export const glareOf = (hour: Hour, finish: Finish): number =>
  hour === 'dusk' || finish === 'dark' ? 0.5 : 0.29;

/** Of what rooms and lamps would send out, the share that shows. */
export const LAMPS: Record<Hour, { rooms: number; lamps: number }> = {
  day: { rooms: 0.07, lamps: 0 },
  golden: { rooms: 0.36, lamps: 0 },
  sunset: { rooms: 0.3, lamps: 0.16 },
  dusk: { rooms: 0.115, lamps: 0.18 },
};

/** How far a photographer leaves the light's own warmth in the picture. */
export const TINTS: Record<Hour, number> = { day: -0.01, golden: -0.055, sunset: -0.01, dusk: 0 };

/** By sunlight a calm print: full color turns white walls yellow, wood orange and water to neon. Lamps in the evening may glow. */
export const SATURATIONS: Record<Hour, number> = { day: 0.88, golden: 0.92, sunset: 1.02, dusk: 1.08 };

/** A print by full sunlight is a hard one; a low sun's colors and lamps by night would burn in it. */
export const PUNCHES: Record<Hour, number> = { day: 1.25, golden: 1, sunset: 0.3, dusk: 0.3 };

// Against a setting sun the house is what is metered.
const EXPOSURES = { day: 1, golden: 1.55, sunset: 1.85 } as const;

/** As a photographer meters; a low sun lights walls more than the ground, so both count. */
export function exposureOf(
  { sunColour, skyLight }: Pick<Environment, 'sunColour' | 'skyLight'>,
  hour: Hour,
  sunHeight: number,
): number {
  if (hour === 'dusk') return 0.78 / skyLight[1];
  const level = sunColour[1] * Math.max(0.44, sunHeight) + skyLight[1];
  return (Math.PI * EXPOSURES[hour]) / (0.55 * level);
}

/** The columns of the table of land, and those of them that a picture shows. */
export interface LandColumns {
  width: number;
  first: number;
  fine: number;
}

export const allColumns = (width: number): LandColumns => ({ width, first: 0, fine: width });

// Beyond the picture's rim, where the land is still mirrored sharply.
const BESIDE = 0.03;

/** What a camera has in its picture and a little beside it. */
export function columnsIn(width: number, { eye, target, fovDeg }: Camera): LandColumns {
  const middle = Math.atan2(target[0] - eye[0], eye[2] - target[2]) / (2 * Math.PI);
  const share = Math.min(1, fovDeg / 360 + 2 * BESIDE);
  const first = Math.floor((middle - share / 2 + 1) * width) % width;
  return { width, first, fine: Math.ceil(share * width) };
}

const LAND_ROWS = 320;

/** Posts the walk over the land and answers its record; what is sharp there is blended once the crew is done. */
export function beginLand(
  core: Core,
  crew: Crew,
  { hour, horizon }: SkyLook,
  sky: number,
  sun: Vec3,
  { width, first, fine }: LandColumns,
): number {
  const [setting, when] = [HORIZONS.indexOf(horizon), HOUR_CODES[hour]];
  const record = core.beginLand(setting, when, turnOf(sun), ...sun, sky, width, first, fine);
  crew.post(inParts('walkLand', record, width));
  return record;
}

export function blendLand(core: Core, crew: Crew, record: number, { width }: LandColumns): void {
  const mark = core.heapTop();
  crew.post(inParts('blendLand', record, LAND_ROWS, () => [core.reserve(width * 8)]));
  crew.join();
  core.heapRelease(mark);
}

export interface Ripples {
  slopes: number;
  caustics: readonly [number, number, number];
}

/** Water's surface and the light it throws on a floor: the same for every pool, laid differently in each. */
export function buildRipples(core: Core): Ripples {
  const slopes = core.buildRipples(RIPPLE_STEEPNESS);
  const [a = 0, b = 0, c = 0] = CAUSTIC_DEPTHS.map((depth) => core.buildCaustics(slopes, depth));
  return { slopes, caustics: [a, b, c] };
}
