import type { Hour } from '#domain/design/design.ts';
import type { Sun } from './scene.ts';

// Compass-true sun for each hour; the site turns it by where the house stands.
const POSITION: Record<Hour, { elevationDeg: number; azimuthDeg: number }> = {
  day: { elevationDeg: 47, azimuthDeg: 215 },
  golden: { elevationDeg: 14, azimuthDeg: 236 },
  dusk: { elevationDeg: 0.8, azimuthDeg: 312 },
};

const COLOUR: Record<Hour, readonly [number, number, number]> = {
  day: [1, 0.95, 0.86],
  golden: [1, 0.74, 0.45],
  dusk: [0.35, 0.16, 0.1],
};

export function sunFor(hour: Hour, backBearingDeg: number): Sun {
  const { elevationDeg, azimuthDeg } = POSITION[hour];
  const elevation = (elevationDeg * Math.PI) / 180;
  const azimuth = ((azimuthDeg - backBearingDeg) * Math.PI) / 180;
  return {
    direction: [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      -Math.cos(azimuth) * Math.cos(elevation),
    ],
    elevationDeg,
    azimuthDeg,
    colour: COLOUR[hour],
  };
}
