import type { Point } from '#domain/geometry/plane.ts';
import { label, line, type Mark, PAPER } from './marks.ts';

// 32.5 becomes 32'-6", as on every plan in the trade.
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}'-${inches % 12}"`;
}

const TICK = 5;

export const textWidth = (text: string, size: number) => text.length * size * 0.56;

// A dimension line with its ticks and its figure, along x or along y.
export function dimension(from: Point, to: Point, text: string, size: number): Mark[] {
  const along = from[1] === to[1];
  const wide = textWidth(text, size) + 12;
  // A line too short for its figure carries it just past its end.
  const run = along ? to[0] - from[0] : to[1] - from[1];
  const past = run < wide + 4 * TICK ? run / 2 + wide / 2 + 2 * TICK : 0;
  const mx = (from[0] + to[0]) / 2 + (along ? past : 0);
  const my = (from[1] + to[1]) / 2 + (along ? 0 : past);
  // A line with room for its figure opens around it: whatever is under it stays in sight.
  const half = (run - wide) / 2;
  const tick = ([x, y]: Point) => line([x - TICK, y + TICK], [x + TICK, y - TICK], 1.6);
  return [
    line(from, to, 1, PAPER.ink, past ? undefined : [half, wide, half, wide]),
    tick(from),
    tick(to),
    along
      ? label([mx, my + size * 0.35], text, size, 'middle', { strong: true })
      : label([mx + size * 0.35, my], text, size, 'middle', { strong: true, turn: -90 }),
  ];
}

// A depth: the line down to the floor, its figure level beside it, where a shallow end leaves no room along it.
export function depthMark(
  x: number,
  top: number,
  bottom: number,
  text: string,
  size: number,
  side: 'before' | 'after',
  // how far beyond the line a figure after it stands
  clear = 0,
): Mark[] {
  const end = (y: number) => line([x - TICK, y], [x + TICK, y], 1.6);
  const middle = (top + bottom) / 2;
  const y = middle + size * 0.36;
  const figure = { strong: true };
  return [
    line([x, top], [x, bottom], 1),
    end(top),
    end(bottom),
    ...(clear > 0 ? [line([x, middle], [x + clear + 5, middle], 1)] : []),
    side === 'after'
      ? label([x + clear + 9, y], text, size, 'start', figure)
      : label([x - 9, y], text, size, 'end', figure),
  ];
}
