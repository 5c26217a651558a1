import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { noise3 } from '../noise.ts';
import { between, type Random } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import type { Filling } from './crowns.ts';
import { drawLeaf, onSphere } from './leaves.ts';

// A metre of hedge, 1 prototype = 1 metre of it as high as HEDGE_M and 0.8 m deep, metres.

export const HEDGE_M = 2;

// How a kind of hedge grows: one year's growth on a twig is a puff of leaves, with hollows between the puffs.
interface Growth {
  puffs: number;
  radius: readonly [number, number];
  // How far a puff may stand back behind the others: what is not clipped closely is uneven.
  uneven: number;
  leafM: readonly [number, number];
  slim: number;
  // Shoots since the last cut, and how long they grew.
  shoots: number;
  shootM: readonly [number, number];
}

export const GROWTHS = {
  clipped: {
    puffs: 150,
    radius: [0.07, 0.19],
    uneven: 0.17,
    leafM: [0.023, 0.038],
    slim: 0.5,
    shoots: 26,
    shootM: [0.06, 0.26],
  },
  loose: {
    puffs: 110,
    radius: [0.09, 0.24],
    uneven: 0.22,
    leafM: [0.034, 0.056],
    slim: 0.4,
    shoots: 28,
    shootM: [0.1, 0.42],
  },
} as const satisfies Record<string, Growth>;

interface Puff {
  at: Vec3;
  out: Vec3;
  radius: number;
  // Young leaves are lighter than old ones.
  young: boolean;
}

// leafScale: fewer leaves have to be larger to keep the light out as well.
export function drawHedge(
  mesh: MeshBuilder,
  random: Random,
  leaves: number,
  leafScale: number,
  growth: Growth,
  filling: Filling,
): void {
  if (filling === 'balls') mesh.box('shade', -0.5, 0, -0.24, 0.5, HEDGE_M - 0.26, 0.24, 'b');
  else drawWood(mesh);
  const deepShare = filling === 'balls' ? 0 : 0.3;
  const puffs = Array.from({ length: growth.puffs }, () => puffOn(random, growth));
  const [small, large] = growth.leafM;
  for (let i = 0; i < leaves; i++) {
    const puff = puffs[i % puffs.length];
    if (!puff) continue;
    const d = outOf(onSphere(random), puff.out);
    // Within, leaves are old and large, and lie in the others' shade.
    const deep = random() < deepShare;
    const r = puff.radius * (deep ? between(random, 0.1, 0.5) : 0.72 + 0.3 * Math.sqrt(random()));
    const back = deep ? 0.07 + 0.12 * random() : 0;
    const at: Vec3 = [
      puff.at[0] + d[0] * r,
      Math.max(0.02, puff.at[1] + d[1] * r - puff.out[1] * back),
      puff.at[2] + d[2] * r - puff.out[2] * back,
    ];
    const facing: Vec3 = [
      d[0] * 0.6,
      d[1] * 0.6 + 0.16 + puff.out[1] * 0.26,
      d[2] * 0.6 + puff.out[2] * 0.26,
    ];
    const tip = !deep && puff.young && d[1] + d[2] * puff.out[2] > 0.35;
    const size = between(random, small, large) * leafScale * (deep ? 2.7 : random() < 0.25 ? 1.45 : 1);
    drawLeaf(mesh, random, deep ? 'shade' : tip ? 'foliage' : 'hedge', at, size, facing, growth.slim);
  }
  for (let i = 0; i < growth.shoots; i++) drawShoot(mesh, random, puffOn(random, growth), growth);
}

// Old wood and dead leaves in the middle, where no light comes: uneven, and lit from below as little as it is in truth.
const WOOD = { across: 7, up: 10, top: HEDGE_M - 0.24 };

function drawWood(mesh: MeshBuilder): void {
  const { across, up, top } = WOOD;
  for (const side of [-1, 1]) {
    const point = (i: number, j: number): Vec3 => {
      const [x, y] = [i / across - 0.5, (j / up) * top];
      // Both ends alike: the next piece goes on from here.
      const n = noise3(
        Math.cos(x * 2 * Math.PI) * 1.3 + 5,
        y * 4.7,
        Math.sin(x * 2 * Math.PI) * 1.3 + side * 9,
      );
      return [x, y - (j === up ? 0.16 * n : 0), side * (0.03 + 0.16 * n) * (j === up ? 0.5 : 1)];
    };
    const lit: Vec3 = [0, -0.8, side * 0.6];
    for (let j = 0; j < up; j++)
      for (let i = 0; i < across; i++)
        mesh.quad('shade', point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1), [
          lit,
          lit,
          lit,
          lit,
        ]);
  }
}

// Leaves in pairs along a twig that has outgrown the shears.
function drawShoot(mesh: MeshBuilder, random: Random, { at, out, radius }: Puff, growth: Growth): void {
  const long = between(random, ...growth.shootM);
  const lean = onSphere(random);
  const [small, large] = growth.leafM;
  const material: MaterialId = random() < 0.7 ? 'foliage' : 'hedge';
  for (let r = radius * 0.8; r < radius + long; r += large * 0.8) {
    const place: Vec3 = [
      at[0] + lean[0] * r * 0.3,
      at[1] + (out[1] + 0.5) * r,
      at[2] + (out[2] * 0.8 + lean[2] * 0.3) * r,
    ];
    for (let pair = 0; pair < 2; pair++)
      drawLeaf(mesh, random, material, place, between(random, small, large), [0, 0.8, out[2]], growth.slim);
  }
}

// Turned over where it looks into the hedge.
function outOf([x, y, z]: Vec3, out: Vec3): Vec3 {
  const along = y * out[1] + z * out[2];
  return along < -0.2 ? [x, y - 2 * along * out[1], z - 2 * along * out[2]] : [x, y, z];
}

// The share of a hedge's outline that one side takes; its top lies between the two.
const SIDE = 0.42;

// Somewhere round the outline: up one side, over the top, down the other.
function puffOn(random: Random, { radius: [least, most], uneven }: Growth): Puff {
  const u = random() - 0.5;
  const around = random();
  const radius = between(random, least, most);
  const back = uneven * random();
  const deep = 0.4 - radius * 0.8 - back;
  const young = random() < 0.3;
  if (around > SIDE && around < 1 - SIDE)
    return {
      at: [u, HEDGE_M - radius - back, ((around - 0.5) / (0.5 - SIDE)) * deep],
      out: [0, 1, 0],
      radius,
      young,
    };
  const side = around < 0.5 ? -1 : 1;
  const high = (around < 0.5 ? around : 1 - around) / SIDE;
  return { at: [u, 0.05 + high * (HEDGE_M - 0.14), side * deep], out: [0, 0, side], radius, young };
}
