import * as z from 'zod/mini';
import { CALL_WAYS } from '#domain/booking/booking.ts';
import { waitingSchema } from './lists.ts';

// What the day asks of the studio, in one answer.

/** Kinds that somebody waits for an answer to; calls have a time of their own. */
export const ANSWERED_KINDS = ['inquiries', 'estimates', 'orders', 'intakes', 'projects'] as const;
export type AnsweredKind = (typeof ANSWERED_KINDS)[number];

/** How many of them the day shows; the rest stands in their lists. */
export const MOST_UNANSWERED = 8;

const unansweredSchema = z.object({
  kind: z.enum(ANSWERED_KINDS),
  /** Since when somebody waits. */
  since: z.string(),
  item: z.record(z.string(), z.unknown()),
});
export type Unanswered = z.infer<typeof unansweredSchema>;

/** Whoever waits longest comes first; of those who came together the order is always the same. */
export const longestFirst = (waiting: readonly Unanswered[]): Unanswered[] =>
  waiting.toSorted(
    (one, other) =>
      one.since.localeCompare(other.since) || String(one.item.id).localeCompare(String(other.item.id)),
  );

const moneySchema = z.object({
  /** The first day that counts, yyyy-mm-dd. */
  since: z.string(),
  orders: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
});
export type Money = z.infer<typeof moneySchema>;

/** What is left of what was paid. */
export const keptCents = ({ paidCents, refundedCents }: Pick<Money, 'paidCents' | 'refundedCents'>) =>
  paidCents - refundedCents;

export interface PaidOrder {
  paidAt: Date;
  amountCents: number;
  refundedCents: number;
}

/** Of the orders paid since a moment: how many, what came, and what went back of it. */
export const moneySince = (orders: readonly PaidOrder[], moment: string): Omit<Money, 'since'> => {
  const counted = orders.filter(({ paidAt }) => paidAt.getTime() >= Date.parse(moment));
  const sum = (of: (order: PaidOrder) => number) => counted.reduce((all, order) => all + of(order), 0);
  return {
    orders: counted.length,
    paidCents: sum(({ amountCents }) => amountCents),
    refundedCents: sum(({ amountCents, refundedCents }) => Math.min(amountCents, refundedCents)),
  };
};

export const todaySchema = z.object({
  /** The studio's day, yyyy-mm-dd, and the moment this was read. */
  day: z.string(),
  now: z.string(),
  waiting: waitingSchema,
  unanswered: z.object({ count: z.number(), longest: z.array(unansweredSchema) }),
  /** Packages that are paid while the land they are for has not been sent: with the project form, or not even that. */
  withoutSurvey: z.object({
    count: z.number(),
    orders: z.array(
      z.object({
        id: z.string(),
        packageTitle: z.string(),
        name: z.string(),
        paidAt: z.string(),
        projectId: z.nullable(z.string()),
        hasForm: z.boolean(),
      }),
    ),
  }),
  /** Today's, those that are over included, and the next ones. */
  calls: z.array(
    z.object({
      id: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      name: z.string(),
      way: z.enum(CALL_WAYS),
      isToday: z.boolean(),
    }),
  ),
  money: z.object({
    week: moneySchema,
    month: moneySchema,
    /** The provider takes no real money here. */
    isTest: z.boolean(),
  }),
});
export type Today = z.infer<typeof todaySchema>;

/** How many entries of each kind still wait for somebody: what the navigation shows. */
export const openCountsSchema = z.object({ open: z.record(z.string(), z.number()) });
