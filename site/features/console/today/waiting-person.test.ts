import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { placeFrom } from '#domain/console/place.ts';
import type { Unanswered } from '#domain/console/today.ts';
import {
  isRepeat,
  reachOf,
  storyPlace,
  waitedWords,
  waitingAbout,
  waitingKind,
  waitingName,
  waitingPlace,
} from './waiting-person.ts';

const id = '6f1c0c1e-0000-4000-8000-000000000001';
const line = (kind: Unanswered['kind'], item: Record<string, unknown>): Unanswered => ({
  kind,
  since: '2026-11-17T10:00:00.000Z',
  item: { id, ...item },
});

test('a line names the person, tells what it is about and leads to its entry with its open list behind it', () => {
  const order = line('orders', {
    packageTitle: 'Premium 3D',
    amountCents: 49_500,
    buyerName: 'Bea Ray',
    email: 'bea@example.com',
  });
  expect([waitingName([order]), waitingAbout(order)]).toEqual(['Bea Ray', 'Premium 3D, $495']);
  expect(waitingName([line('orders', { packageTitle: 'Premium 3D', buyerName: null, email: null })])).toBe(
    'Premium 3D',
  );
  expect(waitingAbout(line('estimates', { email: 'a@b.co', computedCost: 54_000 }))).toBe(
    '$54,000, E-00000001',
  );
  const form = line('intakes', { fullName: 'Cyd Ott', ticketNumber: 'P-7', city: 'Austin' });
  expect([waitingName([form]), waitingAbout(form)]).toEqual(['Cyd Ott', 'P-7, Austin']);
  const inquiry = line('inquiries', {
    firstName: 'Ann',
    lastName: 'Lee',
    details: 'Hello,\n\nI want  a pool.',
  });
  expect([waitingName([inquiry]), waitingAbout(inquiry)]).toEqual(['Ann Lee', 'Hello, I want a pool.']);
  const designed = line('inquiries', { poolStyle: 'Lagoon', poolLength: '42', details: 'With a\ngrotto' });
  expect(waitingAbout(designed)).toBe('Lagoon pool, 42 ft: With a grotto');
  expect(placeFrom(waitingPlace(inquiry))).toMatchObject({
    view: 'inquiries',
    id,
    filters: { state: 'new' },
  });
  expect(placeFrom(waitingPlace(order))).toMatchObject({ view: 'orders', id, filters: { state: 'open' } });
  expect(waitingPlace(line('projects', {}))).toBe(`#projects/${id}`);
});

test('somebody is named by whatever they told, and a project says whether its client wrote', () => {
  const order = line('orders', { packageTitle: 'Premium 3D', email: 'bea@example.com' });
  const begun = line('projects', { ticketNumber: 'P-7', name: '', email: 'bea@example.com', said: '' });
  expect(waitingName([order, begun])).toBe('bea@example.com');
  expect(waitingName([order, line('inquiries', { firstName: 'Bea', lastName: 'Ray' })])).toBe('Bea Ray');
  expect(storyPlace([order])).toBe('#people?search=bea%40example.com');
  expect(storyPlace([line('orders', { email: null })])).toBeUndefined();
  const { TODAY } = CONTENT.consoleToday;
  const wrote = line('projects', { said: 'Is the  spa\nraised?' });
  expect([waitingKind(TODAY, begun), waitingKind(TODAY, wrote)]).toEqual([
    TODAY.projectNews,
    TODAY.kinds.projects,
  ]);
  expect(waitingAbout(wrote)).toBe('Is the spa raised?');
});

test('a wait is told in words', () => {
  const words = CONTENT.consoleToday.TODAY.waited;
  expect(waitedWords(words, '2026-11-17T09:00:00Z', '2026-11-17T10:00:00Z')).toBe('1 hour');
  expect(waitedWords(words, '2026-11-10T09:00:00Z', '2026-11-17T10:00:00Z')).toBe('7 days');
});

test('whoever waits can be reached at once, and what came twice is told', () => {
  const order = line('orders', { packageTitle: 'Premium 3D', email: 'bea@example.com' });
  const inquiry = line('inquiries', { email: 'bea@example.com', phone: '(407) 555-0100' });
  expect(reachOf([order, inquiry])).toEqual({ email: 'bea@example.com', phone: '(407) 555-0100' });
  expect(isRepeat(order, [inquiry, order])).toBe(true);
  expect(isRepeat(line('orders', { packageTitle: 'Another' }), [order])).toBe(false);
  expect(isRepeat(inquiry, [inquiry])).toBe(false);
  const estimate = line('estimates', { computedCost: 86_250 });
  expect([isRepeat(estimate, [estimate]), isRepeat(estimate, [order])]).toEqual([true, false]);
});
