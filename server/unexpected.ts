import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '#server/database/failures.ts';

// What nobody caught. Left to the runtime, its last words would quote the error, and the error perhaps a visitor.

export const watchUnexpected = (log: Pick<FastifyBaseLogger, 'warn' | 'fatal'>) => {
  const end = (cause: unknown) => {
    log.fatal({ cause }, 'the site stops at an error nobody expected');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', (cause) => {
    // The library of the jobs does not wait for its own notes that a job has ended. A job without one runs again.
    if (isDatabaseAway(cause)) log.warn({ cause }, 'the database was away when nobody waited for it');
    else end(cause);
  });
};
