import { boundsOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { seedOf } from '../design-seed.ts';
import { type Frame, framedBy, spotOf } from '../framing.ts';
import type { Layout } from '../layout-types.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { type Camera, type Cameras, METRES_PER_FOOT as FT, type SceneMesh, type Vec3 } from '../scene.ts';
import { type SceneBuilder, startScene } from '../scene-builder.ts';
import { cushion } from './cushion.ts';
import { openBook, tray } from './tableware.ts';
import { freeDeck } from './terrace-life.ts';

// What somebody in the water has left on the deck: folded towels with a straw hat, sandals, something to drink or to read. As a
// photographer would, each picture lays it in its own foreground; where there is no room for it, there is none.

const [WIDE_FT, DEEP_FT, HIGH_FT] = [4.4, 2.4, 0.8];
const [OFF_EDGE_FT, OFF_WATER_FT] = [0.4, 1.2];
/** How far down in the picture, and how far from its middle. */
const [LOW, HIGH, WANTED_DOWN, WANTED_ASIDE] = [-0.92, -0.38, -0.72, 0.62];
const INSIDE = 0.97;

export function batherThings(layout: Layout, { views }: Cameras, camera: Camera): SceneMesh[] {
  const seed = seedOf(layout.design);
  // At one pool in three everybody is dressed.
  if (seed % 3 === 2) return [];
  const place = placeFor(layout, views, camera);
  if (!place) return [];
  const builder = startScene(layout, seed);
  builder.mesh.as('furniture', () => builder.mesh.within(place, () => leave(builder, seed % 3 === 0)));
  return builder.mesh.meshes();
}

const QUARTER = Math.PI / 2;

function placeFor(layout: Layout, views: readonly Camera[], camera: Camera): Place | null {
  const free = freeDeck(layout, views, OFF_WATER_FT);
  const frame = framedBy(camera);
  const d = boundsOf(layout.deck);
  let best: { off: number; place: Place } | null = null;
  for (let z = d.z0; z < d.z1; z += 0.5)
    for (let x = d.x0; x < d.x1; x += 0.5) {
      const off = offWanted(frame, [x, z]);
      if (off === null || (best && off >= best.off)) continue;
      const yaw = facing(camera, x, z);
      const [w, h] = yaw % 2 === 0 ? [WIDE_FT / 2, DEEP_FT / 2] : [DEEP_FT / 2, WIDE_FT / 2];
      const outline = rectangle(x - w, z - h, x + w, z + h);
      if (!isInside(frame, outline) || !free(outline, OFF_EDGE_FT)) continue;
      best = { off, place: { x, z, yaw: yaw * QUARTER } };
    }
  return best?.place ?? null;
}

type Place = Readonly<{ x: number; z: number; yaw: number }>;

/** In quarter turns. */
const facing = ({ eye: [x, , z] }: Camera, toX: number, toZ: number): number =>
  Math.round(Math.atan2(x / FT - toX, z / FT - toZ) / QUARTER);

const inFrame = (frame: Frame, [x, z]: Point, y: number) => spotOf(frame, [x * FT, y * FT, z * FT]);

function offWanted(frame: Frame, at: Point): number | null {
  const spot = inFrame(frame, at, 0);
  if (!spot || spot[1] < LOW || spot[1] > HIGH) return null;
  return Math.abs(Math.abs(spot[0]) - WANTED_ASIDE) + Math.abs(spot[1] - WANTED_DOWN);
}

const isInside = (frame: Frame, outline: Polygon): boolean =>
  outline.every((corner) =>
    [0, HIGH_FT].every((y) => {
      const spot = inFrame(frame, corner, y);
      return spot !== null && Math.abs(spot[0]) < INSIDE && Math.abs(spot[1]) < INSIDE;
    }),
  );

const TOWEL_FT = 0.07;
const FOLDS = ['towel', 'accent', 'towel'] as const;

function leave(builder: SceneBuilder, isSunny: boolean): void {
  const { mesh, random } = builder;
  FOLDS.forEach((cloth, i) => {
    const at: Vec3 = [-0.95 + random() * 0.05, TOWEL_FT * (2 * i + 1), random() * 0.06];
    cushion(mesh, cloth, at, [0.78 - i * 0.02, TOWEL_FT, 0.5], 0.12 + (random() - 0.5) * 0.1);
  });
  if (isSunny) strawHat(mesh, [-0.9, TOWEL_FT * 2 * FOLDS.length + 0.03, 0.02]);
  for (const [x, z, yaw] of [
    [0.32, 0.55, 0.1],
    [0.78, 0.66, -0.22],
  ] as const)
    mesh.within({ x, z, yaw }, () => sandal(mesh));
  if (!isSunny) openBook(builder, -0.9, TOWEL_FT * 2 * FOLDS.length + 0.02, 0, 0.4);
  else if (random() < 0.5) tray(builder, 1.35, 0, -0.5);
  else openBook(builder, 1.2, 0.02, -0.45, 0.7);
}

// A brim that dips and rises again, a band, a crown.
function strawHat(mesh: MeshBuilder, at: Vec3): void {
  mesh.lathe(
    'plait',
    at,
    28,
    [0.34, 0],
    [0.58, 0.01],
    [0.67, 0.045],
    [0.66, 0.06],
    [0.56, 0.03],
    [0.33, 0.03],
  );
  mesh.lathe('frame', at, 24, [0.33, 0.03], [0.325, 0.12]);
  mesh.lathe('plait', at, 24, [0.325, 0.12], [0.31, 0.24], [0.27, 0.3], [0.17, 0.33], [0, 0.34]);
}

const SOLE_FT = 0.42;
const SOLE_TOP = 0.09;

// From heel to toes along z: how wide to each side.
const SOLE = [
  [-1, 0.06],
  [-0.92, 0.12],
  [-0.55, 0.145],
  [-0.1, 0.125],
  [0.4, 0.17],
  [0.75, 0.155],
  [0.94, 0.09],
  [1, 0.03],
] as const;

function sandal(mesh: MeshBuilder): void {
  SOLE.forEach(([z, half], i) => {
    const next = SOLE[i + 1];
    if (!next) return;
    const [z0, z1] = [z * SOLE_FT, next[0] * SOLE_FT];
    mesh.quad(
      'teak',
      [-half, SOLE_TOP, z0],
      [-next[1], SOLE_TOP, z1],
      [next[1], SOLE_TOP, z1],
      [half, SOLE_TOP, z0],
    );
    for (const side of [-1, 1])
      mesh.quad(
        'frame',
        [side * half, 0, z0],
        [side * next[1], 0, z1],
        [side * next[1], SOLE_TOP, z1],
        [side * half, SOLE_TOP, z0],
      );
  });
  strap(mesh);
}

const STRAP_FT = [0.02, 0.24] as const;
// Over the foot, from one edge of the sole to the other.
const ARCH = [
  [-0.16, 0.05],
  [-0.11, 0.17],
  [0, 0.21],
  [0.11, 0.17],
  [0.16, 0.05],
] as const;

function strap(mesh: MeshBuilder): void {
  const [z0, z1] = STRAP_FT;
  ARCH.forEach(([x, y], i) => {
    const next = ARCH[i + 1];
    if (next) mesh.quad('accent', [x, y, z1], [next[0], next[1], z1], [next[0], next[1], z0], [x, y, z0]);
  });
}
