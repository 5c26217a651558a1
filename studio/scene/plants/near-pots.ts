import type { Design, Setting } from '#domain/design/design.ts';
import type { Instance } from '../scene.ts';
import { type Planter, POTS_M, planterFor } from './planters.ts';
import type { PlantName } from './prototypes.ts';

// What grows in the pots near whoever looks: fine blades and leaves that end in points, which bear being seen from near by. Flowers
// would glow by lamplight.

interface Filling {
  prototype: PlantName;
  // So many of it fill the pot, cut to this width and height of its natural ones.
  many: number;
  wide: number;
  high: number;
}

const GRASS: Filling = { prototype: 'plume', many: 3, wide: 0.8, high: 0.8 };
const AGAVE: Filling = { prototype: 'agave', many: 1, wide: 0.95, high: 1 };
const TUFTS: Filling = { prototype: 'tuft', many: 2, wide: 0.7, high: 0.55 };
const ROSETTE: Filling = { prototype: 'agave', many: 1, wide: 0.72, high: 0.72 };

const TALL: Partial<Record<Setting, Filling>> = { desert: AGAVE };
const LOW: Partial<Record<Setting, Filling>> = { desert: ROSETTE, palms: ROSETTE };

// About the feet of what grows there: no soil shows, and nothing hangs over the rim.
const UNDER = 5;

type Potted = readonly Instance[];

/** A large pot with what grows in it and a low one, both at the origin. */
export const nearPots = ({ house, setting }: Design): { tall: Potted; low: Potted } => ({
  tall: filled(planterFor(house), TALL[setting] ?? GRASS),
  low: filled('basin', LOW[setting] ?? TUFTS),
});

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
