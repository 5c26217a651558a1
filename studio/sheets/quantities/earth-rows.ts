import { BUILD, CUBIC_FEET_PER_YARD, SWELL } from '#domain/plan-set/take-off-rates.ts';
import { FREEBOARD_FT } from '#studio/figures/pool-body.ts';
import type { PlanSet } from '../plan-set.ts';
import { type Amount, amount, figure } from './amount.ts';

// Layout, digging, and what the slope asks for.

export const layoutRows = ({ measures: { perimeterFt } }: PlanSet): Amount[] => [
  ...amount('layout', 'stake-out', perimeterFt, 'ft', { figures: { perimeter: figure(perimeterFt, 1) } }),
  ...amount('layout', 'permits', 1, 'job'),
];

const yards = (cubicFeet: number) => cubicFeet / CUBIC_FEET_PER_YARD;

export function earthRows({ measures }: PlanSet): Amount[] {
  const { dig, spa, basin, deckSqFt, waterSqFt } = measures;
  const below = BUILD.floorFt + BUILD.gravelFt;
  return [
    ...amount(
      'excavation',
      dig.airFt3 > 0 ? 'pool-dig-slope' : 'pool-dig',
      yards(dig.poolFt3 - dig.airFt3),
      'yd3',
      {
        id: 'pool-dig',
        figures: {
          air: figure(dig.airFt3),
          water: figure(dig.poolFt3 - (FREEBOARD_FT + below) * waterSqFt - dig.ringSqFt * dig.ringDeepFt),
          area: figure(waterSqFt),
          below: figure(FREEBOARD_FT + below, 2),
          ring: figure(dig.ringSqFt),
          ringWide: figure(dig.ringFt, 1),
          deep: figure(dig.ringDeepFt, 2),
        },
      },
    ),
    ...amount('excavation', 'spa-dig', yards(dig.spaFt3), 'yd3', {
      figures: { area: figure(dig.spaFt3 / (spa?.digFt ?? 1)), deep: figure(spa?.digFt ?? 0, 2) },
    }),
    ...amount('excavation', 'basin-dig', yards(dig.basinFt3), 'yd3', {
      figures: { area: figure(basin?.outsideSqFt ?? 0), deep: figure(basin?.digFt ?? 0, 2) },
    }),
    ...amount('excavation', 'deck-dig', yards(dig.deckFt3), 'yd3', {
      figures: { area: figure(deckSqFt), deep: figure(BUILD.deckSlabFt + BUILD.deckBaseFt, 2) },
    }),
    ...amount('excavation', 'cut', dig.work?.cutYd3 ?? 0, 'yd3', {
      figures: { level: figure(dig.work?.levelFt ?? 0, 1) },
    }),
    ...amount('excavation', 'fill', dig.work?.fillYd3 ?? 0, 'yd3', {
      figures: { level: figure(dig.work?.levelFt ?? 0, 1) },
    }),
    ...amount('excavation', 'backfill', yards(dig.backfillFt3), 'yd3', {
      figures: {
        area: figure(dig.backfillFt3 / dig.ringDeepFt),
        wide: figure(BUILD.overdigFt, 1),
        deep: figure(dig.ringDeepFt, 2),
      },
    }),
    ...amount('excavation', 'haul', dig.haulYd3, 'yd3', {
      figures: {
        dug: figure(dig.dugYd3 + (dig.work?.cutYd3 ?? 0), 1),
        used: figure(yards(dig.backfillFt3) + (dig.work?.fillYd3 ?? 0), 1),
        swell: SWELL,
      },
    }),
    ...amount('excavation', 'import', dig.importYd3, 'yd3'),
    ...amount('excavation', 'shell-gravel', yards(dig.gravelFt3), 'yd3', {
      waste: 'gravel',
      figures: { area: figure(dig.gravelFt3 / BUILD.gravelFt), deep: figure(BUILD.gravelFt, 2) },
    }),
  ];
}

/** Walls that hold ground, and the steps from the house; as the estimate has them. */
export function siteRows({ measures: { dig } }: PlanSet): Amount[] {
  const { work } = dig;
  if (!work) return [];
  const kinds = [
    { kind: 'holds-bank', item: 'wall-bank' },
    { kind: 'holds-pool', item: 'wall-pool' },
  ] as const;
  const walls = kinds.flatMap(({ kind, item }) => {
    const own = work.walls.filter((wall) => wall.kind === kind);
    const sum = (of: (wall: (typeof own)[number]) => number) => own.reduce((all, wall) => all + of(wall), 0);
    return amount(
      'site',
      item,
      sum(({ areaSqFt }) => areaSqFt),
      'sqFt',
      {
        figures: {
          count: own.length,
          length: figure(sum(({ lengthFt }) => lengthFt)),
          high: figure(Math.max(0, ...own.map(({ heightFt }) => heightFt)), 1),
        },
      },
    );
  });
  const { steps } = work;
  return [
    ...walls,
    ...amount(
      'site',
      'wall-drain',
      work.walls.reduce((sum, { lengthFt }) => sum + lengthFt, 0),
      'ft',
      {
        waste: 'pipe',
      },
    ),
    ...amount('site', 'steps', steps?.count ?? 0, 'each', {
      figures: { rise: figure(Math.abs(steps?.riseFt ?? 0), 1), riser: figure(steps?.riserIn ?? 0, 1) },
    }),
  ];
}
