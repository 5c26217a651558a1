import { sql } from 'drizzle-orm';
import type { LeadMarked, LeadStatus } from '#domain/console/lists.ts';
import type { Db } from '#server/database/database.ts';
import { recordEvents } from './audit.ts';
import type { KindTable } from './kinds.ts';

type Changed = LeadMarked['changed'][number];

/** Marks leads and says what each was before; one that has the status already stays as it is. */
export const markLeads = async (
  tx: Db,
  { table, noun }: KindTable,
  { ids, status }: { ids: string[]; status: LeadStatus },
  staffId: string,
): Promise<Changed[]> => {
  const wanted = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const changed = await tx.execute<Changed>(sql`
    with before as (select id, status from ${sql.raw(table)} where id in (${wanted}) order by id for update)
    update ${sql.raw(table)} lead set status = ${status} from before
    where lead.id = before.id and before.status <> ${status} returning lead.id, before.status as was`);
  const event = { staffId, kind: 'status', detail: status };
  await recordEvents(tx, { kind: noun, ids: changed.rows.map(({ id }) => id) }, event);
  return changed.rows.map(({ id, was }) => ({ id, was }));
};
