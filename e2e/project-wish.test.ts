import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { DESIGNS_URL, storedDesignAnswer } from '#domain/design/design-answer.ts';
import { staffProjectUrl } from '#domain/project/project-file.ts';
import { PHONE } from '../proof/browser.ts';
import { buyPackage, readRoom } from '../proof/project-calls.ts';
import { signIn } from '../proof/sign-in.ts';
import { startJourneys } from './journey.ts';

// A client tries changes on a delivered design, reads what they do, and adds them to the comments; on a phone, without 3D.

const journeys = startJourneys();
const { DESIGN_COMPARE, DESIGN_WISH, ROOM_DESIGN } = CONTENT.designCompare;

let url = '';
let cookie = '';
beforeAll(async () => {
  ({ url } = journeys.site);
  cookie = await signIn(url);
});

const deliverDesign = async (projectId: string) => {
  const design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Pergola', 'Fire Feature'], deepFt: 6 };
  const headers = { origin: url, 'content-type': 'application/json' };
  const stored = await fetch(`${url}${DESIGNS_URL}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ design }),
  });
  const { id } = z.parse(storedDesignAnswer, await stored.json());
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Concept', note: '', design: id }))
    form.append(name, value);
  const path = `${url}${staffProjectUrl(projectId)}/deliveries`;
  const answer = await fetch(path, { method: 'POST', headers: { origin: url, cookie }, body: form });
  expect(answer.status, await answer.text()).toBe(200);
};

const openDesign = async (key: string): Promise<Page> => {
  const page = await journeys.open(`/project#${key}`, PHONE);
  await page.getByRole('link', { name: /Open Concept, version 1/ }).click();
  return page;
};

test('what a client changed is reviewed with its warnings and joins the comments; nothing jumps', async () => {
  const key = await buyPackage(url, 'room-wish@example.com');
  const { id } = await readRoom(url, key);
  await deliverDesign(id);
  const page = await openDesign(key);

  // Looking is in the room too, and leads on to trying.
  await page.getByRole('button', { name: ROOM_DESIGN.open3d }).click();
  const look = page.getByRole('dialog', { name: DESIGN_WISH.looking });
  await look.locator('[data-stage=flat] figure svg').waitFor();
  await look.getByRole('button', { name: DESIGN_WISH.start }).click();
  const bench = page.getByRole('dialog', { name: DESIGN_WISH.heading });

  await bench.getByRole('tab', { name: 'Place' }).click();
  await bench.getByRole('button', { name: 'Move', exact: true }).click();
  const stands = bench.locator('[data-stands]');
  await bench.locator('[name=moved]').selectOption('Raised Spa');
  await bench.getByRole('button', { name: 'Move Raised spa 1 ft west' }).click();
  await expect.poll(() => stands.innerText()).toContain(CONTENT.configurator.CONFIGURATOR.move.noRoom);
  await bench.locator('[name=moved]').selectOption('Fire Feature');
  for (let press = 0; press < 2; press++)
    await bench.getByRole('button', { name: 'Move Fire bowl 1 ft west' }).click();
  await expect.poll(() => stands.innerText()).toContain('2 ft west of where your designer put it');
  await expect.poll(() => bench.locator('[data-changes]').innerText()).toBe('Fire bowl moved 2 ft west');

  await bench.getByRole('tab', { name: 'Features' }).click();
  for (const feature of ['Slide', 'Diving Board'])
    await bench.getByRole('checkbox', { name: feature }).check();
  await bench.getByText(/^To make room, .*pergola moved \d+(\.5)? ft/).waitFor();

  await bench.getByRole('button', { name: DESIGN_WISH.send }).click();
  await bench.getByRole('heading', { name: DESIGN_WISH.review }).waitFor();
  const list = (name: string) => bench.getByRole('list', { name }).innerText();
  const changed = ['Slide added', 'Diving Board added', 'Fire bowl moved 2 ft west'];
  for (const line of changed) expect(await list(DESIGN_WISH.changed)).toContain(line);
  expect(await list(DESIGN_COMPARE.along)).toMatch(/^Pergola moved/);
  await bench
    .getByText(/^A diving board needs 8 ft of water/)
    .last()
    .waitFor();
  expect(await bench.getByLabel(DESIGN_WISH.weights.idea).isChecked()).toBe(true);
  await bench.getByLabel(DESIGN_WISH.words).fill('For the children.');
  await bench.getByRole('button', { name: DESIGN_WISH.confirm }).click();

  await bench.waitFor({ state: 'detached' });
  await expect.poll(async () => (await readRoom(url, key)).comments.length).toBe(1);
  const [comment] = (await readRoom(url, key)).comments;
  expect(comment).toMatchObject({ surface: 'wish', weight: 'idea', roundId: null });
  expect(comment?.body.split('\n').toSorted()).toEqual(['For the children.', ...changed].toSorted());
}, 60_000);
