import type { Design, Setting } from '#domain/design/design.ts';
import { seedOf } from '../design-seed.ts';
import type { Instance } from '../scene.ts';
import { type Planter, POTS_M, planterFor } from './planters.ts';
import type { PlantName } from './prototypes.ts';

// What grows in the pots near whoever looks: blades, small leaves and flowers, which bear being seen from near by.

interface Filling {
  prototype: PlantName;
  // So many of it fill the pot, cut to this width and height of its natural ones.
  many: number;
  wide: number;
  high: number;
}

const GRASS: Filling = { prototype: 'plume', many: 3, wide: 0.8, high: 0.8 };
const SWORDS: Filling = { prototype: 'flax', many: 1, wide: 0.85, high: 0.75 };
const AGAVE: Filling = { prototype: 'agave', many: 1, wide: 0.95, high: 1 };
const BLOSSOM: Filling = { prototype: 'hydrangea', many: 2, wide: 0.75, high: 0.85 };
const CLIPPED: Filling = { prototype: 'ball', many: 1, wide: 1.15, high: 1.25 };
const BALL: Filling = { prototype: 'ball', many: 1, wide: 1.05, high: 1 };
const ROSETTE: Filling = { prototype: 'agave', many: 1, wide: 0.72, high: 0.72 };

const TALL: Record<Setting, readonly Filling[]> = {
  garden: [GRASS, BLOSSOM, CLIPPED],
  palms: [SWORDS, GRASS, BLOSSOM],
  desert: [AGAVE],
  lake: [BLOSSOM, GRASS],
  hillside: [GRASS, CLIPPED],
  forest: [GRASS, BLOSSOM],
  courtyard: [CLIPPED, BLOSSOM],
};
const LOW: Record<Setting, readonly Filling[]> = {
  garden: [BALL],
  palms: [ROSETTE],
  desert: [ROSETTE],
  lake: [BALL],
  hillside: [BALL, ROSETTE],
  forest: [BALL],
  courtyard: [BALL],
};

// About the feet of what grows there: no soil shows, and nothing hangs over the rim.
const UNDER = 5;

type Potted = readonly Instance[];

/** A large pot with what grows in it and a low one, both at the origin. */
export function nearPots(design: Design): { tall: Potted; low: Potted } {
  const seed = seedOf(design) >>> 5;
  const of = (fillings: readonly Filling[]) => fillings[seed % fillings.length] ?? BALL;
  return {
    tall: filled(planterFor(design.house), of(TALL[design.setting])),
    low: filled('basin', of(LOW[design.setting])),
  };
}

function filled(pot: Planter, { prototype, many, wide, high }: Filling): Instance[] {
  const { soil, reach } = POTS_M[pot];
  const [long, deep] = reach;
  const isRow = long > deep;
  const count = isRow ? Math.max(3, many) : many;
  const grown = (
    name: PlantName,
    [x, z]: readonly [number, number],
    turned: number,
    scale: number,
    rise: number,
    y: number,
  ) => ({
    ...{ prototype: name, x, y, z, yaw: turned * 1.7, scale, rise },
  });
  const inner = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI + 0.5;
    const share = (2 * i + 1) / count - 1;
    const at = isRow
      ? ([share * long, 0] as const)
      : count > 1
        ? around(a, long * 0.24, deep * 0.24)
        : ([0, 0] as const);
    return grown(prototype, at, a, isRow ? wide * 0.85 : wide, high * (0.92 + 0.08 * (i % 3)), soil);
  });
  const under = Array.from({ length: isRow ? UNDER + 3 : UNDER }, (_, i) => {
    const a = (i / (isRow ? UNDER + 3 : UNDER)) * 2 * Math.PI;
    return grown('cover', around(a, long * 0.56, deep * 0.5), a, 0.3, 0.3 - 0.04 * (i % 3), soil - 0.04);
  });
  return [{ prototype: pot, x: 0, y: 0, z: 0, yaw: 0, scale: 1, rise: 1 }, ...inner, ...under];
}

const around = (a: number, long: number, deep: number) => [Math.cos(a) * long, Math.sin(a) * deep] as const;
