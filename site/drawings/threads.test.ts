import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { EVERYTHING, isOwnUnsent, matches, nameOf, threadsOn } from './threads.ts';
import type { DrawingSource, ViewerComment } from './types.ts';

const WORDS = CONTENT.drawingViewer.DRAWING_VIEWER;
const source: DrawingSource = {
  kind: 'file',
  file: { id: 'f1', filename: 'plan.pdf', contentType: 'application/pdf', size: 1, sha256: '', pages: 3 },
};
const comment = (id: string, more: Partial<ViewerComment> = {}): ViewerComment => ({
  id,
  versionId: 'v',
  parentId: null,
  surface: 'file',
  fileId: 'f1',
  page: 1,
  x: 0.5,
  y: 0.5,
  weight: 'must',
  body: id,
  design: null,
  side: 'client',
  name: '',
  createdAt: '2026-01-01T00:00:00Z',
  roundId: null,
  resolvedAt: null,
  ...more,
});

const LIST = [
  comment('late', { createdAt: '2026-01-03T00:00:00Z', page: 2, weight: 'idea' }),
  comment('other file', { createdAt: '2026-01-02T00:00:00Z', fileId: 'f2' }),
  comment('first', { roundId: 'r', resolvedAt: '2026-01-09T00:00:00Z' }),
  comment('second answer', { parentId: 'first', createdAt: '2026-01-05T00:00:00Z', side: 'studio' }),
  comment('answer', { parentId: 'first', createdAt: '2026-01-04T00:00:00Z', side: 'studio' }),
];

test('numbers count through all files of the version; a drawing shows its own, with their answers in order', () => {
  expect(
    threadsOn(source, LIST).map(({ comment: { id }, number, answers }) => [
      number,
      id,
      answers.map((a) => a.id),
    ]),
  ).toEqual([
    [1, 'first', ['answer', 'second answer']],
    [3, 'late', []],
  ]);
});

test('filters by page, state and weight', () => {
  const threads = threadsOn(source, LIST);
  const ids = (filter: Partial<typeof EVERYTHING>) =>
    threads.filter((it) => matches(it, { ...EVERYTHING, ...filter })).map((it) => it.comment.id);
  expect(ids({})).toEqual(['first', 'late']);
  expect(ids({ state: 'open' })).toEqual(['late']);
  expect(ids({ state: 'resolved' })).toEqual(['first']);
  expect(ids({ weight: 'must' })).toEqual(['first']);
  expect(ids({ page: 2 })).toEqual(['late']);
});

test('a pin says its number, weight, page and state', () => {
  const [first, late] = threadsOn(source, LIST);
  expect(first && nameOf(first, 3, WORDS)).toBe('Comment 1, must-have, page 1, resolved');
  expect(late && nameOf(late, 3, WORDS)).toBe('Comment 3, idea, page 2, not sent yet');
  expect(first && nameOf({ ...first, comment: comment('x', { x: 0, y: 0, roundId: 'r' }) }, 3, WORDS)).toBe(
    'Comment 1, must-have, the whole of page 1',
  );
});

test('only what the own side has not sent can be changed', () => {
  expect(isOwnUnsent(comment('a'), 'client')).toBe(true);
  expect(isOwnUnsent(comment('a'), 'studio')).toBe(false);
  expect(isOwnUnsent(comment('a', { roundId: 'r' }), 'client')).toBe(false);
  expect(isOwnUnsent(comment('a', { parentId: 'b' }), 'client')).toBe(false);
});
