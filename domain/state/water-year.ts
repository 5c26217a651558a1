import { startingAssumptions, windShareOf } from '#domain/eco/assumptions.ts';
import { type Climate, type MonthOfClimate, seasonOf } from '#domain/eco/climate.ts';
import { poolOf } from '#domain/eco/eco-form.ts';
import { GAS_EFFICIENCY, HEAT_PUMP_COP } from '#domain/eco/eco-year.ts';
import { monthBalance } from '#domain/eco/heat-balance.ts';

// A heated pool through one typical year: its warm months, what it loses to the air in them, and what the month on either side
// would take. The eco model's own balance, pool and prices.

/** The average air of a month that people swim in. */
export const WARM_F = 68;
const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304;
const GALLONS_PER_KG = 0.2642;
const KWH_PER_THERM = 29.3;

const assumed = startingAssumptions({
  poolSize: 'medium',
  // Sets the season alone, which each state's own months replace here.
  location: 'southeast',
  energyPriority: 'moderate',
  features: [],
});
const windShare = windShareOf(assumed.shelter);
const pool = poolOf('medium');
const AREA = pool.lengthFt * pool.widthFt * SQUARE_METRES_PER_SQUARE_FOOT;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const fahrenheit = (celsius: number) => celsius * 1.8 + 32;

const balances = (months: readonly MonthOfClimate[], coveredHours: number) =>
  months.map((month) => monthBalance(month, { waterF: assumed.waterTemperature, coveredHours, windShare }));

const evaporation = (months: readonly MonthOfClimate[], coveredHours: number) =>
  sum(balances(months, coveredHours).map(({ waterKg }) => waterKg)) * AREA * GALLONS_PER_KG;

function heating(months: readonly MonthOfClimate[], coveredHours: number) {
  const kwh = sum(balances(months, coveredHours).map(({ heatKwh }) => heatKwh)) * AREA;
  return {
    gas: (kwh / GAS_EFFICIENCY / KWH_PER_THERM) * assumed.gasPrice,
    heatPump: (kwh / HEAT_PUMP_COP) * assumed.electricityPrice,
  };
}

export function waterYear(climate: Climate) {
  const months = seasonOf(climate, 1, 12);
  // In whole degrees, as they are told: a month that reads 68 is one.
  const warm = months.filter(({ air }) => Math.round(fahrenheit(air)) >= WARM_F);
  const edges = [
    Math.min(...warm.map(({ month }) => month)) - 1,
    Math.max(...warm.map(({ month }) => month)) + 1,
  ];
  const longer = months.filter(({ month }) => edges.includes(month));
  const { coveredHours } = assumed;
  return {
    pool,
    /** The average air of each month, January first. */
    airF: climate.air.map(fahrenheit),
    warm: warm.map(({ month }) => month),
    longer: longer.map(({ month }) => month),
    gallons: { open: evaporation(warm, 0), covered: evaporation(warm, coveredHours) },
    season: { open: heating(warm, 0), covered: heating(warm, coveredHours) },
    edges: { open: heating(longer, 0), covered: heating(longer, coveredHours) },
    coveredHours,
    heatedF: assumed.waterTemperature,
  };
}

export type WaterYear = ReturnType<typeof waterYear>;
