import { hash3 } from '../noise.ts';
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

const STEPS = 10;
const STRAND_FT = 0.85;

export function drawFall(builder: SceneBuilder, fall: Fall): void {
  const { x = 0, width, lipY, lipZ, throwFt, landY = WATER_Y, strength } = fall;
  drawSheet(builder, x, width, fall, 0);
  // No fall is one pane: strands leave the lip sooner or later and cross the sheet.
  const strands = width < 1 ? 0 : Math.round(width / STRAND_FT);
  for (let i = 0; i < strands; i++) {
    const wide = STRAND_FT * (0.5 + 0.7 * hash3(i, width, 3));
    const room = width - wide;
    const at = x + room * ((i + hash3(i, lipY, 8)) / strands - 0.5);
    drawSheet(builder, at, wide, fall, (hash3(i, 5, width) - 0.35) * 0.45);
  }
  const landZ = lipZ + throwFt;
  addFoam(builder, [x - width * 0.45, landY, landZ], [x + width * 0.45, landY, landZ], strength);
}

function drawSheet(builder: SceneBuilder, x: number, width: number, fall: Fall, further: number): void {
  const { lipY, lipZ, throwFt, landY = WATER_Y } = fall;
  const at = (i: number) => {
    const t = i / STEPS;
    const z = lipZ + 0.01 + (throwFt + further) * t;
    return { y: lipY - (lipY - landY) * t * t, z, half: (width / 2) * (1 - 0.1 * t) };
  };
  for (let i = 0; i < STEPS; i++) {
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
}

export function addFoam(builder: SceneBuilder, from: Vec3, to: Vec3, strength: number): void {
  builder.foam.push({ from: builder.mesh.toMetres(from), to: builder.mesh.toMetres(to), strength });
}
