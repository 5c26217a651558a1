import type { MaterialId } from '../materials.ts';
import { hash3 } from '../noise.ts';
import { METRES_PER_FOOT, type Vec3 } from '../scene.ts';
import { addLight, type SceneBuilder } from '../scene-builder.ts';
import { lampsAreLit } from '../sun.ts';
import { caseOpening, cornerBoards, isCased, laySill } from './cladding.ts';
import { drawFurnishedRoom } from './furnished-room.ts';
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

const [ARCH_DEEP_FT, BAND_FT] = [0.9, 0.16];

// The façade stands at z = 0.
export function drawFacade(
  builder: SceneBuilder,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  openings: readonly Opening[],
): void {
  const face = (a: number, b: number, c: number, d: number) => {
    if (b - a > 0.01 && d - c > 0.01) builder.mesh.upright('wall', a, c, b, d, 0);
  };
  const sorted = [...openings].sort((a, b) => a.x0 - b.x0);
  let at = x0;
  for (const opening of sorted) {
    face(at, opening.x0, y0, y1);
    face(opening.x0, opening.x1, y0, opening.y0);
    if (opening.arched) archAbove(builder, opening, y1, ARCH_DEEP_FT);
    else face(opening.x0, opening.x1, opening.y1, y1);
    fill(builder, opening, y0);
    at = opening.x1;
  }
  face(at, x1, y0, y1);
  const framed = openings.filter(({ arched }) => !arched);
  if (isCased(builder)) {
    cornerBoards(builder, x0, x1, y0, y1);
    for (const opening of framed) caseOpening(builder, opening);
  } else for (const opening of framed) laySill(builder, opening);
}

/** The wall over an arch, its underside and the band around it. */
export function archAbove(
  { mesh }: SceneBuilder,
  o: Pick<Opening, 'x0' | 'x1' | 'y0' | 'y1'>,
  top: number,
  deep: number,
): void {
  const steps = 18;
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
    mesh.quad('wall', [ax, ay, -deep], [bx, by, -deep], [bx, by, 0], [ax, ay, 0]);
    // A band of stone around it, proud of the wall by two inches.
    const outer = (x: number, y: number, z: number): Vec3 => [
      mid + (x - mid) * 1.1,
      spring + (y - spring) * 1.1,
      z,
    ];
    const [a, b] = [outer(ax, ay, BAND_FT), outer(bx, by, BAND_FT)];
    mesh.quad('trim', [ax, ay, BAND_FT], [bx, by, BAND_FT], b, a);
    mesh.quad('trim', a, b, outer(bx, by, 0), outer(ax, ay, 0));
    mesh.quad('trim', [ax, ay, 0], [bx, by, 0], [bx, by, BAND_FT], [ax, ay, BAND_FT]);
  }
}

// Reveals, bars and glass, and what is seen behind it.
function fill(builder: SceneBuilder, o: Opening, floor: number): void {
  const { mesh } = builder;
  const { x0, x1, y0, y1, panes, rows = 1, frame = 'frame' } = o;
  const back = o.arched ? -ARCH_DEEP_FT : -0.4;
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
  hangPanes(builder, o, back + 0.05);
  if (o.room) {
    drawFurnishedRoom(builder, o, back);
    doorMat(builder, o);
    wallLamps(builder, o);
    for (const share of [0.25, 0.75]) glowBefore(builder, o, share, 0.5);
  } else if (drawWindowRoom(builder, o, back, floor)) glowBefore(builder, o, 0.5, 1);
}

/** How far a pane hangs out of true, and how far it bulges from edge to edge, as slopes. */
const [LEAN, BOW] = [0.013, 0.007];

// No two panes hang quite alike: each mirrors a piece of the garden of its own.
function hangPanes({ mesh }: SceneBuilder, o: Opening, z: number): void {
  const { x0, x1, y0, y1, panes, rows = 1 } = o;
  const [wide, high] = [(x1 - x0) / panes, (y1 - y0) / rows];
  for (let i = 0; i < panes; i++) {
    for (let j = 0; j < rows; j++) {
      const [x, y] = [x0 + wide * i, y0 + high * j];
      const [along, up] = [hash3(x, j, 3) - 0.5, hash3(x, j, 8) - 0.5].map((lean) => 2 * LEAN * lean);
      const bow = BOW * (0.4 + hash3(x, j, 5));
      const normal = (side: number, end: number): Vec3 => [
        (along ?? 0) + side * bow,
        (up ?? 0) + end * bow,
        1,
      ];
      mesh.quad(
        'glass',
        ...([
          [x, y, z],
          [x + wide, y, z],
          [x + wide, y + high, z],
          [x, y + high, z],
        ] as const),
        [normal(-1, -1), normal(1, -1), normal(1, 1), normal(-1, 1)],
      );
    }
  }
}

/** How far before the wall the light of a room gathers. */
const OUT_FT = 2;

function glowBefore({ mesh, glows }: SceneBuilder, o: Opening, at: number, part: number): void {
  const [wide, high] = [o.x1 - o.x0, o.y1 - o.y0];
  const position = mesh.toMetres([o.x0 + wide * at, o.y0 + high * 0.5, OUT_FT]);
  glows.push({ position, squareM: wide * high * part * METRES_PER_FOOT ** 2 });
}

function doorMat({ mesh }: SceneBuilder, { x0, x1, y0 }: Opening): void {
  if (y0 > 0.3) return;
  const x = x0 + (x1 - x0) * 0.5;
  mesh.as('furniture', () => mesh.box('soil', x - 1.5, 0, 0.5, x + 1.5, 0.06, 2.3, 'b'));
}

const LAMP_FT = { aside: 0.95, low: 5.7, high: 6.9, half: 0.19, out: 0.7 };
const WALL_LAMP: Vec3 = [3.6, 2.25, 1.05];

// A lantern to either side of the doors.
function wallLamps(builder: SceneBuilder, { x0, x1, y0 }: Opening): void {
  if (y0 > 0.3) return;
  const { mesh, layout } = builder;
  const { aside, low, high, half, out } = LAMP_FT;
  for (const x of [x0 - aside, x1 + aside]) {
    mesh.box('frame', x - half, low, 0, x + half, high, 0.1, 'k');
    for (const y of [low - 0.06, high]) mesh.box('frame', x - half, y, 0, x + half, y + 0.06, 0.45, 'k');
    mesh.box('shadeLamp', x - half * 0.6, low, 0.14, x + half * 0.6, high - 0.1, 0.38, 'kb');
    if (lampsAreLit(layout.design.hour)) addLight(builder, [x, (low + high) / 2, out], WALL_LAMP);
  }
}
