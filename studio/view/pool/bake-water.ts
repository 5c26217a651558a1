// Two small repeating pictures made once: the bright net that waves cast on a floor, and the waves' slopes.

// After Dave Hoskins' repeating caustic: a few turns of a warped sine field, brightest where it folds.
export function bakeCaustics(size: number): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(size * size);
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at++) {
      const px = (column / size) * 2 * Math.PI - 250;
      const py = (row / size) * 2 * Math.PI - 250;
      let [ix, iy, sum] = [px, py, 1];
      for (let turn = 0; turn < 5; turn++) {
        const phase = 23 * (1 - 3.5 / (turn + 1));
        const [x, y] = [ix, iy];
        ix = px + Math.cos(phase - x) + Math.sin(phase + y);
        iy = py + Math.sin(phase - y) + Math.cos(phase + x);
        sum += 1 / Math.hypot(px / (Math.sin(ix + phase) / 0.005), py / (Math.cos(iy + phase) / 0.005));
      }
      const bright = Math.abs(1.17 - (sum / 5) ** 1.4) ** 8;
      pixels[at] = 255 * Math.min(1, bright);
    }
  }
  return pixels;
}

type Wave = { x: number; y: number; height: number; phase: number };

// Whole numbers of waves per tile, so that it repeats; short ones are lower.
const WAVES: readonly Wave[] = Array.from({ length: 28 }, (_, n) => {
  const angle = n * 2.399963;
  const length = 2 + ((n * 7) % 11);
  const [x, y] = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)];
  return { x, y, height: 1 / Math.max(1, Math.hypot(x, y)) ** 1.25, phase: n * 1.7 };
});

// Slopes along x and y in the first two of four bytes, 128 being level.
export function bakeSlopes(size: number): Uint8Array<ArrayBuffer> {
  const slopes = new Float32Array(size * size * 2);
  let steepest = 0;
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at += 2) {
      let [dx, dy] = [0, 0];
      for (const { x, y, height, phase } of WAVES) {
        const slope = height * Math.cos(((x * column + y * row) / size) * 2 * Math.PI + phase);
        dx += slope * x;
        dy += slope * y;
      }
      slopes[at] = dx;
      slopes[at + 1] = dy;
      steepest = Math.max(steepest, Math.abs(dx), Math.abs(dy));
    }
  }
  const pixels = new Uint8Array(size * size * 4);
  for (let at = 0; at < size * size; at++) {
    pixels[at * 4] = 128 + (127 * (slopes[at * 2] ?? 0)) / steepest;
    pixels[at * 4 + 1] = 128 + (127 * (slopes[at * 2 + 1] ?? 0)) / steepest;
    pixels[at * 4 + 3] = 255;
  }
  return pixels;
}
