import type { Hour } from '#domain/design/design.ts';
import type { SunPosition } from '#domain/sun/sun-position.ts';
import type { Sun, Vec3 } from './scene.ts';

// Compass-true sun for each hour; the site turns it by where the house stands.
const SUNS: Record<Hour, { elevationDeg: number; azimuthDeg: number; colour: Vec3 }> = {
  day: { elevationDeg: 47, azimuthDeg: 215, colour: [1, 0.95, 0.86] },
  golden: { elevationDeg: 16, azimuthDeg: 242, colour: [1, 0.74, 0.45] },
  dusk: { elevationDeg: 0.8, azimuthDeg: 312, colour: [0.35, 0.16, 0.1] },
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

export function sunFor(hour: Hour, backBearingDeg: number): Sun {
  return { direction: sunDirection(SUNS[hour], backBearingDeg), colour: SUNS[hour].colour };
}

/** Whose light the view has when the sun stands so high. */
export const hourOf = ({ elevationDeg }: SunPosition): Hour =>
  elevationDeg > 18 ? 'day' : elevationDeg > 3 ? 'golden' : 'dusk';
