import { contains, edgesOf } from '#domain/geometry/plane.ts';
import type { SceneMesh, WaterBody } from '#studio/scene/scene.ts';

// No water above this point: lower than any floor.
export const DRY = -1000;
// Walls stand on the outline itself, so a little outside still counts.
const AT_THE_WALL = 0.08;

// For every vertex, the height of the water that its face lies under.
export function waterLevels({ positions, indices }: SceneMesh, waters: readonly WaterBody[]): Float32Array {
  const levels = new Float32Array(positions.length / 3).fill(DRY);
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0];
    const middle = (axis: number) =>
      corners.reduce((sum, corner) => sum + (positions[corner * 3 + axis] ?? 0), 0) / 3;
    const lowest = Math.min(...corners.map((corner) => positions[corner * 3 + 1] ?? 0));
    const body = waters.find(({ y, outline }) => lowest < y && isWithin(outline, middle(0), middle(2)));
    if (body) for (const corner of corners) levels[corner] = body.y;
  }
  return levels;
}

function isWithin(outline: WaterBody['outline'], x: number, z: number): boolean {
  const atWall = edgesOf(outline).some(([[ax, az], [bx, bz]]) => {
    const length = (bx - ax) ** 2 + (bz - az) ** 2 || 1;
    const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (z - az) * (bz - az)) / length));
    return Math.hypot(x - ax - along * (bx - ax), z - az - along * (bz - az)) < AT_THE_WALL;
  });
  return atWall || contains(outline, [x, z]);
}
