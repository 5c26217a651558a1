import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { HEALTH } from '#server/limits.ts';

// `/healthz` is 200 when the site can take a lead: a row was written and is on the disk. It answers within two seconds
// whatever the database does, and however often it is asked, one check is cached for all callers for a moment.

export interface Seen {
  ok: boolean;
  cause?: 'silent' | 'disk-full' | 'database';
}
export type Health = () => Promise<Seen>;

const NOTE = `
  insert into request_counts (key, count, ends_at) values ($1, 0, now() + interval '1 day')
  on conflict (key) do update set ends_at = excluded.ends_at`;

const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const causeOf = (error: unknown): Seen['cause'] => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.has(code)) return 'disk-full';
  return error instanceof Error && error.cause ? causeOf(error.cause) : 'database';
};

/** A row in a page that is there already fits on a full disk, the next lead may not. */
const isFull = async (dataDir: string) => {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < HEALTH.leastFreeBytes;
};

export const watchHealth = (database: Database, dataDir: string): Health => {
  // A row for each process, so that they never wait for each other.
  const key = `health ${crypto.randomUUID()}`;
  let looking: Promise<Seen> | undefined;
  let seen: { at: number; what: Seen } | undefined;

  const write = async (): Promise<Seen> => {
    try {
      await database.pool.query(NOTE, [key]);
      const full = database.kind === 'embedded' && (await isFull(dataDir));
      return full ? { ok: false, cause: 'disk-full' } : { ok: true };
    } catch (error) {
      return { ok: false, cause: database.pool.isSilent ? 'silent' : causeOf(error) };
    }
  };

  const look = () => {
    looking ??= write()
      .then((what) => {
        seen = { at: performance.now(), what };
        return what;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };

  return async () => {
    if (seen && performance.now() - seen.at < HEALTH.freshMs) return seen.what;
    const late = new Promise<Seen>((done) =>
      setTimeout(() => done({ ok: false, cause: 'silent' }), HEALTH.longestMs).unref(),
    );
    return Promise.race([look(), late]);
  };
};

export const registerHealth = (app: FastifyInstance, health: Health) => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const what = await health();
    reply.header('cache-control', 'no-store');
    if (!what.ok) reply.code(503).header('retry-after', '5');
    return what;
  });
};
