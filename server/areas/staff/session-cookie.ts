import type { FastifyRequest } from 'fastify';

const PREFIX = { plain: 'poolwright', secure: '__Host-poolwright' };

export const cookiePrefix = ({ secure }: { secure: boolean }) => (secure ? PREFIX.secure : PREFIX.plain);

/** Whether this is most likely a colleague's browser. Proves nothing: whoever opens something is asked by `require`. */
export const hasSessionCookie = ({ cookies }: FastifyRequest) =>
  Object.values(PREFIX).some((prefix) => cookies[`${prefix}.session_token`] !== undefined);
