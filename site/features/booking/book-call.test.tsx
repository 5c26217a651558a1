import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { BookNoScript } from './book-aside.tsx';
import { BookCall } from './book-call.tsx';
import { callWords } from './words.ts';

const words = callWords(CONTENT);

test('while calls are switched off, and without script, the phone and the contact form are offered instead', () => {
  const off = renderToStaticMarkup(<BookCall words={words} open={false} />);
  expect(off).toContain(words.BOOK.off.heading);
  expect(off).not.toContain(words.PICKER.loading);
  for (const html of [off, renderToStaticMarkup(<BookNoScript words={words} />)]) {
    expect(html).toContain(`href="${phoneLink(words.brand.phone)}"`);
    expect(html).toContain(`href="${ROUTES.contact}"`);
  }
  expect(renderToStaticMarkup(<BookCall words={words} open />)).toContain(words.PICKER.loading);
});
