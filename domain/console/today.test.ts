import { expect, test } from 'vitest';
import { keptCents, longestFirst, moneySince, type Unanswered } from './today.ts';

const waiting = (id: string, kind: Unanswered['kind'], since: string): Unanswered => ({
  kind,
  since,
  item: { id },
});

test('whoever waits longest comes first, whatever they sent', () => {
  const found = longestFirst([
    waiting('b', 'orders', '2026-11-16T10:00:00.000Z'),
    waiting('d', 'estimates', '2026-11-17T09:00:00.000Z'),
    waiting('c', 'inquiries', '2026-11-16T10:00:00.000Z'),
    waiting('a', 'projects', '2026-11-02T08:00:00.000Z'),
  ]);
  expect(found.map(({ item }) => item.id)).toEqual(['a', 'b', 'c', 'd']);
});

test('money of a week is what was paid in it, without what went back of just that', () => {
  const order = (paidAt: string, amountCents: number, refundedCents = 0) => ({
    paidAt: new Date(paidAt),
    amountCents,
    refundedCents,
  });
  const orders = [
    order('2026-11-14T23:59:59Z', 50_000, 50_000),
    order('2026-11-15T00:00:00Z', 99_500, 20_000),
    order('2026-11-17T10:00:00Z', 69_500),
  ];
  const week = moneySince(orders, '2026-11-15T00:00:00.000Z');
  expect(week).toEqual({ orders: 2, paidCents: 169_000, refundedCents: 20_000 });
  expect(keptCents(week)).toBe(149_000);
  expect(keptCents(moneySince(orders, '2026-11-01T00:00:00.000Z'))).toBe(149_000);
  expect(moneySince([], '2026-11-15T00:00:00.000Z')).toEqual({ orders: 0, paidCents: 0, refundedCents: 0 });
});
