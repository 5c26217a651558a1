import { type Bounds, clipToBounds, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { area, block, type Ink, label, type Mark, PAPER } from './marks.ts';

// Feet to the sheet's units.
export class Sheet {
  readonly shown: Bounds;
  readonly scale: number;

  constructor(shown: Bounds, width: number) {
    this.shown = shown;
    this.scale = width / (shown.x1 - shown.x0);
  }

  readonly toX = (feet: number) => (feet - this.shown.x0) * this.scale;
  readonly toY = (feet: number) => (feet - this.shown.z0) * this.scale;
  readonly point = ([x, z]: Point): Point => [this.toX(x), this.toY(z)];
  readonly shape = (polygon: Polygon, ink: Ink): Mark =>
    area(clipToBounds(polygon, this.shown).map(this.point), ink);
}

/** `upBearingDeg` is where up on the sheet points to, clockwise from north; so north is turned the other way. */
export function northArrow(x: number, y: number, upBearingDeg: number, textSize: number): Mark[] {
  const turn = (-upBearingDeg * Math.PI) / 180;
  const point = (dx: number, dy: number): Point => [
    x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
  const [labelX, labelY] = point(0, -33);
  return [
    area([point(0, -22), point(9, 22), point(0, 14), point(-9, 22)], { fill: PAPER.ink }),
    label([labelX, labelY + textSize * 0.32], 'N', textSize * 0.9, 'middle', { strong: true }),
  ];
}

export function scaleBar(x: number, y: number, scale: number, textSize: number, stepFt = 5): Mark[] {
  const step = scale * stepFt;
  const bar = (index: number, fill: string) =>
    block(x + index * step, y, x + (index + 1) * step, y + 7, { fill, stroke: PAPER.ink, width: 1 });
  const figure = (feet: number, text: string, anchor: 'start' | 'middle') =>
    label([x + feet * scale, y - 5], text, textSize * 0.75, anchor);
  return [
    bar(0, PAPER.ink),
    bar(1, PAPER.white),
    figure(0, '0', 'start'),
    figure(stepFt, String(stepFt), 'middle'),
    figure(2 * stepFt, `${2 * stepFt} ft`, 'middle'),
  ];
}
