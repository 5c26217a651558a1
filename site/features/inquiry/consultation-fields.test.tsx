import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { ConsultationFields } from './consultation-fields.tsx';
import { consultationWords, WordsProvider } from './words.ts';

test('the consultation form asks in the specified order, the trap for machines last', () => {
  const html = renderToStaticMarkup(
    <WordsProvider words={consultationWords(CONTENT)}>
      <ConsultationFields field={(name) => ({ name })} error={() => undefined} />
    </WordsProvider>,
  );
  expect([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'location',
    'details',
    'budget',
    'website',
  ]);
});
