import { expect, test } from 'vitest';
import { MeshBuilder } from '../mesh-builder.ts';
import { METRES_PER_FOOT } from '../scene.ts';
import { hangCurtains } from './curtains.ts';

function hung(x0: number, wide: number, share: number): number[] {
  const mesh = new MeshBuilder();
  hangCurtains(mesh, { x0, x1: x0 + wide, y0: 0, y1: 8 }, 0, share);
  return mesh.meshes().flatMap(({ positions }) => [...positions].filter((_, i) => i % 3 === 0));
}

test('curtains hang at the sides of their window, never before its middle, and no two windows alike', () => {
  const widths = [-20, -11, 3, 14].map((x0) => {
    const from = hung(x0, 10, 0.24).map((x) => x / METRES_PER_FOOT - x0);
    expect(Math.min(...from)).toBeGreaterThan(-0.01);
    expect(Math.max(...from)).toBeLessThan(10.01);
    expect(from.filter((x) => x > 3.6 && x < 6.4)).toEqual([]);
    return Math.max(...from.filter((x) => x < 5)).toFixed(2);
  });
  expect(new Set(widths).size).toBeGreaterThan(2);
});
