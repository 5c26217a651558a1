import { expect, test } from 'vitest';
import { createMeasurementLines } from './measurement-lines.ts';

test('a measure is a dark strip with a narrower white one drawn over it', () => {
  const { geometry } = createMeasurementLines([{ id: 'width', text: '', from: [0, 0, 0], to: [0, 0, 5] }]);
  const [points, colors] = [geometry.getAttribute('position'), geometry.getAttribute('color')];
  const half = points.count / 2;
  const width = (first: number) => Math.abs(points.getX(first + 1) - points.getX(first));
  expect([colors.getX(0) < 0.1, colors.getX(half)]).toEqual([true, 1]);
  expect(width(0)).toBeGreaterThan(width(half));
});

test('an upright measure has a width too', () => {
  const { geometry } = createMeasurementLines([{ id: 'deep', text: '', from: [1, 0, 0], to: [1, -2, 0] }]);
  const points = geometry.getAttribute('position');
  expect(points.getX(1) - points.getX(0)).toBeGreaterThan(0);
});

test('both sides of a measure are drawn at once: a second shader would be compiled before the first frame', () => {
  expect(createMeasurementLines([]).material).toMatchObject({ forceSinglePass: true });
});
