import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { planSetPlace } from '#domain/console/place.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { planSetDeskSchema, planSetUrl } from '#domain/plan-set/desk.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { buyPackage, readRoom } from '../proof/project-calls.ts';
import { STAFF } from '../proof/running-site.ts';
import { signIn } from '../proof/sign-in.ts';
import { startJourneys } from './journey.ts';

const journeys = startJourneys();

let url = '';
let cookie = '';
beforeAll(async () => {
  ({ url } = journeys.site);
  cookie = await signIn(url);
});

const call = async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, origin: url, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
};
const draftOf = async (projectId: string) => {
  const { draft } = z.parse(planSetDeskSchema, await call(planSetUrl(projectId)));
  if (!draft) throw new Error('there is no draft');
  return draft;
};
/** A colleague saves another client into the title block. */
const colleagueWrites = async (projectId: string, client: string) => {
  const { version, input } = await draftOf(projectId);
  const { design: _, revisions: __, ...changes } = input;
  const title = { ...changes.title, client };
  await call(planSetUrl(projectId), 'PUT', { version, changes: { ...changes, title } });
};

const open = async (place: string, options = DESKTOP): Promise<Page> => {
  const page = await journeys.visit(options);
  await page.goto(`/admin${place}`);
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
};

const saved = (page: Page) =>
  page
    .locator('p', { hasText: /^Saved/ })
    .locator('visible=true')
    .last()
    .waitFor();
const sheet = (page: Page) => page.getByRole('region', { name: /^Sheet / });
const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

test('staff begin a plan set, change its title, a schedule and the checklist, meet a colleague, and hand it over; the client gets the files', async () => {
  const key = await buyPackage(url, 'plans@example.com');
  const { id } = await readRoom(url, key);
  const page = await open(`#projects/${id}`);

  // Without a design it says so; the rest is done by keyboard.
  const part = page.getByRole('region', { name: 'Plan set' });
  await part.getByText('This project has no design yet.').waitFor();
  const stored = await call('/api/designs', 'POST', { design: DEFAULT_DESIGN });
  const { id: design } = z.parse(z.object({ id: z.string() }), stored);
  await part.getByRole('button', { name: 'Begin a plan set' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('design');
  await page.keyboard.type('nothing');
  await page.keyboard.press('Enter');
  await page.getByText('That isn’t a design link.', { exact: false }).waitFor();
  await page.getByLabel('Link or name of the design').fill(`https://pools.example/ai-3d-design?d=${design}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Plan set for plans@example.com' }).waitFor();

  // What is typed stands on the sheet a moment later.
  await sheet(page).locator('svg').waitFor();
  await page.getByLabel('Client', { exact: true }).fill('Ana Ruiz');
  await sheet(page).getByText('Ana Ruiz').first().waitFor();
  await page.getByLabel('State', { exact: true }).selectOption('Florida');
  const first = await sheet(page).getAttribute('aria-label');
  await sheet(page).focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => sheet(page).getAttribute('aria-label')).not.toBe(first);
  await page.keyboard.press('+');

  await page.getByRole('tab', { name: 'Title block' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Change them for this set' }).click();
  await page.getByLabel('New note').fill('Call before you dig.');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page
    .getByLabel(/^Note \d+$/)
    .last()
    .waitFor();

  await page.getByRole('tab', { name: 'Notes' }).focus();
  await page.keyboard.press('ArrowRight');
  const panel = page.getByRole('tabpanel', { name: 'Schedules' });
  const cell = panel.locator('tbody textarea').first();
  const computed = await cell.inputValue();
  await cell.fill('By others');
  await panel.getByText(`Changed. Computed: ${computed}`).waitFor();
  await panel.getByRole('button', { name: 'Add a row' }).click();
  await panel.locator('tbody tr').last().locator('textarea').first().fill('Winter cover');
  await panel.getByText('2 changes').waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect
    .poll(() => panel.locator('tbody tr').last().locator('textarea').first().inputValue())
    .not.toBe('Winter cover');
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await saved(page);
  await expect.poll(async () => (await draftOf(id)).input.edits.length).toBe(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  await expect.poll(() => cell.inputValue()).toBe(computed);

  await page.getByRole('tab', { name: 'Permit checklist' }).click();
  const checklist = page.getByRole('tabpanel', { name: 'Permit checklist' });
  const line = checklist.getByRole('checkbox', { checked: false }).first();
  const missing = await checklist.getByText(/missing$/).textContent();
  await line.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => checklist.getByText(/missing$/).textContent()).not.toBe(missing);
  expect(await accessibilityFaults(page)).toEqual([]);

  // A save that does not arrive outlives a reload; a colleague on the same field is asked about.
  await page.route(`**${planSetUrl(id)}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('tab', { name: 'Title block' }).click();
  await page.getByLabel('Client', { exact: true }).fill('Ana Ruiz and son');
  await page.getByText('The site cannot be reached.', { exact: false }).waitFor();
  await colleagueWrites(id, 'Ruiz family');
  await page.unroute(`**${planSetUrl(id)}`);
  await page.reload();
  const conflict = page.getByRole('region', { name: 'A colleague changed the same' });
  await conflict.getByText('Ruiz family').waitFor();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await draftOf(id)).input.title.client).toBe('Ana Ruiz and son');

  await page.getByRole('switch', { name: 'Released for construction' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release for construction' }).click();
  await page.getByText('Preliminary', { exact: true }).waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Files' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('%PDF');

  await page.getByRole('button', { name: 'Hand over', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over the plan set' });
  await dialog.getByLabel('Note to the client').fill('Please look at the steps.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('What changed').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tabpanel', { name: 'Files' }).getByText('Issue 1').waitFor();
  const [delivery] = (await readRoom(url, key)).deliveries;
  const names = delivery?.versions[0]?.files.map(({ filename }) => filename.split('.').at(-1));
  expect([delivery?.title, names]).toEqual(['Plan set', ['pdf', 'dxf', 'xlsx']]);
  const room = await journeys.visit(PHONE);
  await room.goto(`/project#${key}`);
  await room.getByText('Please look at the steps.').waitFor();

  if (!LONG) return;
  // The next issue names the sheets that changed, with clouds around it.
  await page.getByRole('tab', { name: 'Title block' }).click();
  await page.getByLabel('Paper').selectOption('ANSI B (17 × 11 in)');
  await saved(page);
  await page.getByRole('button', { name: 'Hand over', exact: true }).click();
  await dialog.getByText('Changed since issue 1').waitFor();
  await dialog.locator('svg[viewBox]').first().waitFor();
});

test.runIf(LONG)(
  'on a phone the set is read, turned and changed without leaving the screen’s width',
  async () => {
    const key = await buyPackage(url, 'phone-plans@example.com');
    const { id } = await readRoom(url, key);
    const stored = await call('/api/designs', 'POST', { design: DEFAULT_DESIGN });
    const { id: design } = z.parse(z.object({ id: z.string() }), stored);
    await call(planSetUrl(id), 'POST', { from: 'link', design });
    const page = await open(planSetPlace(id), PHONE);
    await sheet(page).locator('svg').waitFor();
    await fits(page, 390);
    await page.getByRole('button', { name: 'Next sheet' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    for (const tab of ['Notes', 'Schedules', 'Permit checklist', 'Files', 'Title block']) {
      await page.getByRole('tab', { name: tab }).click();
      await fits(page, 390);
    }
    await page.getByLabel('Project number').fill('24-007');
    await expect.poll(async () => (await draftOf(id)).input.title.number).toBe('24-007');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the project' }).click();
    await page.getByRole('link', { name: 'Open the plan set' }).waitFor();
    await fits(page, 390);
  },
);
