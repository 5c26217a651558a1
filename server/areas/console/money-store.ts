import { and, asc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { BusinessTime } from '#domain/console/business-time.ts';
import { moneySince, type PaidOrder, type Today } from '#domain/console/today.ts';
import { orders, refunds } from '#server/areas/payment/tables.ts';
import type { Db } from '#server/database/database.ts';

// Nobody pays, or gets back, a year after ordering: so the index by state and age finds what a month holds.
const LONGEST_TO_PAY = sql`interval '1 year'`;

/** What was given back through the console, by order, oldest first. */
const refundsOf = async (db: Db, ids: string[]): Promise<Map<string, PaidOrder['refunds']>> => {
  if (ids.length === 0) return new Map();
  const { orderId, createdAt, amountCents, state } = refunds;
  const found = await db
    .select({ orderId, at: createdAt, cents: amountCents })
    .from(refunds)
    .where(and(inArray(orderId, ids), eq(state, 'done')))
    .orderBy(asc(createdAt));
  return Map.groupBy(found, (refund) => refund.orderId);
};

/** What was paid and given back this week and this month; money of the provider's other mode is none. */
export const moneyOf = async (
  db: Db,
  { week, month }: Pick<BusinessTime, 'week' | 'month'>,
  dayOf: (moment: string) => string,
  live: boolean,
): Promise<Today['money']> => {
  const { id, paidAt, amountCents, refundedCents, refundedAt, state, createdAt } = orders;
  const first = new Date(Math.min(Date.parse(week), Date.parse(month)));
  const found = await db
    .select({ id, paidAt, amountCents, refundedCents, refundedAt })
    .from(orders)
    .where(
      and(
        inArray(state, ['paid', 'refunded']),
        gte(createdAt, sql`${first}::timestamptz - ${LONGEST_TO_PAY}`),
        isNotNull(paidAt),
        or(gte(paidAt, first), gte(refundedAt, first)),
        eq(orders.live, live),
      ),
    );
  const back = await refundsOf(
    db,
    found.filter((order) => order.refundedCents > 0).map((order) => order.id),
  );
  const paid = found.flatMap(({ paidAt: when, ...order }) =>
    when ? [{ ...order, paidAt: when, refunds: back.get(order.id) ?? [] }] : [],
  );
  const since = (moment: string) => ({ since: dayOf(moment), ...moneySince(paid, moment) });
  return { week: since(week), month: since(month), isTest: !live };
};
