import { expect, test } from 'vitest';
import {
  DAMAGED,
  faultOfSize,
  isPanoramaRatio,
  NOT_AN_IMAGE,
  NOT_JPG_OR_PNG,
  NOT_LARGE_ENOUGH,
  PANORAMA_UPLOAD,
  rejectedList,
  rejectionByType,
  TOO_HEAVY,
  TOO_MANY_PIXELS,
} from './upload-rules.ts';

const acceptsSize = (width: number, height: number) => faultOfSize(width, height) === null;

test('eight hundred pixels wide is enough and one fewer is not', () => {
  expect(acceptsSize(800, 400)).toBe(true);
  expect(acceptsSize(799, 400)).toBe(false);
});

test('the ratio must lie strictly between one half and four', () => {
  expect(acceptsSize(800, 1600)).toBe(false);
  expect(acceptsSize(801, 1600)).toBe(true);
  expect(acceptsSize(1600, 400)).toBe(false);
  expect(acceptsSize(1599, 400)).toBe(true);
});

test('a picture without height or width is no picture', () => {
  expect(acceptsSize(1000, 0)).toBe(false);
  expect(acceptsSize(Number.NaN, 500)).toBe(false);
});

test('the specified reason is given, and beside it what is true of the very picture', () => {
  expect(faultOfSize(400, 200)).toEqual({ reason: NOT_LARGE_ENOUGH, detail: 'It is 400 × 200 px.' });
  for (const [width, height, truth] of [
    [1200, 300, 'less than four times the height'],
    [5000, 500, 'less than four times the height'],
    [900, 1800, 'less than twice the width'],
    [1000, 9000, 'less than twice the width'],
  ] as const) {
    const fault = faultOfSize(width, height);
    expect(fault?.reason).toBe(NOT_LARGE_ENOUGH);
    expect(fault?.detail).toContain(`${width} × ${height} px: wide enough`);
    expect(fault?.detail).toContain(truth);
  }
  expect(faultOfSize(0, 0)?.detail).toBe(DAMAGED);
  expect(faultOfSize(20_000, 10_000)?.reason).toBe(TOO_MANY_PIXELS);
});

test('a panorama is within a tenth of twice as wide as high', () => {
  expect(isPanoramaRatio(1.9)).toBe(true);
  expect(isPanoramaRatio(2.1)).toBe(true);
  expect(isPanoramaRatio(2.11)).toBe(false);
});

test('only JPG and PNG pictures of a bearable size pass by type', () => {
  expect(rejectionByType({ type: 'image/jpeg', size: 10 })).toBeNull();
  expect(rejectionByType({ type: 'image/png', size: PANORAMA_UPLOAD.maxBytes })).toBeNull();
  expect(rejectionByType({ type: 'image/png', size: PANORAMA_UPLOAD.maxBytes + 1 })).toBe(TOO_HEAVY);
  expect(rejectionByType({ type: 'image/heic', size: 10 })).toBe(NOT_JPG_OR_PNG);
  expect(rejectionByType({ type: 'text/html', size: 10 })).toBe(NOT_AN_IMAGE);
  expect(rejectionByType({ type: '', size: 10 })).toBe(NOT_AN_IMAGE);
});

test('rejected files are listed by name with the reason', () => {
  expect(
    rejectedList([
      { name: 'a.pdf', reason: 'not an image' },
      { name: 'b.jpg', reason: 'must be a valid image at least 800px wide' },
    ]),
  ).toBe('Invalid: a.pdf (not an image), b.jpg (must be a valid image at least 800px wide)');
});
