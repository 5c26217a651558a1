// Pages under one another in a box that scrolls. Each is as wide as the box at zoom 1, whatever its paper: a plan and a letter
// are read on the same screen.

export type Size = { width: number; height: number };
export type Box = { left: number; top: number; width: number; height: number };
/** A point of the drawing: which page (from 0) and which share of its width and height; outside of 0 to 1 it lies beside it. */
export type SheetPoint = { index: number; x: number; y: number };

export type Layout = { sheets: readonly Box[]; width: number; height: number };

const GAP = 12;
const LEAST_ZOOM = 0.2;
/** A fine note on the largest paper is readable on a small phone. */
const MOST_SHEET_PIXELS = 6000;
const MOST_ZOOM = 8;

/** `ratios` are heights by widths. */
export function layOut(ratios: readonly number[], view: Size, zoom: number): Layout {
  const sheetWidth = Math.max(1, (view.width - 2 * GAP) * zoom);
  const width = Math.max(view.width, sheetWidth + 2 * GAP);
  const left = (width - sheetWidth) / 2;
  const total = ratios.reduce((sum, ratio) => sum + sheetWidth * ratio + GAP, GAP);
  // Less than a screen stands in its middle.
  let top = GAP + Math.max(0, (view.height - total) / 2);
  const sheets = ratios.map((ratio) => {
    const box = { left, top, width: sheetWidth, height: sheetWidth * ratio };
    top += box.height + GAP;
    return box;
  });
  return { sheets, width, height: Math.max(view.height, top) };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const mostZoom = (view: Size) => Math.max(MOST_ZOOM, MOST_SHEET_PIXELS / Math.max(1, view.width));
export const boundZoom = (zoom: number, view: Size) => clamp(zoom, LEAST_ZOOM, mostZoom(view));

/** The whole of a page, never larger than the width of the box. */
export function wholePageZoom(ratio: number, view: Size): number {
  const fits = (view.height - 2 * GAP) / ((view.width - 2 * GAP) * ratio);
  return boundZoom(Math.min(1, fits), view);
}

/** The page at a height of the whole, the nearest one in a gap. */
export function sheetAt({ sheets }: Layout, y: number): number {
  let low = 0;
  let high = sheets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = sheets[middle];
    if (box && y > box.top + box.height + GAP / 2) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function pointAt(layout: Layout, x: number, y: number): SheetPoint {
  const index = sheetAt(layout, y);
  const box = layout.sheets[index];
  if (!box) return { index: 0, x: 0, y: 0 };
  return { index, x: (x - box.left) / box.width, y: (y - box.top) / box.height };
}

export const isOnSheet = ({ x, y }: SheetPoint) => x >= 0 && x <= 1 && y >= 0 && y <= 1;

export function positionOf({ sheets }: Layout, { index, x, y }: SheetPoint): { x: number; y: number } {
  const box = sheets[index];
  return box ? { x: box.left + x * box.width, y: box.top + y * box.height } : { x: 0, y: 0 };
}

/** First and last page that touch the view, and `beside` more on either side. */
export function sheetsInView(layout: Layout, view: Box, beside: number): { first: number; last: number } {
  const first = sheetAt(layout, view.top) - beside;
  const last = sheetAt(layout, view.top + view.height) + beside;
  return { first: Math.max(0, first), last: Math.min(layout.sheets.length - 1, last) };
}

/** The one that is read: the first of which half is in view, or which fills half of it. */
export function currentSheet(layout: Layout, view: Box): number {
  const { first, last } = sheetsInView(layout, view, 0);
  for (let index = first; index <= last; index += 1) {
    const sheet = layout.sheets[index];
    const part = sheet && visiblePart({ ...sheet, left: 0 }, { ...view, left: 0 }, 0);
    if (part && part.height >= Math.min(sheet.height, view.height) / 2) return index;
  }
  return sheetAt(layout, view.top + view.height / 2);
}

/** The part of a page that is in view, in its own pixels, with a margin; nothing when it is out of view. */
export function visiblePart(sheet: Box, view: Box, margin: number): Box | null {
  const left = Math.max(0, view.left - sheet.left - margin);
  const top = Math.max(0, view.top - sheet.top - margin);
  const right = Math.min(sheet.width, view.left + view.width - sheet.left + margin);
  const bottom = Math.min(sheet.height, view.top + view.height - sheet.top + margin);
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** The scale at which `width` by `height` holds no more than `most` pixels. */
export const boundedScale = (wanted: number, { width, height }: Size, most: number) =>
  Math.min(wanted, Math.sqrt(most / Math.max(1, width * height)));

/** Scrolled so that a point is inside the view with some room around it, moving no further than that needs. */
export function scrollToShow(
  point: { x: number; y: number },
  view: Box,
  room: number,
): { left: number; top: number } {
  const axis = (at: number, start: number, size: number) => {
    const margin = Math.min(room, size / 3);
    if (at < start + margin) return at - margin;
    return at > start + size - margin ? at - size + margin : start;
  };
  return { left: axis(point.x, view.left, view.width), top: axis(point.y, view.top, view.height) };
}
