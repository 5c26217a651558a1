import { MeshBuilder } from '../mesh-builder.ts';
import { type Random, seeded } from '../random.ts';
import type { Prototype } from '../scene.ts';
import {
  drawBall,
  drawBrush,
  drawFlax,
  drawHydrangea,
  drawLavender,
  drawMound,
  drawOlive,
  drawStones,
} from './bedding.ts';
import { drawBroadleaf, drawThicket, type Filling, HABITS } from './crowns.ts';
import { drawHedge, GROWTHS } from './hedges.ts';
import {
  drawAgave,
  drawBroadLeaves,
  drawLawn,
  drawPlume,
  drawSaguaro,
  drawShrub,
  drawTuft,
  drawVerge,
} from './low-plants.ts';
import { drawPalm } from './palms.ts';
import { drawPlanter } from './planters.ts';
import { drawConifer, drawCypress } from './trees.ts';

// How finely plants are drawn: full for the tracer, far for what stands beyond the garden, coarse for mirrors and shadows, light for a
// phone. Fewer leaves are larger where they have to hide as much.
export type Detail = 'full' | 'far' | 'coarse' | 'light';

const FINENESS: Record<Detail, { share: number; filling: Filling; tree: Leaves }> = {
  full: { share: 1, filling: 'leaves', tree: { share: 9, size: 0.335 } },
  far: { share: 0.95, filling: 'leaves', tree: { share: 2.4, size: 0.65 } },
  coarse: { share: 0.22, filling: 'leaves', tree: { share: 0.22, size: 2 } },
  light: { share: 0.22, filling: 'balls', tree: { share: 0.22, size: 1 } },
};

// So many leaves of a tree's usual number, and so large.
interface Leaves {
  share: number;
  size: number;
}

type Draw = (mesh: MeshBuilder, random: Random, share: number, filling: Filling, tree: Leaves) => void;

const of = (usual: number, { share, size }: Leaves): [number, number] => [usual * share, size];

const PALM = {
  full: { rings: 40, leaflets: 44, bends: 10 },
  plain: { rings: 10, leaflets: 14, bends: 5 },
} as const;

// Of a hedge: about a filling that hides the sky fewer leaves will do, and in mirrors large ones.
const hedged = (usual: number, share: number, filling: Filling, { size }: Leaves): [number, number] => {
  if (filling === 'balls') return [usual * share * 0.3, 1];
  return size > 1 ? [usual * share * 0.45, size * 1.1] : [usual * share, 1];
};

// A wood's edge is never near by.
const thinned = ({ share, size }: Leaves): Leaves =>
  share > 1 ? { share: 1.3, size: 0.87 } : { share, size };

const DRAW = {
  'tree-a': (m, r, _, f, t) => drawBroadleaf(m, r, ...of(14000, t), HABITS.spreading, f),
  'tree-b': (m, r, _, f, t) => drawBroadleaf(m, r, ...of(12000, t), HABITS.oval, f),
  thicket: (m, r, _, f, t) => drawThicket(m, r, ...of(f === 'leaves' ? 15000 : 10000, thinned(t)), f),
  conifer: (m, r, _s, _f, t) => drawConifer(m, r, ...of(9000, t)),
  cypress: (m, r, _s, _f, t) => drawCypress(m, r, ...of(6000, t)),
  palm: (m, r, s) => drawPalm(m, r, s < 0.9 ? PALM.plain : PALM.full),
  shrub: (m, r, s) => drawShrub(m, r, 1700 * s),
  flower: (m, r, s) => drawShrub(m, r, 1500 * s, 'flower'),
  tuft: (m, r, s) => drawTuft(m, r, 170 * s),
  broadleaf: (m, r, s) => drawBroadLeaves(m, r, s < 1 ? 9 : 16),
  agave: (m, r) => drawAgave(m, r),
  saguaro: (m, _r, s) => drawSaguaro(m, s < 0.9),
  hedge: (m, r, s, f, t) => drawHedge(m, r, ...hedged(7600, s, f, t), GROWTHS.clipped, f),
  lawn: (m, r, s) => drawLawn(m, r, 5200 * s),
  'tree-c': (m, r, _, f, t) => drawBroadleaf(m, r, ...of(9000, t), HABITS.airy, f),
  lavender: (m, r, s) => drawLavender(m, r, 260 * s),
  daisy: (m, r, s) => drawMound(m, r, 1100 * s, 'petal'),
  cover: (m, r, s) => drawMound(m, r, 900 * s),
  brush: (m, r, s) => drawBrush(m, r, 1100 * s),
  'hedge-loose': (m, r, s, f, t) => drawHedge(m, r, ...hedged(4800, s, f, t), GROWTHS.loose, f),
  verge: (m, r, s) => drawVerge(m, r, 190 * s),
  ball: (m, r, s) => drawBall(m, r, 1500 * s),
  hydrangea: (m, r, s) => drawHydrangea(m, r, 420 * s, s < 0.9 ? 5 : 26),
  stones: (m, r) => drawStones(m, r),
  olive: (m, r, s) => drawOlive(m, r, 1900 * s),
  flax: (m, r, s) => drawFlax(m, r, 46 * Math.max(0.5, s)),
  plume: (m, r, s) => drawPlume(m, r, 420 * s),
  planter: (m) => drawPlanter(m, 'planter'),
  urn: (m) => drawPlanter(m, 'urn'),
  trough: (m) => drawPlanter(m, 'trough'),
  basin: (m) => drawPlanter(m, 'basin'),
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
  const { share, filling, tree } = FINENESS[detail];
  mesh.as(name === 'lawn' || name === 'verge' ? 'land' : 'planting', () =>
    draw(mesh, seeded(PLANT_NAMES.indexOf(name) * 97 + 11), share, filling, tree),
  );
  const prototype = { name, meshes: mesh.meshes() };
  drawn.set(key, prototype);
  return prototype;
}
