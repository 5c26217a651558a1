import { type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { exact, plotOf, USUAL } from './edit.ts';
import type { Plot } from './plot.ts';

// What a drawing begins with when nobody has a picture to trace.

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];
export const CORNERS = ['top-right', 'bottom-right', 'bottom-left', 'top-left'] as const;
export type MissingCorner = (typeof CORNERS)[number];

/** What two typed sides may be. */
export const START_LIMITS = { sideFt: { min: 10, max: 2000 } } as const;

const HOUSE = { share: 0.6, deepShare: 0.25, mostDeepFt: 32, mostWideFt: 60, fromLineFt: 8 };

/** A house of usual size in the middle of that side, some feet from the line. */
function houseAt(wide: number, deep: number, side: Side): Polygon {
  const upright = side === 'left' || side === 'right';
  const [along, across] = upright ? [deep, wide] : [wide, deep];
  const length = Math.min(along * HOUSE.share, HOUSE.mostWideFt);
  const depth = Math.min(across * HOUSE.deepShare, HOUSE.mostDeepFt);
  const line = Math.min(HOUSE.fromLineFt, across * 0.1);
  const [from, to] = [(along - length) / 2, (along + length) / 2];
  const near = side === 'top' || side === 'left';
  const [front, back] = near ? [line, line + depth] : [across - line - depth, across - line];
  return upright ? rectangle(front, from, back, to) : rectangle(from, front, to, back);
}

const round = (points: Polygon): Polygon => points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);

const withHouse = (plot: Plot, wide: number, deep: number, side: Side | null): Plot =>
  side === null
    ? plot
    : {
        ...plot,
        buildings: [
          {
            kind: 'house',
            corners: round(houseAt(wide, deep, side)).map(exact),
            gapFt: USUAL.gapFt,
            note: '',
          },
        ],
      };

export const rectanglePlot = (wide: number, deep: number, house: Side | null): Plot =>
  withHouse(plotOf(rectangle(0, 0, wide, deep), 'rectangle'), wide, deep, house);

/** An L by its two long sides and the corner that is missing. */
export function lPlot(
  wide: number,
  deep: number,
  cut: { wide: number; deep: number; corner: MissingCorner },
  house: Side | null,
): Plot {
  const [x, y] = [wide - cut.wide, deep - cut.deep];
  const outline: Polygon = [
    [0, 0],
    [wide, 0],
    [wide, y],
    [x, y],
    [x, deep],
    [0, deep],
  ];
  const flipX = cut.corner.endsWith('left');
  const flipY = cut.corner.startsWith('top');
  const flipped = outline.map(([px, py]): Point => [flipX ? wide - px : px, flipY ? deep - py : py]);
  // One flip alone turns the way round.
  const corners = flipX === flipY ? flipped : flipped.toReversed();
  return withHouse(plotOf(corners, 'l-shape'), wide, deep, house);
}
