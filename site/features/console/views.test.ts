import { expect, test } from 'vitest';
import { LIST_KINDS } from '#domain/console/kinds.ts';
import { countedIn, firstView, groupedViews, namedAs, namedViews, viewsOf } from './views.ts';

test('each role has the views it may open, and begins with its own work', () => {
  expect(viewsOf('editor')).toEqual(['content', 'visitors', 'launch', 'account']);
  expect(viewsOf('staff').toSorted()).toEqual(
    [...LIST_KINDS, 'account', 'calls', 'overview', 'people', 'today', 'visitors'].toSorted(),
  );
  expect(viewsOf('owner').toSorted()).toEqual(
    [...viewsOf('staff'), 'audit', 'connections', 'content', 'launch'].toSorted(),
  );
  expect([firstView('owner'), firstView('editor'), firstView('staff')]).toEqual([
    'today',
    'content',
    'today',
  ]);
});

test('the navigation names the calls once: their list belongs to their week', () => {
  expect(viewsOf('staff').filter((view) => !namedViews('staff').includes(view))).toEqual(['bookings']);
  expect([namedAs('bookings'), namedAs('orders')]).toEqual(['calls', 'orders']);
});

test('every view stands in one group of the navigation, and nobody sees an empty group', () => {
  expect(groupedViews('owner').flatMap(({ views }) => views)).toEqual(namedViews('owner'));
  expect(groupedViews('editor').map(({ group }) => group)).toEqual(['site', 'figures', 'studio']);
  expect([countedIn('calls'), countedIn('orders'), countedIn('audit')]).toEqual([
    'bookings',
    'orders',
    undefined,
  ]);
});
