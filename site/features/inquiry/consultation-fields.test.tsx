import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConsultationFields } from './consultation-fields.tsx';

test('the consultation form asks in the specified order, the trap for machines last', () => {
  const html = renderToStaticMarkup(
    <ConsultationFields field={(name) => ({ name })} error={() => undefined} />,
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
