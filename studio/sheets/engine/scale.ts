import type { Bounds } from '#domain/geometry/plane.ts';

// Scales that stand on a ruler: an architect's for what is built and its details, an engineer's for land.

export type Scale = { feetPerInch: number; words: string };

const architect = (words: string, feetPerInch: number): Scale => ({
  feetPerInch,
  words: `${words}" = 1'-0"`,
});
const engineer = (feet: number): Scale => ({ feetPerInch: feet, words: `1" = ${feet}'` });

export const SCALES = {
  detail: [
    architect('1 1/2', 2 / 3),
    architect('1', 1),
    architect('3/4', 4 / 3),
    architect('1/2', 2),
    architect('3/8', 8 / 3),
    architect('1/4', 4),
    architect('3/16', 16 / 3),
    architect('1/8', 8),
  ],
  built: [
    architect('3/4', 4 / 3),
    architect('1/2', 2),
    architect('3/8', 8 / 3),
    architect('1/4', 4),
    architect('3/16', 16 / 3),
    architect('1/8', 8),
    architect('3/32', 32 / 3),
    architect('1/16', 16),
    engineer(20),
    engineer(30),
    engineer(40),
    engineer(50),
    engineer(60),
    engineer(100),
  ],
  land: [5, 10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 2000].map(engineer),
} as const;

export type Ruler = keyof typeof SCALES;

/**
 * The largest at which the extent and `marginIn` on every side of it fit; the smallest there is where none does. What is drawn may
 * `reach` farther, and is asked for only where the extent fits.
 */
export function fittingScale(
  ruler: Ruler,
  extent: Bounds,
  { widthIn, heightIn }: { widthIn: number; heightIn: number },
  marginIn: number,
  reach: (scale: Scale) => Bounds = () => extent,
  largest?: Scale,
): Scale {
  const scales = SCALES[ruler].filter(({ feetPerInch }) => feetPerInch >= (largest?.feetPerInch ?? 0));
  const holds = ({ x0, z0, x1, z1 }: Bounds, { feetPerInch }: Scale) =>
    (x1 - x0) / feetPerInch + 2 * marginIn <= widthIn && (z1 - z0) / feetPerInch + 2 * marginIn <= heightIn;
  const found = scales.find((one) => holds(extent, one) && holds(reach(one), one)) ?? scales.at(-1);
  if (!found) throw new Error(`the ruler ${ruler} has no scale`);
  return found;
}
