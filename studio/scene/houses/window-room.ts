import type { MaterialId } from '../materials.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import type { Opening } from './walls.ts';

// What is seen behind a window of a room nobody walks into: walls with depth, curtains, and light that differs.

interface Evening {
  back: MaterialId;
  side: MaterialId;
  // How far a blind is drawn down, and how far each curtain is drawn in.
  blind: number;
  curtain: number;
  lamp: boolean;
}

const EVENINGS: readonly Evening[] = [
  { back: 'roomLit', side: 'roomDim', blind: 0, curtain: 0.2, lamp: true },
  { back: 'roomDim', side: 'roomDark', blind: 0, curtain: 0.24, lamp: true },
  { back: 'roomLit', side: 'roomDim', blind: 0.36, curtain: 0.14, lamp: false },
  { back: 'roomLit', side: 'roomDim', blind: 0, curtain: 0.34, lamp: false },
  { back: 'roomDark', side: 'roomDark', blind: 0.28, curtain: 0.17, lamp: false },
  { back: 'roomDim', side: 'roomDim', blind: 0, curtain: 0.16, lamp: true },
];
const DEPTH_FT = 9;

/** Whether light is on in it. */
export function drawWindowRoom(
  { mesh }: SceneBuilder,
  { x0, x1, y0, y1 }: Opening,
  z: number,
  floor: number,
): boolean {
  const look = EVENINGS[Math.abs(Math.round(x0 * 0.61 + y0 * 1.7)) % EVENINGS.length] ?? EVENINGS[0];
  if (!look) return false;
  const { back, side, blind, curtain, lamp } = look;
  const [far, top, low] = [z - DEPTH_FT, y1 + 0.5, Math.max(floor + 0.05, y0 - 2.2)];
  const [left, right] = [x0 - 0.9, x1 + 0.9];
  mesh.upright(back, left, low, right, top, far);
  mesh.quad(side, [left, low, z], [left, low, far], [left, top, far], [left, top, z]);
  mesh.quad(side, [right, low, far], [right, low, z], [right, top, z], [right, top, far]);
  // The ceiling takes most of a lamp's light: from below it is what one sees first.
  mesh.quad(back, [left, top, far], [right, top, far], [right, top, z], [left, top, z]);
  mesh.box('trim', left, top - 0.28, far + 0.02, right, top, far + 0.14, 'tk');
  mesh.level('interiorFloor', left, far, right, z, low);
  furnish(mesh, { left, right, far, low, top }, lamp);
  const cloth = back === 'roomDark' ? 'fabric' : 'curtain';
  const shaded = back === 'roomDark' ? 'fabric' : 'curtainFold';
  const width = (x1 - x0) * curtain;
  for (const from of [x0, x1 - width]) {
    const fold = (i: number, y: number): Vec3 => [from + (width * i) / 8, y, z - 0.3 + (i % 2) * 0.1];
    for (let i = 0; i < 8; i++)
      mesh.quad(i % 2 ? cloth : shaded, fold(i, y0), fold(i + 1, y0), fold(i + 1, y1), fold(i, y1));
  }
  if (blind > 0)
    mesh.upright(back === 'roomDark' ? 'fabric' : 'blind', x0, y1 - (y1 - y0) * blind, x1, y1, z - 0.18);
  return back === 'roomLit';
}

type Room = { left: number; right: number; far: number; low: number; top: number };

// A picture, a shelf and a lamp: enough to see that there is a room.
function furnish(mesh: SceneBuilder['mesh'], { left, right, far, low, top }: Room, lamp: boolean): void {
  const wide = right - left;
  const picture = Math.min(1.3, (top - low) * 0.2);
  const [px, py] = [left + wide * 0.6, low + (top - low) * 0.55];
  // Rooms differ: a picture over a chest, or a tall case.
  if (Math.round(left * 7 + low) % 3 > 0) {
    mesh.box('art', px - picture, py, far + 0.03, px + picture, py + picture * 1.3, far + 0.12);
    mesh.box('teak', px - wide * 0.2, low, far + 0.1, px + wide * 0.2, low + (top - low) * 0.4, far + 1.4);
  } else
    mesh.box(
      'teak',
      left + wide * 0.14,
      low,
      far + 0.1,
      left + wide * 0.46,
      low + (top - low) * 0.85,
      far + 1.1,
    );
  pendant(mesh, left + wide * (lamp ? 0.3 : 0.55), top, far + 4.5);
  if (!lamp) return;
  const x = left + wide * 0.76;
  const y = low + (top - low) * 0.42;
  mesh.tube('frame', 0.05, 6, [x, low, far + 1.6], [x, y, far + 1.6]);
  mesh.lathe('shadeLamp', [x, y, far + 1.6], 12, [0.55, 0], [0.36, 0.8], [0, 0.8]);
}

function pendant(mesh: SceneBuilder['mesh'], x: number, top: number, z: number): void {
  const y = top - 1.5;
  mesh.tube('frame', 0.03, 4, [x, y + 0.7, z], [x, top, z]);
  mesh.lathe('shadeLamp', [x, y, z], 12, [0.62, 0], [0.66, 0.5], [0.2, 0.72], [0, 0.72]);
}
