import type { Worker } from 'node:worker_threads';
import { PLAN_SETS } from '#server/limits.ts';
import { startThread } from '#server/thread.ts';
import type { FromThread, SetRequest } from './set-request.ts';

/** It needed more time or memory than it may have. */
export class TooDemanding extends Error {}

/** One thread, begun with the first set and ended when none was asked for in a while; a set that is too much for it ends it too. */
type Limits = Record<'timeoutMs' | 'memoryMb' | 'idleMs', number>;

export const setThread = (limits: Limits = PLAN_SETS) => {
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const open = () => {
    const opened = startThread('areas/plan-set/plan-set-worker', undefined, {
      maxOldGenerationSizeMb: limits.memoryMb,
    });
    opened.unref();
    // One that ends while nothing is drawn is replaced with the next set.
    opened.on('error', () => undefined);
    opened.on('exit', () => {
      if (worker === opened) worker = undefined;
    });
    return opened;
  };
  return {
    /** One at a time. */
    draw: (request: SetRequest): Promise<FromThread> => {
      clearTimeout(idle);
      worker ??= open();
      const thread = worker;
      return new Promise<FromThread>((resolve, reject) => {
        const settle = (act: () => void) => {
          clearTimeout(late);
          thread.off('message', onMessage).off('error', onError).off('exit', onExit);
          idle = setTimeout(() => void end(), limits.idleMs).unref();
          act();
        };
        const onMessage = (said: FromThread) => settle(() => resolve(said));
        const onError = (error: Error) => {
          const reason = isMemoryError(error) ? new TooDemanding('it needs too much memory') : error;
          settle(() => reject(reason));
        };
        const onExit = () => settle(() => reject(new Error('the thread of the plan sets ended')));
        const late = setTimeout(() => {
          settle(() => reject(new TooDemanding('it takes too long')));
          void end();
        }, limits.timeoutMs);
        thread.on('message', onMessage).on('error', onError).on('exit', onExit);
        thread.postMessage(request);
      });
    },
    end,
  };
};

const isMemoryError = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
