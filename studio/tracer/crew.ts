import { type Core, scratchAt } from './core.ts';

// What can be cut into pieces while a picture is prepared: the first worker posts them, and every worker takes the next until there
// are none. A place in the list is never used twice, so that whoever is late finds nothing to do.

// The frame of a piece is the one it is drawn for.
export type Piece = readonly [call: Call, args: readonly number[], frame?: number];

type Call = (typeof CALLS)[number];
const CALLS = ['blendLand', 'castShadows', 'mask', 'paintSky', 'scatterSky', 'walkLand'] as const;
const ARGS = 4;
const WORDS_EACH = 2 + ARGS;
const MOST_PIECES = 600;

const [TAKEN, POSTED, DONE, BELL, ENDED] = [0, 1, 2, 3, 4];
const COUNTERS_BYTES = 64;

export const crewMemory = () => new SharedArrayBuffer(COUNTERS_BYTES + MOST_PIECES * WORDS_EACH * 8);

export class Crew {
  private readonly core: Core;
  private readonly worker: number;
  private readonly counters: Int32Array;
  private readonly pieces: Float64Array;

  constructor(core: Core, worker = 0, shared = crewMemory()) {
    this.core = core;
    this.worker = worker;
    this.counters = new Int32Array(shared, 0, COUNTERS_BYTES / 4);
    this.pieces = new Float64Array(shared, COUNTERS_BYTES);
  }

  /** What they read must stay as it is until `join`. */
  post(pieces: readonly Piece[]): void {
    const posted = Atomics.load(this.counters, POSTED);
    if (posted + pieces.length > MOST_PIECES) throw new Error('more pieces than the crew has room for');
    for (const [i, [call, args, frame = 0]] of pieces.entries())
      this.pieces.set([CALLS.indexOf(call), frame, ...args], (posted + i) * WORDS_EACH);
    Atomics.store(this.counters, POSTED, posted + pieces.length);
    this.ring();
  }

  /** Takes its share of what is posted, and waits for the others'. */
  join(): void {
    const { counters } = this;
    while (this.takeOne());
    const posted = Atomics.load(counters, POSTED);
    for (let done = Atomics.load(counters, DONE); done < posted; done = Atomics.load(counters, DONE))
      Atomics.wait(counters, DONE, done);
  }

  /** Nothing more will be posted. */
  end(): void {
    Atomics.store(this.counters, ENDED, 1);
    this.ring();
  }

  /** Until it ends. */
  help(): void {
    const { counters } = this;
    for (;;) {
      const heard = Atomics.load(counters, BELL);
      while (this.takeOne());
      if (Atomics.load(counters, ENDED)) return;
      Atomics.wait(counters, BELL, heard);
    }
  }

  private ring(): void {
    Atomics.add(this.counters, BELL, 1);
    Atomics.notify(this.counters, BELL);
  }

  private takeOne(): boolean {
    const { core, counters, pieces } = this;
    const next = Atomics.load(counters, TAKEN);
    if (next >= Atomics.load(counters, POSTED)) return false;
    if (Atomics.compareExchange(counters, TAKEN, next, next + 1) !== next) return true;
    const [call = 0, frame = 0, a = 0, b = 0, c = 0, d = 0] = pieces.subarray(next * WORDS_EACH);
    if (frame) core.begin(frame, scratchAt(this.worker));
    core[CALLS[call] ?? 'mask'](a, b, c, d);
    Atomics.add(counters, DONE, 1);
    Atomics.notify(counters, DONE);
    return true;
  }
}

/** Work over so many rows or columns, in parts small enough that nobody waits long for the last. */
export function inParts(
  call: Call,
  record: number,
  count: number,
  more: (part: number) => number[] = () => [],
): Piece[] {
  const size = Math.ceil(count / PARTS);
  return Array.from({ length: Math.ceil(count / size) }, (_, part): Piece => {
    const from = part * size;
    return [call, [record, from, Math.min(count, from + size), ...more(part)]];
  });
}
const PARTS = 16;
