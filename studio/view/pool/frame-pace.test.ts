import { expect, test } from 'vitest';
import { FramePace, PACE } from './frame-pace.ts';

function run(pace: FramePace, durationMs: number, frames: number) {
  for (let frame = 0; frame < frames; frame++) pace.frame(durationMs);
}

test('slow frames give up sharpness, down to a limit', () => {
  const pace = new FramePace(2);
  run(pace, 40, 40);
  expect(pace.ratio).toBeLessThan(1.5);
  run(pace, 40, 1000);
  expect(pace.ratio).toBe(PACE.lowest);
});

test('quick frames take it back, up to the screen’s own', () => {
  const pace = new FramePace(2);
  run(pace, 40, 200);
  run(pace, 6, 1000);
  expect(pace.ratio).toBe(2);
});

test('frames in between leave everything as it is', () => {
  const pace = new FramePace(1.5);
  run(pace, 15, 500);
  expect(pace.ratio).toBe(1.5);
});

test('a pause is no slow frame', () => {
  const pace = new FramePace(2);
  run(pace, 5000, 100);
  expect(pace.ratio).toBe(2);
});
