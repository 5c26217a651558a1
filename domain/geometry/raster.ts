import { boundsOf, contains, edgesOf, type Point, type Polygon } from './plane.ts';

// Ground in small squares, to try thousands of places for an outline at once.

/** `free` holds, for every square, how many squares without a gap lie free from it to the right, itself included. */
export type Raster = {
  cellFt: number;
  x0: number;
  y0: number;
  columns: number;
  rows: number;
  free: Uint16Array;
};

/** Of rings filled by even-odd. A square is free where all of it lies inside. */
export function rasterOf(rings: readonly Polygon[], cellFt: number): Raster {
  const box = boundsOf(rings.flat());
  const [x0, y0] = [box.x0, box.z0];
  const columns = Math.max(1, Math.ceil((box.x1 - x0) / cellFt));
  const rows = Math.max(1, Math.ceil((box.z1 - y0) / cellFt));
  const raster: Raster = { cellFt, x0, y0, columns, rows, free: new Uint16Array(columns * rows) };
  edgesByRow(raster, rings).forEach((edges, row) => {
    fillRow(raster, row, edges);
  });
  return raster;
}

function edgesByRow({ y0, cellFt, rows }: Raster, rings: readonly Polygon[]): Edge[][] {
  const byRow = Array.from({ length: rows }, (): Edge[] => []);
  for (const edge of rings.flatMap((ring) => edgesOf(ring))) {
    const [a, b] = [edge[0][1], edge[1][1]];
    const last = Math.min(rows - 1, Math.floor((Math.max(a, b) - y0) / cellFt));
    for (let row = Math.max(0, Math.floor((Math.min(a, b) - y0) / cellFt)); row <= last; row += 1)
      byRow[row]?.push(edge);
  }
  return byRow;
}

type Edge = readonly [Point, Point];

function fillRow({ cellFt, x0, y0, columns, free }: Raster, row: number, edges: readonly Edge[]): void {
  const top = y0 + row * cellFt;
  const middle = top + cellFt / 2;
  const cuts: number[] = [];
  const touched = new Uint8Array(columns);
  for (const [a, b] of edges) {
    const low = Math.min(a[1], b[1]);
    const high = Math.max(a[1], b[1]);
    const level = high === low;
    const at = (y: number) => a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
    const m = level ? a[0] : at(Math.max(low, top));
    const n = level ? b[0] : at(Math.min(high, top + cellFt));
    // What an edge only touches from outside stays free: a pool may lie along it.
    const hair = cellFt * 1e-6;
    if (low < top + cellFt - hair && high > top + hair) {
      const first = Math.max(0, Math.floor((Math.min(m, n) - x0 + hair) / cellFt));
      const last = Math.min(columns - 1, Math.ceil((Math.max(m, n) - x0 - hair) / cellFt) - 1);
      for (let column = first; column <= last; column += 1) touched[column] = 1;
    }
    if (a[1] > middle !== b[1] > middle) cuts.push(at(middle));
  }
  cuts.sort((m, n) => n - m);
  let [run, passed] = [0, 0];
  for (let column = columns - 1; column >= 0; column -= 1) {
    const x = x0 + (column + 0.5) * cellFt;
    while ((cuts[passed] ?? Number.NEGATIVE_INFINITY) >= x) passed += 1;
    const inside = passed % 2 === 1;
    run = inside && touched[column] === 0 ? run + 1 : 0;
    free[row * columns + column] = run;
  }
}

/** For each row of squares an outline covers, from which square (of its middle) and how many. */
type Footprint = { row: number; from: number; count: number }[];

export function footprintOf(outline: Polygon, cellFt: number): Footprint {
  const { z0, z1 } = boundsOf(outline);
  const hair = 1e-6;
  const first = Math.floor(z0 / cellFt + hair);
  const last = Math.ceil(z1 / cellFt - hair) - 1;
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const row = first + i;
    const { low, high } = spanIn(outline, row * cellFt, (row + 1) * cellFt);
    const from = Math.floor(low / cellFt + hair);
    return { row, from, count: Math.ceil(high / cellFt - hair) - from };
  });
}

/** How far an outline reaches to the left and right within a strip. */
function spanIn(outline: Polygon, top: number, bottom: number): { low: number; high: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [a, b] of edgesOf(outline)) {
    const [from, to] = [Math.max(top, Math.min(a[1], b[1])), Math.min(bottom, Math.max(a[1], b[1]))];
    if (from > to) continue;
    const slope = a[1] === b[1] ? 0 : (b[0] - a[0]) / (b[1] - a[1]);
    const ends = a[1] === b[1] ? [a[0], b[0]] : [a[0] + (from - a[1]) * slope, a[0] + (to - a[1]) * slope];
    low = Math.min(low, ...ends);
    high = Math.max(high, ...ends);
  }
  return { low, high };
}

/** Where the middle of a footprint may lie, in the raster's own feet; at most `most`, spread evenly over all there are. */
export function fitsIn(raster: Raster, footprint: Footprint, most: number): Point[] {
  const { columns, rows, cellFt, x0, y0 } = raster;
  const [top, bottom] = [footprint[0]?.row ?? 0, footprint.at(-1)?.row ?? 0];
  const left = Math.min(...footprint.map(({ from }) => from));
  const found: number[] = [];
  for (let row = -top; row + bottom < rows; row += 1)
    for (let column = -left; column < columns; column += 1) {
      if (!fitsAt(raster, footprint, column, row)) continue;
      if (most === 1) return [[x0 + column * cellFt, y0 + row * cellFt]];
      found.push(row * columns + column);
    }
  const step = Math.max(1, found.length / most);
  const picked = Array.from({ length: Math.min(most, found.length) }, (_, i) => found[Math.floor(i * step)]);
  return picked.flatMap((cell): Point[] => {
    if (cell === undefined) return [];
    return [[x0 + (cell % columns) * cellFt, y0 + Math.floor(cell / columns) * cellFt]];
  });
}

function fitsAt({ columns, free }: Raster, footprint: Footprint, column: number, row: number): boolean {
  const base = row * columns + column;
  for (const strip of footprint) {
    const start = column + strip.from;
    if (start < 0 || start + strip.count > columns) return false;
    if ((free[base + strip.row * columns + strip.from] ?? 0) < strip.count) return false;
  }
  return true;
}

/** The largest rectangle of free squares. */
export function largestRectangle({ columns, rows, free, cellFt }: Raster): {
  lengthFt: number;
  widthFt: number;
} {
  const heights = new Uint16Array(columns + 1);
  let best = { area: 0, lengthFt: 0, widthFt: 0 };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      heights[column] = (free[row * columns + column] ?? 0) > 0 ? (heights[column] ?? 0) + 1 : 0;
    const open: { from: number; height: number }[] = [];
    for (let column = 0; column <= columns; column += 1) {
      const height = heights[column] ?? 0;
      let from = column;
      for (let last = open.at(-1); last && last.height >= height; last = open.at(-1)) {
        const area = last.height * (column - last.from);
        const [m, n] = [last.height * cellFt, (column - last.from) * cellFt];
        if (area > best.area) best = { area, lengthFt: Math.max(m, n), widthFt: Math.min(m, n) };
        from = last.from;
        open.pop();
      }
      open.push({ from, height });
    }
  }
  return { lengthFt: best.lengthFt, widthFt: best.widthFt };
}

/** Takes squares out whose middle lies within an outline. */
export function without(raster: Raster, outline: Polygon): Raster {
  const { columns, rows, cellFt, x0, y0 } = raster;
  const free = raster.free.slice();
  const box = boundsOf(outline);
  for (let row = 0; row < rows; row += 1) {
    const y = y0 + (row + 0.5) * cellFt;
    if (y < box.z0 || y > box.z1) continue;
    for (let column = columns - 1; column >= 0; column -= 1) {
      const x = x0 + (column + 0.5) * cellFt;
      const cell = row * columns + column;
      const taken = x >= box.x0 && x <= box.x1 && contains(outline, [x, y]);
      const next = column + 1 < columns ? (free[cell + 1] ?? 0) : 0;
      free[cell] = taken || (raster.free[cell] ?? 0) === 0 ? 0 : next + 1;
    }
  }
  return { ...raster, free };
}
