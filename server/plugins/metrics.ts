import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Health } from './health.ts';

// `/metrics` is for owners and for a collector on this machine. Labels are routes, methods and states: never an address.

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** The peer itself, whatever proxies are trusted: a visitor's request that a proxy passed on names its proxy somewhere. */
const isLocalCollector = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  OWN_NAME.test(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);

/** On the app itself and before its areas, so that its hook sees every route. */
export const registerMetrics = (
  app: FastifyInstance,
  { db, staff, pictures, interpreter, photographer, config }: Services,
  health: Health,
) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'API requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.2, 1, 5, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  /** A number that cannot be had now is left out; the others are still told. */
  const gauge = (name: string, help: string, read: (gauge: Gauge) => unknown, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        try {
          await read(this);
        } catch {
          this.remove();
        }
      },
    });

  gauge('pictures_busy', 'Pictures waiting or being rendered', (it) => it.set(pictures.busy()));
  gauge('model_resting', '1 while the model that reads descriptions is left alone, else 0', (it) =>
    it.set(interpreter.isResting() ? 1 : 0),
  );
  gauge('image_service_resting', '1 while the image service is left alone, else 0', (it) =>
    it.set(photographer?.isResting() ? 1 : 0),
  );
  gauge('site_can_take_leads', '1 when a write reached the disk just now, else 0', async (it) =>
    it.set((await health()).ok ? 1 : 0),
  );
  gauge('data_dir_free_bytes', 'Room left on the disk of DATA_DIR', async (it) => {
    const { bavail, bsize } = await statfs(config.dataDir);
    it.set(bavail * bsize);
  });
  gauge(
    'mails_by_state',
    'Mails in the outbox by state',
    async (it) => {
      if (!(await health()).ok) return;
      const counted = await db.execute<{ state: string; count: string }>(sql`
        select state, count(*) from mails where state in ('queued', 'sending', 'failed', 'suppressed') group by state`);
      for (const state of ['queued', 'sending', 'failed', 'suppressed']) it.set({ state }, 0);
      for (const row of counted.rows) it.set({ state: row.state }, Number(row.count));
    },
    ['state'],
  );
  gauge('mail_suppressed_addresses', 'Addresses that refused mail and get no more', async (it) => {
    if (!(await health()).ok) return;
    const counted = await db.execute<{ count: string }>(sql`select count(*) from mail_suppressions`);
    it.set(Number(counted.rows[0]?.count));
  });
  gauge('mail_oldest_due_seconds', 'How long the oldest mail that is due has waited', async (it) => {
    if (!(await health()).ok) return;
    const oldest = await db.execute<{ seconds: string | null }>(sql`
      select extract(epoch from now() - min(created_at)) as seconds from mails
      where state in ('queued', 'sending') and next_attempt_at <= now()`);
    it.set(Math.max(0, Number(oldest.rows[0]?.seconds ?? 0)));
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocalCollector(request))
      await staff.require(request, 'audit').catch(() => Promise.reject(notFound()));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
