import { type Bounds, rectangle } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { type OptimizationForm, YARD_LIMITS } from './optimization-form.ts';
import { DEFAULT_SITE_PLAN, type SitePlan, sitePlanSchema } from './site-plan.ts';

// The yard of the form as a plot: its rectangle, and beyond its house side a strip that the house stands on.

const HOUSE_DEPTH_FT = 30;
const NARROWEST_HOUSE_FT = 12;

type Yard = Pick<OptimizationForm, 'yardLength' | 'yardWidth'>;
type Side = SitePlan['houseSide'];

// Moved so that the plot begins at the drawing's origin, as one that is typed in does.
function lotOf({ yardLength, yardWidth }: Yard, side: Side): Bounds {
  const deeper = side === 'north' || side === 'south';
  return {
    x0: 0,
    z0: 0,
    x1: yardLength + (deeper ? 0 : HOUSE_DEPTH_FT),
    z1: yardWidth + (deeper ? HOUSE_DEPTH_FT : 0),
  };
}

/** As wide as the setbacks beside it leave. */
function houseOf(lot: Bounds, side: Side, setback: number): Bounds {
  const wide = side === 'north' || side === 'south' ? lot.x1 : lot.z1;
  const beside = wide - 2 * setback < NARROWEST_HOUSE_FT ? 0 : setback;
  const inner = { x0: beside, z0: beside, x1: lot.x1 - beside, z1: lot.z1 - beside };
  switch (side) {
    case 'north':
      return { ...inner, z0: 0, z1: HOUSE_DEPTH_FT };
    case 'south':
      return { ...inner, z0: lot.z1 - HOUSE_DEPTH_FT, z1: lot.z1 };
    case 'west':
      return { ...inner, x0: 0, x1: HOUSE_DEPTH_FT };
    case 'east':
      return { ...inner, x0: lot.x1 - HOUSE_DEPTH_FT, x1: lot.x1 };
  }
}

const hundredths = (feet: number) => Math.round(feet * 100) / 100;
const cornersOf = ({ x0, z0, x1, z1 }: Bounds): [number, number][] =>
  rectangle(x0, z0, x1, z1).map(([x, y]) => [hundredths(x), hundredths(y)]);

export function plotOfYard(yard: Yard, { houseSide, setback, houseGap, accessWidth }: SitePlan): Plot {
  const lot = lotOf(yard, houseSide);
  const corners = cornersOf(lot);
  const gate = hundredths(Math.min(accessWidth / 2, lot.x1 / 2));
  return {
    lot: { corners, edges: corners.map(() => ({ setbackFt: hundredths(setback), note: '' })) },
    buildings: [
      {
        kind: 'house',
        corners: cornersOf(houseOf(lot, houseSide, setback)),
        gapFt: hundredths(houseGap),
        note: '',
      },
    ],
    trees: [],
    easements: [],
    lines: [],
    septic: [],
    heights: [],
    access: { at: [gate, houseSide === 'south' ? lot.z1 : 0], widthFt: hundredths(accessWidth) },
    northDeg: 0,
    source: { kind: 'rectangle', errorPercent: null },
  };
}

// In an address: yard=50x30&setback=5&gap=6&access=8, and the house's side as a design names it.
const KEYS = { setback: 'setback', houseGap: 'gap', accessWidth: 'access', houseSide: 'side' } as const;

export const yardToQuery = ({ yardLength, yardWidth }: Yard, plan: SitePlan): [string, string][] => [
  ['yard', `${yardLength}x${yardWidth}`],
  [KEYS.setback, String(plan.setback)],
  [KEYS.houseGap, String(plan.houseGap)],
  [KEYS.accessWidth, String(plan.accessWidth)],
  [KEYS.houseSide, plan.houseSide],
];

const isWithin = (feet: number, { min, max }: { min: number; max: number }) => feet >= min && feet <= max;

/** Null where the address brings no yard. An odd value falls back alone. */
export function plotFromQuery(query: URLSearchParams): Plot | null {
  const [, length, width] =
    /^(\d{1,3}(?:\.\d{1,2})?)x(\d{1,3}(?:\.\d{1,2})?)$/.exec(query.get('yard') ?? '') ?? [];
  const yard = { yardLength: Number(length), yardWidth: Number(width) };
  if (!isWithin(yard.yardLength, YARD_LIMITS.yardLength) || !isWithin(yard.yardWidth, YARD_LIMITS.yardWidth))
    return null;
  let plan = DEFAULT_SITE_PLAN;
  const take = (part: Record<string, unknown>) => {
    const next = sitePlanSchema.safeParse({ ...plan, ...part });
    if (next.success) plan = next.data;
  };
  for (const name of ['setback', 'houseGap', 'accessWidth'] as const) {
    const text = query.get(KEYS[name]);
    if (text?.trim()) take({ [name]: Number(text) });
  }
  const side = query.get(KEYS.houseSide);
  if (side) take({ houseSide: side });
  return plotOfYard(yard, plan);
}
