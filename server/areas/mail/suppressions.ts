import { sql } from 'drizzle-orm';
import { MOST_SUPPRESSED, type SuppressedAddress } from '#domain/console/suppressed.ts';
import type { Db } from '#server/database/database.ts';

export const listSuppressed = async (db: Db) => {
  const found = await db.execute<{
    address: string;
    reason: string;
    createdAt: Date;
    mails: number;
    total: number;
  }>(sql`
    select s.address, s.reason, s.created_at as "createdAt", count(*) over ()::int as total,
      (select count(*)::int from mails m where lower(m.to_address) = s.address and m.state = 'suppressed') as mails
    from mail_suppressions s order by s.created_at desc, s.address limit ${MOST_SUPPRESSED}`);
  const items = found.rows.map(
    ({ address, reason, createdAt, mails }): SuppressedAddress => ({
      address,
      reason,
      createdAt: new Date(createdAt).toISOString(),
      mails,
    }),
  );
  return { total: found.rows[0]?.total ?? 0, items };
};

/** Mail goes there again, and what was held back is sent; undefined when the address is not suppressed. */
export const releaseAddress = async (db: Db, address: string): Promise<number | undefined> => {
  const freed = await db.execute(
    sql`delete from mail_suppressions where address = ${address.toLowerCase()} returning address`,
  );
  if (freed.rows.length === 0) return undefined;
  const queued = await db.execute(sql`
    update mails set state = 'queued', attempts = 0, next_attempt_at = now(), last_error = null
    where lower(to_address) = ${address.toLowerCase()} and state = 'suppressed' returning id`);
  return queued.rows.length;
};
