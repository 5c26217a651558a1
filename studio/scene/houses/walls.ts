import type { MaterialId } from '../materials.ts';
import type { Vec3 } from '../scene.ts';
import { addLight, type SceneBuilder } from '../scene-builder.ts';
import { drawWindowRoom } from './window-room.ts';

// Walls that face the pool (+z) with openings cut out, and what fills the openings. Feet, house frame.

export interface Opening {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  // Panes side by side, and rows of panes.
  panes: number;
  rows?: number;
  arched?: boolean;
  // A room to look into, or a curtained window.
  room?: boolean;
  frame?: MaterialId;
}

// The façade stands at z = 0.
export function drawFacade(
  builder: SceneBuilder,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  openings: readonly Opening[],
): void {
  const { mesh } = builder;
  const face = (a: number, b: number, c: number, d: number) => {
    if (b - a > 0.01 && d - c > 0.01) mesh.upright('wall', a, c, b, d, 0);
  };
  const sorted = [...openings].sort((a, b) => a.x0 - b.x0);
  let at = x0;
  for (const opening of sorted) {
    face(at, opening.x0, y0, y1);
    face(opening.x0, opening.x1, y0, opening.y0);
    if (opening.arched) archAbove(builder, opening, y1);
    else face(opening.x0, opening.x1, opening.y1, y1);
    fill(builder, opening);
    at = opening.x1;
  }
  face(at, x1, y0, y1);
}

function archAbove({ mesh }: SceneBuilder, o: Opening, top: number): void {
  const steps = 12;
  const rise = Math.min((o.x1 - o.x0) / 2, o.y1 - o.y0);
  const spring = o.y1 - rise;
  const mid = (o.x0 + o.x1) / 2;
  const arc = (i: number) => {
    const a = Math.PI - (i / steps) * Math.PI;
    return [mid + (Math.cos(a) * (o.x1 - o.x0)) / 2, spring + Math.sin(a) * rise] as const;
  };
  for (let i = 0; i < steps; i++) {
    const [ax, ay] = arc(i);
    const [bx, by] = arc(i + 1);
    mesh.quad('wall', [ax, ay, 0], [bx, by, 0], [bx, top, 0], [ax, top, 0]);
    mesh.quad('wall', [ax, ay, -0.9], [bx, by, -0.9], [bx, by, 0], [ax, ay, 0]);
    const outer = (x: number, y: number): Vec3 => [
      mid + (x - mid) * 1.08,
      spring + (y - spring) * 1.08,
      0.04,
    ];
    mesh.quad('trim', [ax, ay, 0.04], [bx, by, 0.04], outer(bx, by), outer(ax, ay));
  }
}

// Reveals, bars and glass, and what is seen behind it.
function fill(builder: SceneBuilder, o: Opening): void {
  const { mesh } = builder;
  const { x0, x1, y0, y1, panes, rows = 1, frame = 'frame' } = o;
  const back = o.arched ? -0.9 : -0.4;
  mesh.quad('wall', [x0, y0, back], [x0, y1, back], [x0, y1, 0], [x0, y0, 0]);
  mesh.quad('wall', [x1, y0, 0], [x1, y1, 0], [x1, y1, back], [x1, y0, back]);
  if (!o.arched) mesh.quad('wall', [x0, y1, 0], [x0, y1, back], [x1, y1, back], [x1, y1, 0]);
  mesh.level('wall', x0, back, x1, 0, y0);
  const half = 0.09;
  const [inner, outer] = [back - 0.05, back + 0.16];
  for (let i = 0; i <= panes; i++) {
    const x = x0 + ((x1 - x0) * i) / panes;
    mesh.box(frame, Math.max(x0, x - half), y0, inner, Math.min(x1, x + half), y1, outer);
  }
  for (let j = 0; j <= rows; j++) {
    const y = y0 + ((y1 - y0) * j) / rows;
    mesh.box(frame, x0, Math.max(y0, y - half), inner, x1, Math.min(y1, y + half), outer);
  }
  mesh.upright('glass', x0, y0, x1, y1, back + 0.05);
  if (o.room) {
    room(builder, o, back);
    doorMat(builder, o);
  } else drawWindowRoom(builder, o, back);
}

function doorMat({ mesh }: SceneBuilder, { x0, x1, y0 }: Opening): void {
  if (y0 > 0.3) return;
  const x = x0 + (x1 - x0) * 0.5;
  mesh.as('furniture', () => mesh.box('soil', x - 1.5, 0, 0.5, x + 1.5, 0.06, 2.3, 'b'));
}

// A furnished room behind glass.
function room(builder: SceneBuilder, o: Opening, z: number): void {
  const { mesh } = builder;
  const [x0, x1, back, top] = [o.x0 - 2, o.x1 + 2, z - 15, o.y1 + 0.4];
  mesh.level('interiorFloor', x0, back, x1, z, 0.05);
  mesh.upright('interiorWall', x0, 0, x1, top, back);
  mesh.quad('interiorWall', [x0, 0, z], [x0, 0, back], [x0, top, back], [x0, top, z]);
  mesh.quad('interiorWall', [x1, 0, back], [x1, 0, z], [x1, top, z], [x1, top, back]);
  mesh.quad('interiorWall', [x0, top, back], [x1, top, back], [x1, top, z], [x0, top, z]);
  const w = x1 - x0;
  mesh.box('art', x0 + w * 0.28, 3.4, back + 0.05, x0 + w * 0.44, 6.6, back + 0.2);
  mesh.box('art', x0 + w * 0.58, 3.6, back + 0.05, x0 + w * 0.66, 6.4, back + 0.2);
  mesh.box('fabric', x0 + w * 0.22, 0.3, back + 4, x0 + w * 0.5, 1.5, back + 7);
  mesh.box('fabric', x0 + w * 0.22, 1.5, back + 4, x0 + w * 0.5, 2.8, back + 4.8);
  mesh.box('teak', x0 + w * 0.62, 2.3, back + 5, x0 + w * 0.88, 2.5, back + 8);
  for (const x of [0.64, 0.86])
    for (const dz of [5.2, 7.8])
      mesh.box('teak', x0 + w * x - 0.1, 0, back + dz - 0.1, x0 + w * x + 0.1, 2.3, back + dz + 0.1);
  for (let i = 0; i < 3; i++) {
    const x = x0 + w * (0.68 + i * 0.07);
    mesh.lathe('lamp', [x, 5.4, back + 6.5], 12, [0, 0], [0.38, 0.2], [0.42, 0.45], [0.1, 0.8], [0, 0.8]);
    mesh.tube('frame', 0.02, 4, [x, 6.2, back + 6.5], [x, top, back + 6.5]);
  }
  for (let i = 0; i < 4; i++) {
    const x = x0 + w * (0.14 + 0.22 * i);
    mesh.box('lamp', x, top - 0.06, back + 9, x + 1.2, top - 0.02, back + 10.2);
  }
  for (const share of [0.3, 0.72])
    addLight(builder, [x0 + w * share, top - 1.4, z - 5.5], [30, 20, 10.5], { radius: 0.3 });
}
