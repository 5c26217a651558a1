import { defineMiddleware } from 'astro:middleware';
import { inVoiceOf } from './page-voices.ts';

// What our server hands over with every page; an address that no page has comes without it.
const handedOver = async (request: Request): Promise<Partial<App.Locals>> => {
  if (request.method === 'POST') return request.json();
  const { DEFAULT_CONTENT: content } = await import('#content/default-content.ts');
  return {
    content,
    siteUrl: new URL(request.url).origin,
    language: 'en',
    phrases: {},
    untranslated: [],
    chatId: 'off',
  };
};

// In development pages are rendered by another process: our server sends it what it would hand over here.
export const onRequest = defineMiddleware(async ({ locals, request }, next) => {
  if (!import.meta.env.DEV) return next();
  Object.assign(locals, await handedOver(request));
  return inVoiceOf(locals, next);
});
