import Fastify from 'fastify';
import { servedContent } from '#server/areas/content/served-content.ts';
import { openContentStore } from '#server/areas/content/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { createDatabase } from '../proof/faults/scenario.ts';
import { runSite } from '../proof/running-site.ts';
import { median, type Row, row } from './row.ts';

const BUDGET_MS = 1000;

const untilShown = async (url: string, words: string): Promise<number> => {
  const started = performance.now();
  while (performance.now() - started < 10_000) {
    const page = await (await fetch(url)).text();
    if (page.includes(words)) return performance.now() - started;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`${url} never showed ${words}`);
};

/** From a published change to the home page of both of two processes on one PostgreSQL. */
export const measureContent = async (changes: number): Promise<Row[]> => {
  const postgres = await startPostgres();
  const databaseUrl = await createDatabase(postgres.url, 'content');
  const env = { DATABASE_URL: databaseUrl };
  const sites = [await runSite({ env }), await runSite({ env })];
  const database = await openDatabase({ databaseUrl, dataDir: '', onError: () => undefined });
  const store = await openContentStore({ database, served: servedContent(), log: Fastify().log });
  const waits: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const phone = `(407) 555-${String(1000 + change)}`;
    await publishDocument({ content: store }, 'brand', { ...originalOf('brand'), phone });
    waits.push(Math.max(...(await Promise.all(sites.map(({ url }) => untilShown(`${url}/`, phone))))));
  }
  await store.close();
  await database.close();
  await Promise.all(sites.map((site) => site.close()));
  await postgres.stop();
  const longest = Math.max(...waits);
  const shown = `${Math.round(median(waits))} ms, at most ${Math.round(longest)} ms`;
  return [
    row('words published to the home page of two processes', shown, '', '', '≤ 1 s', longest <= BUDGET_MS),
  ];
};
