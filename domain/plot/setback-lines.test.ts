import { expect, test } from 'vitest';
import { edgesOf, type Point } from '#domain/geometry/plane.ts';
import { setbackLines } from './setback-lines.ts';

const LOT: [number, number][] = [
  [0, 0],
  [80, 0],
  [80, 70],
  [60, 70],
  [60, 100],
  [0, 100],
];
const lot = (setbacks: number[], corners = LOT) => ({
  corners,
  edges: setbacks.map((setbackFt) => ({ setbackFt, note: '' })),
});
const short = (value: number) => Math.round(value * 100) / 100;
const straight = (one: ReturnType<typeof lot>) =>
  setbackLines(one).flatMap(({ side, path }) =>
    path.length === 2 ? [[side, ...path.flat().map(short)]] : [],
  );
const fromSide = ([x, y]: Point, [a, b]: readonly [Point, Point]) => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t);
};

test('each side has its own line, ending where its neighbors begin', () => {
  expect(straight(lot([20, 5, 10, 7, 15, 5]))).toEqual([
    [0, 5, 20, 75, 20],
    [1, 75, 20, 75, 60],
    [2, 75, 60, 60, 60],
    // Around the inner corner the 10 ft of the side before it reach farther than its own 7 ft.
    [3, 53, short(70 + Math.sqrt(100 - 49)), 53, 85],
    [4, 53, 85, 5, 85],
    [5, 5, 85, 5, 20],
  ]);
});

test('wherever it is drawn, a line is its setback away from its side and no nearer to another than that one allows', () => {
  const sides = edgesOf(LOT);
  const setbacks = [20, 5, 10, 7, 15, 5];
  const lines = setbackLines(lot(setbacks));
  expect(lines.some(({ path }) => path.length > 2)).toBe(true);
  for (const { side, path } of lines)
    for (const point of path)
      sides.forEach((other, j) => {
        const feet = fromSide(point, other);
        if (j === side) expect(feet).toBeCloseTo(setbacks[j] ?? 0, 6);
        else expect(feet).toBeGreaterThan((setbacks[j] ?? 0) - 0.3);
      });
});

test('it does not matter which way round a lot was drawn; without a setback or without room there is no line', () => {
  expect(straight(lot([5, 5, 5, 5, 5, 5], LOT.toReversed()))).toHaveLength(6);
  expect(straight(lot([0, 5, 0, 0, 0, 0]))).toEqual([[1, 75, 0, 75, 70]]);
  expect(straight(lot([60, 60, 60, 60, 60, 60]))).toEqual([]);
});
