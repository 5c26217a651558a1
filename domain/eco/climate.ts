import type { EcoLocation } from './eco-form.ts';

// One typical year per region, month by month: the NREL typical meteorological year of one station (TMY3; Chicago TMY2),
// as summarised in the statistics files that come with EnergyPlus. Air and dew point in °C, wind in m/s at the
// station's mast, sun on level ground in Wh/m² a day.
export type Climate = {
  station: string;
  air: readonly number[];
  dewPoint: readonly number[];
  wind: readonly number[];
  sun: readonly number[];
};

// NREL typical meteorological years (TMY3, Chicago TMY2) as in EnergyPlus' weather statistics, https://energyplus.net/weather.
export const CLIMATES: Record<EcoLocation, Climate> = {
  southwest: {
    station: 'Phoenix, AZ',
    air: [13.0, 15.7, 17.3, 23.7, 27.3, 34.0, 35.6, 33.8, 30.4, 24.8, 18.0, 11.7],
    dewPoint: [-2.2, 4.1, 2.5, -1.6, 2.3, 5.9, 13.6, 13.5, 8.9, 6.4, 1.9, 0.5],
    wind: [2.3, 2.4, 2.4, 3.8, 3.9, 3.0, 3.6, 2.5, 2.1, 2.7, 2.1, 2.3],
    sun: [3287, 4162, 5336, 7086, 7844, 8318, 7616, 7127, 6340, 4823, 3773, 3070],
  },
  southeast: {
    station: 'Orlando, FL',
    air: [14.6, 17.4, 18.8, 21.6, 24.6, 26.5, 26.9, 26.2, 26.1, 23.1, 20.1, 16.4],
    dewPoint: [10.6, 10.5, 11.9, 15.2, 18.9, 22.5, 23.1, 23.4, 21.9, 19.1, 16.2, 12.1],
    wind: [3.7, 4.3, 4.3, 4.0, 3.8, 3.6, 3.6, 2.8, 3.2, 3.8, 3.6, 3.2],
    sun: [2832, 3531, 4668, 6040, 6294, 5675, 5481, 4913, 4534, 3870, 3337, 2862],
  },
  west: {
    station: 'Fresno, CA',
    air: [8.2, 10.4, 12.9, 16.9, 21.7, 25.7, 28.6, 27.1, 24.1, 19.8, 11.3, 7.6],
    dewPoint: [4.4, 5.8, 6.5, 6.7, 9.3, 8.0, 12.2, 11.2, 11.5, 9.3, 6.9, 4.3],
    wind: [2.7, 1.8, 2.8, 4.1, 4.0, 3.7, 3.1, 3.0, 3.1, 1.8, 2.3, 2.2],
    sun: [1861, 3188, 4705, 6537, 7347, 8177, 7836, 7343, 5725, 4358, 2731, 1921],
  },
  northeast: {
    station: 'Newark, NJ',
    air: [-2.7, 0.3, 7.1, 11.6, 17.7, 22.7, 25.1, 24.3, 19.9, 13.3, 7.3, 2.6],
    dewPoint: [-8.1, -5.2, -1.0, 3.2, 8.9, 14.4, 17.6, 17.1, 13.0, 7.3, 0.2, -4.2],
    wind: [4.5, 4.6, 4.4, 4.4, 4.3, 4.1, 3.6, 4.6, 4.0, 4.3, 4.9, 5.2],
    sun: [1864, 2809, 3853, 4802, 5435, 6195, 5608, 5075, 4062, 3270, 2034, 1686],
  },
  midwest: {
    station: 'Chicago, IL',
    air: [-4.6, -2.2, 1.6, 8.4, 15.3, 21.1, 23.5, 21.8, 18.1, 11.7, 4.2, -2.6],
    dewPoint: [-9.4, -6.9, -3.7, 1.7, 7.2, 13.0, 16.1, 16.6, 12.9, 4.8, -0.2, -6.7],
    wind: [4.9, 5.2, 5.4, 5.6, 3.8, 4.9, 3.5, 3.8, 3.4, 5.2, 4.6, 5.3],
    sun: [1764, 2594, 3550, 4801, 5976, 6294, 6377, 5161, 4193, 3037, 1829, 1403],
  },
  mountain: {
    station: 'Denver, CO',
    air: [0.8, -0.2, 4.8, 6.1, 13.7, 22.2, 22.7, 21.7, 18.5, 7.1, 3.0, -1.0],
    dewPoint: [-4.5, -6.1, -5.5, -2.0, 1.8, 5.1, 6.4, 6.2, 1.3, -2.7, -2.9, -9.5],
    wind: [2.3, 3.7, 4.5, 5.2, 4.1, 4.2, 4.3, 3.8, 4.1, 3.5, 2.8, 4.4],
    sun: [2627, 3565, 4334, 4661, 5829, 7199, 6284, 6240, 5004, 3692, 2859, 2248],
  },
};

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export type MonthOfClimate = {
  month: number;
  days: number;
  air: number;
  dewPoint: number;
  wind: number;
  sun: number;
};

// The months of a season, both ends included; January is 1.
export function seasonOf(climate: Climate, start: number, end: number): MonthOfClimate[] {
  return DAYS_IN_MONTH.map((days, at) => ({
    month: at + 1,
    days,
    air: climate.air[at] ?? 0,
    dewPoint: climate.dewPoint[at] ?? 0,
    wind: climate.wind[at] ?? 0,
    sun: climate.sun[at] ?? 0,
  })).filter(({ month }) => month >= start && month <= end);
}
