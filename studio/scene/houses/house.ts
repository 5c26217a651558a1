import type { House } from '#domain/design/design.ts';
import { type Draft, has } from '../draft.ts';
import type { MaterialId } from '../materials.ts';
import { drawFlatRoof, drawFrontGable, drawGableRoof, drawHipRoof, drawShedRoof } from './roofs.ts';
import { drawFacade, type Opening } from './walls.ts';

// House kits: one function each, drawn with the pool-facing wall on z = 0. w is half the width, d the depth.
type Kit = (draft: Draft, w: number, d: number) => void;

const KITS: Record<Exclude<House, 'none'>, Kit> = {
  modern,
  ranch,
  mediterranean,
  farmhouse,
  coastal,
  'desert-modern': desertModern,
  'mid-century': midCentury,
};

export function drawHouse(draft: Draft): void {
  const { house, design } = draft.layout;
  if (!house || design.house === 'none') return;
  const kit = KITS[design.house];
  draft.mesh.as('house', () =>
    draft.mesh.within(house.anchor, () => kit(draft, house.widthFt / 2, house.depthFt)),
  );
}

// The block behind a façade: sides and back.
function shell(
  { mesh }: Draft,
  wall: MaterialId,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
): void {
  mesh.box(wall, x0, y0, z0, x1, y1, z1, 'ftb');
}

function sliders(
  x0: number,
  x1: number,
  height: number,
  panes: number,
  frame: MaterialId = 'frame',
): Opening {
  return { x0, x1, y0: 0.12, y1: height, panes, room: true, frame };
}

function windowAt(
  x: number,
  width: number,
  y0: number,
  y1: number,
  panes = 1,
  rows = 1,
  frame: MaterialId = 'frame',
): Opening {
  return { x0: x - width / 2, x1: x + width / 2, y0, y1, panes, rows, frame };
}

// Low-voltage downlights under an eave.
function eaveLights(draft: Draft, x0: number, x1: number, y: number, z: number): void {
  const count = Math.max(3, Math.round((x1 - x0) / 8));
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / count;
    draft.mesh.box('lamp', x - 0.25, y - 0.05, z - 0.25, x + 0.25, y - 0.01, z + 0.25);
    draft.lights.push({
      position: draft.mesh.toMetres([x, y - 0.2, z]),
      colour: [9, 6, 2.9],
      underwater: false,
      radius: 0.1,
      direction: [0, -1, 0],
      cone: 0.35,
    });
  }
}

// Collectors on a roof plane that faces the pool; y rises towards the back by pitch.
function solarOn(draft: Draft, x: number, y: number, z: number, pitch: number): void {
  if (!has(draft, 'Solar Heating')) return;
  draft.mesh.as('Solar Heating', () => {
    for (let i = 0; i < 5; i++) draft.mesh.tilted('solar', [x + i * 3.6, y, z], [1.7, 0.1, 3.2], 0, pitch);
  });
}

function planters({ mesh, instances }: Draft, xs: readonly number[], z: number): void {
  for (const x of xs) {
    mesh.box('frame', x - 0.9, 0, z - 0.9, x + 0.9, 1.9, z + 0.9);
    const [px, py, pz] = mesh.toMetres([x, 1.75, z]);
    instances.push({ prototype: 'shrub', x: px, y: py, z: pz, yaw: x, scale: 0.95, rise: 1 });
  }
}

function modern(draft: Draft, w: number, d: number): void {
  const { mesh } = draft;
  const h = 10.3;
  const glass = w * 0.3;
  shell(draft, 'wall', -w, w, 0, h, -d, 0);
  drawFacade(draft, 'wall', -w, w, 0, h, 0, [
    sliders(-w * 0.78, glass, 8.7, 5),
    windowAt(w * 0.72, w * 0.32, 3, 7.8, 2),
  ]);
  mesh.box('stone', glass + 0.3, 0, -0.2, glass + 5, h, 0.45);
  drawFlatRoof(draft, { x0: -w, x1: w, z0: -d, z1: 5.5, y: h }, 1.6, 1.1);
  for (const x of [-w * 0.82, -w * 0.25, glass + 4, w - 0.5])
    mesh.box('frame', x - 0.2, 0, 4.6, x + 0.2, h, 5);
  eaveLights(draft, -w + 2, w - 2, h, 3.4);
  const [u0, u1, y0, y1] = [-w * 0.42, w * 0.72, h + 1.1, h + 10];
  mesh.within({ x: 0, z: -5 }, () => {
    shell(draft, 'wall', u0, u1, y0, y1, -d + 5, 0);
    drawFacade(draft, 'wall', u0, u1, y0, y1, 0, [
      windowAt(u0 + 5.5, 6.6, y0 + 1.6, y1 - 1.2),
      windowAt(u0 + 13, 6.6, y0 + 1.6, y1 - 1.2),
      windowAt(u1 - 3, 3.2, y0 + 1.6, y1 - 1.2),
    ]);
    mesh.box('wallAccent', u0 + 18, y0, -0.1, u1 - 6, y1, 0.25);
    drawFlatRoof(draft, { x0: u0, x1: u1, z0: -d + 5, z1: 0, y: y1 }, 1.8, 0.9);
  });
  solarOn(draft, -w + 2.5, h + 2.5, -6, 0.45);
  planters(draft, [-w * 0.86, glass + 2.4], 1.8);
}

function ranch(draft: Draft, w: number, d: number): void {
  const { mesh } = draft;
  const h = 9.2;
  shell(draft, 'wall', -w, w, 0, h, -d, 0);
  drawFacade(draft, 'wall', -w, w, 0, h, 0, [
    windowAt(-w * 0.74, 7, 3, 7.4, 2, 2, 'trim'),
    sliders(-w * 0.42, w * 0.16, 7.8, 4, 'trim'),
    windowAt(w * 0.44, 6, 3, 7.4, 2, 2, 'trim'),
    windowAt(w * 0.78, 6, 3, 7.4, 2, 2, 'trim'),
  ]);
  // Brick to the sills, left and right of the doors.
  mesh.box('wallAccent', -w - 0.05, 0, -0.1, -w * 0.42 - 0.3, 2.4, 0.18);
  mesh.box('wallAccent', w * 0.16 + 0.3, 0, -0.1, w + 0.05, 2.4, 0.18);
  mesh.box('wallAccent', w * 0.24, 0, -0.2, w * 0.29, h, 0.4);
  drawGableRoof(draft, { x0: -w, x1: w, z0: -d, z1: 6.6, y: h }, 1.4, 0.27);
  for (let x = -w * 0.6; x <= w * 0.36; x += w * 0.24) mesh.box('trim', x - 0.3, 0, 6, x + 0.3, h, 6.6);
  mesh.box('trim', -w * 0.62, h - 0.8, 6, w * 0.38, h, 6.6);
  mesh.box('wallAccent', w * 0.55, h, -d * 0.6, w * 0.55 + 3.4, h + 9.5, -d * 0.6 + 3);
  eaveLights(draft, -w * 0.6, w * 0.36, h - 0.9, 3.4);
  solarOn(draft, -w + 8, h + 2.3, -1, 0.264);
  planters(draft, [-w * 0.5, w * 0.2], 1.6);
}

function mediterranean(draft: Draft, w: number, d: number): void {
  const { mesh } = draft;
  const h = 11;
  shell(draft, 'wall', -w, w, 0, h, -d, 0);
  const arch = (x: number, width: number, y1: number, room = false): Opening => ({
    x0: x - width / 2,
    x1: x + width / 2,
    y0: 0.12,
    y1,
    panes: 2,
    arched: true,
    room,
    frame: 'timber',
  });
  drawFacade(draft, 'wall', -w, w, 0, h, 0, [
    windowAt(-w * 0.78, 4.4, 3, 7.6, 2, 2, 'timber'),
    arch(-w * 0.42, 8, 9, true),
    arch(-w * 0.08, 8, 9),
    arch(w * 0.26, 8, 9),
    windowAt(w * 0.62, 4.4, 3, 7.6, 2, 2, 'timber'),
    windowAt(w * 0.84, 4.4, 3, 7.6, 2, 2, 'timber'),
  ]);
  drawHipRoof(draft, { x0: -w, x1: w, z0: -d, z1: 0, y: h }, 2, 0.4);
  // Loggia: columns and beam before the arches.
  for (const x of [-w * 0.59, -w * 0.25, w * 0.09, w * 0.43]) {
    mesh.lathe(
      'trim',
      [x, 0, 6],
      [
        [0.75, 0],
        [0.75, 0.4],
        [0.5, 0.6],
        [0.44, 8],
        [0.7, 8.4],
        [0.7, 8.8],
      ],
      16,
    );
  }
  mesh.box('wall', -w * 0.63, 8.8, 5.4, w * 0.47, 10.4, 6.6);
  mesh.quad('roof', [-w * 0.66, 10.3, 7.6], [w * 0.5, 10.3, 7.6], [w * 0.5, 12.4, 0], [-w * 0.66, 12.4, 0]);
  mesh.quad('timber', [w * 0.5, 10.1, 7.6], [-w * 0.66, 10.1, 7.6], [-w * 0.66, 12.2, 0], [w * 0.5, 12.2, 0]);
  eaveLights(draft, -w * 0.6, w * 0.44, 10, 3.4);
  mesh.within({ x: w * 0.68, z: -6 }, () => {
    shell(draft, 'wall', -7, 7, h, h + 8.5, -13, 0);
    drawFacade(draft, 'wall', -7, 7, h + 1.5, h + 8.5, 0, [
      { x0: -2, x1: 2, y0: h + 3.2, y1: h + 7.6, panes: 2, arched: true, frame: 'timber' },
    ]);
    drawHipRoof(draft, { x0: -7, x1: 7, z0: -13, z1: 0, y: h + 8.5 }, 1.6, 0.42);
  });
  solarOn(draft, -w + 5, h + 2.5, -4, 0.38);
  planters(draft, [-w * 0.94, w * 0.74], 1.6);
}

function farmhouse(draft: Draft, w: number, d: number): void {
  const { mesh } = draft;
  const h = 10;
  shell(draft, 'wall', -w, w, 0, h, -d, 0);
  drawFacade(draft, 'wall', -w, w, 0, h, 0, [
    sliders(-w * 0.76, -w * 0.14, 8.2, 4),
    windowAt(w * 0.02, 3.4, 3, 7.6, 2, 3),
    windowAt(w * 0.24, 3.4, 3, 7.6, 2, 3),
  ]);
  drawGableRoof(draft, { x0: -w, x1: w, z0: -d, z1: 0, y: h }, 1.2, 0.72);
  const [g0, g1] = [w * 0.4, w * 0.94];
  mesh.within({ x: 0, z: 4 }, () => {
    shell(draft, 'wall', g0, g1, 0, h + 4, -14, 0);
    drawFacade(draft, 'wall', g0, g1, 0, h + 4, 0, [
      { ...windowAt((g0 + g1) / 2, 8, 0.6, 8.2, 3, 3), room: true },
    ]);
    drawFrontGable(draft, { x0: g0, x1: g1, z0: -16, z1: 0, y: h + 4 }, 1, 0.95);
    mesh.lathe(
      'frame',
      [(g0 + g1) / 2, h + 1.9, 0.1],
      [
        [0.5, 0],
        [0.5, 0.12],
        [0, 0.14],
      ],
      14,
    );
  });
  // Porch on timber posts.
  for (let x = -w * 0.8; x <= w * 0.34; x += w * 0.228) mesh.box('timber', x - 0.32, 0, 6, x + 0.32, 9, 6.64);
  mesh.box('timber', -w * 0.84, 9, 6, w * 0.36, 9.8, 6.64);
  mesh.quad('roof', [-w * 0.87, 9.6, 7.8], [w * 0.38, 9.6, 7.8], [w * 0.38, 11.6, 0], [-w * 0.87, 11.6, 0]);
  mesh.quad(
    'timber',
    [w * 0.38, 9.45, 7.8],
    [-w * 0.87, 9.45, 7.8],
    [-w * 0.87, 11.45, 0],
    [w * 0.38, 11.45, 0],
  );
  eaveLights(draft, -w * 0.8, w * 0.32, 9.2, 3.4);
  solarOn(draft, -w + 6, h + 4.4, -5.6, 0.624);
  planters(draft, [-w * 0.84, w * 0.13], 2);
}

function coastal(draft: Draft, w: number, d: number): void {
  const { mesh } = draft;
  const h = 10;
  shell(draft, 'wall', -w, w, 0, h, -d, 0);
  drawFacade(draft, 'wall', -w, w, 0, h, 0, [
    sliders(-w * 0.62, w * 0.12, 8.4, 5, 'trim'),
    windowAt(-w * 0.82, 4.6, 2.6, 7.8, 2, 3, 'trim'),
    windowAt(w * 0.46, 6, 2.6, 7.8, 3, 3, 'trim'),
    windowAt(w * 0.82, 4.6, 2.6, 7.8, 2, 3, 'trim'),
  ]);
  // Upper deck with a railing, on white columns.
  mesh.box('trim', -w * 0.7, h - 0.9, 0, w * 0.2, h, 7);
  for (const x of [-w * 0.69, -w * 0.4, -w * 0.1, w * 0.19])
    mesh.box('trim', x - 0.4, 0, 6, x + 0.4, h - 0.9, 6.8);
  mesh.box('trim', -w * 0.7, h + 3.2, 6.6, w * 0.2, h + 3.45, 6.9);
  for (let x = -w * 0.7; x <= w * 0.2; x += 0.6)
    mesh.box('trim', x - 0.06, h, 6.7, x + 0.06, h + 3.2, 6.82, 'b');
  mesh.within({ x: 0, z: -1.5 }, () => {
    shell(draft, 'wall', -w * 0.74, w * 0.6, h, h + 8.5, -d + 3, 0);
    drawFacade(draft, 'wall', -w * 0.74, w * 0.6, h, h + 8.5, 0, [
      windowAt(-w * 0.52, 6, h + 0.3, h + 7, 2, 3, 'trim'),
      windowAt(-w * 0.1, 8, h + 0.3, h + 7, 3, 3, 'trim'),
      windowAt(w * 0.36, 5, h + 2, h + 7, 2, 3, 'trim'),
    ]);
    drawHipRoof(draft, { x0: -w * 0.74, x1: w * 0.6, z0: -d + 3, z1: 0, y: h + 8.5 }, 1.8, 0.55);
  });
  drawHipRoof(draft, { x0: w * 0.6, x1: w, z0: -d, z1: 0, y: h }, 1.2, 0.5);
  eaveLights(draft, -w * 0.66, w * 0.16, h - 0.92, 3.4);
  solarOn(draft, -w * 0.55, h + 10.9, -6.2, 0.5);
  planters(draft, [-w * 0.72, w * 0.24], 1.6);
}

function desertModern(draft: Draft, w: number, d: number): void {
  const { mesh } = draft;
  const low = 10.5;
  const high = 14;
  shell(draft, 'wall', -w, w * 0.2, 0, low, -d, 0);
  drawFacade(draft, 'wall', -w, w * 0.2, 0, low, 0, [sliders(-w * 0.86, -w * 0.02, 8.8, 5)]);
  mesh.box('wall', -w, low, -d, w * 0.2, low + 1.2, -d + 0.8);
  drawFlatRoof(draft, { x0: -w, x1: w * 0.2, z0: -d, z1: 6, y: low }, 1.2, 1);
  mesh.within({ x: 0, z: 2.5 }, () => {
    shell(draft, 'wall', w * 0.2, w * 0.62, 0, high, -d, 0);
    drawFacade(draft, 'wall', w * 0.2, w * 0.62, 0, high, 0, [windowAt(w * 0.41, 2.2, 1.5, 11)]);
    mesh.box('wall', w * 0.2, high, -d, w * 0.62, high + 0.2, 0);
    mesh.box('wallAccent', w * 0.62, 0, -2, w * 0.66, high - 2, 2.5);
  });
  shell(draft, 'wall', w * 0.66, w, 0, low - 1, -d, 0);
  drawFacade(draft, 'wall', w * 0.66, w, 0, low - 1, 0, [windowAt(w * 0.83, w * 0.22, 3.4, 7, 2)]);
  mesh.box('wall', w * 0.66, low - 1, -d, w, low - 0.8, 0);
  for (const x of [-w * 0.9, -w * 0.35, w * 0.14]) mesh.box('frame', x - 0.25, 0, 5.4, x + 0.25, low, 5.9);
  eaveLights(draft, -w + 2, w * 0.16, low, 3.6);
  solarOn(draft, -w + 4, low + 2.6, -7, 0.45);
  planters(draft, [w * 0.27, w * 0.7], 4.4);
}

function midCentury(draft: Draft, w: number, d: number): void {
  const { mesh } = draft;
  const h = 9.4;
  shell(draft, 'wall', -w, w, 0, h, -d, 0);
  mesh.box('wall', -w, h, -d, w, h + 1.6, -0.2, 'fb');
  drawFacade(draft, 'wall', -w, w, 0, h, 0, [
    sliders(-w * 0.7, w * 0.22, 9.2, 6),
    windowAt(w * 0.6, 9, 6.4, 8.6, 3),
  ]);
  // Clerestory under the rising roof.
  mesh.quad(
    'windowBack',
    [-w * 0.7, h + 0.2, -0.3],
    [w * 0.22, h + 0.2, -0.3],
    [w * 0.22, h + 2.6, -0.3],
    [-w * 0.7, h + 2.6, -0.3],
  );
  mesh.quad(
    'glass',
    [-w * 0.7, h + 0.2, -0.05],
    [w * 0.22, h + 0.2, -0.05],
    [w * 0.22, h + 2.6, -0.05],
    [-w * 0.7, h + 2.6, -0.05],
  );
  mesh.box('wall', w * 0.22, h, -1, w, h + 2.9, 0);
  mesh.box('wall', -w, h, -1, -w * 0.7, h + 2.9, 0);
  mesh.box('wallAccent', w * 0.26, 0, -0.1, w * 0.44, h + 2.8, 0.3);
  drawShedRoof(draft, { x0: -w, x1: w, z0: -d, z1: 2.6, y: h + 0.4 }, 2.6, 3.2);
  for (const x of [-w * 0.74, w * 0.24]) mesh.box('frame', x - 0.2, 0, 4.2, x + 0.2, h + 2.6, 4.6);
  mesh.box('stone', -w * 0.98, 0, -6, -w * 0.86, h + 7, -2.4);
  eaveLights(draft, -w * 0.7, w * 0.22, h + 2.4, 2.6);
  solarOn(draft, w * 0.3, h + 2.9, -9, -0.09);
  planters(draft, [w * 0.35, w * 0.92], 1.8);
}
