import type { APIRoute } from 'astro';
import { LANGUAGES, pathIn } from '#domain/site/languages.ts';
import { isPrivatePage, ROUTES } from '#domain/site/routes.ts';
import { isTranslated } from '#domain/site/translated-pages.ts';

export const GET: APIRoute = ({ locals }) => {
  const closed = Object.values(ROUTES)
    .filter(isPrivatePage)
    .flatMap((path) => (isTranslated(path) ? LANGUAGES.map((language) => pathIn(language, path)) : [path]));
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${locals.siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } });
};
