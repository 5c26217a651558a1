// Schedule 40 PVC pipe: inner diameters by ASTM D1785, in inches, and what flows through.

const INNER_IN: readonly (readonly [nominal: number, inner: number])[] = [
  [0.75, 0.824],
  [1, 1.049],
  [1.5, 1.61],
  [2, 2.067],
  [2.5, 2.469],
  [3, 3.068],
  [4, 4.026],
  [6, 6.065],
  [8, 7.981],
  [10, 10.02],
  [12, 11.938],
];

/** The fastest water may move: the limits of ANSI/APSP/ICC-15 for the pipes of residential pools. */
export const MOST_FEET_PER_SECOND = { suction: 6, return: 8 } as const;

export type PipeSide = keyof typeof MOST_FEET_PER_SECOND;

/** Inner diameter of a nominal size. */
export function innerInches(nominal: number): number {
  const found = INNER_IN.find(([size]) => size === nominal);
  if (!found) throw new Error(`there is no schedule 40 pipe of ${nominal} in`);
  return found[1];
}

/** In feet per second: gallons per minute (231 cubic inches) over the pipe's area. */
export const velocityOf = (gpm: number, nominal: number): number =>
  (0.408_5 * gpm) / innerInches(nominal) ** 2;

/** The smallest size that keeps the water slow enough, not under `least`. */
export function pipeFor(gpm: number, side: PipeSide, least: number): number {
  const found = INNER_IN.find(
    ([size]) => size >= least && velocityOf(gpm, size) <= MOST_FEET_PER_SECOND[side],
  );
  return (found ?? INNER_IN[INNER_IN.length - 1] ?? [least])[0];
}

/** As on a plan: 2-1/2". */
export function pipeName(nominal: number): string {
  const whole = Math.floor(nominal);
  const part = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' }[nominal - whole];
  if (!part) return `${nominal}"`;
  return whole === 0 ? `${part}"` : `${whole}-${part}"`;
}
