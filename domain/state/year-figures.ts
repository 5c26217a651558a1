import type { Climate } from '#domain/eco/climate.ts';
import { grouped } from '#domain/words/grouped.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { dollars } from '#domain/words/money.ts';
import { WARM_F, type WaterYear } from './water-year.ts';

const monthName = (month: number) => MONTH_NAMES[month - 1] ?? '';
const degrees = (fahrenheit: number) => `${Math.round(fahrenheit)} °F`;
// A model's figures: no more digits than it deserves.
const roughly = (value: number, step: number) => Math.round(value / step) * step;
const gallons = (value: number) => grouped(roughly(value, 500));
const cost = (value: number) => dollars(roughly(value, 50));

export const warmMonths = ({ warm }: Pick<WaterYear, 'warm'>) =>
  `${monthName(warm[0] ?? 1)} through ${monthName(warm.at(-1) ?? 12)}`;

/** What the sentences of a state's year and advice may name. */
export function yearFigures({ station }: Pick<Climate, 'station'>, year: WaterYear) {
  const [lowest, highest] = [Math.min(...year.airF), Math.max(...year.airF)];
  return {
    station,
    threshold: degrees(WARM_F),
    warm: warmMonths(year),
    edges: year.longer.map(monthName).join(' and '),
    coldest: monthName(year.airF.indexOf(lowest) + 1),
    coldestF: degrees(lowest),
    hottest: monthName(year.airF.indexOf(highest) + 1),
    hottestF: degrees(highest),
    pool: `${year.pool.widthFt} × ${year.pool.lengthFt} ft`,
    heated: degrees(year.heatedF),
    hours: year.coveredHours,
    gallons: gallons(year.gallons.open),
    covered: gallons(year.gallons.covered),
    gasOpen: cost(year.edges.open.gas),
    gasCovered: cost(year.edges.covered.gas),
    pumpOpen: cost(year.edges.open.heatPump),
    pumpCovered: cost(year.edges.covered.heatPump),
  };
}
