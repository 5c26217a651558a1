import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Sent } from '../lead-load.ts';
import type { Ledger } from './ledger.ts';

export interface Outcome {
  /** Counts for the table, in the order they are told. */
  counts: Record<string, number | string>;
  faults: string[];
  skipped?: string;
}

export interface Scenario {
  name: string;
  run: (rounds: number) => Promise<Outcome>;
}

// No pages are needed where leads are sent, so a start is quick.
export const BUILD_DIR = join(tmpdir(), 'poolwright-no-pages');

export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
export const moment = () => 250 + Math.random() * 1500;

/** A moment after the first promise, so that there is something to break. */
export const afterPromises = async (sent: Sent[]) => {
  const deadline = Date.now() + 30_000;
  while (!sent.some(({ acknowledged }) => acknowledged) && Date.now() < deadline) await wait(20);
  await wait(moment());
};

/** How long until the site says that it can take leads; at most `longestMs`. */
export const untilHealthy = async (url: string, longestMs: number) => {
  const started = Date.now();
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (Date.now() - started > longestMs) return longestMs;
    await wait(50);
  }
  return Date.now() - started;
};

export const createDatabase = async (url: string, name: string) => {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${url}/${name}`;
};

export const countsOf = ({ sent, acknowledged, stored, mails, lost, doubled }: Ledger) => ({
  sent,
  acknowledged,
  stored,
  mails,
  lost: lost.length,
  doubled: doubled.length,
});

export const faultsOf = (ledger: Ledger): string[] => [
  ...ledger.lost.map((email) => `acknowledged but lost: ${email}`),
  ...ledger.doubled.map((email) => `stored twice: ${email}`),
  ...ledger.mailedWrongly.map((email) => `its mails are wrong: ${email}`),
  ...(ledger.acknowledged === 0 ? ['nothing was acknowledged, so nothing was shown'] : []),
];
