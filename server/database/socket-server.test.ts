import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../testing/remove-folder.ts';
import { type Database, openDatabase } from './database.ts';

// Many at once on the embedded database: everybody gets the answer to their own question.

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poolwright-turns-'));
  database = await openDatabase({ dataDir, onError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await removeFolder(dataDir);
});

test('hundreds of different questions at once are each answered with their own answer', async () => {
  const ask = async (turn: number) => {
    // Long values arrive in pieces, which is where another client's words could slip in.
    const long = 'x'.repeat(turn % 5 === 0 ? 90_000 : 10);
    const found = await database.pool.query(
      `select '${turn}' as asked, $1::text as given, length($2::text) as size`,
      [String(turn), long],
    );
    return found.rows[0];
  };
  const write = (turn: number) =>
    database.transaction(async (_tx, client) => {
      await client.query('insert into secrets (name, value) values ($1, $2)', [`turn-${turn}`, String(turn)]);
      const found = await client.query('select value from secrets where name = $1', [`turn-${turn}`]);
      return found.rows[0];
    });
  const turns = Array.from({ length: 400 }, (_, turn) => turn);
  const answers = await Promise.all(turns.map((turn) => (turn % 4 === 0 ? write(turn) : ask(turn))));
  expect(answers).toEqual(
    turns.map((turn) =>
      turn % 4 === 0
        ? { value: String(turn) }
        : { asked: String(turn), given: String(turn), size: turn % 5 === 0 ? 90_000 : 10 },
    ),
  );
});

test('a refused statement harms nobody else, and the connection goes on', async () => {
  const bad = () => database.pool.query('select $1::int / 0', [1]);
  const good = (turn: number) => database.pool.query('select $1::int as n', [turn]);
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, (_, turn) => (turn % 3 === 0 ? bad() : good(turn))),
  );
  results.forEach((result, turn) => {
    if (turn % 3 === 0) expect(result.status).toBe('rejected');
    else expect(result).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: turn }] } });
  });
});

test('a client that vanishes in the middle of a transaction leaves nothing behind and blocks nobody', async () => {
  const client = new Client({ connectionString: database.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query("insert into secrets (name, value) values ('half', 'done')");
  const other = database.pool.query("select count(*)::int as n from secrets where name = 'half'");
  Reflect.get(client, 'connection').stream.destroy();
  expect((await other).rows).toEqual([{ n: 0 }]);
});
