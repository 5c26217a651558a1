import { expect, test } from 'vitest';
import { MB } from '#domain/words/megabytes.ts';
import {
  cropAround,
  NOT_A_PICTURE,
  ownPictureId,
  PICTURE_UPLOAD,
  TOO_HEAVY,
  TOO_MANY_PIXELS,
  troubleWithFile,
  troubleWithSize,
} from './own-picture.ts';

test('the crop is the largest of its shape, around the point as far as the edges allow', () => {
  expect(cropAround({ width: 1600, height: 1200 }, { x: 0.5, y: 0.5 })).toEqual({
    left: 0,
    top: 100,
    width: 1600,
    height: 1000,
  });
  expect(cropAround({ width: 1600, height: 1200 }, { x: 1, y: 0 })).toMatchObject({ left: 0, top: 0 });
  expect(cropAround({ width: 1600, height: 1200 }, { x: 0, y: 1 })).toMatchObject({ left: 0, top: 200 });
  expect(cropAround({ width: 3000, height: 1000 }, { x: 0.4, y: 0.9 })).toEqual({
    left: 400,
    top: 0,
    width: 1600,
    height: 1000,
  });
});

test('whatever its size, a crop lies within its picture and is eight by five to the pixel', () => {
  for (let width = 1200; width < 1300; width += 7)
    for (let height = 750; height < 2000; height += 13)
      for (const x of [0, 0.33, 1])
        for (const y of [0, 0.71, 1]) {
          const crop = cropAround({ width, height }, { x, y });
          expect(crop.left).toBeGreaterThanOrEqual(0);
          expect(crop.top).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(width);
          expect(crop.top + crop.height).toBeLessThanOrEqual(height);
          expect(Math.abs(crop.height - crop.width / 1.6)).toBeLessThan(1);
        }
});

test('a picture must leave enough after cropping, and not have more pixels than can be opened', () => {
  expect(troubleWithSize({ width: 1200, height: 750 })).toBeUndefined();
  expect(troubleWithSize({ width: 1200, height: 749 })).toContain(
    'cropped to our shape that leaves 1198 × 749',
  );
  expect(troubleWithSize({ width: 1199, height: 4000 })).toContain('1199 × 4000 pixels');
  expect(troubleWithSize({ width: 8000, height: 8000 })).toBeUndefined();
  expect(troubleWithSize({ width: 8001, height: 8000 })).toBe(TOO_MANY_PIXELS);
});

test('what a browser knows is said before anything is sent', () => {
  const file = (type: string, name = 'yard.jpg', size = MB) => troubleWithFile({ name, type, size });
  for (const type of [...PICTURE_UPLOAD.types, '']) expect(file(type)).toBeUndefined();
  expect(file('image/heic')).toBeUndefined();
  expect(file('', 'IMG_0412.HEIC')).toBeUndefined();
  expect(file('application/pdf')).toBe(NOT_A_PICTURE);
  expect(file('image/jpeg', 'yard.jpg', PICTURE_UPLOAD.maxBytes + 1)).toBe(TOO_HEAVY);
});

test('only a name of our own making is taken for an own picture', () => {
  const id = 'd5b24ce7-8a3c-4aa7-9a3b-0c9ce1f5c6d1';
  expect(ownPictureId(`own-${id}`)).toBe(id);
  for (const other of [id, `own-${id}-800`, 'own-', `OWN-${id}`, `own-${id}/..`])
    expect(ownPictureId(other)).toBeUndefined();
});
