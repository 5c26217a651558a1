import { expect, test } from 'vitest';
import { FINISHES, HOURS, type Hour } from '#domain/design/design.ts';
import { sunFor } from '#studio/scene/sun.ts';
import { HEAP_AT, openCore } from './core.ts';
import {
  breezeOf,
  buildEnvironment,
  buildRipples,
  glareOf,
  netOf,
  throughSurface,
  underWaterOf,
} from './environment.ts';

const SKY_FLOATS = 1024 * 256 * 3;

function skyAt(hour: Hour, clouds = 0) {
  const memory = new WebAssembly.Memory({ initial: 1000, maximum: 16384, shared: true });
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const { direction } = sunFor(hour, 0);
  const made = buildEnvironment(core, memory, { hour, cloudiness: 0.45, clouds }, direction);
  const table = new Float32Array(memory.buffer, made.sky, SKY_FLOATS).slice();
  return { ...made, table, core, memory, direction };
}

function netUnder(hour: Hour): number {
  const { core, memory, direction } = skyAt(hour);
  const contrast = buildRipples(core).caustics.map((pointer) => {
    const strays = new Float32Array(memory.buffer, pointer, 512 * 512);
    const mean = strays.reduce((sum, v) => sum + v, 0) / strays.length;
    return (
      netOf(hour, direction[1]) *
      Math.sqrt(strays.reduce((sum, v) => sum + (v - mean) ** 2, 0) / strays.length)
    );
  });
  return Math.max(...contrast);
}

test('the net of light on the floor never outshines the floor, is plain by day, and is faint at dusk', () => {
  const [day, golden, sunset, dusk] = HOURS.map(netUnder);
  for (const contrast of [day, golden, sunset, dusk]) expect(contrast).toBeLessThan(0.45);
  expect(golden).toBeGreaterThan(0.2);
  expect(golden).toBeLessThan(day ?? 0);
  expect(dusk).toBeLessThan((golden ?? 0) / 2);
});

test('the golden hour has a warm key and a cool fill, well apart', () => {
  const { sunColour, skyLight } = skyAt('golden');
  expect(sunColour[0] / sunColour[2]).toBeGreaterThan(2);
  expect(skyLight[2] / skyLight[0]).toBeGreaterThan(1.1);
  expect(sunColour[1] / skyLight[1]).toBeGreaterThan(4);
});

test('at sunset the sky is orange at the horizon all the way round, and blue overhead', () => {
  const { table } = skyAt('sunset');
  const colourAt = (column: number, row: number) => table.slice((row * 1024 + column) * 3).slice(0, 3);
  for (let column = 0; column < 1024; column += 64) {
    const [red = 0, green = 0, blue = 0] = colourAt(column, 24);
    expect(red / green).toBeGreaterThan(1.5);
    expect(green / blue).toBeGreaterThan(1.1);
    const [above = 0, , deep = 0] = colourAt(column, 240);
    expect(deep / above).toBeGreaterThan(1.4);
  }
});

test('by day a filter lets a pale floor show through the mirror; over a dark one and at dusk the mirror stays whole', () => {
  expect(glareOf('golden', 'white')).toBeLessThan(0.3);
  for (const finish of FINISHES) expect(glareOf('dusk', finish)).toBe(0.5);
  for (const hour of HOURS) expect(glareOf(hour, 'dark')).toBe(0.5);
});

test('one garden has other clouds than the next, and about as much light', () => {
  const [one, other] = [skyAt('golden'), skyAt('golden', 0.4)];
  const apart = one.table.filter((value, i) => Math.abs(value - (other.table[i] ?? 0)) > 0.03).length;
  expect(apart / SKY_FLOATS).toBeGreaterThan(0.05);
  one.skyLight.forEach((value, i) => {
    expect(Math.abs((other.skyLight[i] ?? 0) / value - 1)).toBeLessThan(0.15);
  });
});

test('a high sun shines into the water, a low one glances off it; the breeze drops in the evening, and lamps outshine only the dusk', () => {
  expect(throughSurface(1)).toBeCloseTo(0.98, 2);
  expect(throughSurface(0.19)).toBeLessThan(0.7);
  expect(underWaterOf('sunset')).toBeLessThan(underWaterOf('dusk'));
  for (const garden of [0, 5, 12]) {
    expect(breezeOf('sunset', garden, true)).toBeLessThan(breezeOf('golden', garden, true));
    expect(breezeOf('dusk', garden, true)).toBeLessThan(breezeOf('golden', garden, false));
    expect(breezeOf('day', garden, true)).toBeGreaterThan(breezeOf('day', garden, false));
  }
});
