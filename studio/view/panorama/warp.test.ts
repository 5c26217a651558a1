import { expect, test } from 'vitest';
import { warpPanorama } from './warp.ts';

const whole = { horizontal: 360, vertical: 180 };
// Each source pixel holds its own column and row, so a sampled pixel tells where it came from.
const source = { width: 360, height: 180, data: new Uint32Array(360 * 180).map((_, at) => at) };

function centreOf(look: { yaw: number; pitch: number }, fov = 80, coverage = whole) {
  const target = { width: 3, height: 3, data: new Uint32Array(9) };
  warpPanorama(source, target, { ...look, fov }, coverage, 0xffffffff);
  const at = target.data[4] ?? -1;
  return { column: at % 360, row: Math.floor(at / 360), raw: at };
}

test('looking straight ahead shows the middle of the picture', () => {
  expect(centreOf({ yaw: 0, pitch: 0 })).toMatchObject({ column: 180, row: 90 });
});

test('looking right shows what lies to the right, looking up what lies above', () => {
  expect(centreOf({ yaw: 90, pitch: 0 }).column).toBe(270);
  expect(centreOf({ yaw: 0, pitch: 45 }).row).toBe(45);
});

test('the edge of the view is half the field of view away', () => {
  const target = { width: 801, height: 1, data: new Uint32Array(801) };
  warpPanorama(source, target, { yaw: 0, pitch: 0, fov: 80 }, whole, 0);
  expect((target.data[0] ?? 0) % 360).toBe(140);
  expect((target.data[800] ?? 0) % 360).toBe(219);
});

test('past the edge of an ordinary photo there is only the backdrop', () => {
  expect(centreOf({ yaw: 100, pitch: 0 }, 80, { horizontal: 110, vertical: 73 }).raw).toBe(0xffffffff);
});
