import { expect, test } from 'vitest';
import { englishLeft, spanishLeft } from './english-left.ts';
import { pageTexts } from './page-texts.ts';

const PHRASES = {
  Waterfall: 'Cascada',
  Natural: 'Natural',
  'Contact us': 'Contáctenos',
  Menu: 'Menú',
  Total: 'Total',
};

const PAGE = `<!doctype html><html lang="es"><head><title>Piscinas &amp; jacuzzis</title>
<meta name="description" content="Pools for your yard"><meta name="viewport" content="width of the device">
<script type="application/ld+json">{"@type":"Answer of all","name":"Two weeks","url":"https://a.example/of/the"}</script>
<script>var the = 'script of ours';</script></head>
<body data-close="Close it"><a href="/" lang="en">Read it in English</a>
<p>Hola<br>the water</p><img alt="Waterfall"><!-- to do -->
<textarea>my own words for you</textarea><p data-typed>No <b>gate</b> by the house</p>
<button aria-label="Contact us" title="Cerrar">×</button><input placeholder="Your name" value="of mine"></body></html>`;

test('everything that is read or heard is found, and nothing that is not', () => {
  expect(pageTexts(PAGE)).toEqual([
    'Two weeks',
    'Piscinas & jacuzzis',
    'Pools for your yard',
    'Close it',
    'Hola',
    'the water',
    'Waterfall',
    'Contact us',
    'Cerrar',
    'Your name',
  ]);
});

test('English on a Spanish page is told by its small words, and by labels whose Spanish is known', () => {
  expect(englishLeft(pageTexts(PAGE), PHRASES)).toEqual([
    'Two weeks',
    'Pools for your yard',
    'Close it',
    'the water',
    'Waterfall',
    'Contact us',
    'Your name',
  ]);
});

test('Spanish is no English, whatever names stand in it and whatever words both have', () => {
  const fine = [
    'Natural',
    'Total: no incluye la cerca',
    'Escriba a hola@the-pools.example o vea https://a.example/and/of',
    'Lo pide el International Swimming Pool and Spa Code, sección 305',
    'Un plan a la medida: son 12 × 24 pies (3.7 × 7.3 m), a más tardar en abril',
  ];
  expect(englishLeft(fine, PHRASES)).toEqual([]);
  expect(englishLeft(['Lo pide el Code of Pools'], PHRASES)).toEqual(['Lo pide el Code of Pools']);
});

test('Spanish on an English page is found in the same way', () => {
  const texts = [
    'Waterfall',
    'Cascada',
    'Natural',
    'Llámenos para una visita',
    '¿Listo?',
    'Las Vegas, Casa del',
  ];
  expect(spanishLeft(texts, PHRASES)).toEqual([
    'Cascada',
    'Llámenos para una visita',
    '¿Listo?',
    'Las Vegas, Casa del',
  ]);
});
