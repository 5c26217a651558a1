import { MeshBuilder } from '../mesh-builder.ts';
import { type Random, seeded } from '../random.ts';
import type { Prototype } from '../scene.ts';
import { drawBrush, drawLavender, drawMound } from './bedding.ts';
import { drawBroadleaf, drawThicket, type Filling, HABITS } from './crowns.ts';
import {
  drawAgave,
  drawBroadLeaves,
  drawHedge,
  drawLawn,
  drawSaguaro,
  drawShrub,
  drawTuft,
} from './low-plants.ts';
import { drawConifer, drawCypress, drawPalm } from './trees.ts';

// How finely plants are drawn: full for the tracer, far for what stands beyond the garden, coarse for mirrors and shadows, light for a
// phone. Fewer leaves are larger where they have to hide as much.
export type Detail = 'full' | 'far' | 'coarse' | 'light';

const FINENESS: Record<Detail, { share: number; filling: Filling; leaf: number }> = {
  full: { share: 1, filling: 'leaves', leaf: 1 },
  far: { share: 0.95, filling: 'leaves', leaf: 1 },
  coarse: { share: 0.22, filling: 'leaves', leaf: 2 },
  light: { share: 0.22, filling: 'balls', leaf: 1 },
};

type Draw = (mesh: MeshBuilder, random: Random, share: number, filling: Filling, leaf: number) => void;

// Near by, more and smaller leaves than all the others are thinned from.
const near = (usual: number, share: number, leaf: number): [leaves: number, leafScale: number] =>
  share < 1 ? [usual * share, leaf] : [usual * 2.7, leaf * 0.68];

const DRAW = {
  'tree-a': (m, r, s, f, l) => drawBroadleaf(m, r, ...near(14000, s, l), HABITS.spreading, f),
  'tree-b': (m, r, s, f, l) => drawBroadleaf(m, r, ...near(12000, s, l), HABITS.oval, f),
  thicket: (m, r, s, f, l) => drawThicket(m, r, (f === 'leaves' ? 15000 : 10000) * s, f, l),
  conifer: (m, r, s, _, l) => drawConifer(m, r, ...near(12000, s, l)),
  cypress: (m, r, s, _, l) => drawCypress(m, r, ...near(6000, s, l)),
  palm: (m, r, s) => drawPalm(m, r, s < 1 ? 2 : 4),
  shrub: (m, r, s) => drawShrub(m, r, 1700 * s),
  flower: (m, r, s) => drawShrub(m, r, 1500 * s, 'flower'),
  tuft: (m, r, s) => drawTuft(m, r, 170 * s),
  broadleaf: (m, r, s) => drawBroadLeaves(m, r, s < 1 ? 9 : 16),
  agave: (m, r) => drawAgave(m, r),
  saguaro: (m) => drawSaguaro(m),
  hedge: (m, r, s) => drawHedge(m, r, 2400 * s),
  lawn: (m, r, s) => drawLawn(m, r, 5200 * s),
  'tree-c': (m, r, s, f, l) => drawBroadleaf(m, r, ...near(9000, s, l), HABITS.airy, f),
  lavender: (m, r, s) => drawLavender(m, r, 260 * s),
  daisy: (m, r, s) => drawMound(m, r, 1100 * s, 'petal'),
  cover: (m, r, s) => drawMound(m, r, 900 * s),
  brush: (m, r, s) => drawBrush(m, r, 1100 * s),
} as const satisfies Record<string, Draw>;

export type PlantName = keyof typeof DRAW;
export const PLANT_NAMES = Object.keys(DRAW).filter((name): name is PlantName => name in DRAW);

const drawn = new Map<string, Prototype>();

export function prototypeOf(name: PlantName, detail: Detail): Prototype {
  const key = `${name} ${detail}`;
  const known = drawn.get(key);
  if (known) return known;
  const mesh = new MeshBuilder('metres');
  const draw: Draw = DRAW[name];
  const { share, filling, leaf } = FINENESS[detail];
  mesh.as(name === 'lawn' ? 'land' : 'planting', () =>
    draw(mesh, seeded(PLANT_NAMES.indexOf(name) * 97 + 11), share, filling, leaf),
  );
  const prototype = { name, meshes: mesh.meshes() };
  drawn.set(key, prototype);
  return prototype;
}
