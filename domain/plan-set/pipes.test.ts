import { expect, it } from 'vitest';
import { fittingFt, lossPer100Ft, pipeLoss } from './head-loss.ts';
import { pipeFor, pipeName, velocityOf } from './pipes.ts';

const within = (figure: number, byHand: number) => expect(Math.abs(figure / byHand - 1)).toBeLessThan(0.01);

// By hand, from the printed formulas.
it('computes velocity and friction as they are computed by hand', () => {
  // 50 gpm in 2 in: 0.4085 × 50 / 2.067².
  within(velocityOf(50, 2), 4.78);
  within(velocityOf(245, 6), 2.72);
  // 50 gpm in 2 in: 0.2083 × 0.6667^1.852 × 50^1.852 / 2.067^4.8655 = 0.2083 × 0.4719 × 1401 / 34.2.
  within(lossPer100Ft(50, 2.067), 4.03);
  within(pipeLoss(50, 2, 80), 3.22);
  // Three elbows and a tee of 2 in: (3 × 30 + 60) × 2.067 / 12.
  within(fittingFt(2, { elbows: 3, tees: 1 }), 25.84);
});

it('takes the smallest pipe that keeps the water slow enough', () => {
  expect(pipeFor(50, 'suction', 1.5)).toBe(2);
  expect(pipeFor(63, 'suction', 1.5)).toBe(2.5);
  expect(pipeFor(80, 'return', 1.5)).toBe(2);
  expect(pipeFor(5, 'return', 2)).toBe(2);
  expect([0.75, 1, 1.5, 2, 2.5].map(pipeName)).toEqual(['3/4"', '1"', '1-1/2"', '2"', '2-1/2"']);
});
