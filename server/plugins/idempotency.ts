import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { uuidFrom } from '#server/identifiers.ts';
import { IDEMPOTENCY } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import { idempotencyClaims } from './idempotency-claims.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A repeat with the same Idempotency-Key gets the first answer. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** The id for what this request creates: the same for a repeat, so even a crash in between cannot create it twice. */
    creationId: string;
    idempotencyClaim: { key: string; hash: string } | undefined;
  }
}

const SHAPE = /^[\x21-\x7e]{1,200}$/;

const bodyHash = (request: FastifyRequest) =>
  createHash('sha256')
    .update(request.body === undefined ? '' : JSON.stringify(request.body))
    .digest('hex');

export const registerIdempotency = (app: FastifyInstance, database: Database) => {
  const claims = idempotencyClaims(database);
  app.decorateRequest('creationId', '');
  app.decorateRequest('idempotencyClaim', undefined);

  app.addHook('onReady', claims.forgetTheDead);
  const renewing = setInterval(() => {
    // A lease that cannot be renewed ends by itself; the ids still make a repeat harmless.
    claims
      .renew()
      .catch((error: unknown) => app.log.warn({ cause: String(error) }, 'leases were not renewed'));
  }, IDEMPOTENCY.renewMs).unref();
  app.addHook('onClose', async () => clearInterval(renewing));

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
    const first = await claims.claim({ key, hash });
    if (first.mine) {
      request.idempotencyClaim = { key, hash };
      return;
    }
    if (first.hash !== null && first.hash !== hash) {
      throw new Refusal(409, 'idempotency-conflict', 'This Idempotency-Key was used for another request.');
    }
    if (first.status === null) {
      throw new Refusal(409, 'still-working', 'The first request with this key is still being worked on.', {
        retryAfterSeconds: 2,
      });
    }
    return reply.code(first.status).header('idempotent-replay', 'true').send(first.answer);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotencyClaim;
    if (!claim) return payload;
    request.idempotencyClaim = undefined;
    const keep = reply.statusCode < 500 && reply.statusCode !== 429 && typeof payload === 'string';
    const noted = keep ? claims.answer(claim, reply.statusCode, payload) : claims.release(claim.key);
    // Not noted, a repeat is carried out again once the lease is over, which the ids make harmless.
    const settled = noted.catch((error: unknown) =>
      app.log.warn({ cause: String(error) }, 'a key was not noted'),
    );
    // A database that is slow to note it keeps nobody waiting: what was asked has been answered already.
    const enough = new Promise<void>((done) => setTimeout(done, IDEMPOTENCY.noteMs).unref());
    await Promise.race([settled, enough]);
    return payload;
  });
};
