import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/database/database.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { type Sent, sendLead, startLoad } from '../lead-load.ts';
import { runSite } from '../running-site.ts';
import { readEverything, readLedger } from './ledger.ts';
import { BUILD_DIR, countsOf, faultsOf, type Scenario, wait } from './scenario.ts';

const run = promisify(execFile);

export const fullDisk: Scenario = {
  name: 'disk full, then freed, embedded database',
  run: async () => {
    const disk = await mkdtemp(join(tmpdir(), 'poolwright-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]);
    } catch {
      await removeFolder(disk);
      return { counts: {}, faults: [], skipped: 'a small disk can be mounted by root only' };
    }
    const faults: string[] = [];
    const sent: Sent[] = [];
    const ballast = join(disk, 'ballast');
    const dataDir = join(disk, 'data');
    try {
      await mkdir(dataDir);
      const site = await runSite({ dataDir, env: { BUILD_DIR } });
      const before = startLoad([site.url], 'before');
      await wait(1500);
      await before.stop();
      const { bavail, bsize } = await statfs(disk);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024))).catch(() => undefined);
      const during = startLoad([site.url], 'during', 4);
      await wait(2000);
      const health = await fetch(`${site.url}/healthz`).then(
        async (answer) => ({ status: answer.status, said: await answer.text() }),
        () => ({ status: 0, said: '' }),
      );
      const lead = {
        email: 'full@example.com',
        kind: 'inquiry',
        key: 'key-full',
        acknowledged: false,
      } as const;
      const refusal = await sendLead(site.url, lead);
      await wait(2000);
      await during.stop();
      if (site.process.exitCode === null) {
        if (health.status !== 503) faults.push(`a full disk is healthy: ${health.status} ${health.said}`);
        if (refusal !== 503) faults.push(`a lead on a full disk is answered ${refusal}`);
      }
      await rm(ballast, { force: true });
      sent.push(...before.sent, ...during.sent);
      // With room again the site takes leads, after a restart at the latest.
      const survived = site.process.exitCode === null;
      await site.stop(survived ? 'SIGTERM' : 'SIGKILL');
      const again = await runSite({ dataDir, env: { BUILD_DIR } });
      const after = startLoad([again.url], 'after', 4);
      await wait(1500);
      await after.stop();
      await again.stop();
      sent.push(...after.sent);
      if (!after.sent.some(({ acknowledged }) => acknowledged))
        faults.push('no lead was taken after the disk was freed');
      const database = await openDatabase({ dataDir, onError: () => undefined });
      const ledger = await readLedger(database.pool, sent);
      const rows = await readEverything(database.pool);
      await database.close();
      const refused = during.sent.filter(({ acknowledged }) => !acknowledged).length;
      return {
        counts: {
          ...countsOf(ledger),
          'refused while full': refused,
          'health while full': `${health.status} ${health.said}`,
          survived: survived ? 'yes' : 'no',
          'rows read': rows,
        },
        faults: [...faults, ...faultsOf(ledger)],
      };
    } finally {
      await run('umount', [disk]).catch(() => run('umount', ['-l', disk]));
      await removeFolder(disk);
    }
  },
};
