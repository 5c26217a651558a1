import { brand, SITE_URL_PLACEHOLDER } from '../../domain/site/brand.ts';
import { ROUTES, type RouteName } from '../../domain/site/routes.ts';

// What search engines and home screens ask for by a fixed name.

const PRIVATE: readonly RouteName[] = ['admin', 'intakeStatus', 'paymentSuccess'];

export const PUBLIC_PAGES: readonly string[] = Object.entries(ROUTES)
  .filter(([name]) => !PRIVATE.some((hidden) => hidden === name))
  .map(([, path]) => path);

export function sitemap(): string {
  const entries = PUBLIC_PAGES.map((path) => `  <url><loc>${SITE_URL_PLACEHOLDER}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  const closed = PRIVATE.map((name) => `Disallow: ${ROUTES[name]}`);
  return [
    'User-agent: *',
    ...closed,
    'Disallow: /api/',
    '',
    `Sitemap: ${SITE_URL_PLACEHOLDER}/sitemap.xml`,
    '',
  ].join('\n');
}

export function manifest(): string {
  const words = {
    name: brand.name,
    short_name: brand.name,
    description: 'Pool designs, plans and estimates.',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0c2a32',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(words, null, 2)}\n`;
}
