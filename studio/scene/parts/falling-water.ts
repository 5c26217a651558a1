import type { MeshBuilder } from '../mesh-builder.ts';
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
  /** How far it runs over the stone before it falls. */
  runFt?: number;
}

const STEPS = 10;
const STRAND_FT = 0.3;
// After such a fall a sheet has come apart.
const APART_FT = 3.6;

export function drawFall(builder: SceneBuilder, fall: Fall): void {
  const { x = 0, width, lipY, lipZ, throwFt, landY = WATER_Y, strength, runFt = 0 } = fall;
  const strands = Math.max(2, Math.round(width / STRAND_FT));
  const loose = Math.min(1, (lipY - landY) / APART_FT);
  for (let i = 0; i < strands; i++) drawStrand(builder, fall, i, strands, loose);
  if (runFt > 0)
    builder.mesh.quad(
      'sheet',
      [x - width / 2, lipY, lipZ],
      [x + width / 2, lipY, lipZ],
      [x + width * 0.4, lipY + 0.05, lipZ - runFt],
      [x - width * 0.4, lipY + 0.05, lipZ - runFt],
    );
  const landZ = lipZ + throwFt;
  addFoam(builder, [x - width * 0.45, landY, landZ], [x + width * 0.45, landY, landZ], strength);
}

// One sheet at the lip, strands with air between them further down: each narrows and leaves a little sooner or later.
function drawStrand(builder: SceneBuilder, fall: Fall, i: number, strands: number, loose: number): void {
  const { x = 0, width, lipY, lipZ, throwFt, landY = WATER_Y } = fall;
  const toss = (k: number) => hash3(i + width * 3, Math.round(lipY * 9), k);
  const from = x + width * ((i + 0.5) / strands - 0.5);
  const aside = (toss(3) - 0.5) * 0.3 * loose - (from - x) * 0.1;
  const further = (toss(5) - 0.5) * 0.34 * loose;
  const thin = loose * (0.25 + 0.65 * toss(8));
  const wide = 1.05 + 0.55 * toss(9);
  const at = (step: number) => {
    const t = step / STEPS;
    return {
      x: from + aside * t * t,
      y: lipY - (lipY - landY) * t * t,
      z: lipZ + 0.01 + (throwFt + further * t) * t,
      half: (width / strands / 2) * wide * (1 - thin * t * t),
    };
  };
  for (let step = 0; step < STEPS; step++) {
    const [p, q] = [at(step), at(step + 1)];
    builder.mesh.quad(
      'sheet',
      [p.x - p.half, p.y, p.z],
      [q.x - q.half, q.y, q.z],
      [q.x + q.half, q.y, q.z],
      [p.x + p.half, p.y, p.z],
    );
  }
}

export function addFoam(builder: SceneBuilder, from: Vec3, to: Vec3, strength: number): void {
  builder.foam.push({ from: builder.mesh.toMetres(from), to: builder.mesh.toMetres(to), strength });
}

/** A single drop in the air. */
export function drop(mesh: MeshBuilder, at: Vec3, radius: number): void {
  mesh.lathe('jet', [at[0], at[1] - radius, at[2]], 4, [0, 0], [radius, radius], [0, radius * 2.2]);
}
