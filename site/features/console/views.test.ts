import { expect, test } from 'vitest';
import { LIST_KINDS } from '#domain/console/kinds.ts';
import { firstView, viewsOf } from './views.ts';

test('each role has the views it may open, and begins with its own work', () => {
  expect(viewsOf('editor')).toEqual(['content', 'visitors', 'launch', 'account']);
  expect(viewsOf('staff').toSorted()).toEqual(
    [...LIST_KINDS, 'account', 'calls', 'overview', 'people', 'visitors'].toSorted(),
  );
  expect(viewsOf('owner').toSorted()).toEqual(
    [...viewsOf('staff'), 'audit', 'connections', 'content', 'launch'].toSorted(),
  );
  expect([firstView('owner'), firstView('editor'), firstView('staff')]).toEqual([
    'inquiries',
    'content',
    'inquiries',
  ]);
});
