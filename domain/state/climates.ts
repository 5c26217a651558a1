import { CLIMATES, type Climate } from '#domain/eco/climate.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';

// One typical year per state, at the station named: those of the eco model where the station stands in the state or next to it,
// the others averaged by month from the same typical years (NREL TMY3, hourly, https://energyplus.net/weather).
export const STATE_CLIMATES: Record<StateCode, Climate> = {
  FL: CLIMATES.southeast,
  CA: CLIMATES.west,
  AZ: CLIMATES.southwest,
  IL: CLIMATES.midwest,
  PA: CLIMATES.northeast,
  TX: {
    station: 'Dallas-Fort Worth, TX',
    air: [6.8, 9.3, 15.0, 19.5, 22.9, 26.8, 29.7, 29.0, 26.2, 18.4, 13.2, 7.6],
    dewPoint: [-0.7, 2.0, 7.7, 12.4, 16.9, 18.2, 21.5, 21.3, 17.1, 8.6, 7.4, -1.9],
    wind: [3.9, 4.9, 5.1, 5.5, 4.8, 5.1, 4.9, 3.6, 3.6, 4.1, 4.5, 4.8],
    sun: [2806, 3584, 4503, 5776, 6075, 6994, 7020, 6334, 5292, 4544, 2995, 2657],
  },
  NV: {
    station: 'Las Vegas, NV',
    air: [7.8, 9.3, 12.9, 19.4, 24.8, 30.2, 33.1, 31.5, 27.5, 19.6, 13.0, 8.3],
    dewPoint: [-4.9, -4.4, -1.6, -3.4, -0.3, 3.4, 4.8, 7.0, 1.9, -0.8, -3.5, -7.3],
    wind: [3.1, 4.7, 5.4, 5.9, 6.0, 5.5, 4.1, 4.4, 3.6, 3.8, 3.8, 3.3],
    sun: [2915, 3877, 5086, 6919, 7641, 8091, 7851, 7255, 6241, 4569, 3490, 2794],
  },
  NY: {
    station: 'New York City (JFK), NY',
    air: [1.2, -0.2, 5.6, 10.9, 16.1, 21.7, 25.0, 24.8, 19.9, 14.0, 7.3, 3.3],
    dewPoint: [-4.3, -7.4, 0.3, 4.7, 9.1, 15.8, 20.3, 17.1, 13.2, 7.9, 2.1, -2.8],
    wind: [5.6, 5.1, 5.6, 5.0, 4.4, 4.9, 4.1, 4.2, 3.9, 4.9, 5.6, 5.6],
    sun: [1645, 2596, 3678, 4468, 5527, 5985, 5784, 5954, 4168, 3585, 2039, 1502],
  },
  GA: {
    station: 'Atlanta (Fulton County), GA',
    air: [6.8, 9.0, 13.1, 17.7, 20.5, 23.4, 23.7, 26.3, 23.7, 14.7, 9.7, 4.9],
    dewPoint: [-0.3, 3.6, 7.2, 13.3, 16.0, 18.8, 20.4, 20.6, 18.3, 6.6, 3.4, -1.5],
    wind: [3.2, 2.8, 2.6, 2.8, 2.6, 2.5, 1.4, 2.0, 2.4, 2.7, 2.7, 2.4],
    sun: [2257, 2823, 3759, 4250, 4943, 5701, 5191, 5245, 3769, 4285, 2125, 2410],
  },
  NC: {
    station: 'Charlotte, NC',
    air: [3.9, 8.2, 10.5, 16.5, 20.0, 24.0, 26.3, 26.1, 22.6, 15.1, 11.6, 6.6],
    dewPoint: [-1.8, -0.4, 1.7, 6.0, 13.7, 17.3, 20.1, 20.7, 16.9, 9.6, 4.1, -2.0],
    wind: [3.0, 3.4, 3.4, 3.7, 2.9, 3.1, 2.2, 2.8, 2.6, 3.1, 3.4, 3.2],
    sun: [2414, 3049, 4413, 5581, 5975, 6487, 6239, 5529, 4621, 4073, 2811, 2370],
  },
  OH: {
    station: 'Cleveland, OH',
    air: [-3.3, -3.5, 3.1, 9.5, 16.2, 21.1, 24.0, 21.6, 17.7, 11.6, 5.8, -0.6],
    dewPoint: [-7.2, -7.7, -1.9, 3.0, 7.6, 15.1, 16.5, 16.3, 12.8, 5.8, 0.8, -6.4],
    wind: [5.4, 5.3, 4.7, 5.2, 4.6, 4.0, 3.7, 3.7, 3.7, 4.4, 5.5, 4.6],
    sun: [1533, 2405, 3433, 4610, 5898, 6101, 6173, 5120, 4016, 2784, 1740, 1336],
  },
};
