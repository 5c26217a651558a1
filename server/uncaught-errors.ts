import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '#server/database/failures.ts';

// Uncaught exceptions and unhandled rejections. Node would print the error to stderr, whose message may quote visitors' data;
// the log redacts it.

export const exitOnUncaughtErrors = (log: Pick<FastifyBaseLogger, 'warn' | 'fatal'>) => {
  const end = (cause: unknown) => {
    log.fatal({ cause }, 'the site stops at an error nobody expected');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', (cause) => {
    // A library may run a query that it does not await. The database comes back, so the process must not exit for it.
    if (isDatabaseAway(cause)) log.warn({ cause }, 'the database was away when nobody waited for it');
    else end(cause);
  });
};
