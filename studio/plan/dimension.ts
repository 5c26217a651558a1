import { type Mark, PAPER } from './marks.ts';

// 32.5 becomes 32'-6", as on every plan in the trade.
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}'-${inches % 12}"`;
}

const TICK = 5;

export const textWidth = (text: string, size: number) => text.length * size * 0.56;

// A dimension line with its ticks and its figure, along x or along y.
export function dimension(
  from: readonly [number, number],
  to: readonly [number, number],
  text: string,
  size: number,
): Mark[] {
  const along = from[1] === to[1];
  const wide = textWidth(text, size) + 12;
  // A line too short for its figure carries it just past its end.
  const run = along ? to[0] - from[0] : to[1] - from[1];
  const past = run < wide + 4 * TICK ? run / 2 + wide / 2 + 2 * TICK : 0;
  const mx = (from[0] + to[0]) / 2 + (along ? past : 0);
  const my = (from[1] + to[1]) / 2 + (along ? 0 : past);
  const tick = ([x, y]: readonly [number, number]): Mark => ({
    kind: 'shape',
    points: [
      [x - TICK, y + TICK],
      [x + TICK, y - TICK],
    ],
    closed: false,
    stroke: PAPER.ink,
    width: 1.6,
  });
  return [
    { kind: 'shape', points: [from, to], closed: false, stroke: PAPER.ink, width: 1 },
    tick(from),
    tick(to),
    {
      kind: 'shape',
      points: along
        ? [
            [mx - wide / 2, my - size * 0.6],
            [mx + wide / 2, my - size * 0.6],
            [mx + wide / 2, my + size * 0.6],
            [mx - wide / 2, my + size * 0.6],
          ]
        : [
            [mx - size * 0.6, my - wide / 2],
            [mx + size * 0.6, my - wide / 2],
            [mx + size * 0.6, my + wide / 2],
            [mx - size * 0.6, my + wide / 2],
          ],
      closed: true,
      fill: PAPER.white,
      opacity: 0.9,
    },
    {
      kind: 'text',
      x: along ? mx : mx + size * 0.35,
      y: along ? my + size * 0.35 : my,
      text,
      size,
      anchor: 'middle',
      strong: true,
      ...(along ? {} : { turn: -90 }),
    },
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
  // how far beyond the line the figure stands
  clear = 0,
): Mark[] {
  const [line] = dimension([x, top], [x, bottom], '', size);
  const end = (y: number): Mark => ({
    kind: 'shape',
    points: [
      [x - TICK, y],
      [x + TICK, y],
    ],
    closed: false,
    stroke: PAPER.ink,
    width: 1.6,
  });
  return [
    ...(line ? [line] : []),
    end(top),
    end(bottom),
    {
      kind: 'text',
      x: side === 'after' ? x + clear + 9 : x - clear - 9,
      y: (top + bottom) / 2 + size * 0.36,
      text,
      size,
      anchor: side === 'after' ? 'start' : 'end',
      strong: true,
    },
  ];
}
