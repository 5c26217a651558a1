import { sql } from 'drizzle-orm';
import { batchCalls, batchWrites } from '#server/database/batching.ts';
import type { Database } from '#server/database/database.ts';
import { IDEMPOTENCY } from '#server/limits.ts';

// Who works on which Idempotency-Key. A claim is a short lease that its process renews, so a key whose process was
// killed is free again within seconds; requests that arrive together are claimed and answered by one statement.

export type Claim =
  | { mine: true }
  | { mine: false; hash: string | null; status: number | null; answer: unknown };

type Asked = { key: string; hash: string };
type Known = { key: string; hash: string; status: number | null; answer: unknown };
const NOT_THERE = { mine: false, hash: null, status: null, answer: null } as const;

// A key lost in a power cut costs nothing (the ids still make a repeat harmless), so the commit is asynchronous here.
const ASYNC_COMMIT = `unhurried as materialized (select set_config('synchronous_commit', 'off', true))`;

// A lease from the future was taken by a clock that has been set back since: it is over.
// Both writes go by the primary key alone: a join would let the planner read the whole table. They go in the order of
// the keys, so that two processes cannot lock each other out.
const CLAIM = {
  name: 'claim-keys',
  text: `with ${ASYNC_COMMIT}
    insert into idempotency_keys (key, body_hash)
    select distinct on (key) key, hash
    from unhurried, jsonb_to_recordset($1::jsonb) as asked (key text, hash text)
    order by key
    on conflict (key) do update set created_at = now()
      where idempotency_keys.status is null and idempotency_keys.body_hash = excluded.body_hash
        and (idempotency_keys.created_at < now() - interval '${IDEMPOTENCY.leaseMs} milliseconds'
          or idempotency_keys.created_at > now() + interval '1 minute')
    returning key, body_hash as hash`,
};

const ANSWER = {
  name: 'answer-keys',
  text: `with ${ASYNC_COMMIT}
    insert into idempotency_keys (key, body_hash, status, answer)
    select distinct on (key) key, hash, status, answer::jsonb
    from unhurried, jsonb_to_recordset($1::jsonb) as given (key text, hash text, status integer, answer text)
    order by key
    on conflict (key) do update
      set body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer`,
};

export const idempotencyClaims = ({ db, kind, runPrepared }: Database) => {
  const held = new Map<string, number>();

  const known = async (keys: string[]) => {
    if (keys.length === 0) return new Map<string, Known>();
    const { rows } = await db.execute<Known>(sql`
      select key, body_hash as hash, status, answer from idempotency_keys
      where key in (${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )})`);
    return new Map(rows.map((row) => [row.key, row]));
  };

  const claim = batchCalls(async (items: Asked[]): Promise<Claim[]> => {
    const rows = await runPrepared<Asked>(CLAIM, [JSON.stringify(items)]);
    const free = new Map(rows.map(({ key, hash }) => [key, hash]));
    const mine = items.map(({ key, hash }) => {
      // Of two with the same key in one group, one has it.
      if (free.get(key) !== hash || held.has(key)) return false;
      held.set(key, performance.now());
      return true;
    });
    const others = await known(items.flatMap(({ key }, index) => (mine[index] ? [] : [key])));
    return items.map(({ key }, index) =>
      mine[index] ? { mine: true } : { ...(others.get(key) ?? NOT_THERE), mine: false },
    );
  });

  const keep = batchWrites(async (answers: (Asked & { status: number; answer: string })[]) => {
    await runPrepared(ANSWER, [JSON.stringify(answers)]);
  });

  const renew = async () => {
    const oldest = performance.now() - IDEMPOTENCY.longestMs;
    for (const [key, since] of held) if (since < oldest) held.delete(key);
    if (held.size === 0) return;
    const keys = JSON.stringify([...held.keys()]);
    await db.execute(sql`
      update idempotency_keys set created_at = now()
      where status is null and key in (select jsonb_array_elements_text(${keys}::jsonb))`);
  };

  return {
    claim,
    renew,
    /** The embedded database has one process: a key without an answer at the start was left by a crash or a kill. */
    deleteOrphanedClaims: async () => {
      if (kind === 'embedded') await db.execute(sql`delete from idempotency_keys where status is null`);
    },
    answer: async (asked: Asked, status: number, answer: string) => {
      held.delete(asked.key);
      await keep({ ...asked, status, answer });
    },
    release: async (key: string) => {
      held.delete(key);
      await db.execute(sql`delete from idempotency_keys where key = ${key}`);
    },
  };
};
