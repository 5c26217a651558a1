import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type PoolClient, type QueryResultRow } from 'pg';
import { DATABASE_POOL, DATABASE_WAITS } from '#server/limits.ts';
import { CircuitBreakerPool } from './circuit-breaker-pool.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { isConnectionLost, isRejected, UncertainCommit } from './failures.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

// The application sees a Postgres connection in both modes; only this file knows which one it is.

export type Tables = typeof schema;
export type Db = NodePgDatabase<Tables>;

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  pool: CircuitBreakerPool;
  connectionString: string;
  /** For statements that run all the time: PostgreSQL reads and plans them once per connection. */
  runPrepared<Row extends QueryResultRow>(statement: PreparedStatement, values: unknown[]): Promise<Row[]>;
  /** One transaction; the plain client is for libraries that bring their own SQL. */
  transaction<T>(work: (tx: Db, client: PoolClient) => Promise<T>): Promise<T>;
  /** A connection of its own without limits of time: for what may take minutes and keeps no visitor waiting. */
  withOwnConnection: WithOwnConnection;
  /** How many writes may wait for the disk at once; the embedded database has one session. */
  writeLanes: number;
  close(): Promise<void>;
}

export interface PreparedStatement {
  name: string;
  text: string;
}

export type WithOwnConnection = <T>(work: (client: Client) => Promise<T>) => Promise<T>;

export class UnreachableDatabase extends Error {}

interface DatabaseOptions {
  databaseUrl?: string;
  dataDir: string;
  waits?: typeof DATABASE_WAITS;
  onError: (error: Error) => void;
  /** The embedded database crashed (ended without close()); only a new process can open it again. */
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
  const kind = embedded ? 'embedded' : 'server';
  const waits = options.waits ?? DATABASE_WAITS;
  const pool = new CircuitBreakerPool(
    {
      connectionString,
      max: DATABASE_POOL.most[kind],
      keepAlive: true,
      keepAliveInitialDelayMillis: DATABASE_POOL.keepAliveAfterMs,
      idleTimeoutMillis: DATABASE_POOL.idleMs[kind],
      // The embedded database has one session for all connections, so limits set in it would bind upkeep and backups too.
      onConnect: (client) => client.query(embedded ? NO_WORKERS : `${NO_WORKERS}; ${limitsOf(waits)}`),
    },
    waits,
  );
  pool.on('error', options.onError);
  const withOwnConnection = ownConnection(connectionString, waits.connect);
  try {
    await migrateDatabase(withOwnConnection);
  } catch (error) {
    await pool.end();
    await embedded?.close();
    if (!embedded && !(error instanceof DrizzleQueryError) && error instanceof Error)
      throw new UnreachableDatabase(error.message || String(error), { cause: error });
    throw error;
  }

  const transaction: Database['transaction'] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(drizzle(client, { schema }), client);
      await client.query('commit').catch((error: unknown) => {
        throw isRejected(error) ? error : new UncertainCommit(error);
      });
      client.release();
      return result;
    } catch (error) {
      // Closing the connection rolls back too.
      if (error instanceof Error && isConnectionLost(error)) client.release(error);
      else
        await client.query('rollback').then(
          () => client.release(),
          (lost: Error) => client.release(lost),
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
    runPrepared: async (statement, values) =>
      (await pool.query({ ...(embedded ? { text: statement.text } : statement), values })).rows,
    transaction,
    withOwnConnection,
    writeLanes: embedded ? 1 : 3,
    close: async () => {
      await pool.end();
      await embedded?.close();
    },
  };
};

// Every query here is small: parallel workers cost more than they save.
const NO_WORKERS = 'set max_parallel_workers_per_gather = 0';
const limitsOf = (waits: typeof DATABASE_WAITS) => `
  set statement_timeout = ${waits.statement}; set lock_timeout = ${waits.lock};
  set idle_in_transaction_session_timeout = ${waits.idleInTransaction}`;

const ownConnection =
  (connectionString: string, connectWithinMs: number): WithOwnConnection =>
  async (work) => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: connectWithinMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: DATABASE_POOL.keepAliveAfterMs,
    });
    // Lost while in use: the query rejects with the cause; an 'error' without a listener would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      // A dead peer never acknowledges the end of the connection.
      void client.end().catch(() => undefined);
    }
  };
