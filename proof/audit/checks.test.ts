import { expect, test } from 'vitest';
import { addressesIn } from './links.ts';
import { markupFaults } from './markup.ts';
import { readStructuredData } from './structured-data.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>a < b</title></head><body><main><h1>x</h1>${body}</main></body></html>`;

test('a sound page has no faults', () => {
  expect(
    markupFaults(
      page('<p>a<br/><img src="/a.png" alt="" width="1" height="1"/></p><script>if (a<b) c()</script>'),
    ),
  ).toEqual([]);
});

test.each([
  ['<i id="a"></i><i id="a"></i>', 'the id a stands twice'],
  ['<a href="/x"><button>y</button></a>', 'stands inside another control'],
  ['<p><div></div></p>', 'stands inside a paragraph'],
  ['<img src="/a.png" width="1" height="1">', 'has no alt'],
  ['<img src="/a.png" alt="">', 'has no size'],
  ['<b><i></b></i>', 'closes <i>'],
  ['<label for="nowhere">x</label>', 'nothing has the id nowhere'],
  ['<h1>two</h1>', '2 <h1> instead of one'],
  ['<i title="a" title="b"></i>', 'stands twice'],
  ['<i onclick="x()"></i>', 'inline handler'],
])('%s is a fault', (body, fault) => {
  expect(markupFaults(page(body)).join('\n')).toContain(fault);
});

const data = (text: string) =>
  readStructuredData(`<script type="application/ld+json">${text}</script>`).faults;

test('structured data is held to its type', () => {
  expect(data('{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}')).toEqual([]);
  expect(data('{"@context":"https://schema.org","@type":"FAQPage"}')).toEqual(['FAQPage has no mainEntity']);
  expect(data('{broken')[0]).toContain('does not parse');
  expect(data('{"@type":"WebSite","name":"x","url":"y"}')).toEqual(['the context is not schema.org']);
});

test('addresses of our own are collected, sets of pictures too', () => {
  const html =
    '<a href="/x?a=1&amp;b=2#c"></a><a href="https://other.example/"></a><img srcset="/a.webp 1x, /b.webp 2x">';
  expect([...addressesIn(html, 'http://localhost:1/')]).toEqual([
    'http://localhost:1/x?a=1&b=2#c',
    'http://localhost:1/a.webp',
    'http://localhost:1/b.webp',
  ]);
});
