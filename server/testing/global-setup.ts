import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/database.ts';
import { prepareTemplate } from '#server/database/template.ts';
import { PREPARED, startPostgres } from './postgres.ts';

// Once per test run: a real PostgreSQL for every test that wants one, and templates with all tables in them for both
// databases. Making the tables anew took each file of tests longer than most of its tests.
export const setup = async (project: TestProject) => {
  const started = project.vitest.projects.map((each) => each.getProvidedContext().postgresUrl).find(Boolean);
  if (started) return project.provide('postgresUrl', started);
  await prepareTemplate();
  const postgres = await startPostgres({ waitsForDisk: false });
  await prepareDatabase(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
};

const prepareDatabase = async (url: string) => {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${PREPARED}`);
  await client.end();
  const database = await openDatabase({
    databaseUrl: `${url}/${PREPARED}`,
    dataDir: '',
    onError: () => undefined,
  });
  await database.close();
};
