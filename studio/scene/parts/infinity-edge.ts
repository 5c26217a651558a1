import { segmentsOf } from '#domain/geometry/distance.ts';
import { cyclic, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { basinOutline, basinWalls, basinWater } from '../catch-basin.ts';
import type { FeaturePart } from '../feature-part.ts';
import { type InfinityEdge, lineBeyond, stripBeyond } from '../infinity-edge.ts';
import type { Layout } from '../layout-types.ts';
import type { MaterialId } from '../materials.ts';
import type { Site } from '../placement.ts';
import { builtGroundAt } from '../plot-ground.ts';
import { basinOf, WATER_Y } from '../pool-heights.ts';
import { addWater, GROUND_Y, type SceneBuilder } from '../scene-builder.ts';
import { addFoam } from './falling-water.ts';

export const infinityEdge: FeaturePart = {
  look: 'basin',
  reserve: placeCatchBasin,
  draw,
};

function placeCatchBasin(site: Site, design: Layout['design']): void {
  const { edge } = site;
  if (!edge) return;
  const { middle, out, lengthFt } = edge;
  const { outerFt, dropFt } = basinOf(design);
  site.add({
    kind: 'Infinity Edge',
    label: 'Infinity edge and catch basin',
    layer: 'edge',
    outline: basinOutline(edge, design),
    anchor: { x: middle[0], z: middle[1], yaw: Math.atan2(-out[0], -out[1]) },
    widthFt: lengthFt,
    depthFt: outerFt,
    heightFt: dropFt - 0.4,
  });
}

const CAP_FT = 0.18;
const FILM_FT = 0.012;
const UNDER_FT = 1.2;

// The weir with water running over it, the tiled face it falls along, and the basin within walls of stone.
function draw(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const edge = layout.pool.infinityEdge;
  const water = basinWater(layout);
  if (!edge || !water) return;
  const { weirFt, weirY, waterY, floorY, innerFt } = basinOf(layout.design);
  const walls = basinWalls(edge, layout.design);
  const rimY = rimOf(layout, walls);
  mesh.as('Infinity Edge', () => {
    mesh.flat('waterline', stripBeyond(edge, 0, weirFt), weirY);
    mesh.flat('water', stripBeyond(edge, 0, weirFt), WATER_Y - FILM_FT);
    upright(builder, 'waterline', lineBeyond(edge, weirFt), floorY, weirY);
    mesh.flat('waterline', water, floorY);
    upright(builder, 'waterline', lineBeyond(edge, innerFt), floorY, rimY);
    mesh.walls('stone', walls, floorY - UNDER_FT, rimY - CAP_FT, 1);
    mesh.walls('coping', walls, rimY - CAP_FT, rimY, 1);
    mesh.flat('coping', walls, rimY);
    mesh.flat('water', water, waterY);
    drawCurtain(builder, edge, { fromFt: weirFt + 0.02, lipY: WATER_Y - FILM_FT, landY: waterY });
  });
  addWater(builder, waterY, water);
}

/** Where a plot's ground lies higher than the basin, its walls hold it. */
function rimOf({ design, plot, deck }: Layout, walls: Polygon): number {
  const { rimY } = basinOf(design);
  if (!plot) return rimY;
  return Math.max(rimY, ...walls.map((point) => GROUND_Y + builtGroundAt(plot, deck, point) + 0.25));
}

function upright(
  { mesh }: SceneBuilder,
  material: MaterialId,
  line: readonly Point[],
  from: number,
  to: number,
): void {
  for (const [a, b] of segmentsOf(line))
    mesh.quad(material, [a[0], from, a[1]], [a[0], to, a[1]], [b[0], to, b[1]], [b[0], from, b[1]]);
}

const THROW_FT = 0.24;
const ROWS = 8;
const FOAM_EVERY = 6;

// A sheet along the whole weir; foam where it lands.
function drawCurtain(
  builder: SceneBuilder,
  edge: InfinityEdge,
  { fromFt, lipY, landY }: { fromFt: number; lipY: number; landY: number },
): void {
  const { mesh } = builder;
  const rows = Array.from({ length: ROWS + 1 }, (_, i) => {
    const t = i / ROWS;
    return { line: lineBeyond(edge, fromFt + THROW_FT * t), y: lipY - (lipY - landY) * t * t };
  });
  for (let i = 0; i < ROWS; i++) {
    const [high, low] = [cyclic(rows, i), cyclic(rows, i + 1)];
    segmentsOf(high.line).forEach(([a, b], k) => {
      const [c, d] = [cyclic(low.line, k + 1), cyclic(low.line, k)];
      mesh.quad(
        'sheet',
        [a[0], high.y, a[1]],
        [d[0], low.y, d[1]],
        [c[0], low.y, c[1]],
        [b[0], high.y, b[1]],
      );
    });
  }
  const foot = cyclic(rows, ROWS).line;
  const stops = foot.filter((_, i) => i % FOAM_EVERY === 0 || i === foot.length - 1);
  for (const [a, b] of segmentsOf(stops)) addFoam(builder, [a[0], landY, a[1]], [b[0], landY, b[1]], 0.42);
}

/** Below the deck's edge wherever the ground lies much lower: stone, under a cap, all but the weir. */
export function drawDeckWalls(
  { mesh }: SceneBuilder,
  deck: Polygon,
  isWeir: (point: Point) => boolean,
  footAt: (point: Point) => number,
): void {
  for (const [a, b] of edgesOf(deck)) {
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const foot = Math.min(...[a, middle, b].map(footAt)) - UNDER_FT;
    if (foot > -UNDER_FT - 1 || isWeir(middle)) continue;
    mesh.quad('stone', [a[0], foot, a[1]], [a[0], -CAP_FT, a[1]], [b[0], -CAP_FT, b[1]], [b[0], foot, b[1]]);
    mesh.quad('coping', [a[0], -CAP_FT, a[1]], [a[0], 0, a[1]], [b[0], 0, b[1]], [b[0], -CAP_FT, b[1]]);
  }
}
