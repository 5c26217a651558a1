import type { TestProject } from 'vitest/node';
import { prepareTemplate } from '#server/database/template.ts';
import { startPostgres } from './postgres.ts';

// Once per test run: a real PostgreSQL for every test that wants one, and the embedded database's template.
export const setup = async (project: TestProject) => {
  await prepareTemplate();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
};

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
