import { pottedIn } from '../plants/flora.ts';
import { between } from '../random.ts';
import type { SceneBuilder } from '../scene-builder.ts';

const POTS = ['frame', 'trim', 'wallAccent', 'stone'] as const;

/** A planted pot standing at x, z of the current frame. */
export function pot(builder: SceneBuilder, x: number, z: number, size: number): void {
  const { mesh, instances, random } = builder;
  const material = POTS[Math.floor(random() * POTS.length)] ?? 'frame';
  const [r, h] = [0.62 * size, 1.25 * size];
  mesh.lathe(
    material,
    [x, 0, z],
    18,
    [r * 0.7, 0],
    [r, h],
    [r * 0.88, h],
    [r * 0.84, h - 0.12],
    [0, h - 0.12],
  );
  const [px, py, pz] = mesh.toMetres([x, h - 0.2, z]);
  const potted = pottedIn(builder.layout.design, 2 + Math.floor(random() * 6));
  instances.push({
    prototype: potted.prototype,
    x: px,
    y: py,
    z: pz,
    yaw: random() * 6,
    scale: potted.scale * between(random, 0.55, 0.7) * size,
    rise: potted.rise * between(random, 0.6, 0.8) * size,
  });
}
