import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { uuidFrom } from '#server/identifiers.ts';
import { Refusal } from '#server/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A repeat with the same Idempotency-Key gets the first answer. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** The id for what this request creates: the same for a repeat, so even a crash in between cannot create it twice. */
    creationId: string;
    idempotencyKey: string | undefined;
  }
}

const SHAPE = /^[\x21-\x7e]{1,200}$/;
// After this a request that never answered (its process was killed) may be tried again.
const STALE_SECONDS = 60;

const bodyHash = (request: FastifyRequest) =>
  createHash('sha256')
    .update(request.body === undefined ? '' : JSON.stringify(request.body))
    .digest('hex');

export const registerIdempotency = (app: FastifyInstance, database: Database) => {
  const { db } = database;
  app.decorateRequest('creationId', '');
  app.decorateRequest('idempotencyKey', undefined);

  app.addHook('preHandler', async (request, reply) => {
    request.creationId = crypto.randomUUID();
    if (!request.routeOptions.config.idempotent) return;
    const given = request.headers['idempotency-key'];
    if (given === undefined) return;
    if (typeof given !== 'string' || !SHAPE.test(given)) {
      throw new Refusal(400, 'invalid-idempotency-key', 'The Idempotency-Key header is not valid.');
    }
    const key = `${request.routeOptions.url} ${given}`;
    const hash = bodyHash(request);
    request.creationId = uuidFrom('creation', key);
    const claimed = await db.execute(sql`
      insert into idempotency_keys (key, body_hash) values (${key}, ${hash})
      on conflict (key) do update set created_at = now()
        where idempotency_keys.status is null and idempotency_keys.body_hash = ${hash}
          and idempotency_keys.created_at < now() - make_interval(secs => ${STALE_SECONDS})
      returning key`);
    if (claimed.rows.length > 0) {
      request.idempotencyKey = key;
      return;
    }
    const found = await db.execute<{ body_hash: string; status: number | null; answer: unknown }>(
      sql`select body_hash, status, answer from idempotency_keys where key = ${key}`,
    );
    const first = found.rows[0];
    if (first && first.body_hash !== hash) {
      throw new Refusal(409, 'idempotency-conflict', 'This Idempotency-Key was used for another request.');
    }
    if (!first || first.status === null) {
      throw new Refusal(409, 'still-working', 'The first request with this key is still being worked on.', {
        retryAfterSeconds: 2,
      });
    }
    return reply.code(first.status).header('idempotent-replay', 'true').send(first.answer);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const key = request.idempotencyKey;
    if (!key) return payload;
    request.idempotencyKey = undefined;
    const keep = reply.statusCode < 500 && reply.statusCode !== 429 && typeof payload === 'string';
    if (keep) {
      await db.execute(
        sql`update idempotency_keys set status = ${reply.statusCode}, answer = ${payload}::jsonb where key = ${key}`,
      );
    } else {
      await db.execute(sql`delete from idempotency_keys where key = ${key}`);
    }
    return payload;
  });
};
