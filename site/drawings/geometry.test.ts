import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundedScale,
  boundZoom,
  currentSheet,
  isOnSheet,
  layOut,
  pointAt,
  positionOf,
  scrollToShow,
  sheetAt,
  sheetsInView,
  visiblePart,
  wholePageZoom,
} from './geometry.ts';

const PHONE = { width: 390, height: 700 };
const LETTER = 11 / 8.5;

test('at fit width every page is as wide as the screen allows, whatever its paper', () => {
  const { sheets, width } = layOut([LETTER, 24 / 36], PHONE, 1);
  expect(width).toBe(390);
  expect(sheets.map((box) => box.width)).toEqual([366, 366]);
  expect(sheets.map((box) => Math.round(box.height))).toEqual([474, 244]);
});

test('a single small page stands in the middle; a whole page fits on the screen', () => {
  const zoom = wholePageZoom(LETTER, { width: 1200, height: 800 });
  const { sheets, height } = layOut([LETTER], { width: 1200, height: 800 }, zoom);
  expect(height).toBe(800);
  expect(sheets[0]?.height).toBeCloseTo(776);
  const wide = layOut([0.3], PHONE, 1);
  expect(wide.sheets[0]?.top).toBeCloseTo((700 - 366 * 0.3) / 2, 0);
});

test('a place keeps its share of the page at every zoom', () => {
  const shares = fc.double({ min: 0, max: 1, noNaN: true });
  const ratios = fc.array(fc.double({ min: 0.2, max: 3, noNaN: true }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      ratios,
      shares,
      shares,
      fc.nat(),
      fc.double({ min: 0.2, max: 8, noNaN: true }),
      (all, x, y, n, zoom) => {
        const layout = layOut(all, PHONE, zoom);
        const index = n % all.length;
        const at = positionOf(layout, { index, x, y });
        const back = pointAt(layout, at.x, at.y);
        expect(back.index).toBe(index);
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      },
    ),
  );
});

test('of two hundred pages only those near the view are wanted', () => {
  const layout = layOut(
    Array.from({ length: 200 }, () => LETTER),
    PHONE,
    1,
  );
  const top = layout.sheets[99]?.top ?? 0;
  expect(sheetAt(layout, top + 5)).toBe(99);
  expect(sheetsInView(layout, { left: 0, top, ...PHONE }, 1)).toEqual({ first: 98, last: 101 });
  expect(sheetsInView(layout, { left: 0, top: 0, ...PHONE }, 1)).toEqual({ first: 0, last: 2 });
  expect(sheetsInView(layout, { left: 0, top: layout.height - 700, ...PHONE }, 1).last).toBe(199);
});

test('the page that is read is the first one with half of it in view', () => {
  const layout = layOut([LETTER, 0.5, LETTER, LETTER], PHONE, 1);
  const at = (index: number, below: number) =>
    currentSheet(layout, { left: 0, top: (layout.sheets[index]?.top ?? 0) + below, ...PHONE });
  expect(at(0, 0)).toBe(0);
  expect(at(1, 0)).toBe(1);
  expect(at(1, 150)).toBe(2);
  expect(at(2, 200)).toBe(2);
});

test('a place beside the paper is no place for a comment', () => {
  const layout = layOut([LETTER], PHONE, 1);
  expect(isOnSheet(pointAt(layout, 2, 300))).toBe(false);
  expect(isOnSheet(pointAt(layout, 195, 300))).toBe(true);
});

test('deep in a page only the visible part is drawn sharply, within the bounds of a canvas', () => {
  const layout = layOut([LETTER], PHONE, 8);
  const [sheet] = layout.sheets;
  const part = sheet && visiblePart(sheet, { left: 1000, top: 1000, ...PHONE }, 100);
  expect(part).toMatchObject({ width: 590, height: 900 });
  expect(sheet && visiblePart(sheet, { left: 0, top: 99_000, ...PHONE }, 100)).toBeNull();
  expect(boundedScale(3, { width: 590, height: 900 }, 1e6) ** 2 * 590 * 900).toBeCloseTo(1e6);
  expect(boundedScale(2, { width: 10, height: 10 }, 1e6)).toBe(2);
});

test('zoom has bounds, and on a phone they go further', () => {
  expect(boundZoom(0, PHONE)).toBe(0.2);
  expect(boundZoom(99, PHONE)).toBeCloseTo(6000 / 390);
  expect(boundZoom(99, { width: 1400, height: 900 })).toBe(8);
});

test('a chosen pin comes into view by the shortest way', () => {
  const view = { left: 0, top: 500, ...PHONE };
  expect(scrollToShow({ x: 200, y: 800 }, view, 60)).toEqual({ left: 0, top: 500 });
  expect(scrollToShow({ x: 200, y: 100 }, view, 60)).toEqual({ left: 0, top: 40 });
  expect(scrollToShow({ x: 900, y: 1300 }, view, 60)).toEqual({ left: 570, top: 660 });
});
