import { contains, offset } from '#domain/geometry/plane.ts';
import { lakeFt } from '../falling-ground.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';
import { landHeight } from './ground.ts';

// Where a plant can have its foot: on open ground, neither in water nor in what is built.
export function canGrow(builder: SceneBuilder, x: number, z: number): boolean {
  const { layout } = builder;
  if (layout.design.setting === 'lake' && !layout.plot && landHeight(builder, x, z) < 0.3 - lakeFt(layout))
    return false;
  const built = [
    layout.deck,
    ...(layout.house ? [layout.house.outline] : []),
    ...layout.items.filter(({ kind }) => kind === 'Infinity Edge').map(({ outline }) => offset(outline, 1)),
  ];
  return !built.some((outline) => contains(outline, [x, z]));
}

export const levelAt = (builder: SceneBuilder, x: number, z: number) => GROUND_Y + landHeight(builder, x, z);
