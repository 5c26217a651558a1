import type { Pool, PoolClient } from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { assignNewIdentity } from '#server/database/identity.ts';

const BATCH = 1000;

// Parents before children, so that every reference finds its row.
const TABLES = `
  with recursive edges as (
    select conrelid as child, confrelid as parent from pg_constraint where contype = 'f' and conrelid <> confrelid
  ), depths as (
    select oid as id, 0 as depth from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    union select edges.child, depths.depth + 1 from depths join edges on edges.parent = depths.id
  )
  select quote_ident(relname) as name from pg_class join depths on depths.id = pg_class.oid
  group by relname order by max(depth), relname`;

const copyTable = async (from: PoolClient, to: PoolClient, name: string) => {
  let moved = 0;
  await from.query(`declare moving no scroll cursor for select to_jsonb(t) as row from ${name} t`);
  for (;;) {
    const { rows } = await from.query<{ row: unknown }>(`fetch ${BATCH} from moving`);
    if (rows.length === 0) break;
    const batch = JSON.stringify(rows.map(({ row }) => row));
    await to.query(
      `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [batch],
    );
    moved += rows.length;
  }
  await from.query('close moving');
  return moved;
};

// A number that the database itself counts goes on after the last one that arrived.
const continueCounting = async (to: PoolClient, name: string) => {
  const counted = await to.query<{ column: string }>(
    `select quote_ident(attname) as column from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [name],
  );
  for (const { column } of counted.rows)
    await to.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${column})) from ${name} having max(${column}) is not null`,
      [name, column],
    );
};

const countOf = async (client: PoolClient, name: string) =>
  Number((await client.query<{ n: string }>(`select count(*) as n from ${name}`)).rows[0]?.n);

const within = async <Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** Everything the embedded database holds, into an empty PostgreSQL: all of it or nothing. The embedded one stays as it is. */
export const moveToPostgres = async (dataDir: string, databaseUrl: string) => {
  const onError = () => undefined;
  const embedded = await openDatabase({ dataDir, onError });
  try {
    const target = await openDatabase({ dataDir, databaseUrl, onError });
    try {
      return await within(target.pool, async (to) => {
        const counts = await within(embedded.pool, (from) => copyAll(from, to));
        // Its first start takes the files over; from then on the embedded one is refused beside them.
        await assignNewIdentity(to);
        return counts;
      });
    } finally {
      await target.close();
    }
  } finally {
    await embedded.close();
  }
};

const copyAll = async (from: PoolClient, to: PoolClient) => {
  const { rows } = await from.query<{ name: string }>(TABLES);
  for (const { name } of rows) {
    if ((await countOf(to, name)) > 0) throw new Error(`${name} is not empty there; nothing was moved`);
  }
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    // What arrives has happened long ago: it is noted for nobody once more.
    await to.query(`alter table ${name} disable trigger user`);
    counts[name] = await copyTable(from, to, name);
    await to.query(`alter table ${name} enable trigger user`);
    await continueCounting(to, name);
    const arrived = await countOf(to, name);
    if (arrived !== counts[name])
      throw new Error(`${arrived} of ${counts[name]} ${name} arrived; nothing was moved`);
  }
  return counts;
};
