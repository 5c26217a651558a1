import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { RATE_LIMITS } from '#server/limits.ts';

/** For a route's `config`: which of the limits in server/limits.ts protects it. */
export const limited = (name: keyof typeof RATE_LIMITS) => ({ rateLimit: { ...RATE_LIMITS[name] } });

export const registerRateLimits = async (app: FastifyInstance, config: Config) => {
  if (!config.rateLimit) return;
  await app.register(rateLimit, {
    global: false,
    // One address is one client; IPv6 visitors own a whole /64.
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error(`Too many requests. Please try again in ${context.after}.`), {
        statusCode: 429,
      }),
  });
};
