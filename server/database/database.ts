import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

// The application sees a Postgres connection in both modes; only this file knows which one it is.

export type Tables = typeof schema;
export type Db = NodePgDatabase<Tables>;

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  pool: Pool;
  connectionString: string;
  /** For statements that run all the time: PostgreSQL reads and plans them once per connection. */
  often<Row extends QueryResultRow>(statement: OftenStatement, values: unknown[]): Promise<Row[]>;
  /** One transaction; the plain client is for libraries that bring their own SQL. */
  transaction<T>(work: (tx: Db, client: PoolClient) => Promise<T>): Promise<T>;
  /** How many writes may wait for the disk at once; the embedded database has one session. */
  writeLanes: number;
  close(): Promise<void>;
}

export interface OftenStatement {
  name: string;
  text: string;
}

export interface DatabaseOptions {
  databaseUrl?: string;
  dataDir: string;
  onError: (error: Error) => void;
  /** The embedded database ended although nobody closed it; only a new process can open it again. */
  onDeath?: EmbeddedOptions['onDeath'];
  onWait?: EmbeddedOptions['onWait'];
}

const endProcess = (reason: string) => {
  process.stderr.write(`The embedded database ended: ${reason}\n`);
  process.exit(1);
};

export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { databaseUrl, dataDir, onDeath = endProcess, onWait } = options;
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, { onDeath, onWait });
  const connectionString = databaseUrl ?? embedded?.connectionString ?? '';
  const pool = new Pool({
    connectionString,
    max: embedded ? 8 : 12,
    connectionTimeoutMillis: 10_000,
    // A dead server is noticed and the pool reconnects by itself.
    keepAlive: true,
    idleTimeoutMillis: embedded ? 0 : 30_000,
    // Every question asked here is small: calling other workers in costs more than they save.
    onConnect: (client) => client.query('set max_parallel_workers_per_gather = 0'),
  });
  pool.on('error', options.onError);
  // The pool listens to idle connections only: one that is lost in use tells whoever asked, and must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await pool.end();
    await embedded?.close();
    throw error;
  }

  const transaction: Database['transaction'] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(drizzle(client, { schema }), client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  };

  return {
    kind: embedded ? 'embedded' : 'postgres',
    db: drizzle(pool, { schema }),
    pool,
    connectionString,
    // All connections of the embedded database share one session, where a name would be taken already.
    often: async (statement, values) =>
      (await pool.query({ ...(embedded ? { text: statement.text } : statement), values })).rows,
    transaction,
    writeLanes: embedded ? 1 : 3,
    close: async () => {
      await pool.end();
      await embedded?.close();
    },
  };
};
