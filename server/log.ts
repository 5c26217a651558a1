import type { FastifyServerOptions } from 'fastify';

// One JSON line per event, without addresses, bodies or headers.
export const logOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        base: null,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        serializers: {
          req: (request) => ({ method: request.method }),
          res: (reply) => ({ status: reply.statusCode }),
          err: (error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
        },
      };

/** What kind of thing broke, without its words: a failed query repeats the values it was given. */
export const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? kindOf(error.cause) : error.constructor.name;
};
