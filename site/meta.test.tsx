import { renderToString } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';
import { SITE_URL_PLACEHOLDER } from '#domain/site/brand.ts';
import { pageMeta } from './meta.ts';

const words = { title: 'About us', description: 'Who draws.', keywords: ['pool design', 'plans'] };

function headOf(page: Parameters<typeof pageMeta>[0]): string {
  const Stub = createRoutesStub([{ path: '/', Component: Meta, meta: () => pageMeta(page) }]);
  return renderToString(<Stub initialEntries={['/']} />);
}

test('a page states its title, description, keywords, address and social card', () => {
  const head = headOf({ route: 'about', ...words });
  expect(head).toContain('<title>About us</title>');
  expect(head).toContain('<meta name="description" content="Who draws."/>');
  expect(head).toContain('<meta name="keywords" content="pool design, plans"/>');
  expect(head).toContain(`<link rel="canonical" href="${SITE_URL_PLACEHOLDER}/about"/>`);
  expect(head).toContain(`<meta property="og:image" content="${SITE_URL_PLACEHOLDER}/social/about.jpg"/>`);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test('structured data cannot break out of its script', () => {
  const head = headOf({ route: 'about', ...words, jsonLd: { name: '</script><script>alert(1)</script>' } });
  expect(head.match(/<script/g)).toHaveLength(1);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});

test('a page that is nobody’s search result says so', () => {
  expect(headOf({ route: 'admin', ...words, noIndex: true })).toContain(
    '<meta name="robots" content="noindex"/>',
  );
  expect(headOf({ route: 'about', ...words })).not.toContain('noindex');
});
