import { expect, test } from 'vitest';
import { namedSource } from './named-source.ts';
import { visitSourceText } from './visit.ts';
import { readVisitSource, visitNoteSchema } from './visit-note.ts';

test.each([
  ['google', ['google', 'google.com', 'google.co.uk', 'google.com.au', 'news.google.de', 'adwords']],
  ['gemini', ['gemini.google.com']],
  ['email', ['email', 'e-mail', 'mail.google.com', 'outlook.live.com', 'com.google.android.gm']],
  ['facebook', ['fb', 'facebook.com', 'm.facebook.com', 'l.facebook.com', 'fb.me']],
  ['instagram', ['ig', 'l.instagram.com']],
  ['pinterest', ['pinterest.com', 'pinterest.co.uk', 'pin.it', 'br.pinterest.com']],
  ['houzz', ['houzz.com', 'houzz.co.uk']],
  ['youtube', ['youtube.com', 'm.youtube.com', 'youtu.be']],
  ['bing', ['bing.com', 'cn.bing.com']],
  ['duckduckgo', ['duckduckgo.com', 'html.duckduckgo.com']],
  ['x', ['t.co', 'x.com', 'twitter.com']],
  ['chatgpt', ['chatgpt.com', 'chat.openai.com']],
])('%s has one name, however it is reached', (name, spellings) => {
  for (const spelling of spellings) expect([spelling, namedSource(spelling)]).toEqual([spelling, name]);
});

test.each([
  'poolforum.example',
  'notgoogle.com',
  'google.evil.example',
  'fix.com',
  'direct',
  'expo 2026',
  'newsletter',
])('%s keeps its own name', (source) => expect(namedSource(source)).toBe(source));

test('the header is a source and perhaps a campaign; anything else is direct', () => {
  expect(readVisitSource('houzz/spring sale')).toEqual({ source: 'houzz', campaign: 'spring sale' });
  expect(readVisitSource('poolforum.example')).toEqual({ source: 'poolforum.example', campaign: '' });
  expect(visitSourceText(readVisitSource('houzz/spring'))).toBe('houzz/spring');
  expect(visitSourceText(readVisitSource('houzz'))).toBe('houzz');
  const odd = [undefined, null, '', '/', 'Houzz', 'ann@example.com', '<b>', 'a/B', '=cmd', 'a\n', ['a', 'b']];
  for (const text of [...odd, 'x'.repeat(61), `a/${'x'.repeat(61)}`, 'x'.repeat(100_000)])
    expect([text, readVisitSource(text)]).toEqual([text, { source: 'direct', campaign: '' }]);
});

test('a browser tells visits and tools only: leads and orders are counted where they are stored', () => {
  const told = (step: string) => visitNoteSchema.safeParse({ step, source: 'houzz' }).success;
  expect(['visit', 'tool', 'lead', 'order'].filter(told)).toEqual(['visit', 'tool']);
});
