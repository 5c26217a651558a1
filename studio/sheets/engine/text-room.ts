import { overlap, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { textWidthOf } from './text-width.ts';

// Where text stands on paper, and what is still free of it.

export type TextMark = Extract<Mark, { kind: 'text' }>;

/** Over and under the foot of the letters, of their size. */
const [RISE, DROP] = [0.74, 0.2];

/** The ground its letters take, `pad` points more all around. */
export function textBox({ x, y, text, size, anchor, strong, turn = 0 }: TextMark, pad = 0): Polygon {
  const width = textWidthOf(text, size, strong);
  const left = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corner = (dx: number, dy: number): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  const [l, r] = [left - pad, left + width + pad];
  const [t, b] = [-size * RISE - pad, size * DROP + pad];
  return [corner(l, t), corner(r, t), corner(r, b), corner(l, b)];
}

export class TextRoom {
  readonly #texts: Polygon[] = [];
  readonly #lines: Polygon[] = [];

  take(box: Polygon): void {
    this.#texts.push(box);
  }

  /** Better not written over. */
  cross(from: Point, to: Point): void {
    this.#lines.push(sliver(from, to));
  }

  crossAlong(points: readonly Point[]): void {
    points.slice(1).forEach((to, i) => {
      this.cross(points[i] ?? to, to);
    });
  }

  /** 0 is free; a line behind the letters is a blemish, other letters a fault. */
  crowd(box: Polygon): number {
    if (this.#texts.some((other) => overlap(box, other))) return 2;
    return this.#lines.some((line) => overlap(box, line)) ? 1 : 0;
  }
}

/** A line as a shape with a little ground. */
function sliver([ax, ay]: Point, [bx, by]: Point): Polygon {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(-(by - ay) / length) * 0.2, ((bx - ax) / length) * 0.2];
  return [
    [ax - nx, ay - ny],
    [bx - nx, by - ny],
    [bx + nx, by + ny],
    [ax + nx, ay + ny],
  ];
}
