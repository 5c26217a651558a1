import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { studioDay } from '#domain/project/due-day.ts';
import { type VisitSource, type VisitStep, visitSourceText } from '#domain/visit/visit.ts';
import { readVisitSource } from '#domain/visit/visit-note.ts';
import type { Database, Db } from '#server/database/database.ts';
import { VISITS } from '#server/limits.ts';
import { addCounts, folded, type VisitCount } from './add-counts.ts';
import { isVisitor, visitOf } from './visit-of.ts';

// Counts gather in memory and are written together every few seconds and at the end: nothing that a visitor does waits for
// them, and nothing fails with them. What a killed process had not written is lost; an order is written with its payment.

export type VisitCounts = ReturnType<typeof gatherVisits>;

interface Parts {
  database: Pick<Database, 'db'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export const gatherVisits = ({ database: { db }, log }: Parts, flushMs: number = VISITS.flushMs) => {
  let gathered = new Map<string, VisitCount>();
  let writing: Promise<void> | undefined;

  const gather = (one: VisitCount) => {
    const keyOf = ({ day, source, campaign, step }: VisitCount) => [day, step, source, campaign].join('/');
    const isNew = !gathered.has(keyOf(one));
    const kept = isNew && gathered.size >= VISITS.gathered ? { ...one, ...folded(one) } : one;
    const count = (gathered.get(keyOf(kept))?.count ?? 0) + one.count;
    gathered.set(keyOf(kept), { ...kept, count });
  };

  const note = (step: VisitStep, visit: VisitSource) =>
    gather({ day: studioDay(new Date()), step, ...visit, count: 1 });

  const write = async () => {
    const counts = [...gathered.values()];
    if (counts.length === 0) return;
    gathered = new Map();
    try {
      await addCounts(db, counts);
    } catch (cause) {
      log.warn({ cause }, 'visits were not written yet');
      for (const one of counts) gather(one);
    }
  };
  /** One after another: what failed is gathered again before the next is written. */
  const flush = () => {
    writing = (writing ?? Promise.resolve()).then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), flushMs).unref();

  return {
    note,

    /** Called once a lead is stored. */
    lead: (request: FastifyRequest) => {
      if (isVisitor(request)) note('lead', visitOf(request));
    },

    /** For an order's `source`, which is counted when it is paid. */
    sourceOf: (request: FastifyRequest) => visitSourceText(visitOf(request)),

    /** In the payment's own transaction, so once; a count that fails leaves the payment alone. */
    order: async (tx: Db, source: string | null) => {
      await tx.execute(sql`savepoint order_count`);
      const one = {
        day: studioDay(new Date()),
        step: 'order' as const,
        ...readVisitSource(source),
        count: 1,
      };
      await addCounts(tx, [one]).catch(async (cause: unknown) => {
        await tx.execute(sql`rollback to savepoint order_count`);
        log.warn({ cause }, 'an order was not counted');
      });
    },

    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
