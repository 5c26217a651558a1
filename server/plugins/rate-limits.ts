import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { clientOf } from './client.ts';
import { MemoryCounts } from './memory-counts.ts';
import { sharedCounts } from './shared-counts.ts';

/**
 * For a route's `config`: which of the limits in server/limits.ts protects it. Counted before a body is read, unless what
 * was sent is to be shown again in the refusal (`preHandler`).
 */
export const limited = (name: keyof typeof RATE_LIMITS, hook: 'onRequest' | 'preHandler' = 'onRequest') => ({
  rateLimit: { ...RATE_LIMITS[name], hook },
});

export const registerRateLimits = async (app: FastifyInstance, config: Config, database: Database) => {
  if (!config.rateLimit) return;
  await app.register(rateLimit, {
    global: false,
    keyGenerator: clientOf,
    // One process counts in its own memory; several count together.
    store: database.kind === 'postgres' ? sharedCounts(database.pool) : MemoryCounts,
    // A database that is away must not turn every answer into an error of the limiter.
    skipOnError: true,
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error(`Too many requests. Please try again in ${context.after}.`), {
        statusCode: 429,
      }),
  });
};
