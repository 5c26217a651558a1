import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Today } from '#domain/console/today.ts';
import { withLanguages } from '#server/areas/client/with-languages.ts';
import { intakeFiles, intakes } from '#server/areas/intake/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { projects } from '#server/areas/project/tables.ts';
import type { Db } from '#server/database/database.ts';

// Packages that are paid while the survey of the land has not come: nothing can be drawn to scale yet. Once staff have
// started the next step, the documents came some other way.

const MOST_SHOWN = 6;

const rowSchema = z.object({
  id: z.string(),
  packageTitle: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  paidAt: z.coerce.date(),
  projectId: z.string().nullable(),
  hasForm: z.boolean(),
  total: z.coerce.number(),
});

/** The one who paid first comes first. */
export const withoutSurvey = async (db: Db): Promise<Today['withoutSurvey']> => {
  const theirs = sql`(i.project_id = o.project_id or lower(i.email) = lower(o.email))`;
  const found = await db.execute(sql`
    select o.id, o.package_title as "packageTitle", o.project_id as "projectId",
      coalesce(o.paid_at, o.created_at) as "paidAt",
      coalesce(o.email, p.email) as email,
      coalesce(nullif(o.buyer_name, ''), nullif(p.name, ''), o.email, '') as name,
      exists (select 1 from ${intakes} i where ${theirs}) as "hasForm",
      count(*) over () as total
    from ${orders} o left join ${projects} p on p.id = o.project_id
    where o.state = 'paid' and o.created_at > now() - interval '1 year'
      and o.quote_id is null and o.status <> 'spam'
      and (p.id is null or (p.state = 'active' and p.step = 'documents'))
      and not exists (
        select 1 from ${intakes} i join ${intakeFiles} f on f.intake_id = i.id
        where f.purpose = 'survey' and ${theirs}
      )
    order by 4, 1 limit ${MOST_SHOWN}`);
  const rows = z.array(rowSchema).parse(found.rows);
  return {
    count: rows[0]?.total ?? 0,
    orders: (await withLanguages(db, rows)).map(({ total: _total, email: _email, paidAt, ...row }) => ({
      ...row,
      paidAt: paidAt.toISOString(),
    })),
  };
};
