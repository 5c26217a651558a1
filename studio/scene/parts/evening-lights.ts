import { boundsOf, crossingsOf } from '#domain/geometry/plane.ts';
import { depthAt } from '../depth.ts';
import type { PlantName } from '../plants/prototypes.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Instance } from '../scene.ts';
import { addLight, has, itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { lampsAreLit } from '../sun.ts';

// What every pool and terrace has lit in the evening, asked for or not. The fittings are too small to show.
export function lightEvening(builder: SceneBuilder): void {
  if (!lampsAreLit(builder.layout.design.hour)) return;
  if (!has(builder, 'LED Lighting')) lightPool(builder);
  lightShallows(builder);
  lightDeck(builder);
}

/** A pool shorter than this has one light. */
const ONE_LIGHT_FT = 26;

// In the long wall under the viewer, shining away from them.
function lightPool(builder: SceneBuilder): void {
  const { pool } = builder.layout;
  const shares = pool.lengthFt < ONE_LIGHT_FT ? [0.1] : [-0.22, 0.26];
  for (const share of shares) {
    const x = pool.lengthFt * share;
    const z = Math.max(...crossingsOf(pool.outline, x));
    const depth = depthAt(pool.profile, x + pool.lengthFt / 2);
    const at = [x, WATER_Y - Math.min(1.8, depth * 0.6), z - 0.6] as const;
    const colour = [96, 182, 198] as const;
    addLight(builder, at, colour, { underwater: true, radius: 0.75, direction: [0, 0, -1] });
  }
}

// The shelf and the beach are too shallow for wall lights: two each, low over their floor.
function lightShallows(builder: SceneBuilder): void {
  for (const item of [...itemsOf(builder, 'Sunshelf'), ...itemsOf(builder, 'Beach Entry')]) {
    const b = boundsOf(item.outline);
    for (const share of [0.25, 0.75]) {
      const at = [b.x0 + (b.x1 - b.x0) * 0.7, WATER_Y - 0.4, b.z0 + (b.z1 - b.z0) * share] as const;
      addLight(builder, at, [9, 22, 26], { underwater: true, radius: 0.3 });
    }
  }
}

// Low and warm along the terrace's sides, where the beds are.
function lightDeck(builder: SceneBuilder): void {
  const { deck } = builder.layout;
  const { x0, x1, z0, z1 } = boundsOf(deck);
  for (const share of [0.3, 0.72]) {
    const z = z0 + (z1 - z0) * share;
    for (const [x, inward] of [
      [x0 + 1.2, 1],
      [x1 - 1.2, -1],
    ] as const)
      addLight(builder, [x, 1.5, z], [8.5, 5.3, 2.4], {
        radius: 0.2,
        direction: [0.5 * inward, -0.85, 0],
        cone: 0.1,
      });
  }
}

const TALL: ReadonlySet<string> = new Set<PlantName>(['tree-a', 'tree-b', 'tree-c', 'palm', 'cypress']);
const [MOST_TREES, REACH_M, APART_M] = [5, 19, 3.4];
const UPLIGHT = [175, 116, 56] as const;

/** From the foot of the trees around the terrace up into their crowns, on the side of the water: after the garden is planted. */
export function lightTrees({ layout, instances, lights }: SceneBuilder): void {
  if (!lampsAreLit(layout.design.hour)) return;
  const away = ({ x, z }: Instance) => Math.hypot(x, z);
  const lit: Instance[] = [];
  for (const tree of instances.filter(isTall).toSorted((a, b) => away(a) - away(b))) {
    if (lit.length === MOST_TREES || away(tree) > REACH_M) break;
    if (lit.some(({ x, z }) => Math.hypot(x - tree.x, z - tree.z) < APART_M)) continue;
    lit.push(tree);
    const towards = 0.9 / (away(tree) || 1);
    lights.push({
      position: [tree.x * (1 - towards), tree.y + FEET_M, tree.z * (1 - towards)],
      colour: UPLIGHT,
      underwater: false,
      radius: 0.3,
      direction: [(tree.x * towards) / 3, 0.95, (tree.z * towards) / 3],
      cone: 0.35,
    });
  }
}

const FEET_M = 0.2;
const isTall = ({ prototype }: Instance): boolean => TALL.has(prototype);
