import { type Bounds, boundsOf, type Polygon } from '#domain/geometry/plane.ts';
import { Sheet } from './sheet.ts';

// The window of a site plan: the whole lot and the pool, in the middle of the sheet, at a scale that a ruler can read on paper.

/** Units across the sheet: on paper 7 inches, the width between the margins of a Letter page. */
const PAPER_WIDTH = 800;
const UNITS_PER_INCH = PAPER_WIDTH / 7;
/** What a scale on an engineer's ruler has, and beyond it round hundreds. */
const FEET_PER_INCH = [
  5, 8, 10, 16, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 2000,
];
/** What a Letter page has under its heading, in the same units. */
const PAPER_HEIGHT = 980;
const NARROW = { width: 480, tallest: 620 } as const;
/** Around the lot, for the lengths of its sides. */
const MARGIN = 52;

export type SiteSheet = { sheet: Sheet; width: number; height: number; feetPerInch: number | null };

/** `below`: what stands under the lot on the same page. */
export function siteSheet(shapes: readonly Polygon[], name: 'wide' | 'narrow', below: number): SiteSheet {
  const around = boundsOf(shapes.flat());
  if (name === 'narrow') {
    const scale = fitting(around, NARROW.width, NARROW.tallest);
    return { ...windowOf(around, NARROW.width, scale), feetPerInch: null };
  }
  const fits = fitting(around, PAPER_WIDTH, PAPER_HEIGHT - below);
  const feetPerInch = FEET_PER_INCH.find((feet) => UNITS_PER_INCH / feet <= fits) ?? UNITS_PER_INCH / fits;
  return { ...windowOf(around, PAPER_WIDTH, UNITS_PER_INCH / feetPerInch), feetPerInch };
}

const fitting = ({ x0, z0, x1, z1 }: Bounds, width: number, tallest: number) =>
  Math.min((width - 2 * MARGIN) / (x1 - x0), (tallest - 2 * MARGIN) / (z1 - z0));

function windowOf({ x0, z0, x1, z1 }: Bounds, width: number, scale: number) {
  const aside = (width / scale - (x1 - x0)) / 2;
  const above = MARGIN / scale;
  const shown = { x0: x0 - aside, x1: x1 + aside, z0: z0 - above, z1: z1 + above };
  return { sheet: new Sheet(shown, width), width, height: (shown.z1 - shown.z0) * scale };
}
