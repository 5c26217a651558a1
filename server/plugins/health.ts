import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

// `/healthz` is 200 once the site can take a lead; `/metrics` is for staff and for a collector on this machine.
export const healthRoutes =
  ({ db, staff, pictures, config }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'API requests by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.2, 1, 5, 30],
      registers: [registry],
    });
    new Gauge({
      name: 'pictures_busy',
      help: 'Pictures waiting or being rendered',
      registers: [registry],
      collect() {
        this.set(pictures.busy());
      },
    });
    new Gauge({
      name: 'mails_by_state',
      help: 'Mails in the outbox by state',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const counted = await db.execute<{ state: string; count: string }>(
          sql`select state, count(*) from mails where state in ('queued', 'sending', 'failed') group by state`,
        );
        this.reset();
        for (const row of counted.rows) this.set({ state: row.state }, Number(row.count));
      },
    });

    app.addHook('onResponse', async (request, reply) => {
      durations.observe(
        { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });

    app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
      await db.execute(sql`select 1 from inquiries limit 1`);
      return reply.header('cache-control', 'no-store').send({ ok: true });
    });

    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      // Behind a proxy everybody comes from loopback, so then only staff may look.
      const local = !config.trustProxy && LOOPBACK.test(request.socket.remoteAddress ?? '');
      const forwarded = request.headers['x-forwarded-for'] !== undefined;
      if (!local || forwarded) await staff.require(request).catch(() => Promise.reject(notFound()));
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  };
