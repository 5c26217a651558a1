// Noise that repeats after a whole number of cells, so that a baked texture has no seam.

export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const wrap = (value: number, period: number) => ((value % period) + period) % period;
const smooth = (t: number) => t * t * (3 - 2 * t);

// x and y in cells; repeats after period cells either way.
function valueNoise(x: number, y: number, periodX: number, periodY: number, seed: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [smooth(x - x0), smooth(y - y0)];
  const [left, right] = [wrap(x0, periodX), wrap(x0 + 1, periodX)];
  const [upper, lower] = [wrap(y0, periodY), wrap(y0 + 1, periodY)];
  const [topLeft, bottomLeft] = [hash(left, upper, seed), hash(left, lower, seed)];
  const top = topLeft + (hash(right, upper, seed) - topLeft) * tx;
  const bottom = bottomLeft + (hash(right, lower, seed) - bottomLeft) * tx;
  return top + (bottom - top) * ty;
}

// Several sizes of the same noise on top of one another; u and v run from 0 to 1 over the tile. Mean 0.5.
export function fractalNoise(
  u: number,
  v: number,
  cellsX: number,
  cellsY: number,
  octaves: number,
  seed: number,
) {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 1 << octave;
    sum +=
      weight *
      valueNoise(u * cellsX * scale, v * cellsY * scale, cellsX * scale, cellsY * scale, seed + octave);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

// Distance to the nearest cell point and to the border with the next one, with that cell's own number.
export function cellNoise(u: number, v: number, cells: number, seed: number) {
  const [x, y] = [u * cells, v * cells];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  let nearest = 9;
  let second = 9;
  let id = 0;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cy] = [wrap(x0 + i, cells), wrap(y0 + j, cells)];
      const dx = x0 + i + 0.15 + 0.7 * hash(cx, cy, seed) - x;
      const dy = y0 + j + 0.15 + 0.7 * hash(cx, cy, seed + 7) - y;
      const distance = Math.hypot(dx, dy);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        id = hash(cx, cy, seed + 13);
      } else if (distance < second) second = distance;
    }
  }
  return { nearest, border: second - nearest, id };
}
