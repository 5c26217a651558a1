import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { notFound } from '#server/refusal.ts';
import { deliveries, deliveryVersions } from './tables.ts';

export type Delivery = typeof deliveries.$inferSelect;
export type Version = typeof deliveryVersions.$inferSelect;

// Everything is looked up within its own project: an id from elsewhere is unknown here.

export const findDelivery = async (db: Db, projectId: string, id: string): Promise<Delivery> => {
  const [found] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, id), eq(deliveries.projectId, projectId)))
    .limit(1);
  if (!found) throw notFound();
  return found;
};

export const findVersion = async (
  db: Db,
  projectId: string,
  id: string,
): Promise<{ delivery: Delivery; version: Version }> => {
  const [found] = await db
    .select({ delivery: deliveries, version: deliveryVersions })
    .from(deliveryVersions)
    .innerJoin(deliveries, eq(deliveries.id, deliveryVersions.deliveryId))
    .where(and(eq(deliveryVersions.id, id), eq(deliveryVersions.projectId, projectId)))
    .limit(1);
  if (!found) throw notFound();
  return found;
};

/** 0 while there is none. */
export const newestNumber = async (db: Db, deliveryId: string): Promise<number> => {
  const [newest] = await db
    .select({ number: deliveryVersions.number })
    .from(deliveryVersions)
    .where(eq(deliveryVersions.deliveryId, deliveryId))
    .orderBy(desc(deliveryVersions.number))
    .limit(1);
  return newest?.number ?? 0;
};
