import type { Pool } from 'pg';
import { wait } from './scenario.ts';

// Work of the background without end, so that some of it ends whenever a fault strikes.

const QUEUES = ['sweep-intake-files', 'sweep-panorama-files'];

export const startJobs = (pool: Pool) => {
  let stopped = false;
  const adding = (async () => {
    for (; !stopped; await wait(100))
      for (const name of QUEUES)
        await pool
          .query('insert into jobs.job (name, retry_limit) values ($1, 5)', [name])
          .catch(() => undefined);
  })();
  return {
    stop: async () => {
      stopped = true;
      await adding;
    },
    ended: async () => {
      const { rows } = await pool.query<{ n: string }>(
        `select count(*) as n from jobs.job where state = 'completed' and name = any($1)`,
        [QUEUES],
      );
      return Number(rows[0]?.n);
    },
  };
};
