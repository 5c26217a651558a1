import type { FuzzRequest } from '../fuzz/requests.ts';
import { answeringCpu } from './cpu-time.ts';
import { type Cost, costOf, isDear } from './dear-requests.ts';
import { fieldsOf } from './fields.ts';
import { UNITS } from './long-texts.ts';

interface Tried {
  requests: number;
  dearest: Cost[];
  dear: Cost[];
}

const SHOWN = 3;

/** Every kind of long text in every field of a running site; undefined where the system does not tell processor time. */
export const costOfEveryField = async (
  description: unknown,
  send: (request: FuzzRequest) => Promise<unknown>,
  pid: number,
): Promise<Tried | undefined> => {
  const clock = answeringCpu(pid);
  if (!clock) return undefined;
  const costs: Cost[] = [];
  for (const field of fieldsOf(description))
    for (const kind of Object.entries(UNITS)) costs.push(await costOf(field, kind, send, clock));
  const dearest = costs.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  return { requests: costs.length, dearest, dear: costs.filter(isDear) };
};
