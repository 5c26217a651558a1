import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import { STAFF_ROLES, type StaffRole } from '#domain/console/roles.ts';
import type { Colleague } from '#domain/console/team.ts';
import type { Database, Db } from '#server/database/database.ts';
import { inventedPassword } from '#server/identifiers.ts';
import { notAllowed, Refusal } from '#server/refusal.ts';
import type { StaffLibrary } from './auth.ts';
import { account, session, twoFactor, user } from './tables.ts';

// Who may sign in. A colleague who is removed loses password, sessions and second factor; their name stays in what they did.

const roleOf = (text: string): StaffRole => STAFF_ROLES.find((role) => role === text) ?? 'staff';

const hasPassword = isNotNull(account.password);

export const listTeam = async (db: Db): Promise<Colleague[]> => {
  const { id, email, role, twoFactorEnabled, createdAt } = user;
  const found = await db
    .select({ id, email, role, twoFactorEnabled, lastSeenAt: max(session.updatedAt) })
    .from(user)
    .innerJoin(account, and(eq(account.userId, id), hasPassword))
    .leftJoin(session, eq(session.userId, id))
    .groupBy(id)
    .orderBy(createdAt);
  return found.map(({ id, email, role, twoFactorEnabled, lastSeenAt }) => ({
    id,
    email,
    role: roleOf(role),
    secondFactor: twoFactorEnabled === true,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
};

/** An unattended session is not enough to add a colleague: the password is asked for again. */
export const verifyPassword = async (db: Db, library: StaffLibrary, staffId: string, password: string) => {
  const { password: passwords } = await library.$context;
  const [found] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, staffId), hasPassword));
  if (!found?.hash || !(await passwords.verify({ hash: found.hash, password })))
    throw new Refusal(400, 'wrong-password', 'This is not your password.');
};

export const endAccess = async (tx: Db, id: string) => {
  for (const table of [session, twoFactor, account]) await tx.delete(table).where(eq(table.userId, id));
  await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id));
};

/** Creates the account where there is none and sets a new password; old password, sessions and second factor end. Without
 * a role the account keeps its own. */
export const grantAccess = async (
  database: Database,
  library: StaffLibrary,
  email: string,
  { password = inventedPassword(), role }: { password?: string; role?: StaffRole } = {},
) => {
  const { internalAdapter, password: passwords } = await library.$context;
  const hash = await passwords.hash(password);
  const known = await internalAdapter.findUserByEmail(email);
  const staff =
    known?.user ??
    (await internalAdapter.createUser({ email, name: 'Staff', emailVerified: true }, { method: 'admin' }));
  await database.transaction(async (tx) => {
    await endAccess(tx, staff.id);
    if (role) await setRole(tx, staff.id, role);
    const userId = staff.id;
    await tx.insert(account).values({
      id: crypto.randomUUID(),
      accountId: userId,
      providerId: 'credential',
      userId,
      password: hash,
    });
  });
  return { id: staff.id, password };
};

export const setRole = (tx: Db, id: string, role: StaffRole) =>
  tx.update(user).set({ role }).where(eq(user.id, id));

/** One change after another, each by somebody who is still an owner; one that would leave nobody in charge is undone. */
export const changeTeam = (database: Database, by: string, work: (tx: Db) => Promise<void>) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`lock table staff_users in share row exclusive mode`);
    const owners = async () => (await listTeam(tx)).filter(({ role }) => role === 'owner');
    if (!(await owners()).some(({ id }) => id === by)) throw notAllowed();
    await work(tx);
    if ((await owners()).length === 0)
      throw new Refusal(409, 'last-owner', 'The site needs an owner. Make a colleague an owner first.');
  });
