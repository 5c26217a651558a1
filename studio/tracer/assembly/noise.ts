@inline export function hashCell(x: i32, y: i32): f64 {
  let h = (x * 374761393) ^ (y * 668265263);
  h = (h ^ (h >>> 13)) * 1274126177;
  h ^= h >>> 16;
  return <f64>(<u32>h) * 2.3283064365386963e-10;
}

@inline export function hashAt(x: f64, y: f64): f64 { return hashCell(<i32>x, <i32>y); }

export function noise(x: f64, y: f64): f64 {
  const X = Math.floor(x), Y = Math.floor(y), xi = <i32>X, yi = <i32>Y;
  let u = x - X, v = y - Y;
  u = u * u * (3 - 2 * u); v = v * v * (3 - 2 * v);
  const a = hashCell(xi, yi), b = hashCell(xi + 1, yi), c = hashCell(xi, yi + 1), d = hashCell(xi + 1, yi + 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

export function fractal(x: f64, y: f64, octaves: i32): f64 {
  let sum: f64 = 0, weight: f64 = .5, total: f64 = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y); total += weight; weight *= .5;
    const t = x * 1.6 + y * 1.2 + 3.1;
    y = -x * 1.2 + y * 1.6 + 7.7; x = t;
  }
  return sum / total;
}

export function smoothStep(a: f64, b: f64, x: f64): f64 {
  let t = (x - a) / (b - a);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return t * t * (3 - 2 * t);
}

@inline export function fraction(x: f64): f64 { return x - Math.floor(x); }
