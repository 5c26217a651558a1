import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Does what may fail inside a transaction without losing the transaction; returns what went wrong. */
export const attempt = async (tx: Db, work: () => Promise<void>): Promise<Error | undefined> => {
  await tx.execute(sql`savepoint attempt`);
  try {
    await work();
    await tx.execute(sql`release savepoint attempt`);
    return undefined;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint attempt`);
    return error instanceof Error ? error : new Error(String(error));
  }
};
