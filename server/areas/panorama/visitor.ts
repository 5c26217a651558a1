import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { secretName, sha256 } from '#server/identifiers.ts';
import { VISITOR_COOKIE_SECONDS } from '#server/limits.ts';

// Tells a visitor's own uploads from others'. Set by an upload and by nothing else; says nothing about the person.
const COOKIE = 'visitor';
const SHAPE = /^[A-Za-z0-9_-]{20,64}$/;

export function visitorHash(request: FastifyRequest): string | null {
  const value = request.cookies[COOKIE];
  return value && SHAPE.test(value) ? sha256(value) : null;
}

// The visitor, known or new; a new one is remembered only once something of theirs was kept.
export function visitorOf(request: FastifyRequest) {
  const known = visitorHash(request);
  if (known) return { hash: known, remember: () => undefined };
  const fresh = secretName(24);
  return {
    hash: sha256(fresh),
    remember: (reply: FastifyReply, config: Config) =>
      void reply.setCookie(COOKIE, fresh, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: config.secure,
        maxAge: VISITOR_COOKIE_SECONDS,
      }),
  };
}
