import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { ROOM_KEY_HEADER, ROOM_URL, roomSchema } from '#domain/project/room.ts';
import { openDatabase } from '#server/database/database.ts';
import { dxf } from '#server/testing/drawings.ts';
import { intakeForm } from '#server/testing/intake-form.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { type RunningSite, runSite } from '../running-site.ts';
import { signIn } from '../sign-in.ts';
import { BUILD_DIR, type Scenario } from './scenario.ts';

// kill -9 between the press on "Approve" and its mails: afterwards the approval is there with both of them, or there is none
// and none; and pressed again after a lost answer it is still one.

// Before the first answer was timed; from then on the kill falls within one and a half times as long as the last one took.
const FIRST_LIFE_MS = 40;

const begun = z.object({ statusUrl: z.string() });

const caller = (key: string) => (site: RunningSite, method: string, path: string, body?: object) =>
  fetch(`${site.url}${ROOM_URL}${path}`, {
    method,
    headers: { [ROOM_KEY_HEADER]: key, origin: site.url, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** A project with one delivery, and the client's press on "Approve". */
const readyToApprove = async (site: RunningSite) => {
  const { body } = intakeForm(2_000);
  // Each under an address of its own: those of one person would join.
  body.set('email', `${crypto.randomUUID()}@example.com`);
  const intake = await fetch(`${site.url}/api/pool-intake`, { method: 'POST', body });
  const key = begun.parse(await intake.json()).statusUrl.split('#')[1] ?? '';
  const call = caller(key);
  const look = async (at: RunningSite) => roomSchema.parse(await (await call(at, 'GET', '')).json());
  const { id } = await look(site);
  const form = new FormData();
  form.set('title', 'Plans');
  form.set('file_0', new File([new Uint8Array(dxf())], 'plans.dxf'));
  const delivery = await fetch(`${site.url}/api/staff/projects/${id}/deliveries`, {
    method: 'POST',
    headers: { cookie: await signIn(site.url), origin: site.url },
    body: form,
  });
  if (!delivery.ok) throw new Error(`a delivery was answered with ${delivery.status}`);
  const [version] = (await look(site)).deliveries[0]?.versions ?? [];
  if (!version) throw new Error('the delivery is not in the room');
  const approval = { versionId: version.id, sha256: version.sha256, name: 'Ada Lovelace' };
  return { id, press: (at: RunningSite) => call(at, 'POST', '/approvals', approval) };
};

const countIn = async (dataDir: string, projectId: string) => {
  const { pool, close } = await openDatabase({ dataDir, onError: () => undefined });
  const count = async (query: string) => (await pool.query(query, [projectId])).rowCount ?? 0;
  const approvals = await count('select 1 from project_approvals where project_id = $1');
  const mails = await count(
    `select 1 from mails where about_id = $1 and template in ('project-approval', 'project-approval-notice')`,
  );
  await close();
  return `${approvals} approvals, ${mails} mails`;
};

const NOTHING = '0 approvals, 0 mails';
const WHOLE = '1 approvals, 2 mails';

export const killApproval: Scenario = {
  name: 'kill -9 between an approval and its mails',
  run: async (rounds) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-approval-'));
    const start = () => runSite({ dataDir, env: { BUILD_DIR } });
    const counts = { kills: 0, written: 0, answered: 0 };
    const faults: string[] = [];
    let longestLifeMs = FIRST_LIFE_MS;
    let site = await start();
    for (let round = 1; round <= rounds; round += 1) {
      const { id, press } = await readyToApprove(site);
      const answering = press(site).then(
        ({ ok }) => ok,
        () => false,
      );
      await pause(Math.random() * longestLifeMs);
      await site.stop('SIGKILL');
      const wasAnswered = await answering;
      const left = await countIn(dataDir, id);
      if (left !== WHOLE && (wasAnswered || left !== NOTHING))
        faults.push(`round ${round}, ${wasAnswered ? 'answered' : 'not answered'}: ${left}`);
      site = await start();
      const pressedAt = performance.now();
      const again = await press(site);
      longestLifeMs = 1.5 * (performance.now() - pressedAt);
      if (!again.ok) faults.push(`round ${round}: pressed again it was answered with ${again.status}`);
      await site.stop();
      const after = await countIn(dataDir, id);
      if (after !== WHOLE) faults.push(`round ${round}, pressed again: ${after}`);
      site = await start();
      counts.kills += 1;
      counts.written += Number(left === WHOLE);
      counts.answered += Number(wasAnswered);
    }
    await site.stop();
    await removeFolder(dataDir);
    return { counts, faults };
  },
};
