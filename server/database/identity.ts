import type { Pool, PoolClient } from 'pg';
import * as z from 'zod';

// Every database has a name of its own, so that files can tell which one they belong to. It is kept beside the secrets
// the site makes for itself, and travels with a backup.

const NAME = 'identity';

const identitySchema = z.object({
  id: z.string(),
  /** Files from before this moment were there before it: it has no say about them. */
  bornAt: z.iso.datetime(),
  /** The databases it was copied from, oldest first. */
  formerly: z.array(z.string()),
});

export type Identity = z.infer<typeof identitySchema>;

type Asked = Pick<Pool | PoolClient, 'query'>;

const find = async (database: Asked): Promise<Identity | undefined> => {
  const { rows } = await database.query<{ value: string }>('select value from secrets where name = $1', [
    NAME,
  ]);
  return rows[0] && identitySchema.parse(JSON.parse(rows[0].value));
};

const newIdentity = (formerly: string[]): Identity => ({
  id: crypto.randomUUID(),
  bornAt: new Date().toISOString(),
  formerly,
});

export const identityOf = async (database: Asked): Promise<Identity> => {
  const found = await find(database);
  if (found) return found;
  await database.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    NAME,
    JSON.stringify(newIdentity([])),
  ]);
  return identityOf(database);
};

/** A copy of a database is another one, and the heir of the first: it may take the files over. */
export const assignNewIdentity = async (copy: Asked) => {
  const before = await find(copy);
  if (!before) return;
  const heir = newIdentity([...before.formerly, before.id]);
  await copy.query('update secrets set value = $2 where name = $1', [NAME, JSON.stringify(heir)]);
};
