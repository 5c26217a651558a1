import { Pool } from 'pg';
import { startPostgres } from '#server/testing/postgres.ts';
import { type Line, startSmtp } from '#server/testing/smtp.ts';
import { type Sent, sendLead } from '../lead-load.ts';
import { runSite } from '../running-site.ts';
import { readLedger } from './ledger.ts';
import { BUILD_DIR, countsOf, createDatabase, faultsOf, type Scenario, wait } from './scenario.ts';

const LINES: Line[] = ['good', 'cut at once', 'cut in mid-data', 'silent', 'cut after data'];

export const mailOutage: Scenario = {
  name: 'SMTP cut, silent and back',
  run: async (rounds) => {
    const each = Math.min(20, Math.max(2, Math.ceil(rounds / 5)));
    const postgres = await startPostgres();
    const smtp = await startSmtp();
    const env = { BUILD_DIR, SMTP_URL: smtp.url, DATABASE_URL: await createDatabase(postgres.url, 'outage') };
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    let site = await runSite({ env });
    const sent: Sent[] = [];
    for (const line of LINES) {
      smtp.line = line;
      const leads = Array.from({ length: each }, (_, turn): Sent => {
        const name = `${line.replaceAll(' ', '-')}-${turn}`;
        return { email: `${name}@example.com`, kind: 'inquiry', key: `key-${name}`, acknowledged: false };
      });
      await Promise.all(
        leads.map(async (lead) => {
          lead.acknowledged = (await sendLead(site.url, lead)) === 200;
        }),
      );
      sent.push(...leads);
      // Half-way the sending process dies as well.
      if (line === 'silent') {
        await site.stop('SIGKILL');
        site = await runSite({ env });
      }
    }
    smtp.line = 'good';
    const waiting = async () => {
      // Back-off takes minutes; the clock is turned instead of waiting.
      await pool.query(
        `update mails set next_attempt_at = now() where state in ('queued', 'sending') and next_attempt_at > now() + interval '2 seconds'`,
      );
      const left = await pool.query<{ n: string }>(`select count(*) as n from mails where state <> 'sent'`);
      return Number(left.rows[0]?.n);
    };
    const deadline = Date.now() + 90_000;
    while ((await waiting()) > 0 && Date.now() < deadline) await wait(3000);

    const ledger = await readLedger(pool, sent);
    const faults = faultsOf(ledger);
    const unsent = await waiting();
    if (unsent > 0) faults.push(`${unsent} mails were not sent after the outage`);
    const ids = await pool.query<{ message_id: string }>('select message_id from mails');
    const known = new Set(ids.rows.map(({ message_id }) => message_id.replace(/[<>]/g, '')));
    const seen = new Map<string, number>();
    for (const { mail, to } of smtp.received) {
      const id = (mail.messageId ?? '').replace(/[<>]/g, '');
      if (!known.has(id)) faults.push(`a mail under an unknown Message-ID: ${id}`);
      if (to.length !== 1) faults.push(`a mail to ${to.length} people`);
      seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    const repeated = [...seen.values()].filter((times) => times > 1).length;
    for (const id of known) if (!seen.has(id)) faults.push(`marked as sent, never received: ${id}`);
    await pool.end();
    await site.close();
    await smtp.close();
    await postgres.stop();
    return { counts: { ...countsOf(ledger), received: smtp.received.length, repeated }, faults };
  },
};
