import type { Pool } from 'pg';
import { brand } from '#domain/site/brand.ts';
import type { Sent } from '../lead-load.ts';

// What was promised to visitors, held against what is stored: every row, and both mails of every row.

type Mail = { to_address: string; reply_to: string; about_id: string; state: string };

export interface Ledger {
  sent: number;
  acknowledged: number;
  stored: number;
  mails: number;
  lost: string[];
  doubled: string[];
  mailedWrongly: string[];
}

const grouped = <Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

export const readLedger = async (pool: Pool, sent: Sent[]): Promise<Ledger> => {
  const acknowledged = sent.filter((lead) => lead.acknowledged);
  const rows = await pool.query<{ id: string; email: string }>(
    'select id, email from inquiries union all select id, email from estimates',
  );
  const mails = (await pool.query<Mail>('select to_address, reply_to, about_id, state from mails')).rows;
  const rowsOf = grouped(rows.rows, ({ email }) => email);
  const mailsOf = grouped(mails, ({ about_id }) => about_id);
  const pairFor = (email: string) => [`${brand.email} ${email}`, `${email} ${brand.email}`].sort().join();
  const pairOf = (id: string) =>
    (mailsOf.get(id) ?? [])
      .map((mail) => `${mail.to_address} ${mail.reply_to}`)
      .sort()
      .join();
  return {
    sent: sent.length,
    acknowledged: acknowledged.length,
    stored: rows.rows.length,
    mails: mails.length,
    lost: acknowledged.filter(({ email }) => !rowsOf.has(email)).map(({ email }) => email),
    doubled: [...rowsOf].filter(([, same]) => same.length > 1).map(([email]) => email),
    mailedWrongly: rows.rows
      .filter(({ id, email }) => pairOf(id) !== pairFor(email))
      .map(({ email }) => email),
  };
};

/** Every index and every page of every table of ours can be read to its end. */
export const readEverything = async (pool: Pool): Promise<number> => {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  let rows = 0;
  for (const { name } of tables.rows) {
    const counted = await pool.query<{ n: string; bytes: string }>(
      `select count(*) as n, coalesce(sum(length(t::text)), 0) as bytes from ${name} t`,
    );
    rows += Number(counted.rows[0]?.n);
  }
  // Sorted by key, an index and its table must agree.
  const inOrder = await pool.query<{ n: string }>(
    'select count(*) as n from (select id from mails order by created_at, id) ordered',
  );
  const plain = await pool.query<{ n: string }>('select count(*) as n from mails');
  if (inOrder.rows[0]?.n !== plain.rows[0]?.n) throw new Error('an index and its table disagree');
  return rows;
};
