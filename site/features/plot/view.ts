import type { Bounds, Point } from '#domain/geometry/plane.ts';

// Which part of the land is looked at: the middle of the picture in feet, and how many pixels a foot takes.
export type View = { x: number; y: number; pxPerFt: number };
export type Size = { width: number; height: number };

const LEAST_PX = 0.05;
const MOST_PX = 200;
export const boundedScale = (pxPerFt: number) => Math.min(MOST_PX, Math.max(LEAST_PX, pxPerFt));
/** Around everything, for labels and fingers. Beside it, where words are widest, there is room for the marks, too. */
const ASIDE_PX = 66;
const ABOVE_PX = { phone: 36, desk: 50 };
/** On the small paper of a phone's example. */
const BARE_PX = 30;
const BARE_ASIDE_PX = 46;
const PHONE_PX = 640;

export function fitView({ x0, z0, x1, z1 }: Bounds, { width, height }: Size, isExample: boolean): View {
  const isPhone = width < PHONE_PX;
  const above = isPhone ? (isExample ? BARE_PX : ABOVE_PX.phone) : ABOVE_PX.desk;
  const room = (pixels: number, margin: number) => Math.max(pixels - 2 * margin, pixels / 2);
  const pxPerFt = Math.min(
    room(width, isPhone && isExample ? BARE_ASIDE_PX : ASIDE_PX) / Math.max(x1 - x0, 1),
    room(height, above) / Math.max(z1 - z0, 1),
  );
  const scale = boundedScale(pxPerFt);
  return { x: (x0 + x1) / 2, y: (z0 + z1) / 2, pxPerFt: scale };
}

/** Pixels from the picture's upper left corner. */
export const toFeet = (view: View, size: Size, [x, y]: Point): Point => [
  view.x + (x - size.width / 2) / view.pxPerFt,
  view.y + (y - size.height / 2) / view.pxPerFt,
];

/** A point of the land comes to lie at a point of the picture. */
export function viewWith(land: Point, at: Point, size: Size, pxPerFt: number): View {
  const scale = boundedScale(pxPerFt);
  return {
    x: land[0] - (at[0] - size.width / 2) / scale,
    y: land[1] - (at[1] - size.height / 2) / scale,
    pxPerFt: scale,
  };
}

export const zoomed = (view: View, size: Size, factor: number, at: Point): View =>
  viewWith(toFeet(view, size, at), at, size, view.pxPerFt * factor);

export const viewBoxOf = ({ x, y, pxPerFt }: View, { width, height }: Size): string =>
  [x - width / 2 / pxPerFt, y - height / 2 / pxPerFt, width / pxPerFt, height / pxPerFt].join(' ');
