import type { Pool } from 'pg';
import { wait } from './scenario.ts';

// Work of the background without end, so that some of it ends whenever a fault strikes.

const JOBS = ['sweep-intake-files', 'sweep-panorama-files'];

export const startJobs = (pool: Pool) => {
  let stopped = false;
  let ended = 0;
  const repeating = (async () => {
    for (; !stopped; await wait(100)) {
      const { rowCount } = await pool
        .query(
          `update recurring_jobs set next_run_at = now()
          where name = any($1) and owner is null and next_run_at > now()`,
          [JOBS],
        )
        .catch(() => ({ rowCount: 0 }));
      ended += rowCount ?? 0;
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await repeating;
    },
    /** Ended and put on again. */
    ended: () => ended,
  };
};
