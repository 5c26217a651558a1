import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Pool } from 'pg';
import { startPostgres } from '#server/testing/postgres.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { type Sent, sendLead } from '../lead-load.ts';
import { runSite } from '../running-site.ts';
import { BUILD_DIR, createDatabase, type Scenario, wait } from './scenario.ts';

const leads = (round: string, count: number) =>
  Array.from({ length: count }, (_, turn): Sent => {
    const name = `${round}-${turn}`;
    return { email: `${name}@example.com`, kind: 'inquiry', key: `key-${name}`, acknowledged: false };
  });

export const refusedSender: Scenario = {
  name: 'our own sender refused, then let in',
  run: async () => {
    const postgres = await startPostgres();
    const smtp = await startSmtp();
    const env = { BUILD_DIR, SMTP_URL: smtp.url, DATABASE_URL: await createDatabase(postgres.url, 'sender') };
    const site = await runSite({ env });
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    const faults: string[] = [];
    smtp.judgeSender = () => ({ code: 550, text: '5.7.1 sender not allowed' });
    const sent = leads('sender', 10);
    for (const lead of sent) lead.acknowledged = (await sendLead(site.url, lead)) === 200;
    const suppressed = await pool.query('select address from mail_suppressions');
    if (suppressed.rows.length > 0)
      faults.push(`${suppressed.rows.length} customers suppressed for our own fault`);
    const failed = await pool.query("select 1 from mails where state in ('failed', 'suppressed')");
    if (failed.rows.length > 0) faults.push(`${failed.rows.length} mails given up`);
    smtp.judgeSender = () => undefined;
    const left = async () => {
      await pool.query("update mails set next_attempt_at = now() where state = 'queued'");
      return Number((await pool.query("select count(*) as n from mails where state <> 'sent'")).rows[0]?.n);
    };
    const deadline = Date.now() + 150_000;
    while ((await left()) > 0 && Date.now() < deadline) await wait(3000);
    const unsent = await left();
    if (unsent > 0) faults.push(`${unsent} mails were not sent once we were let in`);
    await pool.end();
    await site.close();
    await smtp.close();
    await postgres.stop();
    return {
      counts: { leads: sent.length, received: smtp.received.length, suppressed: suppressed.rows.length },
      faults,
    };
  },
};

const TWO_HOURS = 2 * 60 * 60_000;

export const clockBack: Scenario = {
  name: 'the clock set back two hours with mails waiting, embedded database',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'poolwright-clock-'));
    const shift = join(folder, 'shift');
    const smtp = await startSmtp();
    const site = await runSite({
      env: {
        BUILD_DIR,
        SMTP_URL: smtp.url,
        CLOCK_SHIFT_FILE: shift,
        NODE_OPTIONS: `--import ${pathToFileURL(resolve('proof/faults/shifted-clock.mjs')).href}`,
      },
    });
    const faults: string[] = [];
    // A minute of its life, so that schedules have been noted.
    await wait(65_000);
    smtp.line = 'cut at once';
    const sent = leads('clock', 5);
    for (const lead of sent) lead.acknowledged = (await sendLead(site.url, lead)) === 200;
    await writeFile(shift, String(-TWO_HOURS));
    smtp.line = 'good';
    const set = Date.now();
    const wanted = sent.length * 2;
    while (smtp.received.length < wanted && Date.now() - set < 240_000) await wait(1000);
    const taken = Math.round((Date.now() - set) / 1000);
    if (smtp.received.length < wanted)
      faults.push(`${smtp.received.length} of ${wanted} mails were sent within four minutes`);
    const after = leads('after', 1);
    for (const lead of after)
      if ((await sendLead(site.url, lead)) !== 200) faults.push('a lead was not taken after');
    await site.close();
    await smtp.close();
    await removeFolder(folder);
    return { counts: { mails: wanted, received: smtp.received.length, 'sent within s': taken }, faults };
  },
};
