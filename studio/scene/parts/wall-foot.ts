import { contains } from '#domain/geometry/plane.ts';
import { COPING_THICK_FT, WATER_Y } from '../pool-heights.ts';
import type { SceneBuilder } from '../scene-builder.ts';

/** How far down a wall over the rim is faced: over the coping where the rim runs along it, to the floor where water lies behind its face. */
export function footOfWall({ mesh, layout }: Pick<SceneBuilder, 'mesh' | 'layout'>, halfFt: number): number {
  const isOverWater = [-1, -0.5, 0, 0.5, 1].some((share) => {
    const [x, , z] = mesh.place([halfFt * share, 0, -0.1]);
    return contains(layout.pool.outline, [x, z]);
  });
  const { shallowFt, deepFt } = layout.design;
  return isOverWater ? WATER_Y - Math.max(shallowFt, deepFt) - 0.5 : -COPING_THICK_FT - 0.02;
}
