import type { Draft } from '../draft.ts';
import type { MaterialId } from '../materials.ts';
import type { Vec3 } from '../scene.ts';

// A sheet that leaves a lip at z and falls away from it, narrowing a little; foam where it lands. Current frame, feet.
export interface Fall {
  x: number;
  width: number;
  lipY: number;
  lipZ: number;
  throwFt: number;
  landY: number;
  strength: number;
}

export function drawFall(draft: Draft, fall: Fall, material: MaterialId = 'sheet'): void {
  const steps = 10;
  const at = (i: number) => {
    const t = i / steps;
    return {
      y: fall.lipY - (fall.lipY - fall.landY) * t * t,
      z: fall.lipZ + fall.throwFt * t,
      half: (fall.width / 2) * (1 - 0.1 * t),
    };
  };
  for (let i = 0; i < steps; i++) {
    const p = at(i);
    const q = at(i + 1);
    draft.mesh.quad(
      material,
      [fall.x - p.half, p.y, p.z],
      [fall.x - q.half, q.y, q.z],
      [fall.x + q.half, q.y, q.z],
      [fall.x + p.half, p.y, p.z],
    );
  }
  addFoam(
    draft,
    [fall.x - fall.width * 0.45, fall.landY, fall.lipZ + fall.throwFt],
    [fall.x + fall.width * 0.45, fall.landY, fall.lipZ + fall.throwFt],
    fall.strength,
  );
}

export function addFoam(draft: Draft, from: Vec3, to: Vec3, strength: number): void {
  draft.foam.push({ from: draft.mesh.toMetres(from), to: draft.mesh.toMetres(to), strength });
}
