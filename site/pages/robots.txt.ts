import type { APIRoute } from 'astro';
import { isPrivatePage, ROUTES } from '#domain/site/routes.ts';

export const GET: APIRoute = ({ locals }) => {
  const closed = Object.values(ROUTES).filter(isPrivatePage);
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
