import { hostname } from 'node:os';
import type { Database } from '#server/database/database.ts';

// Which process draws a picture, when there are several: an advisory lock of PostgreSQL, held by a connection of its own. A process
// that ends, however it ends, loses the connection and with it the claim.

export type Release = () => void;

export interface DrawingClaims {
  /** Null when another process has it. A database that is away claims nothing and stops nobody. */
  picture(key: string): Promise<Release | null>;
  /** The same for a refinement, of which this machine draws one at a time. */
  refinement(key: string): Promise<Release | null>;
  isFree(key: string): Promise<boolean>;
  /** Whether no process on this machine draws for a visitor. */
  isQuietHere(): Promise<boolean>;
}

const LOCK = `hashtextextended($1, 0)`;
const HERE = `hashtextextended($2, 0)`;
const NOTHING: Release = () => undefined;

type Locks = Pick<Database, 'kind' | 'pool' | 'withOwnConnection'>;

export function drawingClaims({ kind, pool, withOwnConnection }: Locks, machine = hostname()): DrawingClaims {
  // The embedded database has one process.
  if (kind === 'embedded')
    return {
      picture: async () => NOTHING,
      refinement: async () => NOTHING,
      isFree: async () => true,
      isQuietHere: async () => true,
    };
  const nameOf = (key: string) => `drawing ${key}`;
  const [drawing, refining] = [`drawing on ${machine}`, `refining on ${machine}`];

  const hold = (lock: string, names: string[]) =>
    new Promise<Release | null>((resolve) => {
      withOwnConnection(async (client) => {
        const { rows } = await client.query<{ mine: boolean }>(`select ${lock} as mine`, names);
        if (!rows[0]?.mine) {
          // Whoever got one lock of two gives it back before it says so: the next who asks may be the same process.
          await client.query('select pg_advisory_unlock_all()');
          return resolve(null);
        }
        await new Promise<void>((release) => resolve(release));
      }).catch(() => resolve(NOTHING));
    });

  /** Taken and given back within one statement. */
  const wouldGet = async (name: string) => {
    const { rows } = await pool.query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(${LOCK}) as free`,
      [name],
    );
    return rows[0]?.free ?? true;
  };

  return {
    picture: (key) =>
      hold(`pg_try_advisory_lock(${LOCK}) and pg_try_advisory_lock_shared(${HERE}) is not null`, [
        nameOf(key),
        drawing,
      ]),
    refinement: (key) =>
      hold(`pg_try_advisory_lock(${HERE}) and pg_try_advisory_lock(${LOCK})`, [nameOf(key), refining]),
    isFree: (key) => wouldGet(nameOf(key)),
    isQuietHere: () => wouldGet(drawing),
  };
}
