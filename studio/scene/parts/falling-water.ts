import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// A sheet that leaves a lip at z and falls away from it, narrowing a little; foam where it lands. Current frame, feet.
interface Fall {
  x?: number;
  width: number;
  lipY: number;
  lipZ: number;
  throwFt: number;
  landY?: number;
  strength: number;
}

export function drawFall(builder: SceneBuilder, fall: Fall): void {
  const { x = 0, width, lipY, lipZ, throwFt, landY = WATER_Y, strength } = fall;
  const steps = 10;
  const at = (i: number) => {
    const t = i / steps;
    return { y: lipY - (lipY - landY) * t * t, z: lipZ + throwFt * t, half: (width / 2) * (1 - 0.1 * t) };
  };
  for (let i = 0; i < steps; i++) {
    const p = at(i);
    const q = at(i + 1);
    builder.mesh.quad(
      'sheet',
      [x - p.half, p.y, p.z],
      [x - q.half, q.y, q.z],
      [x + q.half, q.y, q.z],
      [x + p.half, p.y, p.z],
    );
  }
  const landZ = lipZ + throwFt;
  addFoam(builder, [x - width * 0.45, landY, landZ], [x + width * 0.45, landY, landZ], strength);
}

export function addFoam(builder: SceneBuilder, from: Vec3, to: Vec3, strength: number): void {
  builder.foam.push({ from: builder.mesh.toMetres(from), to: builder.mesh.toMetres(to), strength });
}
