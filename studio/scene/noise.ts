// Value noise in 0..1, the same on every machine.
export function hash3(x: number, y: number, z: number): number {
  let h =
    Math.imul(Math.round(x * 131) | 0, 374761393) ^
    Math.imul(y | 0, 668265263) ^
    Math.imul(z | 0, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / 4294967296;
}

export function noise3(x: number, y: number, z: number): number {
  const [X, Y, Z] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [fade(x - X), fade(y - Y), fade(z - Z)];
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  const row = (j: number, k: number) => mix(hash3(X, Y + j, Z + k), hash3(X + 1, Y + j, Z + k), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
}

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}
