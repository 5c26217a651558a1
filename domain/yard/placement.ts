import { areaOf, contains, grown, overlaps, type Rectangle } from './rectangle.ts';
import type { SitePlan } from './site-plan.ts';

// Room for pump, filter and heater, and for a person to kneel between them and the water.
export const PAD = { length: 6, width: 4 } as const;
export const PAD_GAP_FT = 3;

export type Plot = { yard: Rectangle; buildable: Rectangle | null; houseSide: SitePlan['houseSide'] };
export type Placement = { pool: Rectangle; pad: Rectangle };

// Setbacks on three sides, the gap to the house on the fourth; nothing left means no pool.
export function plotOf(yardLength: number, yardWidth: number, plan: SitePlan): Plot {
  const yard = { x: 0, y: 0, length: yardLength, width: yardWidth };
  const edge = (side: SitePlan['houseSide']) => (plan.houseSide === side ? plan.houseGap : plan.setback);
  const buildable = {
    x: edge('west'),
    y: edge('north'),
    length: yardLength - edge('west') - edge('east'),
    width: yardWidth - edge('north') - edge('south'),
  };
  const room = buildable.length > 0 && buildable.width > 0;
  return { yard, buildable: room ? buildable : null, houseSide: plan.houseSide };
}

// The pad stands in a corner of the yard; the corners at the house come first, where the power is.
function padCorners({ yard, houseSide }: Plot): Rectangle[] {
  const right = yard.length - PAD.length;
  const bottom = yard.width - PAD.width;
  const corner = (x: number, y: number) => ({ x, y, ...PAD });
  const [nw, ne, sw, se] = [corner(0, 0), corner(right, 0), corner(0, bottom), corner(right, bottom)];
  const byHouse = {
    north: [ne, nw, se, sw],
    south: [se, sw, ne, nw],
    west: [nw, sw, ne, se],
    east: [ne, se, nw, sw],
  };
  return byHouse[houseSide].filter((pad) => contains(yard, pad));
}

// Middle first, then towards each edge: the same pool fits in every yard that is longer or wider.
const ALONG = [0.5, 0, 1] as const;

function place(plot: Plot, size: { length: number; width: number }): Placement | null {
  const { buildable } = plot;
  if (!buildable || size.length > buildable.length || size.width > buildable.width) return null;
  const pads = padCorners(plot);
  for (const alongX of ALONG)
    for (const alongY of ALONG) {
      const pool = {
        x: buildable.x + (buildable.length - size.length) * alongX,
        y: buildable.y + (buildable.width - size.width) * alongY,
        ...size,
      };
      const pad = pads.find((candidate) => !overlaps(grown(candidate, PAD_GAP_FT), pool));
      if (pad) return { pool, pad };
    }
  return null;
}

// A pool may lie along the yard or across it; along is tried first.
export function placeEitherWay(plot: Plot, length: number, width: number): Placement | null {
  return place(plot, { length, width }) ?? place(plot, { length: width, width: length });
}

export function openGround(plot: Plot, pool: Rectangle): number {
  return plot.buildable ? areaOf(plot.buildable) - areaOf(pool) : 0;
}
