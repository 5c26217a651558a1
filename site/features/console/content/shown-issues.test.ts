import { expect, test } from 'vitest';
import { shownIssues } from './shown-issues.ts';

const value = { phone: '12', entries: [{ title: '', picture: { file: '', alt: '' }, consent: false }] };
const issue = (path: string) => ({ path, message: 'Please look again' });
const shown = (paths: string[], left: string[] = [], focused?: string) =>
  shownIssues({ value, issues: paths.map(issue) }, new Set(left), focused).map(({ path }) => path);

test('what is still to be filled in is no mistake before its field was left', () => {
  const paths = ['entries.0.title', 'entries.0.picture', 'entries.0.picture.file', 'entries.0.consent'];
  expect(shown(paths)).toEqual([]);
  expect(shown(paths, ['entries.0.title'])).toEqual(['entries.0.title']);
});

test('nobody is corrected in the middle of a word', () => {
  expect(shown(['phone'], [], 'phone')).toEqual([]);
  expect(shown(['phone'], ['phone'], 'phone')).toEqual(['phone']);
  // Wrong because of another field: it was never left, and is told all the same.
  expect(shown(['phone'], [], 'name')).toEqual(['phone']);
});
