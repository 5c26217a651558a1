import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { HOUSES } from '#domain/design/design.ts';
import { doorsOf, postsOf } from './porch.ts';

const HALF_FT = 27;

test.each(HOUSES.filter((house) => house !== 'none'))(
  '%s: posts stand in even bays, none before the middle of the doors',
  (house) => {
    const xs = postsOf(house, HALF_FT).map(([x]) => x);
    const bays = xs.slice(1).map((x, i) => x - (xs[i] ?? 0));
    expect(Math.max(...bays) - Math.min(...bays)).toBeLessThan(0.5);
    const footprint = { anchor: { x: 0, z: 0, yaw: 0 }, widthFt: HALF_FT * 2 };
    const [from, to] = doorsOf({ ...DEFAULT_DESIGN, house }, footprint) ?? [0, 0];
    for (const x of xs) expect(Math.abs(x - (from + to) / 2)).toBeGreaterThan(2);
  },
);
