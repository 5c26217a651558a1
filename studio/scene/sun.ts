import type { Hour } from '#domain/design/design.ts';
import type { Sun, Vec3 } from './scene.ts';

// Compass-true sun for each hour; the site turns it by where the house stands.
const SUNS: Record<Hour, { elevationDeg: number; azimuthDeg: number; colour: Vec3 }> = {
  day: { elevationDeg: 47, azimuthDeg: 215, colour: [1, 0.95, 0.86] },
  golden: { elevationDeg: 16, azimuthDeg: 242, colour: [1, 0.74, 0.45] },
  dusk: { elevationDeg: 0.8, azimuthDeg: 312, colour: [0.35, 0.16, 0.1] },
};

export function sunFor(hour: Hour, backBearingDeg: number): Sun {
  const { elevationDeg, azimuthDeg, colour } = SUNS[hour];
  const elevation = (elevationDeg * Math.PI) / 180;
  const azimuth = ((azimuthDeg - backBearingDeg) * Math.PI) / 180;
  return {
    direction: [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      -Math.cos(azimuth) * Math.cos(elevation),
    ],
    colour,
  };
}
