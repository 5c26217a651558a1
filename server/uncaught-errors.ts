import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '#server/database/failures.ts';

// What nobody caught. Left to the runtime, its last words would quote the error, and the error perhaps a visitor.

export const exitOnUncaughtErrors = (log: Pick<FastifyBaseLogger, 'warn' | 'fatal'>) => {
  const end = (cause: unknown) => {
    log.fatal({ cause }, 'the site stops at an error nobody expected');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', (cause) => {
    // A library may leave a statement behind that it does not wait for. The database comes back; this process should be there.
    if (isDatabaseAway(cause)) log.warn({ cause }, 'the database was away when nobody waited for it');
    else end(cause);
  });
};
