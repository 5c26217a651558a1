import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { ConsultationForm } from './consultation-form.tsx';
import { consultationWords } from './words.ts';

const words = consultationWords(CONTENT);

test('the consultation form asks in the specified order, the trap for machines last', () => {
  const html = renderToStaticMarkup(<ConsultationForm words={words} />);
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

test('given back, it holds every word as text and says what is wrong where it is wrong', () => {
  const given = {
    values: {
      firstName: 'Ann',
      email: 'nope',
      details: '</textarea><script>alert(1)</script>',
      budget: '50-75k',
    },
    errors: { email: 'Please enter a valid email address' },
  };
  const html = renderToStaticMarkup(<ConsultationForm words={words} given={given} />);
  expect(html).toMatch(/id="field-email"[^>]*aria-invalid="true"[^>]*value="nope"/);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(html).toContain('Please enter a valid email address');
  expect(html).toMatch(/name="firstName"[^>]*value="Ann"/);
  expect(html).toMatch(/<option value="50-75k" selected=""/);
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
  expect(html).not.toContain('<script>');
});
