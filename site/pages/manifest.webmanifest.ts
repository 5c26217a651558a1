import type { APIRoute } from 'astro';
import { COLOURS } from '#domain/site/colours.ts';

export const GET: APIRoute = ({ locals }) => {
  const { brand, footer } = locals.content;
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: footer.SHELL.description,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: COLOURS.ink,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
