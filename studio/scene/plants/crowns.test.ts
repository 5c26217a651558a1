import { expect, test } from 'vitest';
import { type PlantName, prototypeOf } from './prototypes.ts';

const CELL_M = 0.5;

/** Cells that leaves stand in, parted where a cell's width of air lies between them. */
function massesOf(name: PlantName): number {
  const cells = new Set<string>();
  for (const { material, positions } of prototypeOf(name, 'far').meshes) {
    if (material !== 'foliage') continue;
    for (let at = 0; at < positions.length; at += 3)
      cells.add([0, 1, 2].map((axis) => Math.floor((positions[at + axis] ?? 0) / CELL_M)).join(' '));
  }
  let masses = 0;
  for (const start of cells) {
    masses += 1;
    const open = [start];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if (!cells.delete(cell)) continue;
      const [x = 0, y = 0, z = 0] = cell.split(' ').map(Number);
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1]) for (const dz of [-1, 0, 1]) open.push(`${x + dx} ${y + dy} ${z + dz}`);
    }
  }
  return masses;
}

test('a conifer is a cone: every tier reaches less far than the one a metre and a half below it', () => {
  const tier = 1.5;
  const reaches: number[] = [];
  for (const { material, positions } of prototypeOf('conifer', 'far').meshes) {
    if (material !== 'conifer') continue;
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = positions.slice(at, at + 3);
      const step = Math.max(0, Math.floor(y / tier));
      reaches[step] = Math.max(reaches[step] ?? 0, Math.hypot(x, z));
    }
  }
  expect(reaches.length).toBeGreaterThan(6);
  reaches.slice(2).forEach((reach, i) => {
    expect(reach).toBeLessThan(reaches[i + 1] ?? 0);
  });
});

test.each(['tree-a', 'tree-b', 'tree-c', 'thicket'] as const)(
  '%s: the crown is one mass, no tuft hangs alone in the sky',
  (name) => {
    expect(massesOf(name)).toBe(1);
  },
);

test.each(['tree-a', 'tree-b', 'tree-c'] as const)(
  '%s: no crown is a ball, it reaches further to one side',
  (name) => {
    const sectors = 8;
    const reaches = Array.from({ length: sectors }, () => 0);
    for (const { material, positions } of prototypeOf(name, 'far').meshes) {
      if (material !== 'foliage') continue;
      for (let at = 0; at < positions.length; at += 3) {
        const [x, z] = [positions[at] ?? 0, positions[at + 2] ?? 0];
        const sector = Math.floor(((Math.atan2(z, x) / (2 * Math.PI) + 1) % 1) * sectors);
        reaches[sector] = Math.max(reaches[sector] ?? 0, Math.hypot(x, z));
      }
    }
    expect(Math.max(...reaches) / Math.min(...reaches)).toBeGreaterThan(1.3);
  },
);
