import { type EcoAssumptions, gallonsOf, windShareOf } from './assumptions.ts';
import { CLIMATES, seasonOf } from './climate.ts';
import { type EcoFeature, type EcoForm, poolOf } from './eco-form.ts';
import { monthBalance } from './heat-balance.ts';
import { pumpKwhPerDay } from './pump.ts';

const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304;
const GALLONS_PER_KG = 0.2642;
const KWH_PER_THERM = 29.3;
// US EPA: 5.3 kg of CO2 per therm of gas, and the US grid's average of 0.373 kg per kWh (eGRID 2022).
const CO2_KG_PER_THERM = 5.3;
const CO2_KG_PER_KWH = 0.373;
const KG_PER_TON = 907.18474;
export const GAS_EFFICIENCY = 0.82;
export const HEAT_PUMP_COP = 5;
// US Department of Energy: collectors of half to all of the pool's area; unglazed ones turn about six tenths of the sun into heat.
const COLLECTOR_SHARE = 0.75;
export const COLLECTOR_EFFICIENCY = 0.6;
// One lamp for each 400 sq ft: 500 W as a bulb, 50 W as an LED of like brightness.
export const LAMP = { squareFeet: 400, bulbKw: 0.5, ledKw: 0.05 } as const;
// US Department of Energy: a cover saves 35 to 60 % of chemicals; the lower end. The other two are our working assumptions.
export const CHEMICALS_LEFT = { 'pool-cover': 0.65, saltwater: 0.5, 'natural-filter': 0.5 } as const;
// A salt cell draws about 100 W while the pump runs, and is replaced about every five years.
export const SALT_CELL = { kilowatts: 0.1, yearlyReplacement: 140 } as const;

export type EcoMonth = { month: number; evaporationGallons: number; heatKwh: number; solarKwh: number };

export type EcoYear = {
  months: EcoMonth[];
  evaporationGallons: number;
  heatKwh: number;
  solarKwh: number;
  therms: number;
  heatingElectricityKwh: number;
  pumpKwh: number;
  lightKwh: number;
  saltKwh: number;
  cost: { heating: number; pump: number; light: number; water: number; chemicals: number; upkeep: number };
  total: number;
  /** Bought, for heat, pump, light and salt cell; what the sun gives is not. */
  energyKwh: number;
  /** American tons of 2,000 lb, as everything else here is in American units. */
  co2Tons: number;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

// One year of the pool with these features; the months outside the season are closed and cost nothing.
export function ecoYear(form: EcoForm, features: readonly EcoFeature[], given: EcoAssumptions): EcoYear {
  const has = (feature: EcoFeature) => features.includes(feature);
  const pool = poolOf(form.poolSize);
  const squareFeet = pool.lengthFt * pool.widthFt;
  const area = squareFeet * SQUARE_METRES_PER_SQUARE_FOOT;
  const season = seasonOf(CLIMATES[form.location], given.seasonStart, given.seasonEnd);
  const days = sum(season.map((month) => month.days));

  const months = season.map((month): EcoMonth => {
    const balance = monthBalance(month, {
      waterF: given.waterTemperature,
      coveredHours: has('pool-cover') ? given.coveredHours : 0,
      windShare: windShareOf(given.shelter),
    });
    const heatKwh = given.heater === 'none' ? 0 : balance.heatKwh * area;
    const collected = (area * COLLECTOR_SHARE * COLLECTOR_EFFICIENCY * month.sun * month.days) / 1000;
    return {
      month: month.month,
      evaporationGallons: balance.waterKg * area * GALLONS_PER_KG,
      heatKwh,
      solarKwh: has('solar-heating') ? Math.min(heatKwh, collected) : 0,
    };
  });
  const heatKwh = sum(months.map((month) => month.heatKwh));
  const solarKwh = sum(months.map((month) => month.solarKwh));
  const bought = heatKwh - solarKwh;
  const therms = given.heater === 'gas' ? bought / GAS_EFFICIENCY / KWH_PER_THERM : 0;
  const heatingElectricityKwh = given.heater === 'heat-pump' ? bought / HEAT_PUMP_COP : 0;

  const lamps = Math.ceil(squareFeet / LAMP.squareFeet);
  const lightKwh = lamps * (has('led-lighting') ? LAMP.ledKw : LAMP.bulbKw) * given.lightHours * days;
  const pumpKwh = pumpKwhPerDay(given.pumpHours, has('variable-pump')) * days;
  const saltKwh = has('saltwater') ? SALT_CELL.kilowatts * given.pumpHours * days : 0;
  const evaporationGallons = sum(months.map((month) => month.evaporationGallons));

  const chemicalsLeft = (['pool-cover', 'saltwater', 'natural-filter'] as const).reduce(
    (left, feature) => left * (has(feature) ? CHEMICALS_LEFT[feature] : 1),
    1,
  );
  const chemicals = (gallonsOf(pool) / 10_000) * given.chemicalsPrice * (days / 365) * chemicalsLeft;
  // Whole dollars from here on, so that every line, total, difference and year on the page adds up.
  const cost = {
    heating: Math.round(therms * given.gasPrice + heatingElectricityKwh * given.electricityPrice),
    pump: Math.round((pumpKwh + saltKwh) * given.electricityPrice),
    light: Math.round(lightKwh * given.electricityPrice),
    water: Math.round((evaporationGallons / 1000) * given.waterPrice),
    chemicals: Math.round(chemicals),
    upkeep: has('saltwater') ? SALT_CELL.yearlyReplacement : 0,
  };
  const electricity = heatingElectricityKwh + pumpKwh + saltKwh + lightKwh;
  return {
    months,
    evaporationGallons,
    heatKwh,
    solarKwh,
    therms,
    heatingElectricityKwh,
    pumpKwh,
    lightKwh,
    saltKwh,
    cost,
    total: sum(Object.values(cost)),
    energyKwh: therms * KWH_PER_THERM + electricity,
    co2Tons: (therms * CO2_KG_PER_THERM + electricity * CO2_KG_PER_KWH) / KG_PER_TON,
  };
}
