import type { APIRoute } from 'astro';
import { isPrivatePage, ROUTES } from '#domain/site/routes.ts';

export const GET: APIRoute = ({ locals }) => {
  const pages = Object.values(ROUTES).filter((path) => !isPrivatePage(path));
  const entries = pages.map((path) => `  <url><loc>${locals.siteUrl}${path}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/xml' } });
};
