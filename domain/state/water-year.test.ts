import { expect, test } from 'vitest';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { STATE_CLIMATES } from './climates.ts';
import { WARM_F, waterYear } from './water-year.ts';
import { warmMonths, yearFigures } from './year-figures.ts';

const yearOf = (code: keyof typeof STATE_CLIMATES) => waterYear(STATE_CLIMATES[code]);

test('every state has its own station, with a whole year of it', () => {
  const stations = STATE_LAWS.map(({ code }) => STATE_CLIMATES[code]);
  expect(new Set(stations.map(({ station }) => station)).size).toBe(STATE_LAWS.length);
  for (const { air, dewPoint, wind, sun } of stations)
    expect([air, dewPoint, wind, sun].map(({ length }) => length)).toEqual([12, 12, 12, 12]);
});

test('the warm months are those of the climate', () => {
  expect(warmMonths(yearOf('FL'))).toBe('April through November');
  expect(warmMonths(yearOf('AZ'))).toBe('April through October');
  expect(warmMonths(yearOf('OH'))).toBe('June through August');
  expect(yearOf('OH').longer).toEqual([5, 9]);
  for (const { code } of STATE_LAWS) {
    const { airF, warm } = yearOf(code);
    const told = airF.flatMap((degrees, at) => (Math.round(degrees) >= WARM_F ? [at + 1] : []));
    expect(warm, code).toEqual(told);
  }
});

test('dry air takes more water than damp air, and a cover keeps most of it', () => {
  const [nevada, georgia] = [yearOf('NV'), yearOf('GA')];
  expect(nevada.warm).toEqual(georgia.warm);
  expect(nevada.gallons.open).toBeGreaterThan(2 * georgia.gallons.open);
  for (const { code } of STATE_LAWS) {
    const { gallons, edges } = yearOf(code);
    expect(gallons.covered / gallons.open).toBeCloseTo(0.4, 2);
    expect(edges.covered.gas).toBeLessThan(edges.open.gas);
    expect(edges.open.heatPump).toBeLessThan(edges.open.gas);
  }
});

test('figures are told in round numbers, with their units', () => {
  const figures = yearFigures(STATE_CLIMATES.TX, yearOf('TX'));
  expect(figures).toMatchObject({
    station: 'Dallas-Fort Worth, TX',
    edges: 'April and October',
    hottest: 'July',
  });
  expect(figures.gallons).toMatch(/^\d+,[05]00$/);
  expect(figures.gasOpen).toMatch(/^\$[\d,]*[05]0$/);
  expect(figures.hottestF).toBe('85 °F');
});
