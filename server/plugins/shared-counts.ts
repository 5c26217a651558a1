import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';

// Counts of requests in PostgreSQL, so that any number of processes keep one limit together.

type Answered = Parameters<FastifyRateLimitStore['incr']>[1];

// A window that ends later than one begun now is from before the clock was set back: it is over too.
const OVER = `(request_counts.ends_at <= now() or request_counts.ends_at > excluded.ends_at + interval '1 minute')`;
const COUNT = `
  insert into request_counts (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set
    count = case when ${OVER} then 1 else request_counts.count + 1 end,
    ends_at = case when ${OVER} then excluded.ends_at else request_counts.ends_at end
  returning count, greatest(0, extract(epoch from ends_at - now()) * 1000)::int as ttl`;

/** One more under this name, within a window that begins with the first. Names may be personal: only their hash is stored. */
export const countShared = async (pool: Pool, key: string, windowMs: number) => {
  const found = await pool.query<{ count: number; ttl: number }>(COUNT, [sha256(key), windowMs / 1000]);
  return found.rows[0] ?? { count: 1, ttl: windowMs };
};

const [BEFORE_KEY = '', BEFORE_WINDOW = '', REST = ''] = COUNT.split(/\$[12]/);

/** The same inside a transaction: what is rolled back was not counted. */
export const countInTransaction = async (tx: Db, key: string, windowMs: number) => {
  const found = await tx.execute<{ count: number; ttl: number }>(
    sql`${sql.raw(BEFORE_KEY)}${sha256(key)}${sql.raw(BEFORE_WINDOW)}${windowMs / 1000}${sql.raw(REST)}`,
  );
  return found.rows[0] ?? { count: 1, ttl: windowMs };
};

// Clients over the limit are remembered in memory, so that a flood does not become a flood of writes.
const REMEMBERED = 5000;

export const sharedCounts = (pool: Pool) => {
  const refusedUntil = new Map<string, number>();

  const count = async (key: string, timeWindow: number, max: number) => {
    const until = refusedUntil.get(key) ?? 0;
    if (until > performance.now()) return { current: max + 1, ttl: Math.ceil(until - performance.now()) };
    refusedUntil.delete(key);
    const { count: current, ttl } = await countShared(pool, key, timeWindow);
    if (current > max) {
      if (refusedUntil.size >= REMEMBERED) refusedUntil.clear();
      refusedUntil.set(key, performance.now() + ttl);
    }
    return { current, ttl };
  };

  return class SharedCounts implements FastifyRateLimitStore {
    private readonly route: string;
    constructor(options: object) {
      const info: unknown = 'routeInfo' in options ? options.routeInfo : undefined;
      const named = typeof info === 'object' && info !== null && 'url' in info && 'method' in info;
      this.route = named ? `${info.method} ${info.url}` : 'any';
    }
    incr(key: string, answered: Answered, timeWindow: number, max: number) {
      count(`${this.route} ${key}`, timeWindow, max).then(
        (result) => answered(null, result),
        (error: unknown) => answered(error instanceof Error ? error : new Error('the count failed')),
      );
    }
    child(options: object) {
      return new SharedCounts(options);
    }
  };
};
