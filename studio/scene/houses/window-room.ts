import type { MaterialId } from '../materials.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { hangCurtains } from './curtains.ts';
import {
  bookcase,
  pendant,
  picture,
  roomPlant,
  roomSofa,
  shadedLamp,
  sidePictures,
  vase,
} from './room-things.ts';
import type { Opening } from './walls.ts';

// What is seen behind a window of a room nobody walks into: walls with depth, what is used there, curtains, and light that differs.

interface Evening {
  back: MaterialId;
  // How far a blind is drawn down, and how far each curtain is drawn in.
  blind: number;
  curtain: number;
}

const EVENINGS: readonly Evening[] = [
  { back: 'roomLit', blind: 0, curtain: 0.2 },
  { back: 'roomLit', blind: 0, curtain: 0.24 },
  { back: 'roomDim', blind: 0.3, curtain: 0 },
  { back: 'roomLit', blind: 0, curtain: 0.3 },
  { back: 'roomDim', blind: 0, curtain: 0.18 },
  { back: 'roomLit', blind: 0.22, curtain: 0.12 },
];
const DEPTH_FT = 9;

type Mesh = SceneBuilder['mesh'];
/** Between its walls: its middle, half its width, the wall behind, floor and ceiling, and a number of its own. */
type Room = { x: number; half: number; far: number; low: number; top: number; own: number };

/** Whether light is on in it. */
export function drawWindowRoom(
  { mesh }: SceneBuilder,
  { x0, x1, y0, y1 }: Opening,
  z: number,
  floor: number,
): boolean {
  const own = Math.abs(Math.round(x0 * 0.61 + y0 * 1.7));
  const look = EVENINGS[own % EVENINGS.length] ?? EVENINGS[0];
  if (!look) return false;
  const { back, blind, curtain } = look;
  const [far, top, low] = [z - DEPTH_FT, y1 + 0.5, Math.max(floor + 0.05, y0 - 2.2)];
  const [left, right] = [x0 - 0.9, x1 + 0.9];
  mesh.upright(back, left, low, right, top, far);
  mesh.quad('roomDim', [left, low, z], [left, low, far], [left, top, far], [left, top, z]);
  mesh.quad('roomDim', [right, low, far], [right, low, z], [right, top, z], [right, top, far]);
  // The ceiling takes most of a lamp's light: from below it is what one sees first.
  mesh.quad(back, [left, top, far], [right, top, far], [right, top, z], [left, top, z]);
  mesh.box('trim', left, top - 0.28, far + 0.02, right, top, far + 0.14, 'tk');
  mesh.level('interiorFloor', left, far, right, z, low);
  const room: Room = { x: (left + right) / 2, half: (right - left) / 2, far, low, top, own };
  sidePictures(mesh, [left, right], low + Math.min(4.6, (top - low) * 0.56), far + 5.4);
  // Nobody sleeps behind doors to the garden.
  const uses = floor < 5 && y0 < 1 ? [study, snug] : [bedroom, study, snug];
  uses[Math.abs(Math.round(x0 / 6.5)) % uses.length]?.(mesh, room);
  if (curtain > 0) hangCurtains(mesh, { x0, x1, y0, y1 }, z - 0.1, curtain);
  if (blind > 0) mesh.upright('blind', x0, y1 - (y1 - y0) * blind, x1, y1, z - 0.18);
  return back === 'roomLit';
}

// A bed with its head at the wall, between two lamps, under a picture.
function bedroom(mesh: Mesh, { x, half, far, low, top, own }: Room): void {
  const w = Math.min(2.7, half * 0.62);
  mesh.box('seat', x - w - 0.15, low, far + 0.05, x + w + 0.15, low + 4, far + 0.4, 'kb');
  mesh.box('fabric', x - w, low + 0.5, far + 0.4, x + w, low + 1.9, far + 6.4, 'kb');
  mesh.box('accent', x - w - 0.04, low + 0.6, far + 3.6, x + w + 0.04, low + 1.96, far + 6.1, 'kb');
  for (const side of [-1, 1]) {
    mesh.tilted('trim', [x + side * w * 0.5, low + 2.3, far + 0.9], [w * 0.4, 0.42, 0.2], 0, -0.35);
    const at = x + side * (w + 0.75);
    if (half - w < 1.1) continue;
    mesh.box('roomWood', at - 0.55, low, far + 0.1, at + 0.55, low + 2, far + 1.3, 'kb');
    shadedLamp(mesh, [at, low + 2, far + 0.7], 1.3, own);
  }
  const above = top - low - 4.9;
  if (above > 1.2) picture(mesh, [x, low + 4.5 + above / 2, far], w * 0.62, Math.min(0.95, above / 2), own);
  pendant(mesh, [x + half * 0.2, top - 1.5, far + 5], top, own, 1.4);
}

// A desk under shelves of books.
function study(mesh: Mesh, { x, half, far, low, top, own }: Room): void {
  const split = x + half * (own % 2 ? 0.12 : -0.12);
  bookcase(mesh, [x - half + 0.2, split], [low, Math.min(top - 0.5, low + 7)], far, own);
  const [from, to] = [split + 0.3, x + half - 0.15];
  mesh.box('roomWood', from, low + 2.35, far + 0.1, to, low + 2.5, far + 2.2);
  mesh.box('cabinet', to - 0.9, low, far + 0.1, to - 0.1, low + 2.35, far + 2, 'kt');
  shadedLamp(mesh, [to - 0.6, low + 2.5, far + 0.9], 1.2, own);
  const wide = (to - from) / 2;
  if (wide > 0.7)
    picture(mesh, [(from + to) / 2 - 0.2, low + 5.1, far], Math.min(1.1, wide * 0.62), 0.9, own);
  pendant(mesh, [x, top - 1.4, far + 4.6], top, own, 1.3);
}

// A chair and a plant beside a low cabinet, a picture, a tall lamp.
function snug(mesh: Mesh, { x, half, far, low, top, own }: Room): void {
  const turn = own % 2 ? 1 : -1;
  mesh.box('roomWood', x - half * 0.5, low + 0.4, far + 0.1, x + half * 0.5, low + 2.6, far + 1.5, 'kb');
  vase(mesh, [x - turn * half * 0.3, low + 2.6, far + 0.8], 0.3, 0.95, own);
  picture(mesh, [x + turn * half * 0.08, low + 4.7, far], Math.min(1.5, half * 0.4), 1.05, own + 1);
  shadedLamp(mesh, [x + turn * half * 0.72, low, far + 1.4], 4.4, own);
  roomPlant(mesh, [x - turn * half * 0.76, low, far + 1.5], 4.8, 0.5);
  mesh.within({ x: x + turn * half * 0.3, y: low, z: far + 4.6, yaw: turn * -0.5 }, () =>
    roomSofa(mesh, 1.4),
  );
  pendant(mesh, [x - turn * half * 0.3, top - 1.4, far + 5], top, own, 1.3);
}
