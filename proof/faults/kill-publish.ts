import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { type RunningSite, runSite } from '../running-site.ts';
import { signIn } from '../sign-in.ts';
import type { Scenario } from './scenario.ts';

// kill -9 between the press on "Publish" and its answer: afterwards it is published whole or the draft is as it was.

const LONGEST_LIFE_MS = 60;

const value = z.object({ text: z.string() });
const read = z.object({ version: z.number(), value, draft: z.nullable(z.object({ value })) });

const DOCUMENT = '/api/staff/content/announcement';

const caller = async (site: RunningSite) => {
  const cookie = await signIn(site.url);
  return (method: string, path: string, body?: object) =>
    fetch(site.url + path, {
      method,
      headers: { cookie, origin: site.url, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
};

type Call = Awaited<ReturnType<typeof caller>>;
const look = async (call: Call) => read.parse(await (await call('GET', DOCUMENT)).json());

/** What is left of the attempt, and what is wrong with it. */
const outcomeOf = async (
  site: RunningSite,
  call: Call,
  text: string,
  before: string,
  wasAnswered: boolean,
) => {
  const { value, draft } = await look(call);
  const page = await (await fetch(site.url)).text();
  const isPublished = value.text === text;
  const faults = [
    ...(isPublished || value.text === before ? [] : [`the site says “${value.text}”`]),
    ...(wasAnswered && !isPublished ? [`“${text}” was answered and is not published`] : []),
    ...(isPublished && draft ? [`“${text}” is published and still a draft`] : []),
    ...(!isPublished && draft?.value.text !== text ? [`the draft of “${text}” is lost`] : []),
    ...(value.text === '' || page.includes(value.text) ? [] : [`the page does not say “${value.text}”`]),
  ];
  return { isPublished, faults };
};

export const killPublish: Scenario = {
  name: 'kill -9 while something is published',
  run: async (rounds) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-publish-'));
    const counts = { kills: 0, published: 0, answered: 0 };
    const faults: string[] = [];
    let site = await runSite({ dataDir });
    for (let round = 1; round <= rounds; round += 1) {
      const text = `Words of round ${round}`;
      const call = await caller(site);
      const { version, value } = await look(call);
      const draft = { linkLabel: '', linkTo: '', from: '', until: '', text };
      const saved = await call('PUT', `${DOCUMENT}/draft`, { baseVersion: version, value: draft });
      if (!saved.ok) faults.push(`a draft was answered with ${saved.status}`);
      const answering = call('POST', `${DOCUMENT}/publish`, { baseVersion: version }).then(
        (answer) => answer.ok,
        () => false,
      );
      await pause(Math.random() * LONGEST_LIFE_MS);
      await site.stop('SIGKILL');
      const wasAnswered = await answering;
      site = await runSite({ dataDir });
      const after = await outcomeOf(site, await caller(site), text, value.text, wasAnswered);
      faults.push(...after.faults);
      counts.kills += 1;
      counts.published += Number(after.isPublished);
      counts.answered += Number(wasAnswered);
    }
    await site.stop();
    await removeFolder(dataDir);
    return { counts, faults };
  },
};
