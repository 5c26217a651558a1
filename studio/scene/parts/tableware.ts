import { addLight, type SceneBuilder } from '../scene-builder.ts';

// Small things on counters and tables, each standing on its foot at x, y, z of the current frame.

export function bottle({ mesh }: SceneBuilder, x: number, y: number, z: number, squat = false): void {
  const [wide, shoulder, high] = squat ? [0.14, 0.4, 0.68] : [0.115, 0.58, 0.95];
  mesh.lathe(
    'bowl',
    [x, y, z],
    12,
    [wide, 0],
    [wide, shoulder],
    [wide * 0.86, shoulder + 0.06],
    [0.05, shoulder + 0.15],
    [0.042, high - 0.06],
    [0, high - 0.06],
  );
  mesh.lathe(squat ? 'teak' : 'frame', [x, y, z], 8, [0.048, high - 0.08], [0.048, high], [0, high]);
  // Its label.
  if (!squat) mesh.lathe('trim', [x, y, z], 12, [wide + 0.004, 0.14], [wide + 0.004, 0.42]);
}

export function wineGlass({ mesh }: SceneBuilder, x: number, y: number, z: number): void {
  mesh.lathe(
    'glass',
    [x, y, z],
    10,
    [0, 0.01],
    [0.11, 0.015],
    [0.02, 0.05],
    [0.02, 0.3],
    [0.13, 0.45],
    [0.12, 0.6],
    [0.1, 0.6],
    [0, 0.36],
  );
}

export function tumbler({ mesh }: SceneBuilder, x: number, y: number, z: number): void {
  mesh.lathe('glass', [x, y, z], 10, [0.1, 0], [0.13, 0.36], [0.11, 0.36], [0.09, 0.08], [0, 0.08]);
}

/** A tray with two glasses and a carafe. */
export function tray(builder: SceneBuilder, x: number, y: number, z: number): void {
  const { mesh } = builder;
  mesh.lathe('teak', [x, y, z], 16, [0.5, 0], [0.53, 0.1], [0.49, 0.1], [0.47, 0.03], [0, 0.03]);
  tumbler(builder, x - 0.2, y + 0.03, z + 0.16);
  tumbler(builder, x + 0.16, y + 0.03, z + 0.22);
  mesh.lathe(
    'glass',
    [x + 0.06, y + 0.03, z - 0.2],
    10,
    [0.14, 0],
    [0.17, 0.3],
    [0.07, 0.5],
    [0.09, 0.68],
    [0, 0.6],
  );
}

/** Lies open, its pages bent up from the fold. */
export function openBook({ mesh }: SceneBuilder, x: number, y: number, z: number, yaw: number): void {
  mesh.within({ x, y, z, yaw }, () => {
    for (const side of [-1, 1])
      mesh.quad(
        'trim',
        [0, 0.03, -0.36],
        [0, 0.03, 0.36],
        [side * 0.26, 0.1, 0.36],
        [side * 0.26, 0.1, -0.36],
      );
    for (const side of [-1, 1])
      mesh.quad(
        'trim',
        [side * 0.26, 0.1, -0.36],
        [side * 0.26, 0.1, 0.36],
        [side * 0.5, 0.04, 0.36],
        [side * 0.5, 0.04, -0.36],
      );
    mesh.box('accent', -0.52, 0, -0.38, 0.52, 0.03, 0.38, 'b');
  });
}

/** A metal frame around a candle. */
export function lantern(builder: SceneBuilder, x: number, y: number, z: number, size = 1): void {
  const { mesh } = builder;
  mesh.within({ x, y, z }, () => {
    const [r, h] = [0.26 * size, 0.95 * size];
    mesh.box('frame', -r, 0, -r, r, 0.06, r, 'b');
    for (const px of [-r, r - 0.05])
      for (const pz of [-r, r - 0.05]) mesh.box('frame', px, 0.06, pz, px + 0.05, h, pz + 0.05, 'bt');
    mesh.lathe('frame', [0, h, 0], 4, [r * 1.45, 0], [r * 0.3, r * 0.8], [0, r * 0.8]);
    mesh.lathe('lamp', [0, 0.06, 0], 8, [r * 0.35, 0], [r * 0.35, h * 0.42], [0, h * 0.44]);
    addLight(builder, [0, h * 0.6, 0], [1.1, 0.66, 0.26], { radius: 0.08 });
  });
}
