import type { FastifyBaseLogger } from 'fastify';
import { Client, type ClientBase } from 'pg';
import type { Database } from '#server/database/database.ts';
import { DATABASE_POOL, DATABASE_WAITS, NEWS_AGAIN_MS } from '#server/limits.ts';

const CHANNEL = 'content_versions';

// With PostgreSQL every process is told of a new version by LISTEN/NOTIFY; the embedded database has one process, which
// published it.
export const listenForVersions = (
  database: Database,
  onNews: () => Promise<void>,
  log: FastifyBaseLogger,
) => {
  const alone = database.kind === 'embedded';
  let stopped = false;
  let client: Client | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const look = () =>
    void onNews().catch((cause: unknown) => log.warn({ cause }, 'new content could not be read'));

  const connect = async () => {
    const { connectionString } = database;
    const fresh = new Client({
      connectionString,
      connectionTimeoutMillis: DATABASE_WAITS.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: DATABASE_POOL.keepAliveAfterMs,
    });
    client = fresh;
    let over = false;
    const retry = (cause?: Error) => {
      if (over || stopped) return;
      over = true;
      if (cause) log.warn({ cause }, 'news of content cannot be heard for a moment');
      void fresh.end().catch(() => undefined);
      again = setTimeout(connect, NEWS_AGAIN_MS);
      again.unref();
    };
    fresh.on('error', retry);
    fresh.on('end', () => retry());
    fresh.on('notification', look);
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      // Notifications sent before LISTEN or while the connection was lost are gone, so read the versions once.
      look();
    } catch (cause) {
      retry(cause instanceof Error ? cause : undefined);
    }
  };
  if (!alone) void connect();

  return {
    /** NOTIFY within the transaction: delivered when it is committed. */
    tell: async (within: ClientBase) => {
      if (!alone) await within.query(`notify ${CHANNEL}`);
    },
    async stop() {
      stopped = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
};
