import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { phrasebook } from '#domain/words/phrasebook.ts';
import { jsx, jsxs } from './jsx-runtime.ts';

const say = phrasebook({ 'Fire pit': 'Fogata', '{count} lights': '{count} luces', Close: 'Cerrar' });
const inSpanish = (...untranslated: string[]) => {
  globalThis.pageVoice = () => ({ language: 'es', say, untranslated: new Set(untranslated) });
};
afterEach(() => {
  globalThis.pageVoice = undefined;
});

const part = () =>
  jsxs('button', {
    'aria-label': 'Close',
    name: 'Close',
    children: [jsx('b', { children: 'Fire pit' }, 'b'), '4 lights', ' and what a visitor wrote'],
  });

test('on an English page nothing is changed', () => {
  expect(renderToStaticMarkup(part())).toBe(
    '<button aria-label="Close" name="Close"><b>Fire pit</b>4 lights and what a visitor wrote</button>',
  );
});

test('on a Spanish page what is shown is said in Spanish, names in the code and unknown words stay', () => {
  inSpanish();
  expect(renderToStaticMarkup(part())).toBe(
    '<button aria-label="Cerrar" name="Close"><b>Fogata</b>4 luces and what a visitor wrote</button>',
  );
});

test('what a component gets by name reaches it unchanged: it may be a key of its own', () => {
  inSpanish();
  const Named = ({ title }: { title: string }) =>
    jsx('i', { children: title === 'Close' ? 'Fire pit' : title });
  expect(renderToStaticMarkup(jsx(Named, { title: 'Close' }))).toBe('<i>Fogata</i>');
});

test('what a field holds is the visitor’s', () => {
  inSpanish();
  expect(renderToStaticMarkup(jsx('textarea', { defaultValue: 'Fire pit', placeholder: 'Close' }))).toBe(
    '<textarea placeholder="Cerrar">Fire pit</textarea>',
  );
});

test('a paper to download is asked for in the page’s language, any other address stays', () => {
  const links = () =>
    ['/api/designs/abc/pack.pdf', '/api/estimates/pdf?size=small', '/api/designs/abc', '/faq'].map((href) =>
      renderToStaticMarkup(jsx('a', { href, children: '' })).replace(/.*href="([^"]*)".*/, '$1'),
    );
  expect(links()).toEqual([
    '/api/designs/abc/pack.pdf',
    '/api/estimates/pdf?size=small',
    '/api/designs/abc',
    '/faq',
  ]);
  inSpanish();
  expect(links()).toEqual([
    '/api/designs/abc/pack.pdf?language=es',
    '/api/estimates/pdf?size=small&amp;language=es',
    '/api/designs/abc',
    '/faq',
  ]);
});

test('what has no Spanish is marked as English where it is read, and is not guessed at', () => {
  inSpanish('4 lights', 'Closed on Friday');
  const Shown = ({ children }: { children: string }) => jsx('p', { title: '4 lights', children });
  expect(renderToStaticMarkup(jsx(Shown, { children: '4 lights' }))).toBe(
    '<p title="4 lights"><span lang="en" data-untranslated="">4 lights</span></p>',
  );
  expect(renderToStaticMarkup(jsxs('p', { children: ['Closed on Friday', ' ', 'Close'] }))).toBe(
    '<p><span lang="en" data-untranslated="">Closed on Friday</span> Cerrar</p>',
  );
  expect(renderToStaticMarkup(jsx('option', { children: 'Closed on Friday' }))).toBe(
    '<option>Closed on Friday</option>',
  );
});
