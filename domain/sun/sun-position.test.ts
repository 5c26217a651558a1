import { expect, test } from 'vitest';
import { SUN_PLACES, stateOfZone } from './sun-places.ts';
import { isDaylightSaving, type SunPlace, sunPosition } from './sun-position.ts';

const noonOf = (place: SunPlace, month: number) => {
  const hours = Array.from({ length: 24 * 60 }, (_, minute) => minute / 60);
  const heights = hours.map((hour) => sunPosition(place, month, hour).elevationDeg);
  const highest = Math.max(...heights);
  return { hour: hours[heights.indexOf(highest)] ?? 0, elevationDeg: highest };
};

test('in Phoenix the June sun stands 80° high at noon, which its clock, never put forward, calls half past twelve', () => {
  const { hour, elevationDeg } = noonOf(SUN_PLACES.AZ, 6);
  // 90° − 33.4° + 23.1°
  expect(elevationDeg).toBeCloseTo(79.7, 0);
  // 7° west of its zone's meridian: 28 minutes late.
  expect(hour).toBeCloseTo(12.47, 1);
  expect(isDaylightSaving(SUN_PLACES.AZ, 6)).toBe(false);
});

test('in December it stands 34° high there, and it sets in the southwest', () => {
  expect(noonOf(SUN_PLACES.AZ, 12).elevationDeg).toBeCloseTo(33.6, 0);
  const evening = sunPosition(SUN_PLACES.AZ, 12, 17);
  expect(evening.elevationDeg).toBeLessThan(6);
  expect(evening.azimuthDeg).toBeGreaterThan(230);
  expect(evening.azimuthDeg).toBeLessThan(250);
});

test('in Orlando noon is at half past one in July, by a clock that is forward, and half past twelve in December', () => {
  expect(noonOf(SUN_PLACES.FL, 7).hour).toBeCloseTo(13.52, 1);
  expect(noonOf(SUN_PLACES.FL, 12).hour).toBeCloseTo(12.35, 1);
  expect(isDaylightSaving(SUN_PLACES.FL, 7)).toBe(true);
  expect(isDaylightSaving(SUN_PLACES.FL, 12)).toBe(false);
});

test('the morning sun is in the east, the noon sun in the south, the night sun below the horizon', () => {
  expect(sunPosition(SUN_PLACES.TX, 3, 8.5).azimuthDeg).toBeCloseTo(99, -1);
  expect(sunPosition(SUN_PLACES.TX, 3, 13.6).azimuthDeg).toBeCloseTo(180, -1);
  expect(sunPosition(SUN_PLACES.TX, 3, 23).elevationDeg).toBeLessThan(0);
});

test('a clock in Phoenix or Los Angeles names its state, one in Paris none', () => {
  expect(stateOfZone('America/Phoenix')).toBe('AZ');
  expect(stateOfZone('America/Los_Angeles')).toBe('CA');
  expect(stateOfZone('Europe/Paris')).toBeNull();
});
