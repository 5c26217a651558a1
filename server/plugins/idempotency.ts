import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROOM_KEY_HEADER } from '#domain/project/room.ts';
import type { Database } from '#server/database/database.ts';
import { IDEMPOTENCY } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import { idempotencyClaims } from './idempotency-claims.ts';
import { forgetOpenAnswers, openSeals, type Seal } from './idempotency-seals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A repeat with the same Idempotency-Key gets the first answer; for a streamed body the handler calls replayResponse. */
    idempotent?: boolean | 'streamed';
  }
  interface FastifyRequest {
    /** The id for what this request creates: the same for a repeat, so even a crash in between cannot create it twice. */
    creationId: string;
    idempotencyClaim: { seal: Seal; hash: string } | undefined;
    /** A streamed body's key, and what it was answered with before, until the content is known. */
    streamedKey: { seal: Seal; first: FirstResponse | undefined } | undefined;
  }
}

type FirstResponse = { hash: string | null; status: number; answer: unknown };

const SHAPE = /^[\x21-\x7e]{1,200}$/;

// Stands for a body that is still to be read; no content has this hash.
const NOT_READ_YET = 'streamed';

// Where it was sent counts as much as what: an answer belongs to one address, one room and one content.
const hashOf = ({ url, headers }: FastifyRequest, content: string) =>
  createHash('sha256')
    .update([url, headers[ROOM_KEY_HEADER] ?? [], content].flat().join('\n'))
    .digest('hex');

const conflict = () =>
  new Refusal(409, 'idempotency-conflict', 'This Idempotency-Key was used for another request.');

const sendFirstResponse = (reply: FastifyReply, { status, answer }: FirstResponse) =>
  reply.code(status).header('idempotent-replay', 'true').send(answer);

/** Ties a streamed request to its content, once that was read. True when the first answer was given again. */
export const replayResponse = (request: FastifyRequest, reply: FastifyReply, words: string): boolean => {
  if (!request.streamedKey) return false;
  const { seal, first } = request.streamedKey;
  const content = hashOf(request, words);
  const hash = seal.hashOf(content);
  if (first && first.hash !== hash) throw conflict();
  if (first) {
    sendFirstResponse(reply, first);
    return true;
  }
  request.creationId = seal.creationId(content);
  request.idempotencyClaim = { seal, hash };
  return false;
};

export const registerIdempotency = async (app: FastifyInstance, database: Database) => {
  const claims = idempotencyClaims(database);
  const sealOf = await openSeals(database.db);
  app.decorateRequest('creationId', '');
  app.decorateRequest('idempotencyClaim', undefined);
  app.decorateRequest('streamedKey', undefined);

  app.addHook('onReady', async () => {
    await claims.deleteOrphanedClaims();
    await forgetOpenAnswers(database.db);
  });
  const renewing = setInterval(() => {
    // A lease that cannot be renewed ends by itself; the ids still make a repeat harmless.
    claims.renew().catch((error: unknown) => app.log.warn({ cause: error }, 'leases were not renewed'));
  }, IDEMPOTENCY.renewMs).unref();
  app.addHook('onClose', async () => clearInterval(renewing));

  app.addHook('preHandler', async (request, reply) => {
    request.creationId = crypto.randomUUID();
    const { idempotent } = request.routeOptions.config;
    if (!idempotent) return;
    const given = request.headers['idempotency-key'];
    if (given === undefined) return;
    if (typeof given !== 'string' || !SHAPE.test(given)) {
      throw new Refusal(400, 'invalid-idempotency-key', 'The Idempotency-Key header is not valid.');
    }
    const seal = sealOf(request.routeOptions.url ?? '', given);
    const streamed = idempotent === 'streamed';
    const content = hashOf(request, JSON.stringify(request.body ?? null));
    const hash = streamed ? NOT_READ_YET : seal.hashOf(content);
    const first = await claims.claim({ key: seal.name, hash });
    if (streamed) request.streamedKey = { seal, first: undefined };
    else request.creationId = seal.creationId(content);
    if (first.mine) {
      request.idempotencyClaim = { seal, hash };
      return;
    }
    if (!streamed && first.hash !== null && first.hash !== hash) throw conflict();
    if (first.status === null) {
      throw new Refusal(409, 'still-working', 'The first request with this key is still being worked on.', {
        retryAfterSeconds: 2,
      });
    }
    const answered = { hash: first.hash, status: first.status, answer: seal.read(first.answer) };
    if (!streamed) return sendFirstResponse(reply, answered);
    request.streamedKey = { seal, first: answered };
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotencyClaim;
    if (!claim) return payload;
    request.idempotencyClaim = undefined;
    const known = claim.hash !== NOT_READ_YET;
    const keep = known && reply.statusCode < 500 && reply.statusCode !== 429 && typeof payload === 'string';
    const { seal, hash } = claim;
    const noted = keep
      ? claims.answer({ key: seal.name, hash }, reply.statusCode, seal.keep(request.creationId, payload))
      : claims.release(seal.name);
    // Not noted, a repeat is carried out again once the lease is over, which the ids make harmless.
    const settled = noted.catch((error: unknown) => app.log.warn({ cause: error }, 'a key was not noted'));
    // The response does not wait longer than this for a slow database: the work itself is done already.
    const enough = new Promise<void>((done) => setTimeout(done, IDEMPOTENCY.noteMs).unref());
    await Promise.race([settled, enough]);
    return payload;
  });
};
