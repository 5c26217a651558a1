import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assumptionsSchema, type EcoAssumptions, startingAssumptions } from './assumptions.ts';
import { CLIMATES } from './climate.ts';
import { analyseEco } from './eco-analysis.ts';
import { ECO_FEATURES, ECO_LOCATIONS, ECO_POOL_SIZES, type EcoForm, ENERGY_PRIORITIES } from './eco-form.ts';
import { ecoYear } from './eco-year.ts';
import {
  latentHeat,
  monthBalance,
  saturationPressure,
  skyTemperature,
  sunWhileOpen,
} from './heat-balance.ts';
import { pumpKwhPerDay } from './pump.ts';

const form: EcoForm = {
  poolSize: 'medium',
  location: 'southeast',
  energyPriority: 'moderate',
  features: ['solar-heating', 'variable-pump', 'pool-cover'],
};
const anyForm: fc.Arbitrary<EcoForm> = fc.record({
  poolSize: fc.constantFrom(...ECO_POOL_SIZES.map(({ value }) => value)),
  location: fc.constantFrom(...ECO_LOCATIONS.map(({ value }) => value)),
  energyPriority: fc.constantFrom(...ENERGY_PRIORITIES.map(({ value }) => value)),
  features: fc.subarray(ECO_FEATURES.map(({ id }) => id)),
});

test('saturation pressure and latent heat agree with the steam tables', () => {
  expect(saturationPressure(0)).toBeCloseTo(0.611, 3);
  expect(saturationPressure(20)).toBeCloseTo(2.339, 1);
  expect(saturationPressure(28)).toBeCloseTo(3.782, 1);
  expect(latentHeat(25) / 2442).toBeCloseTo(1, 3);
});

test('the sky is colder than the air, and a dry sky colder still', () => {
  expect(skyTemperature(25, 15)).toBeLessThan(298.15);
  expect(skyTemperature(25, 0)).toBeLessThan(skyTemperature(25, 15));
});

test('a pool open all day takes all the sun, one covered all day none', () => {
  expect(sunWhileOpen(0)).toBe(1);
  expect(sunWhileOpen(12)).toBe(1);
  expect(sunWhileOpen(16)).toBeCloseTo(Math.sqrt(3) / 2, 9);
  expect(sunWhileOpen(24)).toBeCloseTo(0, 9);
});

// July in Newark by hand, 82 °F water, no cover: the numbers of the page, worked with nothing but a calculator.
test('one month of evaporation and heat, worked by hand, matches', () => {
  const tw = (82 - 32) / 1.8;
  const pw = 0.61094 * Math.exp((17.625 * tw) / (tw + 243.04));
  const pa = 0.61094 * Math.exp((17.625 * 17.6) / (17.6 + 243.04));
  const perKpa = 0.74 * (89 + 78.2 * 3.6 * 0.3);
  const evaporation = perKpa * (pw - pa);
  const convection = perKpa * 0.066 * (tw - 25.1);
  const clear = 0.711 + 0.56 * 0.176 + 0.73 * 0.176 ** 2;
  const sky = 298.25 * (clear * (1 + 0.112 - 0.0875 + 0.035)) ** 0.25;
  const radiation = 0.95 * 5.67e-8 * ((tw + 273.15) ** 4 - sky ** 4);
  const sun = (5608 * 0.85) / 24;
  const july = { days: 31, air: 25.1, dewPoint: 17.6, wind: 3.6, sun: 5608 };
  const balance = monthBalance(july, { waterF: 82, coveredHours: 0, windShare: 0.3 });
  expect(balance.evaporation).toBeCloseTo(evaporation, 6);
  expect(balance.heatKwh).toBeCloseTo(((evaporation + convection + radiation - sun) * 31 * 24) / 1000, 6);
  expect(balance.waterKg).toBeCloseTo((evaporation * 31 * 86.4) / (2501 - 2.361 * tw), 6);
});

// US Department of Energy, Managing Swimming Pool Heating Costs: 1,000 sq ft in Atlanta, April to October, 80 °F,
// 80 % efficient gas heater: 2,810 therms open and 530 with a cover off 8 hours a day.
test('a season in Atlanta comes close to the Department of Energy’s published figures', () => {
  const atlanta = [
    { days: 30, air: 16.5, dewPoint: 9, wind: 4.1, sun: 5600 },
    { days: 31, air: 21, dewPoint: 14.5, wind: 3.6, sun: 6100 },
    { days: 30, air: 25, dewPoint: 18.5, wind: 3.4, sun: 6300 },
    { days: 31, air: 26.7, dewPoint: 20.3, wind: 3.3, sun: 6100 },
    { days: 31, air: 26.3, dewPoint: 20, wind: 3.1, sun: 5600 },
    { days: 30, air: 23, dewPoint: 16.8, wind: 3.4, sun: 4700 },
    { days: 31, air: 17.3, dewPoint: 11, wind: 3.6, sun: 4100 },
  ];
  const therms = (coveredHours: number) =>
    (atlanta.reduce(
      (sum, month) => sum + monthBalance(month, { waterF: 80, coveredHours, windShare: 0.3 }).heatKwh,
      0,
    ) *
      92.9) /
    0.8 /
    29.3;
  expect(therms(0) / 2810).toBeGreaterThan(0.7);
  expect(therms(0) / 2810).toBeLessThan(1.3);
  expect(therms(16)).toBeLessThan(therms(0) * 0.5);
});

test('the pump follows the affinity laws: half the speed, twice the hours, a quarter of the energy', () => {
  expect(pumpKwhPerDay(8, false)).toBe(16);
  expect(pumpKwhPerDay(8, true)).toBe(4);
  expect(pumpKwhPerDay(24, true)).toBe(48);
  expect(pumpKwhPerDay(18, true)).toBeCloseTo(2 * 0.75 ** 3 * 24, 9);
});

// The whole year again in other words: month by month, in imperial units where the code is metric.
test('a year recomputed independently gives the same cost, water and carbon', () => {
  const given = startingAssumptions(form);
  const squareMetres = 512 / 10.7639104;
  const { air, dewPoint, wind, sun } = CLIMATES.southeast;
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  let [heat, solar, kilograms, days] = [0, 0, 0, 0];
  for (let month = given.seasonStart - 1; month < given.seasonEnd; month += 1) {
    const at = (values: readonly number[]) => values[month] ?? Number.NaN;
    const balance = monthBalance(
      { days: at(lengths), air: at(air), dewPoint: at(dewPoint), wind: at(wind), sun: at(sun) },
      { waterF: 82, coveredHours: 16, windShare: 0.3 },
    );
    const wanted = balance.heatKwh * squareMetres;
    heat += wanted;
    solar += Math.min(wanted, squareMetres * 0.75 * 0.6 * (at(sun) / 1000) * at(lengths));
    kilograms += balance.waterKg * squareMetres;
    days += at(lengths);
  }
  const therms = (heat - solar) / 0.82 / 29.3;
  const pumpKwh = 2 * 0.125 * given.pumpHours * 2 * days;
  const lightKwh = 2 * 0.5 * 3 * days;
  const gallons = kilograms * 0.2642;
  const chemicals = ((512 * 5 * 7.48) / 10_000) * 250 * (days / 365) * 0.65;
  const year = ecoYear(form, form.features, given);
  const whole = [therms * 1.5, pumpKwh * 0.17, lightKwh * 0.17, (gallons / 1000) * 6, chemicals].map(
    Math.round,
  );
  expect(year.therms).toBeCloseTo(therms, 4);
  expect(year.evaporationGallons).toBeCloseTo(gallons, 2);
  expect(year.total).toBe(whole.reduce((sum, line) => sum + line, 0));
  expect(year.energyKwh).toBeCloseTo(therms * 29.3 + pumpKwh + lightKwh, 3);
  expect(year.co2Tons * 2000).toBeCloseTo((therms * 5.3 + (pumpKwh + lightKwh) * 0.373) * 2.20462262, 2);
});

test('ten years add up, and the payback is where the lines cross', () => {
  const given = { ...startingAssumptions(form), priceRise: 3 };
  const analysis = analyseEco(form, given);
  const sumOf = (yearly: number) =>
    Array.from({ length: 10 }, (_, at) => Math.round(yearly * 1.03 ** at)).reduce(
      (sum, cost) => sum + cost,
      0,
    );
  expect(analysis.extraCost).toBe(4500 + 800 + 3200);
  expect(analysis.series).toHaveLength(11);
  expect(analysis.series[10]?.without).toBe(sumOf(analysis.without.total));
  expect(analysis.series[10]?.with).toBe(8500 + sumOf(analysis.with.total));
  expect(analysis.tenYearNet).toBe(sumOf(analysis.without.total) - sumOf(analysis.with.total) - 8500);
  const { paybackYears } = analysis;
  if (paybackYears === null) throw new Error('these features do pay back');
  const whole = Math.floor(paybackYears);
  const before = analysis.series[whole];
  const after = analysis.series[whole + 1];
  expect((before?.with ?? 0) > (before?.without ?? 0)).toBe(true);
  expect((after?.with ?? 0) <= (after?.without ?? 0)).toBe(true);
});

test('whatever is shown in dollars adds up to the dollar: lines, totals, savings and years', () => {
  fc.assert(
    fc.property(anyForm, (any) => {
      const { without, with: chosen, series, ...analysis } = analyseEco(any, startingAssumptions(any));
      for (const { cost, total } of [without, chosen]) {
        expect(Object.values(cost).every(Number.isInteger)).toBe(true);
        expect(Object.values(cost).reduce((sum, line) => sum + line, 0)).toBe(total);
      }
      expect(without.total - chosen.total).toBe(analysis.yearlySaving);
      expect(series.every((point) => Number.isInteger(point.without) && Number.isInteger(point.with))).toBe(
        true,
      );
      expect(analysis.tenYearNet).toBe((series[10]?.without ?? 0) - (series[10]?.with ?? 0));
    }),
    { numRuns: 40 },
  );
});

test('shares are of the same pool without features, and nothing saved is none', () => {
  const given = startingAssumptions(form);
  const { without, with: chosen, ...analysis } = analyseEco(form, given);
  expect(analysis.energySavedPercent).toBe(Math.round((1 - chosen.energyKwh / without.energyKwh) * 100));
  expect(analysis.heatFromSunPercent).toBe(Math.round((chosen.solarKwh / chosen.heatKwh) * 100));
  expect(analyseEco({ ...form, features: [] }, { ...given, heater: 'none' })).toMatchObject({
    energySavedPercent: 0,
    chemicalsSavedPercent: 0,
    heatFromSunPercent: 0,
  });
});

test('no features: nothing spent, nothing saved, no payback', () => {
  const analysis = analyseEco({ ...form, features: [] }, startingAssumptions(form));
  expect(analysis).toMatchObject({ extraCost: 0, yearlySaving: 0, paybackYears: null, tenYearNet: 0 });
});

test('no energy-saving feature ever costs energy, water or chemicals to run', () => {
  fc.assert(
    fc.property(anyForm, (any) => {
      const { without, with: chosen } = analyseEco(any, startingAssumptions(any));
      expect(chosen.evaporationGallons).toBeLessThanOrEqual(without.evaporationGallons);
      expect(chosen.therms).toBeLessThanOrEqual(without.therms + 1e-9);
      expect(chosen.cost.light).toBeLessThanOrEqual(without.cost.light);
      expect(chosen.cost.chemicals).toBeLessThanOrEqual(without.cost.chemicals);
      expect(Object.values(chosen.cost).every((cost) => cost >= 0 && Number.isFinite(cost))).toBe(true);
    }),
    { numRuns: 80 },
  );
});

test('warmer water costs more to keep, and every start is a valid assumption', () => {
  fc.assert(
    fc.property(anyForm, (any) => {
      const given = startingAssumptions(any);
      expect(assumptionsSchema.safeParse(given).success).toBe(true);
      const warmer: EcoAssumptions = { ...given, waterTemperature: given.waterTemperature + 2 };
      expect(ecoYear(any, any.features, warmer).heatKwh).toBeGreaterThanOrEqual(
        ecoYear(any, any.features, given).heatKwh,
      );
    }),
    { numRuns: 40 },
  );
});

test('a season that ends before it starts is refused in words', () => {
  const given = { ...startingAssumptions(form), seasonStart: 9, seasonEnd: 5 };
  expect(assumptionsSchema.safeParse(given).error?.issues[0]).toMatchObject({
    message: 'The season must end after it starts',
    path: ['seasonEnd'],
  });
});
