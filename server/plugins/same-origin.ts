import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Signed by its sender instead (webhooks). */
    fromAnywhere?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

// What changes something must come from our own pages. A request without either header is no browser's, so carries no visitor's cookies unasked.
export const registerSameOrigin = (app: FastifyInstance, siteUrl: string) => {
  const own = new URL(siteUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || request.routeOptions.config.fromAnywhere) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const fromUs = site
      ? site === 'same-origin' || site === 'none'
      : !origin || origin === own || origin === `${request.protocol}://${request.host}`;
    if (!fromUs) throw new Refusal(403, 'cross-site', 'This request did not come from our own pages.');
  });
};
