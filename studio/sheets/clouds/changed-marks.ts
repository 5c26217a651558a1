import type { Bounds, Point } from '#domain/geometry/plane.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { textBox } from '../engine/text-room.ts';

// Which marks of a page are not on the other: what only moved by a hair is the same.

/** Points on paper. */
const HAIR = 0.1;
const CELL = 4;

const pointsOf = (mark: Mark): readonly Point[] =>
  mark.kind === 'shape'
    ? mark.points
    : mark.kind === 'disc'
      ? [
          [mark.x, mark.y],
          [mark.x + mark.radius, mark.y],
        ]
      : [[mark.x, mark.y]];

/** All but where it is. */
function lookOf(mark: Mark): string {
  if (mark.kind === 'text')
    return `t ${mark.text} ${mark.size.toFixed(1)} ${mark.anchor} ${mark.strong} ${(mark.turn ?? 0).toFixed(1)} ${mark.colour}`;
  const { fill, stroke, width, dash, opacity } = mark;
  const count = mark.kind === 'shape' ? `${mark.points.length} ${mark.closed}` : '';
  return `${mark.kind} ${count} ${fill} ${stroke} ${width} ${dash} ${opacity}`;
}

const near = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.every(([x, y], i) => {
    const other = b[i];
    return other !== undefined && Math.abs(other[0] - x) < HAIR && Math.abs(other[1] - y) < HAIR;
  });

/** Marks by their look and the cell that they start in, each taken once. */
class Shelf {
  readonly #cells = new Map<string, Mark[]>();

  constructor(marks: readonly Mark[]) {
    for (const mark of marks) {
      const key = keyOf(mark, 0, 0);
      const found = this.#cells.get(key);
      if (found) found.push(mark);
      else this.#cells.set(key, [mark]);
    }
  }

  take(mark: Mark): boolean {
    const points = pointsOf(mark);
    for (const dx of [0, -HAIR, HAIR])
      for (const dy of [0, -HAIR, HAIR]) {
        const cell = this.#cells.get(keyOf(mark, dx, dy));
        const at = cell?.findIndex((other) => near(points, pointsOf(other))) ?? -1;
        if (cell && at >= 0) {
          cell.splice(at, 1);
          return true;
        }
      }
    return false;
  }

  get left(): Mark[] {
    return [...this.#cells.values()].flat();
  }
}

function keyOf(mark: Mark, dx: number, dy: number): string {
  const [x, y] = pointsOf(mark)[0] ?? [0, 0];
  return `${Math.floor((x + dx) / CELL)} ${Math.floor((y + dy) / CELL)} ${lookOf(mark)}`;
}

/** Marks of either page that the other has not. */
export function changedMarks(now: readonly Mark[], before: readonly Mark[]): Mark[] {
  const shelf = new Shelf(before);
  const added = now.filter((mark) => !shelf.take(mark));
  return [...added, ...shelf.left];
}

export function markBounds(mark: Mark): Bounds {
  const points =
    mark.kind === 'text'
      ? textBox(mark)
      : mark.kind === 'disc'
        ? [
            [mark.x - mark.radius, mark.y - mark.radius] as const,
            [mark.x + mark.radius, mark.y + mark.radius] as const,
          ]
        : mark.points;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x0: Math.min(...xs), z0: Math.min(...ys), x1: Math.max(...xs), z1: Math.max(...ys) };
}
