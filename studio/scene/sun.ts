import type { Hour } from '#domain/design/design.ts';
import type { SunPosition } from '#domain/sun/sun-position.ts';
import type { Sun, Vec3 } from './scene.ts';

// Compass-true sun for each hour; the site turns it by where the house stands.
const SUNS: Record<Hour, { elevationDeg: number; azimuthDeg: number; colour: Vec3 }> = {
  day: { elevationDeg: 47, azimuthDeg: 215, colour: [1, 0.95, 0.86] },
  golden: { elevationDeg: 12, azimuthDeg: 108, colour: [1, 0.74, 0.45] },
  sunset: { elevationDeg: 6, azimuthDeg: 306, colour: [1, 0.56, 0.27] },
  dusk: { elevationDeg: 0.8, azimuthDeg: 312, colour: [0.35, 0.16, 0.1] },
};

// How the light differs from garden to garden: by the sun's height, and by where it stands.
const LIFTS_DEG: Record<Hour, readonly number[]> = {
  day: [0, -6, 5],
  golden: [0, -1.5, 1.5],
  sunset: [0, 0.7],
  dusk: [0],
};
// In the golden hour it rakes across a house that looks south: posts, eaves and reveals throw shade on its wall. In the morning, since
// most gardens are seen from their left: towards the light leaves glow and shadows come forward. It sets behind such a
// house, as in summer: where it goes down is what a picture at sunset is taken for.
const TURNS_DEG: Record<Hour, readonly number[]> = {
  day: [0, 14, -12, 24, -25],
  golden: [0, -2, 4, 7, 10, 2],
  sunset: [0, 3, -4, -8],
  dusk: [0, 9, -6, 14, -13],
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Towards the sun in a layout whose back looks that way. */
export function sunDirection({ elevationDeg, azimuthDeg }: SunPosition, backBearingDeg: number): Vec3 {
  const [elevation, azimuth] = [radians(elevationDeg), radians(azimuthDeg - backBearingDeg)];
  return [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
  ];
}

/** The hour's sun; seed: of the garden that it shines on. */
export function sunFor(hour: Hour, backBearingDeg: number, seed = 0): Sun {
  const { elevationDeg, azimuthDeg, colour } = SUNS[hour];
  const position = {
    elevationDeg: elevationDeg + pick(LIFTS_DEG[hour], seed >>> 8),
    azimuthDeg: azimuthDeg + pick(TURNS_DEG[hour], seed),
  };
  return { direction: sunDirection(position, backBearingDeg), colour };
}

const pick = (values: readonly number[], seed: number): number => values[seed % values.length] ?? 0;

/** The lamps of pool and terrace are lit before it is dark. */
export const lampsAreLit = (hour: Hour): boolean => hour === 'sunset' || hour === 'dusk';

/** Whose light the view has when the sun stands so high. */
export const hourOf = ({ elevationDeg }: SunPosition): Hour =>
  elevationDeg > 18 ? 'day' : elevationDeg > 3 ? 'golden' : 'dusk';
