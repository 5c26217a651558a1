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
