import type { APIRoute } from 'astro';
import { sitemap } from '#site/sitemap.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(sitemap(locals.siteUrl, locals.content), { headers: { 'content-type': 'application/xml' } });
