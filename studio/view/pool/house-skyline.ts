import type { Scene, SceneMesh, Vec3 } from '#studio/scene/scene.ts';

// Where a house ends against the sky, as it is built: of each slice of it along its wall the highest point, and the highest near
// the pool, because an eave before a ridge may be cut off first. Metres.

const SLICES = 8;
/** How much higher a point must be for each metre that it lies further from the pool. */
const RISE = 0.35;

export function houseSkyline({ meshes, layout }: Scene): Vec3[] {
  const { house } = layout;
  if (!house) return [];
  const points = meshes.flatMap(pointsOfHouse);
  const [cos, sin] = [Math.cos(house.anchor.yaw), Math.sin(house.anchor.yaw)];
  const along = ([x, , z]: Vec3) => x * cos - z * sin;
  let [from, to] = [Infinity, -Infinity];
  for (const point of points) {
    from = Math.min(from, along(point));
    to = Math.max(to, along(point));
  }
  const sliceOf = (point: Vec3) =>
    Math.min(SLICES - 1, Math.floor(((along(point) - from) / (to - from)) * SLICES));
  const highest = (heightOf: (point: Vec3) => number) => {
    const best = new Map<number, Vec3>();
    for (const point of points) {
      const known = best.get(sliceOf(point));
      if (!known || heightOf(point) > heightOf(known)) best.set(sliceOf(point), point);
    }
    return [...best.values()];
  };
  return [...highest(([, y]) => y), ...highest(([x, y, z]) => y - Math.hypot(x, z) * RISE)];
}

function pointsOfHouse({ parts, indices, positions }: SceneMesh): Vec3[] {
  const seen = new Set<number>();
  for (const { part, start, count } of parts)
    if (part === 'house') for (const index of indices.subarray(start, start + count)) seen.add(index);
  return [...seen].map((index) => [
    positions[index * 3] ?? 0,
    positions[index * 3 + 1] ?? 0,
    positions[index * 3 + 2] ?? 0,
  ]);
}
