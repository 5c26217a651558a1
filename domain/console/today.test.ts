import { expect, test } from 'vitest';
import { byPerson, keptCents, longestFirst, moneySince, type PaidOrder, type Unanswered } from './today.ts';

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

test('somebody who sent several things stands in the day once, with all of them', () => {
  const of = (id: string, email: string | null, since: string): Unanswered => ({
    kind: 'inquiries',
    since,
    item: { id, email },
  });
  const people = byPerson([
    of('c', 'BEA@example.com', '2026-11-17T10:00:00.000Z'),
    of('b', 'cyd@example.com', '2026-11-16T10:00:00.000Z'),
    of('a', 'bea@example.com', '2026-11-15T10:00:00.000Z'),
    of('d', null, '2026-11-17T11:00:00.000Z'),
    of('e', null, '2026-11-17T12:00:00.000Z'),
  ]);
  expect(people.map((waiting) => waiting.map(({ item }) => item.id))).toEqual([
    ['a', 'c'],
    ['b'],
    ['d'],
    ['e'],
  ]);
});

type Back = Partial<Pick<PaidOrder, 'refundedCents' | 'refundedAt' | 'refunds'>>;
const order = (paidAt: string, amountCents: number, back: Back = {}): PaidOrder => ({
  paidAt: new Date(paidAt),
  amountCents,
  refundedCents: 0,
  refundedAt: null,
  refunds: [],
  ...back,
});
const WEEK = '2026-11-15T00:00:00.000Z';

test('money of a week is what was paid in it, without what went back in it', () => {
  const orders = [
    order('2026-11-14T23:59:59Z', 50_000),
    order('2026-11-15T00:00:00Z', 99_500, {
      refundedCents: 20_000,
      refundedAt: new Date('2026-11-16T08:00:00Z'),
    }),
    order('2026-11-17T10:00:00Z', 69_500),
  ];
  const week = moneySince(orders, WEEK);
  expect(week).toEqual({ orders: 2, paidCents: 169_000, refundedCents: 20_000 });
  expect(keptCents(week)).toBe(149_000);
  expect(keptCents(moneySince(orders, '2026-11-01T00:00:00.000Z'))).toBe(199_000);
  expect(moneySince([], WEEK)).toEqual({ orders: 0, paidCents: 0, refundedCents: 0 });
});

test('a refund counts in the week in which it was given, whenever its order was paid', () => {
  const refund = (at: string, cents: number) => ({ at: new Date(at), cents });
  const early = order('2026-11-03T10:00:00Z', 99_500, {
    refundedCents: 60_000,
    refundedAt: new Date('2026-11-16T10:00:00Z'),
    refunds: [refund('2026-11-10T10:00:00Z', 20_000), refund('2026-11-16T10:00:00Z', 30_000)],
  });
  // The rest went back at the provider itself, on the last day that we know of.
  expect(moneySince([early], WEEK)).toEqual({ orders: 0, paidCents: 0, refundedCents: 40_000 });
  expect(moneySince([early], '2026-11-01T00:00:00.000Z')).toEqual({
    orders: 1,
    paidCents: 99_500,
    refundedCents: 60_000,
  });
  // The bank sent the second one back.
  expect(moneySince([{ ...early, refundedCents: 20_000 }], WEEK).refundedCents).toBe(0);
});
