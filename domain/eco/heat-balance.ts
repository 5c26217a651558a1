import type { MonthOfClimate } from './climate.ts';

// Magnus form with the coefficients of Alduchov and Eskridge (1996), kPa over water at t °C.
export function saturationPressure(t: number): number {
  return 0.61094 * Math.exp((17.625 * t) / (t + 243.04));
}

// Heat to evaporate a kilogram at t °C, kJ: the usual linear fit to the steam tables.
export function latentHeat(t: number): number {
  return 2501 - 2.361 * t;
}

// Smith, Löf and Jones (ASHRAE Transactions 104, 1998): a quiet outdoor pool evaporates 74 % of Carrier's equation.
const QUIET_WATER = 0.74;
// US EPA WaterSense: a solid cover cuts evaporation by more than 90 % while it is closed.
const COVER_STOPS = 0.9;
const SUN_ABSORBED = 0.85;
const EMISSIVITY = 0.95;
const STEFAN_BOLTZMANN = 5.67e-8;
// Bowen (1926): heat carried by air per heat of vapour, kPa per kelvin at sea level.
const BOWEN = 0.066;
const CLOUD_TENTHS = 5;
const SECONDS_A_DAY = 86_400;
const JOULES_PER_KWH = 3.6e6;

const fahrenheitToCelsius = (f: number): number => ((f - 32) * 5) / 9;

// ASHRAE Handbook, HVAC Applications (Carrier 1918): W/m² of vapour heat per kPa, air moving at v m/s over the water.
function vapourHeatPerKpa(v: number): number {
  return QUIET_WATER * 1000 * (0.089 + 0.0782 * v);
}

// Berdahl and Martin (1984) for a clear sky, with the cloud correction of the EnergyPlus engineering reference.
export function skyTemperature(air: number, dewPoint: number): number {
  const d = dewPoint / 100;
  const clear = 0.711 + 0.56 * d + 0.73 * d * d;
  const n = CLOUD_TENTHS;
  const cloudy = clear * (1 + 0.0224 * n - 0.0035 * n * n + 0.00028 * n ** 3);
  return (air + 273.15) * cloudy ** 0.25;
}

export type Balance = {
  // Average over the day, W per m² of water.
  evaporation: number;
  convection: number;
  radiation: number;
  sun: number;
  // Over the month, per m² of water.
  waterKg: number;
  heatKwh: number;
};

// Of a day of twelve sunny hours shaped like half a sine, what falls in the middle ones while the pool lies open.
export function sunWhileOpen(coveredHours: number): number {
  const open = Math.min(12, 24 - coveredHours);
  return Math.sin((Math.PI * open) / 24);
}

export type Setting = { waterF: number; coveredHours: number; windShare: number };

export function monthBalance(
  month: Omit<MonthOfClimate, 'month'>,
  { waterF, coveredHours, windShare }: Setting,
): Balance {
  const water = fahrenheitToCelsius(waterF);
  const perKpa = vapourHeatPerKpa(month.wind * windShare);
  const drive = Math.max(0, saturationPressure(water) - saturationPressure(month.dewPoint));
  const covered = coveredHours / 24;
  const evaporation = perKpa * drive * (1 - COVER_STOPS * covered);
  const convection = perKpa * BOWEN * (water - month.air);
  const radiation =
    EMISSIVITY * STEFAN_BOLTZMANN * ((water + 273.15) ** 4 - skyTemperature(month.air, month.dewPoint) ** 4);
  const sun = ((month.sun * SUN_ABSORBED) / 24) * sunWhileOpen(coveredHours);
  const seconds = month.days * SECONDS_A_DAY;
  return {
    evaporation,
    convection,
    radiation,
    sun,
    waterKg: (evaporation * seconds) / (latentHeat(water) * 1000),
    heatKwh: (Math.max(0, evaporation + convection + radiation - sun) * seconds) / JOULES_PER_KWH,
  };
}
