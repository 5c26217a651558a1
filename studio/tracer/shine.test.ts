import { expect, test } from 'vitest';
import { FRAME_AT, HEAP_AT, openCore, scratchAt } from './core.ts';
import { emptyFrame, writeFrame } from './frame-fields.ts';

// The share of light that comes along; the spa's and panes' are told by twos added.
const [POOL, PANE] = [0.5, 4.5];

test('what panes mirror loses its grain and keeps its shapes, and never mixes with what water mirrors', () => {
  const memory = new WebAssembly.Memory({ initial: 512, maximum: 16384, shared: true });
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const [width, height] = [32, 32];
  const bytes = width * height * 16;
  const [from, to] = [core.reserve(bytes), core.reserve(bytes)];
  const pixels = new Float32Array(memory.buffer, from, width * height * 4);
  const post = (p: number) => p % width >= 24;
  // Above, a pane that mirrors single leaves before the sky and a bright post beside them; below, water that mirrors a dark wall.
  for (let p = 0; p < width * height; p++) {
    const pane = p < (width * height) / 2;
    const leaf = (p * 7) % 3 === 0;
    pixels.set([pane ? (post(p) ? 30 : leaf ? 0 : 9) : 1, 0, 0, pane ? PANE : POOL], p * 4);
  }
  writeFrame(memory, FRAME_AT, { ...emptyFrame(), width, height });
  core.begin(FRAME_AT, scratchAt(0));
  core.softenShine(0, height, 1, 1, from, to);
  core.softenShine(0, height, 2, 0, to, from);
  const reds = [...pixels].filter((_, i) => i % 4 === 0);
  const inner = (p: number) => p >= width && p < (width * height) / 2 - width && p % width > 0;
  const panes = reds.map((red, p) => ({ red, p })).filter(({ p }) => inner(p));
  for (const { red } of panes.filter(({ p }) => p % width < 23)) expect(Math.abs(red - 6)).toBeLessThan(1);
  for (const { red } of panes.filter(({ p }) => p % width > 24)) expect(red).toBeCloseTo(30, 4);
  for (const red of reds.slice(reds.length / 2)) expect(red).toBeCloseTo(1, 5);
});
