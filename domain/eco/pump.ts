import { SINGLE_SPEED_PUMP } from './assumptions.ts';

// Affinity laws: flow follows speed, power the cube of speed. The same water a day at half the speed
// takes twice the hours and a quarter of the energy. A day has 24 hours, which limits how slow it can go.
const SLOWEST = 0.5;

function pumpSpeed(fullSpeedHours: number): number {
  return Math.max(SLOWEST, fullSpeedHours / 24);
}

export function pumpKwhPerDay(fullSpeedHours: number, variableSpeed: boolean): number {
  const speed = variableSpeed ? pumpSpeed(fullSpeedHours) : 1;
  const power = SINGLE_SPEED_PUMP.kilowatts * speed ** 3;
  return power * (fullSpeedHours / speed);
}
