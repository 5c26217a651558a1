import { innerInches } from './pipes.ts';

// What pipes cost a pump, in feet of water.

/** Hazen-Williams for smooth plastic pipe. */
const ROUGHNESS_C = 150;

/** Feet lost in 100 ft of pipe of an inner diameter in inches: 0.2083 (100/C)^1.852 gpm^1.852 / d^4.8655. */
export const lossPer100Ft = (gpm: number, innerIn: number, roughness = ROUGHNESS_C): number =>
  (0.2083 * (100 / roughness) ** 1.852 * gpm ** 1.852) / innerIn ** 4.8655;

/** Lengths of straight pipe that cost as much as a fitting, in diameters: Crane TP-410. */
const FITTING_DIAMETERS = { elbow: 30, tee: 60 } as const;

export const fittingFt = (nominalIn: number, fittings: { elbows: number; tees: number }): number =>
  ((fittings.elbows * FITTING_DIAMETERS.elbow + fittings.tees * FITTING_DIAMETERS.tee) *
    innerInches(nominalIn)) /
  12;

export const pipeLoss = (gpm: number, nominalIn: number, feet: number): number =>
  (lossPer100Ft(gpm, innerInches(nominalIn)) * feet) / 100;
