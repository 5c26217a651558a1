import { sql } from 'drizzle-orm';
import type { Colleague } from '#domain/console/team.ts';
import type { Database, Db } from '#server/database/database.ts';
import { inventedPassword } from '#server/identifiers.ts';
import { Refusal } from '#server/refusal.ts';
import type { StaffLibrary } from './auth.ts';

// Who may sign in. Somebody who leaves loses password, sessions and second factor; their name stays in what they did.

export const listTeam = async (db: Db): Promise<Colleague[]> => {
  const found = await db.execute<Omit<Colleague, 'lastSeenAt'> & { lastSeenAt: Date | string | null }>(sql`
    select u.id, u.email, coalesce(u.two_factor_enabled, false) as "secondFactor",
      (select max(updated_at) from staff_sessions s where s.user_id = u.id) as "lastSeenAt"
    from staff_users u
    where exists (select 1 from staff_accounts a where a.user_id = u.id and a.password is not null)
    order by u.created_at`);
  return found.rows.map((row) => ({
    ...row,
    lastSeenAt: row.lastSeenAt ? new Date(row.lastSeenAt).toISOString() : null,
  }));
};

/** A session left open on a desk is not enough to let somebody in: the password is asked for again. */
export const verifyPassword = async (db: Db, library: StaffLibrary, staffId: string, password: string) => {
  const { password: passwords } = await library.$context;
  const found = await db.execute<{ hash: string }>(
    sql`select password as hash from staff_accounts where user_id = ${staffId} and password is not null`,
  );
  const hash = found.rows[0]?.hash;
  if (!hash || !(await passwords.verify({ hash, password })))
    throw new Refusal(400, 'wrong-password', 'This is not your password.');
};

const endAccess = async (tx: Db, id: string) => {
  for (const table of ['staff_sessions', 'staff_two_factors', 'staff_accounts'])
    await tx.execute(sql`delete from ${sql.raw(table)} where user_id = ${id}`);
  await tx.execute(sql`update staff_users set two_factor_enabled = false where id = ${id}`);
};

/** Lets somebody in with a new password, and ends whatever they had before. */
export const grantAccess = async (
  database: Database,
  library: StaffLibrary,
  email: string,
  password = inventedPassword(),
) => {
  const { internalAdapter, password: passwords } = await library.$context;
  const hash = await passwords.hash(password);
  const known = await internalAdapter.findUserByEmail(email);
  const user =
    known?.user ??
    (await internalAdapter.createUser({ email, name: 'Staff', emailVerified: true }, { method: 'admin' }));
  await database.transaction(async (tx) => {
    await endAccess(tx, user.id);
    await tx.execute(sql`
      insert into staff_accounts (id, account_id, provider_id, user_id, password)
      values (${crypto.randomUUID()}, ${user.id}, 'credential', ${user.id}, ${hash})`);
  });
  return { id: user.id, password };
};

export const revokeAccess = (database: Database, id: string) =>
  database.transaction((tx) => endAccess(tx, id));
