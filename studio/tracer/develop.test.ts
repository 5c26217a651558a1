import { expect, test } from 'vitest';
import { FRAME_AT, HEAP_AT, openCore, scratchAt } from './core.ts';
import { emptyFrame, writeFrame } from './frame-fields.ts';

const [WIDTH, HEIGHT] = [256, 128];
const WARM = [1.2, 1, 0.6, 1];

function developed(
  light: (x: number, y: number) => number,
  panorama = 0,
  saturation = 1,
  punch = 0,
  dusk = 0,
  isLeaf = false,
) {
  const memory = new WebAssembly.Memory({ initial: 512, maximum: 16384, shared: true });
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const [bloom, glow] = [core.reserve(WIDTH * HEIGHT * 16), core.reserve(WIDTH * HEIGHT * 16)];
  const out = core.reserve(WIDTH * HEIGHT * 3);
  const ids = core.reserve(WIDTH * HEIGHT);
  const materials = core.reserve(64);
  new Float32Array(memory.buffer, materials, 16)[0] = isLeaf ? 1 : 0;
  const pixels = new Float32Array(memory.buffer, bloom, WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      pixels.set(
        WARM.map((share) => share * light(x, y)),
        (y * WIDTH + x) * 4,
      );
  const values = {
    width: WIDTH,
    height: HEIGHT,
    imageHeight: HEIGHT,
    exposure: 1,
    saturation,
    punch,
    dusk,
    panorama,
    bloom,
    out,
    ids,
    materials,
  };
  writeFrame(memory, FRAME_AT, { ...emptyFrame(), ...values });
  core.begin(FRAME_AT, scratchAt(0));
  const [w, h] = [WIDTH / 4, HEIGHT / 4];
  core.glow(glow, glow + w * h * 16, w, h);
  core.develop(0, HEIGHT, glow, w, h);
  const bytes = new Uint8Array(memory.buffer, out, WIDTH * HEIGHT * 3);
  // The mean of a column's greens: single pixels have grain.
  return (x: number, channel = 1) => {
    let sum = 0;
    for (let y = 40; y < 88; y++) sum += bytes[(y * WIDTH + x) * 3 + channel] ?? 0;
    return sum / 48;
  };
}

test('what differs from its surroundings stands out from them, and an even surface stays even', () => {
  const edge = developed((x) => (x < WIDTH / 2 ? 0.1 : 0.4));
  expect(edge(126)).toBeLessThan(edge(80) - 2);
  expect(edge(129)).toBeGreaterThan(edge(180) + 2);
  const even = developed(() => 0.2);
  expect(Math.abs(even(126) - even(110))).toBeLessThan(1);
});

test('where a panorama’s ends meet, no line is seen', () => {
  // Its middle is dark: its ends lie in the same light, far from the edges.
  const round = developed((x) => (x > 100 && x < 156 ? 0.1 : 0.4), 1);
  expect(Math.abs(round(0) - round(255))).toBeLessThan(1);
  const apart = developed((x) => (x < WIDTH / 2 ? 0.1 : 0.4), 1);
  expect(apart(0)).toBeLessThan(apart(40) - 2);
});

test('a print has as much color as its hour gives it', () => {
  const colours = [0, 0.98, 1.25].map((saturation) => {
    const even = developed(() => 0.3, 0, saturation);
    return even(100, 0) - even(100, 2);
  });
  expect(Math.abs(colours[0] ?? 9)).toBeLessThan(1);
  expect(colours[1]).toBeGreaterThan(10);
  expect(colours[2]).toBeGreaterThan((colours[1] ?? 0) * 1.15);
});

test('a hard print draws lights and darks apart and leaves white and black where they are', () => {
  const shown = (light: number, punch: number) => developed(() => light, 0, 1, punch)(100);
  expect(shown(0.75, 1)).toBeGreaterThan(shown(0.75, 0) + 8);
  expect(shown(0.08, 1)).toBeLessThan(shown(0.08, 0) - 3);
  expect(Math.abs(shown(0.0005, 1) - shown(0.0005, 0))).toBeLessThan(2);
  expect(Math.abs(shown(12, 1) - shown(12, 0))).toBeLessThan(6);
});

test('after sunset what is dark has less color than what a lamp lights', () => {
  const colour = (light: number, dusk: number) => {
    const even = developed(() => light, 0, 1.2, 0, dusk);
    return even(100, 0) - even(100, 2);
  };
  expect(colour(0.06, 1)).toBeLessThan(colour(0.06, 0) * 0.8);
  expect(colour(0.6, 1)).toBeCloseTo(colour(0.6, 0), 0);
});

test('leaves are drawn together into masses, all else keeps its grain', () => {
  const grain = (isLeaf: boolean) => {
    const shown = developed((x) => (x % 2 ? 0.12 : 0.3), 0, 1, 0, 0, isLeaf);
    return Math.abs(shown(100) - shown(101));
  };
  expect(grain(true)).toBeLessThan(grain(false) * 0.85);
});
