import * as z from 'zod/mini';
import { CHOOSE_ONE } from '#domain/site/form-messages.ts';
import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import type { EcoForm, EcoLocation, EnergyPriority } from './eco-form.ts';
import { poolOf } from './eco-form.ts';

export const HEATERS = [
  { value: 'gas', label: 'Gas heater' },
  { value: 'heat-pump', label: 'Heat pump' },
  { value: 'none', label: 'Not heated' },
] as const;

// Wind over the water as a share of the wind at the weather station's mast. Half a garden's comfort is its fence.
export const SHELTERS = [
  { value: 'open', label: 'Open to the wind', windShare: 0.5 },
  { value: 'fenced', label: 'Fenced garden', windShare: 0.3 },
  { value: 'sheltered', label: 'Well sheltered', windShare: 0.15 },
] as const;

// What the visitor can change; each has a start that a visitor's region, size or priority may set.
export const ASSUMPTION_LIMITS = {
  electricityPrice: { min: 0.01, max: 2, step: 0.01 },
  gasPrice: { min: 0.1, max: 10, step: 0.05 },
  waterPrice: { min: 0, max: 50, step: 0.5 },
  chemicalsPrice: { min: 0, max: 2000, step: 10 },
  pumpHours: { min: 1, max: 24, step: 0.5 },
  coveredHours: { min: 0, max: 24, step: 1 },
  lightHours: { min: 0, max: 12, step: 0.5 },
  waterTemperature: { min: 70, max: 95, step: 1 },
  seasonStart: { min: 1, max: 12, step: 1 },
  seasonEnd: { min: 1, max: 12, step: 1 },
  priceRise: { min: 0, max: 15, step: 0.5 },
} as const;

type Numbered = keyof typeof ASSUMPTION_LIMITS;

const between = (name: Numbered) => {
  const { min, max } = ASSUMPTION_LIMITS[name];
  return z
    .number(`Between ${min} and ${max}`)
    .check(z.gte(min, `Between ${min} and ${max}`), z.lte(max, `Between ${min} and ${max}`));
};

const month = (name: 'seasonStart' | 'seasonEnd') =>
  between(name).check(z.refine(Number.isInteger, CHOOSE_ONE));

export const assumptionsSchema = z
  .object({
    heater: z.enum(
      HEATERS.map((heater) => heater.value),
      CHOOSE_ONE,
    ),
    shelter: z.enum(
      SHELTERS.map((shelter) => shelter.value),
      CHOOSE_ONE,
    ),
    electricityPrice: between('electricityPrice'),
    gasPrice: between('gasPrice'),
    waterPrice: between('waterPrice'),
    chemicalsPrice: between('chemicalsPrice'),
    pumpHours: between('pumpHours'),
    coveredHours: between('coveredHours'),
    lightHours: between('lightHours'),
    waterTemperature: between('waterTemperature'),
    seasonStart: month('seasonStart'),
    seasonEnd: month('seasonEnd'),
    priceRise: between('priceRise'),
  })
  .check(
    z.refine((given) => given.seasonStart <= given.seasonEnd, {
      error: 'The season must end after it starts',
      path: ['seasonEnd'],
    }),
  );

export type EcoAssumptions = z.infer<typeof assumptionsSchema>;

// Each degree matters (the US Department of Energy counts 10 to 30 % a degree), so the priority sets the start.
const TEMPERATURE: Record<EnergyPriority, number> = { maximum: 78, high: 80, moderate: 82, basic: 84 };

const SEASON: Record<EcoLocation, { seasonStart: number; seasonEnd: number }> = {
  southwest: { seasonStart: 3, seasonEnd: 11 },
  southeast: { seasonStart: 3, seasonEnd: 11 },
  west: { seasonStart: 4, seasonEnd: 10 },
  northeast: { seasonStart: 5, seasonEnd: 9 },
  midwest: { seasonStart: 5, seasonEnd: 9 },
  mountain: { seasonStart: 5, seasonEnd: 9 },
};

export const AVERAGE_DEPTH_FT = 5;
export const TURNOVERS_A_DAY = 1.5;
// A common 1.5 hp single-speed pump, as in the US Department of Energy's comparison: 66 gallons a minute for 2,000 W.
export const SINGLE_SPEED_PUMP = { gallonsPerMinute: 66, kilowatts: 2 } as const;

export function gallonsOf({ lengthFt, widthFt }: { lengthFt: number; widthFt: number }): number {
  return lengthFt * widthFt * AVERAGE_DEPTH_FT * GALLONS_PER_CUBIC_FOOT;
}

export function startingAssumptions({ poolSize, location, energyPriority }: EcoForm): EcoAssumptions {
  const hours = (gallonsOf(poolOf(poolSize)) * TURNOVERS_A_DAY) / (SINGLE_SPEED_PUMP.gallonsPerMinute * 60);
  return {
    heater: 'gas',
    shelter: 'fenced',
    electricityPrice: 0.17,
    gasPrice: 1.5,
    waterPrice: 6,
    chemicalsPrice: 250,
    pumpHours: Math.round(hours * 2) / 2,
    coveredHours: 16,
    lightHours: 3,
    waterTemperature: TEMPERATURE[energyPriority],
    ...SEASON[location],
    priceRise: 2,
  };
}

export function windShareOf(shelter: EcoAssumptions['shelter']): number {
  return SHELTERS.find((option) => option.value === shelter)?.windShare ?? 0;
}

/** What the visitor changed stays through a change of the form; the rest starts anew for the new size, region or priority. */
export function carriedAssumptions(
  form: EcoForm,
  before: { form: EcoForm; assumptions: EcoAssumptions } | undefined,
): EcoAssumptions {
  const start = startingAssumptions(form);
  if (!before) return start;
  const was: Readonly<Record<string, unknown>> = startingAssumptions(before.form);
  const { seasonStart, seasonEnd, ...kept } = before.assumptions;
  // The season is one answer in two fields: half of an old one beside half of a new one may run backwards.
  const season =
    seasonStart !== was.seasonStart || seasonEnd !== was.seasonEnd ? { seasonStart, seasonEnd } : {};
  const changed = Object.entries(kept).filter(([name, value]) => value !== was[name]);
  return assumptionsSchema.parse({ ...start, ...Object.fromEntries(changed), ...season });
}
