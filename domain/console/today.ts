import * as z from 'zod/mini';
import { CALL_WAYS } from '#domain/booking/booking.ts';
import { readsSchema } from '#domain/site/reads-language.ts';
import { waitingSchema } from './lists.ts';

// What the day asks of the studio, in one answer.

/** Kinds that somebody waits for an answer to; calls have a time of their own. */
export const ANSWERED_KINDS = ['inquiries', 'estimates', 'orders', 'intakes', 'projects'] as const;
export type AnsweredKind = (typeof ANSWERED_KINDS)[number];

/** How many people the day shows; the rest stands in the lists. */
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

/** Whose it is, however they wrote their address; an entry without one stands for itself. */
const ownerOf = ({ item: { email, id } }: Unanswered): string =>
  (typeof email === 'string' && email.trim().toLowerCase()) || String(id);

/** Everybody once, with all that they wait for; whoever waits longest comes first. */
export const byPerson = (waiting: readonly Unanswered[]): Unanswered[][] => [
  ...Map.groupBy(longestFirst(waiting), ownerOf).values(),
];

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
  /** When something last went back. */
  refundedAt: Date | null;
  /** What went back through the console, oldest first. */
  refunds: readonly Sum[];
}
interface Sum {
  at: Date;
  cents: number;
}

/** What went back and when: each refund of ours on its day, what the provider gave back by itself on the last one. */
const givenBack = ({ paidAt, amountCents, refundedCents, refundedAt, refunds }: PaidOrder): Sum[] => {
  let left = Math.min(amountCents, refundedCents);
  const ours = refunds.map(({ at, cents }) => {
    // A refund that the bank sent back leaves less than was asked for.
    const counted = Math.min(left, cents);
    left -= counted;
    return { at, cents: counted };
  });
  return [...ours, { at: refundedAt ?? paidAt, cents: left }];
};

/** Since a moment: how many orders were paid, what came, and what went back, of whatever order. */
export const moneySince = (orders: readonly PaidOrder[], moment: string): Omit<Money, 'since'> => {
  const since = ({ at }: { at: Date }) => at.getTime() >= Date.parse(moment);
  const sum = (sums: readonly Sum[]) => sums.filter(since).reduce((all, { cents }) => all + cents, 0);
  const paid = orders.map(({ paidAt, amountCents }) => ({ at: paidAt, cents: amountCents }));
  return {
    orders: paid.filter(since).length,
    paidCents: sum(paid),
    refundedCents: sum(orders.flatMap(givenBack)),
  };
};

export const todaySchema = z.object({
  /** The studio's day, yyyy-mm-dd, and the moment this was read. */
  day: z.string(),
  now: z.string(),
  waiting: waitingSchema,
  /** How many people wait, and those who have waited longest, each with all that they wait for. */
  unanswered: z.object({ count: z.number(), people: z.array(z.array(unansweredSchema)) }),
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
        ...readsSchema,
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
      ...readsSchema,
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
