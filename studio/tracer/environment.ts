import { HOURS, type Hour } from '#domain/design/design.ts';
import type { SkyLook, Vec3 } from '#studio/scene/scene.ts';
import type { Core } from './core.ts';

// Sky, ambient light, ripples and caustics depend on the hour and the sun alone, the far land on the setting too: made once, kept for
// later pictures.
export interface Environment {
  summary: number;
  sky: number;
  harmonics: number;
  ripples: number;
  caustics: readonly [number, number, number];
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
const RIPPLE_STEEPNESS = 0.06;
const CAUSTIC_DEPTHS = [0.3, 1.1, 2.3] as const;

export function buildEnvironment(
  core: Core,
  memory: WebAssembly.Memory,
  { hour, cloudiness }: Pick<SkyLook, 'hour' | 'cloudiness'>,
  sun: Vec3,
  ripples: number,
): Environment {
  const summary = core.reserve(64);
  const sky = core.buildSky(HOURS.indexOf(hour), sun[0], sun[1], sun[2], cloudiness, summary);
  const harmonics = core.buildHarmonics(sky, summary);
  const [a = 0, b = 0, c = 0] = CAUSTIC_DEPTHS.map((depth) =>
    core.buildCaustics(ripples, sun[0], sun[1], sun[2], depth),
  );
  const [r = 0, g = 0, bl = 0, sr = 0, sg = 0, sb = 0] = new Float64Array(memory.buffer, summary, 6);
  return {
    summary,
    sky,
    harmonics,
    ripples,
    caustics: [a, b, c],
    sunColour: [r, g, bl],
    skyLight: [sr, sg, sb],
  };
}

/** Of what rooms and lamps would send out, the share that shows. */
export const LAMPS: Record<Hour, { rooms: number; lamps: number }> = {
  day: { rooms: 0.02, lamps: 0 },
  golden: { rooms: 0.03, lamps: 0 },
  dusk: { rooms: 0.15, lamps: 0.22 },
};

/** As a photographer meters; a low sun lights walls more than the ground, so both count. */
export function exposureOf(
  { sunColour, skyLight }: Pick<Environment, 'sunColour' | 'skyLight'>,
  hour: Hour,
  sunHeight: number,
): number {
  if (hour === 'dusk') return 0.6 / skyLight[1];
  const level = sunColour[1] * Math.max(0.44, sunHeight) + skyLight[1];
  return (Math.PI * (hour === 'day' ? 1 : 1.05)) / (0.55 * level);
}

export function buildLand(
  core: Core,
  { hour, horizon }: SkyLook,
  { sky, summary }: Environment,
  sun: Vec3,
  width: number,
): number {
  return core.buildLand(width, HORIZONS.indexOf(horizon), HOURS.indexOf(hour), sky, summary, ...sun);
}

export function buildRipples(core: Core): number {
  return core.buildRipples(RIPPLE_STEEPNESS);
}
