import { existsSync, readFileSync } from 'node:fs';

// Processor time, not the clock on the wall: a busy machine makes work late, not dear.

/** Milliseconds of processor time used so far. */
export type CpuClock = () => number;

// Of this thread alone: what the engine compiles and clears away beside it holds nobody up.
const ownCpu: CpuClock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Of the one thread that answers everybody, where the system tells; hashing and tracing in other threads hold nobody up. */
export const answeringCpu = (pid: number): CpuClock | undefined => {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : undefined;
};

const TRIES = 20;
// No noise of a machine is as large as this.
const BEYOND_DOUBT_MS = 1_000;

/** Of the cheapest of several tries; one that stays within `enough`, or is beyond doubt, needs no second. */
export const leastCpu = async (work: () => unknown, enough: number, clock = ownCpu): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1) {
    const began = clock();
    await work();
    least = Math.min(least, clock() - began);
    if (least > BEYOND_DOUBT_MS) break;
  }
  return least;
};
