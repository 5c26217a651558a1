import { METRES_PER_FOOT, type Part, type SceneMesh } from '../scene.ts';

// Surfaces as the cells they pass through, so that two things can be held against one another whatever their shape.

const CELL_FT = 0.3;

// So many cells across and upward that a number still fits where maps find whole numbers quickly: below 2³¹.
const SPAN = 2048;
const HALF = SPAN / 2;
const HALF_UP = 128;
const cellOf = (feet: number, half = HALF) => Math.floor(feet / CELL_FT) + half;
const numberOf = (x: number, y: number, z: number) => (y * SPAN + x) * SPAN + z;

/** Its middle, in feet. */
export function placeOf(cell: number): readonly [x: number, y: number, z: number] {
  const z = cell % SPAN;
  const x = Math.floor(cell / SPAN) % SPAN;
  const y = Math.floor(cell / (SPAN * SPAN));
  const feet = (at: number, half = HALF) => (at - half + 0.5) * CELL_FT;
  return [feet(x), feet(y, HALF_UP), feet(z)];
}

/** Some cells of a box, a mark for each: sets of so many numbers took most of the time of these tests. */
export class Cells {
  readonly #x: number;
  readonly #y: number;
  readonly #z: number;
  readonly #wide: number;
  readonly #deep: number;
  readonly #marks: Uint8Array;
  readonly #marked: number[] = [];

  /** Of a box from corner to corner; one cell more lies all around, so that every neighbor has its place. */
  constructor([x0, y0, z0]: Place, [x1, y1, z1]: Place) {
    this.#x = x0 - 1;
    this.#y = y0 - 1;
    this.#z = z0 - 1;
    this.#wide = x1 - x0 + 3;
    this.#deep = z1 - z0 + 3;
    this.#marks = new Uint8Array(this.#wide * this.#deep * (y1 - y0 + 3));
  }

  add(x: number, y: number, z: number): void {
    const at = this.#at(x, y, z);
    if (this.#marks[at] !== 0) return;
    this.#marks[at] = 1;
    this.#marked.push(at);
  }

  /** By their numbers. */
  *[Symbol.iterator](): Generator<number> {
    for (const at of this.#marked) yield this.#numberAt(at);
  }

  /** Whether the one of this number is here, or one beside it. */
  touches(cell: number): boolean {
    const z = cell % SPAN;
    const x = Math.floor(cell / SPAN) % SPAN;
    const y = Math.floor(cell / (SPAN * SPAN));
    const isNear = x >= this.#x && x < this.#x + this.#wide && z >= this.#z && z < this.#z + this.#deep;
    const at = this.#at(x, y, z);
    return isNear && this.#beside().some((step) => this.#marks[at + step] === 1);
  }

  /** What hangs together: every piece by the numbers of its cells. */
  pieces(): number[][] {
    const left = this.#marks.slice();
    const beside = this.#beside();
    const pieces: number[][] = [];
    for (const first of this.#marked) {
      if (left[first] === 0) continue;
      left[first] = 0;
      const piece = [first];
      for (let i = 0; i < piece.length; i++)
        for (const step of beside) {
          const at = (piece[i] ?? first) + step;
          if (left[at] === 0) continue;
          left[at] = 0;
          piece.push(at);
        }
      pieces.push(piece.map((at) => this.#numberAt(at)));
    }
    return pieces;
  }

  #at(x: number, y: number, z: number): number {
    return ((y - this.#y) * this.#wide + x - this.#x) * this.#deep + z - this.#z;
  }

  #numberAt(at: number): number {
    const row = Math.floor(at / this.#deep);
    const y = Math.floor(row / this.#wide);
    return numberOf(row - y * this.#wide + this.#x, y + this.#y, at - row * this.#deep + this.#z);
  }

  #beside(): number[] {
    return STEPS.flatMap((y) =>
      STEPS.flatMap((x) => STEPS.map((z) => (y * this.#wide + x) * this.#deep + z)),
    );
  }
}

type Place = readonly [x: number, y: number, z: number];
const STEPS = [-1, 0, 1];

type Wanted = (part: Part, material: SceneMesh['material']) => boolean;

/** All of it, or what lies before fromZ. */
export function cellsOf(
  meshes: readonly SceneMesh[],
  wanted: Wanted = () => true,
  fromZ = Number.NEGATIVE_INFINITY,
): Cells {
  const chosen = meshes.flatMap((mesh) => {
    const parts = mesh.parts.filter(({ part }) => wanted(part, mesh.material));
    return parts.length > 0 ? [{ mesh, parts }] : [];
  });
  const cells = boxAround(chosen.map(({ mesh }) => mesh.positions));
  for (const { mesh, parts } of chosen)
    for (const { start, count } of parts)
      for (let i = start; i < start + count; i += 3) addTriangle(cells, mesh, i, fromZ);
  return cells;
}

function boxAround(surfaces: readonly Float32Array[]): Cells {
  const along = (axis: number, half: number) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const positions of surfaces)
      for (let i = axis; i < positions.length; i += 3) {
        const value = positions[i] ?? 0;
        if (value < low) low = value;
        if (value > high) high = value;
      }
    // What is computed between two corners may round to the next cell.
    const cell = (metres: number, more: number) => cellOf(metres / METRES_PER_FOOT, half) + more;
    return low > high ? [0, 0] : [cell(low, -1), cell(high, 1)];
  };
  const [[x0 = 0, x1 = 0], [y0 = 0, y1 = 0], [z0 = 0, z1 = 0]] = [
    along(0, HALF),
    along(1, HALF_UP),
    along(2, HALF),
  ];
  if (y0 < 0 || y1 >= 2 * HALF_UP) throw new Error(`higher or deeper than cells reach: ${y0} to ${y1}`);
  return new Cells([x0, y0, z0], [x1, y1, z1]);
}

function addTriangle(cells: Cells, { positions, indices }: SceneMesh, at: number, fromZ: number): void {
  const corner = (k: number, axis: number) =>
    (positions[(indices[at + k] ?? 0) * 3 + axis] ?? 0) / METRES_PER_FOOT;
  const [ax, ay, az] = [corner(0, 0), corner(0, 1), corner(0, 2)];
  const [ux, uy, uz] = [corner(1, 0) - ax, corner(1, 1) - ay, corner(1, 2) - az];
  const [vx, vy, vz] = [corner(2, 0) - ax, corner(2, 1) - ay, corner(2, 2) - az];
  if (Math.max(az, az + uz, az + vz) < fromZ) return;
  const along = Math.max(1, Math.ceil(Math.hypot(ux, uy, uz) / CELL_FT));
  const across = Math.max(1, Math.ceil(Math.hypot(vx, vy, vz) / CELL_FT));
  for (let i = 0; i <= along; i++)
    for (let k = 0; k <= across * (1 - i / along); k++) {
      const s = i / along;
      const t = k / across;
      const z = az + uz * s + vz * t;
      if (z < fromZ) continue;
      cells.add(cellOf(ax + ux * s + vx * t), cellOf(ay + uy * s + vy * t, HALF_UP), cellOf(z));
    }
}
