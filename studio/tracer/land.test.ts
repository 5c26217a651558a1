import { expect, test } from 'vitest';
import { sunFor } from '#studio/scene/sun.ts';
import { HEAP_AT, openCore } from './core.ts';
import { Crew } from './crew.ts';
import {
  allColumns,
  beginLand,
  blendLand,
  buildEnvironment,
  columnsIn,
  type LandColumns,
} from './environment.ts';

const [WIDTH, HEIGHT] = [4096, 320];

function texelsOf(...seen: LandColumns[]): Uint16Array[] {
  const memory = new WebAssembly.Memory({ initial: 1000, maximum: 16384, shared: true });
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const { direction } = sunFor('golden', 0);
  const look = { hour: 'golden', cloudiness: 0.45, clouds: 0, horizon: 'conifers' } as const;
  const environment = buildEnvironment(core, memory, look, direction);
  const lands = seen.map((columns) => {
    const crew = new Crew(core);
    const land = beginLand(core, crew, look, environment.record, direction, columns);
    crew.join();
    blendLand(core, crew, land, columns);
    return core.landOf(land);
  });
  return lands.map((land) => new Uint16Array(memory.buffer, land, WIDTH * HEIGHT * 4));
}

test('the crowns on the horizon of a wood are as wide as trees, no row of sticks', () => {
  const [texels = new Uint16Array()] = texelsOf(allColumns(WIDTH));
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

test('a picture shows the land as it is; what lies beside and behind it is spared', () => {
  // To the north-west, over the seam of the table.
  const columns = columnsIn(WIDTH, { eye: [0, 1.65, 0], target: [-1, 1.65, -6], fovDeg: 60 });
  const [all = new Uint16Array(), seen = new Uint16Array()] = texelsOf(allColumns(WIDTH), columns);
  const differing = (column: number) => {
    let count = 0;
    for (let row = 0; row < HEIGHT; row++)
      if (all[(row * WIDTH + column) * 4] !== seen[(row * WIDTH + column) * 4]) count++;
    return count;
  };
  const at = (degrees: number) => Math.round(((degrees / 360 + 1) % 1) * WIDTH);
  const middle = -9.5;
  for (const aside of [-30, -15, 0, 9.5, 15, 30]) expect(differing(at(middle + aside)), `${aside}°`).toBe(0);
  const behind = Array.from({ length: 20 }, (_, i) => differing(at(middle + 170) + i));
  expect(behind.filter((count) => count > 0).length).toBeGreaterThan(5);
});
