import { contains, edgesOf, offset, type Point } from '#domain/geometry/plane.ts';
import { lakeFt } from '../falling-ground.ts';
import { outwards } from '../infinity-edge.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';
import { landHeight } from './ground.ts';

// Where a plant can have its foot: on open ground, neither in water nor in what is built.
export function canGrow(builder: SceneBuilder, x: number, z: number): boolean {
  const { layout } = builder;
  if (layout.design.setting === 'lake' && !layout.plot && landHeight(builder, x, z) < 0.3 - lakeFt(layout))
    return false;
  if (isSteep(builder, x, z) || isAtFence(builder, [x, z])) return false;
  const built = [
    layout.deck,
    ...(layout.house ? [layout.house.outline] : []),
    ...layout.items.filter(({ kind }) => kind === 'Infinity Edge').map(({ outline }) => offset(outline, 1)),
  ];
  return !built.some((outline) => contains(outline, [x, z]));
}

const STEEP_FT = 0.9;

// Beside the wall that holds a deck the ground drops too fast for roots.
function isSteep(builder: SceneBuilder, x: number, z: number): boolean {
  const here = landHeight(builder, x, z);
  const around = [
    [1.5, 0],
    [-1.5, 0],
    [0, 1.5],
    [0, -1.5],
  ] as const;
  return around.some(([dx, dz]) => Math.abs(landHeight(builder, x + dx, z + dz) - here) > STEEP_FT);
}

// A plant stands clear of the bars.
const FENCE_FT = 1.7;

const isAtFence = ({ layout: { fence } }: SceneBuilder, [x, z]: Point): boolean =>
  fence !== null &&
  edgesOf(fence.path).some(([[ax, az], [bx, bz]]) => {
    const [dx, dz] = [bx - ax, bz - az];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1)));
    return Math.hypot(x - ax - dx * t, z - az - dz * t) < FENCE_FT;
  });

export const levelAt = (builder: SceneBuilder, x: number, z: number) => GROUND_Y + landHeight(builder, x, z);

const CLEAR_AHEAD_FT = 48;
const CLEAR_BESIDE_FT = 5;

// Whoever stands before an infinity edge sees the water fall.
export function canStandInView({ layout }: SceneBuilder, point: Point): boolean {
  const { infinityEdge: edge } = layout.pool;
  if (!edge) return true;
  const ahead = outwards(edge, point) - edge.frontFt;
  const xs = edge.path.map(([x]) => x);
  const widening = CLEAR_BESIDE_FT + ahead * 0.5;
  return (
    ahead >= CLEAR_AHEAD_FT || point[0] < Math.min(...xs) - widening || point[0] > Math.max(...xs) + widening
  );
}
