import { count, option } from '../arguments.ts';
import { foreignFolder, tornFolder } from './doubtful-folders.ts';
import { fullDisk } from './full-disk.ts';
import { killApproval } from './kill-approval.ts';
import { killEmbedded } from './kill-embedded.ts';
import { killPostgres } from './kill-postgres.ts';
import { killPublish } from './kill-publish.ts';
import { mailOutage } from './mail-outage.ts';
import { clockBack, refusedSender } from './mail-trouble.ts';
import { powerCut } from './power-cut.ts';
import { restartPostgres } from './restart-postgres.ts';
import { scaleOut } from './scale-out.ts';
import type { Scenario } from './scenario.ts';
import { failedOver, frozenPostgres, lostCommits } from './silent-postgres.ts';
import { silentS3 } from './silent-s3.ts';
import { slowClients } from './slow-clients.ts';
import { startAndStop } from './start-and-stop.ts';

// `npm run faults -- --rounds 100`: what can break is broken, under load, and every promise is counted afterwards.
// `--only kill-embedded` runs one. Needs a build.

const SCENARIOS: Record<string, Scenario> = {
  'kill-embedded': killEmbedded,
  'kill-postgres': killPostgres,
  'kill-publish': killPublish,
  'kill-approval': killApproval,
  'restart-postgres': restartPostgres,
  'frozen-postgres': frozenPostgres,
  failover: failedOver,
  'lost-commits': lostCommits,
  'silent-s3': silentS3,
  'mail-outage': mailOutage,
  'refused-sender': refusedSender,
  'clock-back': clockBack,
  'full-disk': fullDisk,
  'power-cut': powerCut,
  'torn-folder': tornFolder,
  'foreign-folder': foreignFolder,
  'slow-clients': slowClients,
  'start-and-stop': startAndStop,
  'scale-out': scaleOut,
};

const rounds = count('rounds', 100);
const only = option('only');
if (only && !SCENARIOS[only]) throw new Error(`--only takes one of ${Object.keys(SCENARIOS).join(', ')}`);
let faults = 0;
for (const [id, scenario] of Object.entries(SCENARIOS)) {
  if (only && id !== only) continue;
  const started = Date.now();
  const outcome = await scenario.run(rounds).catch((error: unknown) => ({
    counts: {},
    faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    skipped: undefined,
  }));
  const told = Object.entries(outcome.counts).map(([name, value]) => `${name} ${value}`);
  const verdict = outcome.skipped
    ? `skipped: ${outcome.skipped}`
    : outcome.faults.length === 0
      ? 'held'
      : 'BROKEN';
  console.log(
    `${scenario.name} (${Math.round((Date.now() - started) / 1000)} s): ${[...told, verdict].join(', ')}`,
  );
  for (const fault of outcome.faults.slice(0, 20)) console.log(`  - ${fault}`);
  faults += outcome.faults.length;
}
console.log(faults === 0 ? 'Nothing acknowledged was lost.' : `${faults} faults.`);
process.exit(faults === 0 ? 0 : 1);
