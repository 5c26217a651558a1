// Feet, with the origin in the north-west corner of the yard: x runs along its length, y along its width.
export type Rectangle = { x: number; y: number; length: number; width: number };

export function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.length <= outer.x + outer.length &&
    inner.y + inner.width <= outer.y + outer.width
  );
}

export function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.length && b.x < a.x + a.length && a.y < b.y + b.width && b.y < a.y + a.width;
}

export function grown({ x, y, length, width }: Rectangle, by: number): Rectangle {
  return { x: x - by, y: y - by, length: length + 2 * by, width: width + 2 * by };
}

export const areaOf = ({ length, width }: { length: number; width: number }): number => length * width;
