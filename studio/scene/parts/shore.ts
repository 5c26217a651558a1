import { type Bounds, boundsOf, type Point } from '#domain/geometry/plane.ts';
import { lakeFt } from '../falling-ground.ts';
import { between } from '../random.ts';
import { METRES_PER_FOOT as FT } from '../scene.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';
import { landHeight } from './ground.ts';
import { canStandInView } from './planting-ground.ts';

const REED_STEP_FT = 3.2;
const FARTHEST_FT = 260;

// Where the lawn meets a lake: reeds along the water, and a jetty.
export function dressShore(builder: SceneBuilder): void {
  const { random, layout } = builder;
  const deck = boundsOf(layout.deck);
  const jetty = jettyFoot(builder, deck);
  let walked = 0;
  let last: Point | null = null;
  for (let a = 0; a < 2 * Math.PI; a += 0.004) {
    const at = shoreTowards(builder, [Math.sin(a), -Math.cos(a)]);
    walked += at && last ? Math.hypot(at[0] - last[0], at[1] - last[1]) : 0;
    last = at;
    if (!at || walked < REED_STEP_FT) continue;
    walked = 0;
    if (Math.sin(a * 13) + Math.sin(a * 29 + 2) < 0.1) continue;
    const [x, z] = [at[0] + between(random, -1.6, 1.6), at[1] + between(random, -1.6, 1.6)];
    if (jetty && Math.hypot(x - jetty.at[0], z - jetty.at[1]) < 9) continue;
    if (!canStandInView(builder, [x, z])) continue;
    builder.instances.push({
      prototype: 'tuft',
      x: x * FT,
      y: (GROUND_Y + landHeight(builder, x, z)) * FT,
      z: z * FT,
      yaw: random() * 2 * Math.PI,
      scale: between(random, 0.9, 1.4),
      rise: between(random, 1, 1.7),
    });
  }
  if (jetty) drawJetty(builder, jetty.at, jetty.out);
}

// From the pool's middle outwards, where the ground dips under the lake.
function shoreTowards(builder: SceneBuilder, [dx, dz]: Point, from: Point = [0, 0]): Point | null {
  for (let far = 20; far < FARTHEST_FT; far += 1) {
    const [x, z] = [from[0] + dx * far, from[1] + dz * far];
    if (landHeight(builder, x, z) < 0.1 - lakeFt(builder.layout)) return [x, z];
  }
  return null;
}

// Beside the house, or behind the pool where there is none.
function jettyFoot(builder: SceneBuilder, deck: Bounds): { at: Point; out: Point } | null {
  const out: Point = builder.layout.house ? [1, 0] : [0, -1];
  const at = shoreTowards(builder, out, builder.layout.house ? [0, deck.z0 - 40] : [deck.x0 + 8, 0]);
  return at && { at, out };
}

function drawJetty({ mesh, layout }: SceneBuilder, [x, z]: Point, [ox, oz]: Point): void {
  const top = GROUND_Y - lakeFt(layout) + 1.7;
  const box = (material: 'teak' | 'timber', u0: number, u1: number, v0: number, v1: number, high: number) => {
    const [ax, az] = [x + ox * u0 - oz * v0, z + oz * u0 + ox * v0];
    const [bx, bz] = [x + ox * u1 - oz * v1, z + oz * u1 + ox * v1];
    const low = material === 'teak' ? top - 0.12 : top - 5;
    mesh.box(material, Math.min(ax, bx), low, Math.min(az, bz), Math.max(ax, bx), high, Math.max(az, bz));
  };
  mesh.as('land', () => {
    for (let at = -7; at < 30; at += 0.62) box('teak', at, at + 0.56, -2.6, 2.6, top);
    for (let at = -5; at < 30; at += 8)
      for (const side of [-2.65, 2.15]) box('timber', at, at + 0.5, side, side + 0.5, top + 1.6);
  });
}
