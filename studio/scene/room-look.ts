import type { Design } from '#domain/design/design.ts';
import { seedOf } from './design-seed.ts';
import { type Colour, gloss, grain, type Material, matte, units } from './material.ts';

// What is seen of the rooms: their paint, one wall that stands out, curtains, rug, seats, cabinets and wood differ from house to house.

const painted = (colour: Colour): Painted => ({ colour });
const panelled = (colour: Colour) => ({ colour, ...units('planks', [2.6, 0.14], 0.004, 0.2) });

interface Rooms {
  wall: Colour;
  feature: Painted;
  curtain: Colour;
  rug: Colour;
  seat: Colour;
  cabinet: Colour;
  wood: Colour;
}

const ROOMS: readonly Rooms[] = [
  // Pale gray with charcoal.
  {
    ...{ wall: [0.285, 0.278, 0.265], feature: painted([0.19, 0.185, 0.18]), curtain: [0.46, 0.45, 0.44] },
    ...{
      rug: [0.3, 0.3, 0.3],
      seat: [0.34, 0.335, 0.33],
      cabinet: [0.36, 0.35, 0.33],
      wood: [0.2, 0.135, 0.085],
    },
  },
  // Sage with linen.
  {
    ...{ wall: [0.29, 0.264, 0.23], feature: painted([0.19, 0.2, 0.15]), curtain: [0.5, 0.46, 0.38] },
    ...{
      rug: [0.34, 0.15, 0.09],
      seat: [0.5, 0.46, 0.39],
      cabinet: [0.26, 0.27, 0.215],
      wood: [0.3, 0.2, 0.115],
    },
  },
  // White with a deep blue wall.
  {
    ...{ wall: [0.29, 0.29, 0.285], feature: painted([0.1, 0.14, 0.2]), curtain: [0.56, 0.57, 0.58] },
    ...{
      rug: [0.1, 0.13, 0.2],
      seat: [0.3, 0.13, 0.06],
      cabinet: [0.38, 0.38, 0.37],
      wood: [0.34, 0.24, 0.15],
    },
  },
  // Clay and sand.
  {
    ...{ wall: [0.31, 0.245, 0.19], feature: painted([0.2, 0.105, 0.075]), curtain: [0.52, 0.4, 0.28] },
    ...{
      rug: [0.5, 0.43, 0.34],
      seat: [0.46, 0.4, 0.32],
      cabinet: [0.37, 0.31, 0.24],
      wood: [0.24, 0.14, 0.08],
    },
  },
  // Warm white with oak.
  {
    ...{ wall: [0.3, 0.28, 0.25], feature: panelled([0.26, 0.16, 0.085]), curtain: [0.62, 0.59, 0.53] },
    ...{
      rug: [0.42, 0.37, 0.3],
      seat: [0.36, 0.35, 0.34],
      cabinet: [0.34, 0.235, 0.145],
      wood: [0.36, 0.25, 0.155],
    },
  },
];

// Beside a red sun lamps have to be yellower to look as warm.
const LAMPLIGHT: Colour = [7.7, 5, 2.55];
const AT_SUNSET: Colour = [8, 4.7, 1.9];

type Painted = Partial<Material> & { colour: Colour };

/** A surface that lamps light: the more, the paler it is. */
const litBy =
  (lamps: Colour) =>
  ({ colour, ...look }: Painted, share: number): Material =>
    matte(colour, look, {
      emission: [colour[0] * lamps[0] * share, colour[1] * lamps[1] * share, colour[2] * lamps[2] * share],
    });

const scaled = ([red, green, blue]: Colour, k: number): Colour => [red * k, green * k, blue * k];

export function roomLook(design: Design) {
  const look = ROOMS[(seedOf(design) >>> 9) % ROOMS.length] ?? ROOMS[0];
  if (!look) throw new Error('there is no look for rooms');
  const { wall, feature, curtain, rug, seat, cabinet, wood } = look;
  const lit = litBy(design.hour === 'sunset' ? AT_SUNSET : LAMPLIGHT);
  const cloth = { ...grain('fabric', 0.05) };
  return {
    interiorWall: lit({ colour: wall }, 0.95),
    featureWall: lit(feature, 0.8),
    roomLit: lit({ colour: scaled(wall, 0.62), ...grain('plaster', 0.05) }, 3.2),
    roomDim: lit({ colour: scaled(wall, 0.48), ...grain('plaster', 0.05) }, 2.3),
    curtain: lit({ colour: curtain, ...cloth }, 0.16),
    rug: matte(rug, units('stripes', [0.34, 0.34], 0, 0.2)),
    seat: matte(seat, grain('fabric', 0.1)),
    cabinet: matte(cabinet, gloss(0.03, 0.35)),
    roomWood: matte(wood, grain('wood', 0.3)),
  };
}
