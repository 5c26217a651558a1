import type { Draft } from '../draft.ts';
import type { MaterialId } from '../materials.ts';

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

export function drawFacade(
  draft: Draft,
  wall: MaterialId,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  openings: readonly Opening[],
): void {
  const { mesh } = draft;
  const face = (a: number, b: number, c: number, d: number) => {
    if (b - a > 0.01 && d - c > 0.01) mesh.quad(wall, [a, c, z], [b, c, z], [b, d, z], [a, d, z]);
  };
  const sorted = [...openings].sort((a, b) => a.x0 - b.x0);
  let at = x0;
  for (const opening of sorted) {
    face(at, opening.x0, y0, y1);
    face(opening.x0, opening.x1, y0, opening.y0);
    if (opening.arched) archAbove(draft, wall, opening, y1, z);
    else face(opening.x0, opening.x1, opening.y1, y1);
    fill(draft, wall, opening, z);
    at = opening.x1;
  }
  face(at, x1, y0, y1);
}

function archAbove({ mesh }: Draft, wall: MaterialId, o: Opening, top: number, z: number): void {
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
    mesh.quad(wall, [ax, ay, z], [bx, by, z], [bx, top, z], [ax, top, z]);
    mesh.quad(wall, [ax, ay, z - 0.9], [bx, by, z - 0.9], [bx, by, z], [ax, ay, z]);
    mesh.quad(
      'trim',
      [ax, ay, z + 0.04],
      [bx, by, z + 0.04],
      [mid + (bx - mid) * 1.08, spring + (by - spring) * 1.08, z + 0.04],
      [mid + (ax - mid) * 1.08, spring + (ay - spring) * 1.08, z + 0.04],
    );
  }
}

function fill(draft: Draft, wall: MaterialId, o: Opening, z: number): void {
  const { mesh } = draft;
  const deep = o.arched ? 0.9 : 0.4;
  const frame = o.frame ?? 'frame';
  const back = z - deep;
  mesh.quad(wall, [o.x0, o.y0, back], [o.x0, o.y1, back], [o.x0, o.y1, z], [o.x0, o.y0, z]);
  mesh.quad(wall, [o.x1, o.y0, z], [o.x1, o.y1, z], [o.x1, o.y1, back], [o.x1, o.y0, back]);
  if (!o.arched) mesh.quad(wall, [o.x0, o.y1, z], [o.x0, o.y1, back], [o.x1, o.y1, back], [o.x1, o.y1, z]);
  mesh.quad(wall, [o.x0, o.y0, back], [o.x0, o.y0, z], [o.x1, o.y0, z], [o.x1, o.y0, back]);
  const w = 0.18;
  for (let i = 0; i <= o.panes; i++) {
    const x = o.x0 + ((o.x1 - o.x0) * i) / o.panes;
    mesh.box(
      frame,
      Math.max(o.x0, x - w / 2),
      o.y0,
      back - 0.05,
      Math.min(o.x1, x + w / 2),
      o.y1,
      back + 0.16,
    );
  }
  for (let j = 0; j <= (o.rows ?? 1); j++) {
    const y = o.y0 + ((o.y1 - o.y0) * j) / (o.rows ?? 1);
    mesh.box(
      frame,
      o.x0,
      Math.max(o.y0, y - w / 2),
      back - 0.05,
      o.x1,
      Math.min(o.y1, y + w / 2),
      back + 0.16,
    );
  }
  mesh.quad(
    'glass',
    [o.x0, o.y0, back + 0.05],
    [o.x1, o.y0, back + 0.05],
    [o.x1, o.y1, back + 0.05],
    [o.x0, o.y1, back + 0.05],
  );
  if (o.room) room(draft, o, back);
  else curtainedWindow(draft, o, back);
}

function curtainedWindow({ mesh }: Draft, o: Opening, z: number): void {
  mesh.quad(
    'windowBack',
    [o.x0, o.y0, z - 0.5],
    [o.x1, o.y0, z - 0.5],
    [o.x1, o.y1, z - 0.5],
    [o.x0, o.y1, z - 0.5],
  );
  const width = (o.x1 - o.x0) * 0.2;
  for (const from of [o.x0, o.x1 - width]) {
    for (let i = 0; i < 6; i++) {
      const a = from + (width * i) / 6;
      const b = from + (width * (i + 1)) / 6;
      mesh.quad(
        'fabric',
        [a, o.y0, z - 0.3 + (i % 2) * 0.08],
        [b, o.y0, z - 0.3 + ((i + 1) % 2) * 0.08],
        [b, o.y1, z - 0.3 + ((i + 1) % 2) * 0.08],
        [a, o.y1, z - 0.3 + (i % 2) * 0.08],
      );
    }
  }
}

// A furnished room behind glass.
function room(draft: Draft, o: Opening, z: number): void {
  const { mesh } = draft;
  const [x0, x1, back, top] = [o.x0 - 2, o.x1 + 2, z - 15, o.y1 + 0.4];
  mesh.quad('interiorFloor', [x0, 0.05, back], [x0, 0.05, z], [x1, 0.05, z], [x1, 0.05, back]);
  mesh.quad('interiorWall', [x0, 0, back], [x1, 0, back], [x1, top, back], [x0, top, back]);
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
    mesh.lathe(
      'lamp',
      [x, 5.4, back + 6.5],
      [
        [0, 0],
        [0.38, 0.2],
        [0.42, 0.45],
        [0.1, 0.8],
        [0, 0.8],
      ],
      12,
    );
    mesh.tube(
      'frame',
      [
        [x, 6.2, back + 6.5],
        [x, top, back + 6.5],
      ],
      [0.02],
      4,
    );
  }
  for (let i = 0; i < 4; i++)
    mesh.box(
      'lamp',
      x0 + w * (0.14 + 0.22 * i),
      top - 0.06,
      back + 9,
      x0 + w * (0.14 + 0.22 * i) + 1.2,
      top - 0.02,
      back + 10.2,
    );
  for (const share of [0.3, 0.72])
    draft.lights.push({
      position: mesh.toMetres([x0 + w * share, top - 1.4, z - 5.5]),
      colour: [30, 20, 10.5],
      underwater: false,
      radius: 0.3,
      direction: null,
      cone: 0,
    });
}
