import { Client } from 'pg';
import { inject } from 'vitest';
import { PREPARED } from './postgres.ts';

// Databases of their own for tests, in the PostgreSQL that was started for all of them (global-setup.ts).

/** With all tables in it, as after a first start. */
export const createPostgresDatabase = () => createDatabase(`template ${PREPARED}`);

export const createEmptyDatabase = () => createDatabase('');

const createDatabase = async (how: string) => {
  const base = inject('postgresUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${base}/postgres` });
  await client.connect();
  await client.query(`create database ${name} ${how}`);
  await client.end();
  return `${base}/${name}`;
};

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
