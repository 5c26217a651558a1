import { defineMiddleware } from 'astro:middleware';
import { inVoiceOf } from './page-voices.ts';

// In development pages are rendered by another process: our server sends it what it would hand over here.
export const onRequest = defineMiddleware(async ({ locals, request }, next) => {
  if (!import.meta.env.DEV || request.method !== 'POST') return next();
  Object.assign(locals, await request.json());
  return inVoiceOf(locals, next);
});
