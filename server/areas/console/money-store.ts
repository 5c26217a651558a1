import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { BusinessTime } from '#domain/console/business-time.ts';
import { moneySince, type Today } from '#domain/console/today.ts';
import { orders } from '#server/areas/payment/tables.ts';
import type { Db } from '#server/database/database.ts';

// Nobody pays a year after ordering: so the index by state and age finds what a month holds.
const LONGEST_TO_PAY = sql`interval '1 year'`;

/** What was paid this week and this month, from the orders; money of the provider's other mode is none. */
export const moneyOf = async (
  db: Db,
  { week, month }: Pick<BusinessTime, 'week' | 'month'>,
  dayOf: (moment: string) => string,
  live: boolean,
): Promise<Today['money']> => {
  const { paidAt, amountCents, refundedCents, state, createdAt } = orders;
  const first = new Date(Math.min(Date.parse(week), Date.parse(month)));
  const found = await db
    .select({ paidAt, amountCents, refundedCents })
    .from(orders)
    .where(
      and(
        inArray(state, ['paid', 'refunded']),
        gte(createdAt, sql`${first}::timestamptz - ${LONGEST_TO_PAY}`),
        isNotNull(paidAt),
        gte(paidAt, first),
        eq(orders.live, live),
      ),
    );
  const paid = found.flatMap(({ paidAt: when, ...order }) => (when ? [{ ...order, paidAt: when }] : []));
  const since = (moment: string) => ({ since: dayOf(moment), ...moneySince(paid, moment) });
  return { week: since(week), month: since(month), isTest: !live };
};
