import type { Point } from '#domain/geometry/plane.ts';
import { type Ground, isClear } from './ground.ts';

// The shortest ways from one point to many along the lines of a grid, with as few bends as can be.

export type Lines = {
  xs: readonly number[];
  zs: readonly number[];
  /** The trench around the pool, which all like to follow. */
  ring: { x0: number; x1: number; z0: number; z1: number };
};

/** A bend costs as much as this length. */
const BEND_FT = 3;
/** Along the trench around the pool a foot costs less: others dig it too. */
const RING_SHARE = 0.7;

const DUG_SHARE = 0.5;
/** Of all ways. */
const MANY = 0.4;

const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** For each goal its way, the start first, every crossing of the lines a point; null where there is none. */
export function searched(
  ground: Ground,
  lines: Lines,
  start: Point,
  goals: readonly Point[],
): (readonly Point[] | null)[] {
  const grid = gridOf(ground, lines);
  const [from, ends] = [grid.nodeAt(start), goals.map(grid.nodeAt)];
  const first = spreadOut(grid, from);
  grid.dig(ends.map((end) => grid.wayTo(first, end)));
  const best = spreadOut(grid, from);
  return ends.map((end) => grid.wayTo(best, end)?.map(grid.point) ?? null);
}

type Best = { cost: Float64Array; before: Int32Array };
type Grid = ReturnType<typeof gridOf>;

function gridOf(ground: Ground, { xs, zs, ring }: Lines) {
  const width = xs.length;
  const point = (node: number): Point => [xs[node % width] ?? 0, zs[Math.floor(node / width)] ?? 0];
  const known = new Map<number, number>();
  const dug = new Set<number>();
  /** What the step costs; infinite where something is in the way. Asked for in both directions, so it is remembered. */
  const stepCost = (node: number, direction: number): number => {
    const [dx, dz] = STEPS[direction] ?? [0, 0];
    const [i, j] = [(node % width) + dx, Math.floor(node / width) + dz];
    if (i < 0 || j < 0 || i >= width || j >= zs.length) return Number.POSITIVE_INFINITY;
    const other = i + j * width;
    const key = Math.min(node, other) * 2 + (dx === 0 ? 1 : 0);
    const before = known.get(key);
    if (before !== undefined) return before * (dug.has(key) ? DUG_SHARE : 1);
    const [a, b] = [point(node), point(other)];
    const length = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
    const cost = isClear(ground, a, b)
      ? length * (onRing(ring, a, b) ? RING_SHARE : 1)
      : Number.POSITIVE_INFINITY;
    known.set(key, cost);
    return cost;
  };
  /** What many ways follow is dug anyway: the others come to it. */
  const dig = (ways: readonly (readonly number[] | null)[]): void => {
    const count = new Map<number, number>();
    for (const way of ways)
      for (const [i, node] of (way ?? []).entries()) {
        const next = way?.[i + 1];
        if (next === undefined) continue;
        const key = Math.min(node, next) * 2 + (Math.abs(node - next) === 1 ? 0 : 1);
        count.set(key, (count.get(key) ?? 0) + 1);
      }
    for (const [key, times] of count) if (times >= Math.max(2, ways.length * MANY)) dug.add(key);
  };
  const nodeAt = ([x, z]: Point) => xs.indexOf(x) + zs.indexOf(z) * width;
  const wayTo = ({ cost, before }: Best, node: number): readonly number[] | null => {
    let state =
      [0, 1, 2, 3].map((d) => node * 4 + d).toSorted((a, b) => (cost[a] ?? 0) - (cost[b] ?? 0))[0] ?? -1;
    if (cost[state] === Number.POSITIVE_INFINITY) return null;
    const way: number[] = [];
    while (state >= 0) {
      way.push(Math.floor(state / 4));
      state = before[state] ?? -1;
    }
    return way.reverse();
  };
  return { size: width * zs.length, width, point, stepCost, dig, nodeAt, wayTo };
}

function onRing({ x0, x1, z0, z1 }: Lines['ring'], a: Point, b: Point): boolean {
  const within = [a, b].every(([x, z]) => x >= x0 && x <= x1 && z >= z0 && z <= z1);
  return (
    within &&
    ((a[0] === b[0] && (a[0] === x0 || a[0] === x1)) || (a[1] === b[1] && (a[1] === z0 || a[1] === z1)))
  );
}

/** Dijkstra over nodes and the direction they are reached in. */
function spreadOut(grid: Grid, start: number): Best {
  const cost = new Float64Array(grid.size * 4).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(grid.size * 4).fill(-1);
  const queue = new Queue(cost);
  for (let d = 0; d < 4; d++) {
    cost[start * 4 + d] = 0;
    queue.push(start * 4 + d);
  }
  for (let state = queue.pop(); state >= 0; state = queue.pop()) {
    const [node, came] = [Math.floor(state / 4), state % 4];
    for (let d = 0; d < 4; d++) {
      if (d === (came + 2) % 4 && node !== start) continue;
      const step = grid.stepCost(node, d);
      if (step === Number.POSITIVE_INFINITY) continue;
      const [dx, dz] = STEPS[d] ?? [0, 0];
      const next = (node + dx + dz * grid.width) * 4 + d;
      const total = (cost[state] ?? 0) + step + (d === came || node === start ? 0 : BEND_FT);
      if (total >= (cost[next] ?? 0) - 1e-9) continue;
      cost[next] = total;
      before[next] = node === start ? start * 4 : state;
      queue.push(next);
    }
  }
  return { cost, before };
}

/** A heap of states, the cheapest first; one that was pushed again is popped twice, which does no harm. */
class Queue {
  readonly #cost: Float64Array;
  readonly #heap: number[] = [];
  readonly #keys: number[] = [];

  constructor(cost: Float64Array) {
    this.#cost = cost;
  }

  push(state: number): void {
    let i = this.#heap.length;
    this.#heap.push(state);
    this.#keys.push(this.#cost[state] ?? 0);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if ((this.#keys[parent] ?? 0) <= (this.#keys[i] ?? 0)) break;
      this.#swap(i, parent);
      i = parent;
    }
  }

  pop(): number {
    const top = this.#heap[0];
    if (top === undefined) return -1;
    const last = this.#heap.length - 1;
    this.#swap(0, last);
    this.#heap.pop();
    this.#keys.pop();
    for (let i = 0; ; ) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      let least = i;
      if (left < last && (this.#keys[left] ?? 0) < (this.#keys[least] ?? 0)) least = left;
      if (right < last && (this.#keys[right] ?? 0) < (this.#keys[least] ?? 0)) least = right;
      if (least === i) return top;
      this.#swap(i, least);
      i = least;
    }
  }

  #swap(a: number, b: number): void {
    const [ha, hb, ka, kb] = [this.#heap[a], this.#heap[b], this.#keys[a], this.#keys[b]];
    if (ha === undefined || hb === undefined || ka === undefined || kb === undefined) return;
    this.#heap[a] = hb;
    this.#heap[b] = ha;
    this.#keys[a] = kb;
    this.#keys[b] = ka;
  }
}
