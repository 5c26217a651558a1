import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { namedSource } from '#domain/visit/named-source.ts';
import { VISIT_HEADER, type VisitSource } from '#domain/visit/visit.ts';
import { readVisitSource } from '#domain/visit/visit-note.ts';
import { hasSessionCookie } from '#server/areas/staff/session-cookie.ts';
import { VISITS } from '#server/limits.ts';

/** Not a program that says so or says nothing, and not a colleague who looks at the own site. */
export const isVisitor = (request: FastifyRequest) => {
  const agent = request.headers['user-agent'] ?? '';
  const isProgram = agent === '' || agent.length > VISITS.agentLength || isbot(agent);
  return !isProgram && !hasSessionCookie(request);
};

/** Set by the browser itself for whoever asks not to be followed (Global Privacy Control). */
export const refusesCounting = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1';

export const withName = ({ source, campaign }: VisitSource): VisitSource => ({
  source: namedSource(source),
  campaign,
});

/** Where the visit came from that sends this; nothing is known of a form that a browser sends by itself. */
export const visitOf = (request: FastifyRequest): VisitSource =>
  withName(readVisitSource(refusesCounting(request) ? undefined : request.headers[VISIT_HEADER]));
