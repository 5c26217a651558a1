import { expect, test } from 'vitest';
import { formOf } from '#content/documents/documents.ts';
import type { Keeping } from './keeping.ts';
import {
  bothKept,
  formerText,
  mergedPhrases,
  placedIssues,
  spanishChanges,
  spokenSentences,
  withOwnSpanish,
  withoutChanges,
  withoutSpanish,
} from './phrases.ts';

const OURS = { Contact: 'Contacto' };

test('a sentence is the owner’s once it differs from ours, and ours again when it is cleared', () => {
  const own = withOwnSpanish({}, 'Contact', 'Escríbanos', OURS);
  expect(own).toEqual({ Contact: 'Escríbanos' });
  expect(withOwnSpanish(own, 'Contact', ' ', OURS)).toEqual({});
  expect(withOwnSpanish(own, 'Contact', 'Contacto', OURS)).toEqual({});
});

test('what two people wrote for different sentences becomes one; of the same sentence somebody has to choose', () => {
  const common = { A: 'a', B: 'b' };
  expect(mergedPhrases({ ...common, A: 'mine' }, { ...common, B: 'theirs' }, common)).toEqual({
    A: 'mine',
    B: 'theirs',
  });
  expect(mergedPhrases({ B: 'b' }, { ...common, C: 'c' }, common)).toEqual({ B: 'b', C: 'c' });
  expect(mergedPhrases({ A: 'mine' }, { A: 'theirs' }, common)).toBeUndefined();
});

test('what a field said before is found where its entry has moved to', () => {
  const before = {
    list: [
      { id: 'one', text: 'First' },
      { id: 'two', text: 'Second' },
    ],
  };
  const now = {
    list: [
      { id: 'two', text: 'Second, changed' },
      { id: 'one', text: 'First' },
    ],
  };
  expect(formerText(before, now, 'list.0.text')).toBe('Second');
  expect(formerText({ list: ['a', 'b'] }, { list: ['a', 'c'] }, 'list.1')).toBe('b');
  expect(formerText(before, { list: [{ id: '', text: 'New' }] }, 'list.5.text')).toBeUndefined();
});

const announcement = { text: ' Closed  ', linkLabel: 'Write to us', linkTo: '/contact', from: '', until: '' };
const spoken = spokenSentences(formOf('announcement'), announcement);

test('of a document what visitors read has its Spanish, as it will be kept', () => {
  expect(spoken).toEqual([
    { path: 'text', sentence: 'Closed' },
    { path: 'linkLabel', sentence: 'Write to us' },
  ]);
  expect(withoutSpanish(spoken, { Closed: 'Cerrado' }, {})).toEqual(['Write to us']);
});

test('the Spanish of other documents is neither told nor taken back with this one', () => {
  const [published, value] = [{ Closed: 'Cerrada' }, { Closed: 'Cerrado', Elsewhere: 'En otra parte' }];
  expect(spanishChanges(spoken, published, value, OURS)).toEqual([
    { where: 'Closed', before: 'Cerrada', after: 'Cerrado' },
  ]);
  expect(withoutChanges(spoken, published, value)).toEqual({ ...published, Elsewhere: 'En otra parte' });
});

test('a refusal stands at the field of its sentence', () => {
  const issues = ['Closed', 'Elsewhere'].map((path) => ({ path, message: 'No.' }));
  expect(placedIssues(spoken, issues)).toEqual({
    here: [{ path: 'text.es', message: 'No.' }],
    elsewhere: [{ path: 'Elsewhere', message: 'No.' }],
  });
});

test('a document and its Spanish are saved when both are', () => {
  const kept: Keeping = {
    value: null,
    schema: {},
    version: 3,
    drafted: false,
    savedAt: '2026-11-17T10:00:00Z',
    savedBy: 'a@b.c',
    saving: false,
    settled: true,
    trouble: undefined,
    reason: undefined,
    issues: [],
    changes: [],
    conflict: undefined,
    recovered: false,
  };
  const change = { where: 'Closed', before: null, after: 'Cerrado' };
  const spanish = { ...kept, settled: false, savedAt: '2026-11-17T11:00:00Z', savedBy: 'd@e.f' };
  expect(bothKept(kept, spanish, [], [change])).toMatchObject({
    version: 3,
    drafted: true,
    settled: false,
    savedBy: 'd@e.f',
    changes: [change],
  });
  expect(bothKept(kept, { ...kept, drafted: true }, [], [])).toBe(kept);
});
