import { defineMiddleware } from 'astro:middleware';
import { inVoiceOf } from './page-voices.ts';

// In development pages are rendered by another process: our server sends it what it would hand over here. What it does not ask for has
// no page.
export const onRequest = defineMiddleware(async ({ locals, request }, next) => {
  if (!import.meta.env.DEV) return next();
  if (request.method !== 'POST') return new Response('No page has this address.', { status: 404 });
  Object.assign(locals, await request.json());
  return inVoiceOf(locals, next);
});
