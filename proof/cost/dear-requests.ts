import type { FuzzRequest } from '../fuzz/requests.ts';
import { type CpuClock, leastCpu } from './cpu-time.ts';
import type { Field } from './fields.ts';
import { filled } from './long-texts.ts';

// What no request may cost, and whether four times the text costs much more than four times as much.

const MOST_MS = 100;
const UNSUSPECTED_MS = 30;
const MOST_GROWTH = 9;

export interface Cost {
  field: string;
  kind: string;
  bytes: number;
  ms: number;
  /** For a quarter of the text. */
  quarterMs: number;
}

type Send = (request: FuzzRequest) => Promise<unknown>;

const SAMPLE = 20;

const longest = ({ room, size }: Field, unit: string) => {
  const bytesEach = Math.max(1, size(unit.repeat(SAMPLE))) / SAMPLE;
  return filled(unit, Math.floor((room / bytesEach) * unit.length));
};

/** A run between two letters: at the ends it might be cut off before anybody reads it. */
export const costOf = async (
  field: Field,
  [kind, unit]: readonly [kind: string, unit: string],
  send: Send,
  clock?: CpuClock,
): Promise<Cost> => {
  const run = longest(field, unit);
  const cost = (length: number, enough: number) =>
    leastCpu(() => send(field.request(`a${run.slice(0, length)}b`)), enough, clock);
  const ms = await cost(run.length, UNSUSPECTED_MS);
  const quarterMs = ms > UNSUSPECTED_MS ? await cost(run.length / 4, ms / MOST_GROWTH) : 0;
  return { field: field.name, kind, bytes: field.size(run), ms, quarterMs };
};

export const isDear = ({ ms, quarterMs }: Cost) =>
  ms > MOST_MS || (ms > UNSUSPECTED_MS && ms > MOST_GROWTH * Math.max(quarterMs, 1));

export const costInWords = ({ field, kind, bytes, ms, quarterMs }: Cost) =>
  `${ms.toFixed(0)} ms for ${bytes} bytes (${quarterMs.toFixed(0)} ms for a quarter) of ${kind} in ${field}`;
