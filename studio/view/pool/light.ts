import type { Hour } from '#domain/design/design.ts';

// How bright each hour is to the eye; directions and the sun's own colour come from the scene.
export type Light = {
  sun: number;
  // Light from the whole sky, and what the ground throws back up.
  sky: number;
  skyColour: readonly [number, number, number];
  bounce: readonly [number, number, number];
  exposure: number;
  // Share of lamps, pool lights and fire that shows.
  lamps: number;
  zenith: readonly [number, number, number];
  horizon: readonly [number, number, number];
  glow: readonly [number, number, number];
  cloud: readonly [number, number, number];
  // What the land at the horizon reflects into the water.
  land: readonly [number, number, number];
};

export const LIGHT: Record<Hour, Light> = {
  day: {
    sun: 4,
    sky: 1.2,
    skyColour: [0.7, 0.85, 1],
    bounce: [0.46, 0.42, 0.34],
    exposure: 1.04,
    lamps: 0.03,
    zenith: [0.06, 0.25, 0.74],
    horizon: [0.7, 0.83, 0.98],
    glow: [0.55, 0.5, 0.4],
    cloud: [1.05, 1.06, 1.08],
    land: [0.07, 0.12, 0.06],
  },
  golden: {
    sun: 4.8,
    sky: 0.95,
    skyColour: [0.74, 0.84, 1],
    bounce: [0.5, 0.38, 0.26],
    exposure: 1.22,
    lamps: 0.25,
    zenith: [0.14, 0.3, 0.58],
    horizon: [0.86, 0.74, 0.6],
    glow: [1.5, 0.76, 0.28],
    cloud: [1.12, 0.86, 0.68],
    land: [0.1, 0.09, 0.05],
  },
  dusk: {
    sun: 0.12,
    sky: 0.5,
    skyColour: [0.5, 0.66, 1],
    bounce: [0.3, 0.27, 0.28],
    exposure: 1.5,
    lamps: 1,
    zenith: [0.028, 0.07, 0.18],
    horizon: [0.2, 0.2, 0.26],
    glow: [0.95, 0.42, 0.12],
    cloud: [0.2, 0.17, 0.22],
    land: [0.018, 0.022, 0.024],
  },
};
