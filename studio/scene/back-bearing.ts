import type { Design } from '#domain/design/design.ts';
import { backBearingOn } from '#domain/plot/site.ts';

/** Of the direction in which the house stands, clockwise from north. */
export const BACK_BEARING = { north: 0, east: 90, south: 180, west: 270 } as const;

/** By the plot's own north where the pool stands on one. */
export const backBearingOf = ({ site, houseSide }: Design): number =>
  site ? backBearingOn(site) : BACK_BEARING[houseSide];
