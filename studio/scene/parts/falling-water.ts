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

const [STEPS, PANELS] = [10, 6];
/** The lip's normal leans out a little: it tells which way the water falls. */
const LEAST_LEAN = 0.06;

// One sheet that bellies and draws together a little as it falls. Its normals tell how far it has fallen: up at the lip, level at the foot.
export function drawFall(builder: SceneBuilder, fall: Fall): void {
  const { mesh } = builder;
  const { x = 0, width, lipY, lipZ, throwFt, landY = WATER_Y, strength, runFt = 0 } = fall;
  const seed = width * 3 + lipY * 7 + x;
  const at = (panel: number, step: number) => {
    const [s, t] = [(panel / PANELS) * 2 - 1, step / STEPS];
    const belly = (hash3(panel, Math.round(seed * 9), 5) - 0.5) * 0.22 * t;
    const out = Math.max(LEAST_LEAN, Math.sqrt(1 - (1 - t) ** 2));
    const spot: Vec3 = [
      x + s * (width / 2) * (1 - 0.1 * t * t),
      lipY - (lipY - landY) * t * t,
      lipZ + 0.01 + (throwFt + belly) * t,
    ];
    const normal: Vec3 = [0, Math.sqrt(1 - out * out), out];
    return { spot, normal };
  };
  for (let panel = 0; panel < PANELS; panel++)
    for (let step = 0; step < STEPS; step++) {
      const [a, b, c, d] = [
        at(panel, step),
        at(panel, step + 1),
        at(panel + 1, step + 1),
        at(panel + 1, step),
      ] as const;
      mesh.quad('sheet', a.spot, b.spot, c.spot, d.spot, [a.normal, b.normal, c.normal, d.normal]);
    }
  if (runFt > 0)
    mesh.quad(
      'sheet',
      [x - width / 2, lipY, lipZ],
      [x + width / 2, lipY, lipZ],
      [x + width * 0.4, lipY + 0.05, lipZ - runFt],
      [x - width * 0.4, lipY + 0.05, lipZ - runFt],
    );
  const landZ = lipZ + throwFt;
  addFoam(builder, [x - width * 0.42, landY, landZ], [x + width * 0.42, landY, landZ], strength);
}

/** Drops that a splash throws up around a point, within a radius and below a height. */
export function throwDrops({ mesh }: SceneBuilder, [x, y, z]: Vec3, reach: number, high: number): void {
  for (let i = 0; i < DROPS; i++) {
    const [turn, out] = [2.4 * i, reach * (0.25 + 0.75 * hash3(i, 3, 1))];
    const up = high * (0.2 + 0.8 * hash3(i, 7, 2)) * (1 - (0.7 * out) / reach);
    const size = 0.01 + 0.014 * hash3(i, 9, 4);
    const at: Vec3 = [x + Math.cos(turn) * out, y + up, z + Math.sin(turn) * out];
    mesh.lathe('froth', at, 5, [0, -size], [size, 0], [0, size]);
  }
}
const DROPS = 24;

export function addFoam(builder: SceneBuilder, from: Vec3, to: Vec3, strength: number): void {
  builder.foam.push({ from: builder.mesh.toMetres(from), to: builder.mesh.toMetres(to), strength });
}
