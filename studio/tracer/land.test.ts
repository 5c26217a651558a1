import { expect, test } from 'vitest';
import { sunFor } from '#studio/scene/sun.ts';
import { HEAP_AT, openCore } from './core.ts';
import { buildEnvironment, buildLand } from './environment.ts';

const [WIDTH, HEIGHT] = [4096, 320];

test('the crowns on the horizon of a wood are as wide as trees, no row of sticks', () => {
  const memory = new WebAssembly.Memory({ initial: 1000, maximum: 16384, shared: true });
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const { direction } = sunFor('golden', 0);
  const look = { hour: 'golden', cloudiness: 0.45, clouds: 0, horizon: 'conifers' } as const;
  const land = buildLand(core, look, buildEnvironment(core, memory, look, direction), direction, WIDTH);
  const texels = new Uint16Array(memory.buffer, land, WIDTH * HEIGHT * 4);
  const skyline = Array.from({ length: WIDTH }, (_, column) => {
    let row = HEIGHT - 1;
    while (row > 0 && !texels[(row * WIDTH + column) * 4 + 3]) row--;
    return row;
  });
  const lone = skyline.filter(
    (row, at) => row - Math.max(skyline.at(at - 1) ?? 0, skyline[(at + 1) % WIDTH] ?? 0) > 3,
  );
  expect(lone.length / WIDTH).toBeLessThan(0.03);
});
