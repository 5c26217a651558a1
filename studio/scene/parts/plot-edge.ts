import { nearestOn } from '#domain/geometry/distance.ts';
import { edgesOf, type Point } from '#domain/geometry/plane.ts';
import type { Tree } from '#domain/plot/plot.ts';
import type { PlantName } from '../plants/prototypes.ts';
import type { PlotLayout } from '../plot-layout.ts';
import { METRES_PER_FOOT as FT } from '../scene.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';

// The lot's edge as a low fence along its ground, open where machines get in, and the trees that stand on it.

const PANEL_FT = 8;
const HEIGHT_FT = 3.6;
const MOST_PANELS = 500;
const SEEN_FT = 260;

type Height = (x: number, z: number) => number;

export function drawLotEdge({ mesh }: SceneBuilder, { lot, access }: PlotLayout, height: Height): void {
  let drawn = 0;
  mesh.as('lot edge', () => {
    for (const [a, b] of edgesOf(lot)) {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const count = Math.max(1, Math.round(length / PANEL_FT));
      const yaw = Math.atan2(-(b[1] - a[1]), b[0] - a[0]);
      const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      for (let i = 0; i < count && drawn < MOST_PANELS; i++) {
        const [from, to, middle] = [at(i / count), at((i + 1) / count), at((i + 0.5) / count)];
        if (access && nearestOn([[from, to]], access.at).feet < access.widthFt / 2) continue;
        if (Math.hypot(...middle) > SEEN_FT) continue;
        drawn++;
        const y = GROUND_Y + height(...middle);
        const low = Math.min(height(...from), height(...to)) + GROUND_Y - y - 0.3;
        mesh.within({ x: from[0], z: from[1], y, yaw }, () => panel(mesh, length / count, low));
      }
    }
  });
}

function panel(mesh: SceneBuilder['mesh'], length: number, low: number): void {
  for (const x of [0, length])
    mesh.box('timber', x - 0.17, low, -0.17, x + 0.17, HEIGHT_FT + 0.15, 0.17, 'b');
  for (let y = 0.35; y < HEIGHT_FT - 0.3; y += 0.58)
    mesh.box('timber', 0.17, y, -0.05, length - 0.17, y + 0.46, 0.05);
  mesh.box('timber', 0, HEIGHT_FT - 0.12, -0.2, length, HEIGHT_FT, 0.2);
}

// Metres across and up, as the plants are drawn.
const PLANTS: Record<Tree['kind'], { names: readonly PlantName[]; radius: number }> = {
  tree: { names: ['tree-a', 'tree-b'], radius: 3.1 },
  palm: { names: ['palm'], radius: 2.7 },
  conifer: { names: ['conifer'], radius: 1.95 },
};

export function plantPlotTrees({ instances }: SceneBuilder, { trees }: PlotLayout, height: Height): void {
  trees.forEach(({ kind, at, canopyFt }, i) => {
    const { names, radius } = PLANTS[kind];
    const prototype = names[i % names.length] ?? 'tree-a';
    const scale = (canopyFt * FT) / radius;
    instances.push({
      prototype,
      x: at[0] * FT,
      y: (GROUND_Y + height(...at)) * FT,
      z: at[1] * FT,
      yaw: i * 2.39996,
      scale,
      rise: riseOf(kind, scale),
    });
  });
}

// A wide crown belongs to a taller tree, though not as much taller as it is wider; a palm's crown says little about its height.
const riseOf = (kind: Tree['kind'], scale: number) => {
  const share = kind === 'palm' ? 0.4 : 0.7;
  return Math.min(2.4, Math.max(0.35, scale ** share));
};
