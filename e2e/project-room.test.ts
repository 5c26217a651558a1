import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { fill } from '#domain/words/fill.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { buyPackage, drawing, handOver, readRoom, writeToClient } from '../proof/project-calls.ts';
import { signIn } from '../proof/sign-in.ts';
import { startJourneys } from './journey.ts';

// The client's side of a project, from the paid order to the approval; what the studio does is done by its calls.

const journeys = startJourneys();
const {
  PROJECT_ROOM,
  PROJECT_SENDING,
  PROJECT_APPROVAL,
  PROJECT_DELIVERIES,
  PROJECT_LINK,
  PROJECT_MESSAGES,
  PROJECT_TROUBLE,
  PROJECT_TURN,
} = CONTENT.projectRoom;
const { DRAWING_VIEWER } = CONTENT.drawingViewer;

let url = '';
let cookie = '';
beforeAll(async () => {
  ({ url } = journeys.site);
  cookie = await signIn(url);
});

const openRoom = async (key: string, options = PHONE): Promise<Page> => {
  // Without WebGL: nothing that a client must do needs three dimensions.
  const page = await journeys.open(`/project#${key}`, options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** A comment on the whole drawing: the way without pointing. */
const addComment = async (page: Page, body: string) => {
  // On a phone the list of comments is closed at first.
  const list = page.getByRole('button', { name: new RegExp(`^${DRAWING_VIEWER.comments}`), expanded: false });
  const shown = page.getByRole('button', { name: new RegExp(`^${DRAWING_VIEWER.comments}`), expanded: true });
  await list.or(shown).waitFor();
  if (await list.isVisible()) await list.click();
  await page.getByRole('button', { name: DRAWING_VIEWER.wholeDrawing }).click();
  await page.getByLabel(DRAWING_VIEWER.text).fill(body);
  await page.getByRole('button', { name: DRAWING_VIEWER.save }).click();
};

const sendRound = async (page: Page, name: string) => {
  await page.getByRole('button', { name: PROJECT_SENDING.send }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(PROJECT_ROOM.name).fill(name);
  await dialog.getByRole('button', { name: PROJECT_SENDING.button }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('from the payment to the approval, with two rounds; two people, a lost connection, a new version in between', async () => {
  const key = await buyPackage(url, 'room-ana@example.com');
  const { id: projectId } = await readRoom(url, key);
  const page = await openRoom(key);
  await page.getByRole('heading', { level: 1, name: PROJECT_TURN.client.intake }).waitFor();
  expect(await page.evaluate((secret) => JSON.stringify(window.localStorage).includes(secret), key)).toBe(
    false,
  );

  await handOver(url, cookie, { projectId, title: 'Pool plan', background: '#2fa9b8' });
  await lookAgain(page);
  await page.getByRole('heading', { level: 1, name: /look at version 1 of “Pool plan” by/ }).waitFor();
  await page.getByRole('button', { name: fill(PROJECT_TURN.buttons.look, { number: 1 }) }).click();
  await page.getByRole('heading', { level: 1, name: 'Pool plan' }).waitFor();
  await page.getByRole('button', { name: fill(PROJECT_DELIVERIES.openFile, { name: 'plan.png' }) }).click();

  // The connection goes in mid-comment: what was written is kept, through a reload too, and sent later.
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: DRAWING_VIEWER.offline }).waitFor();
  await addComment(page, 'The shelf should reach the steps.');
  await page.getByRole('button', { name: new RegExp(`^${DRAWING_VIEWER.comments}`) }).click();
  await page.getByText(DRAWING_VIEWER.waiting, { exact: true }).waitFor();
  await page.getByRole('button', { name: DRAWING_VIEWER.close }).click();
  await page.getByText(PROJECT_TROUBLE.offline).waitFor();
  await page.getByText(fill(PROJECT_SENDING.barOffline.one, {})).waitFor();
  await page.context().setOffline(false);
  await page.getByText(PROJECT_SENDING.bar.one).waitFor();

  // Somebody else with the same link comments too, and both see both.
  const partner = await openRoom(key, DESKTOP);
  await partner.getByText(PROJECT_SENDING.bar.one).waitFor();
  await partner.getByRole('link', { name: /Open Pool plan, version 1/ }).click();
  await addComment(partner, 'A bench at the deep end?');
  await partner.getByText(fill(PROJECT_SENDING.bar.other, { count: 2 })).waitFor();
  await lookAgain(page);
  await page.getByText(fill(PROJECT_SENDING.bar.other, { count: 2 })).waitFor();
  await sendRound(page, 'Ana');
  await lookAgain(partner);
  await partner.getByText(fill(PROJECT_SENDING.bar.other, { count: 2 })).waitFor({ state: 'detached' });
  expect(await readRoom(url, key)).toMatchObject({ turn: 'studio', revisionsUsed: 1 });
  await page.getByRole('link', { name: PROJECT_ROOM.views.home, exact: true }).click();
  await page
    .getByRole('heading', { level: 1, name: /Our turn: we’re working on your 2 comments\. .+ by / })
    .waitFor();

  // A new version arrives while the partner writes: told, and nothing is lost.
  await addComment(partner, 'The gate to the west, please.');
  await partner.getByText(PROJECT_SENDING.bar.one).waitFor();
  const { deliveries } = await readRoom(url, key);
  await handOver(url, cookie, { projectId, title: '', background: '#e2d6c3', deliveryId: deliveries[0]?.id });
  await lookAgain(partner);
  await partner
    .getByText(fill(PROJECT_DELIVERIES.arrived, { title: 'Pool plan', number: 2, old: 1 }))
    .waitFor();
  await sendRound(partner, 'Tom');
  expect(await readRoom(url, key)).toMatchObject({ turn: 'studio', revisionsUsed: 2 });

  await partner.getByRole('button', { name: PROJECT_DELIVERIES.look }).click();
  await partner.getByRole('button', { name: PROJECT_APPROVAL.approve }).click();
  const dialog = partner.getByRole('dialog');
  const approveNow = dialog.getByRole('button', { name: fill(PROJECT_APPROVAL.button, { number: 2 }) });
  expect(await dialog.getByLabel(PROJECT_APPROVAL.typed).inputValue()).toBe('');
  await dialog.getByLabel(PROJECT_APPROVAL.typed).fill('Tom');
  await approveNow.click();
  await dialog.getByText(PROJECT_APPROVAL.typedNeeded).waitFor();
  await dialog.getByLabel(PROJECT_APPROVAL.typed).fill('Tom Ruiz');
  await approveNow.dblclick();
  await dialog.getByText(fill(PROJECT_APPROVAL.done, { title: 'Pool plan', number: 2 })).waitFor();
  await dialog.getByRole('button', { name: PROJECT_ROOM.close }).last().click();
  const receipt = partner.waitForEvent('download');
  await partner.getByRole('button', { name: PROJECT_APPROVAL.receipt }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^approval-.+-version-2\.pdf$/);
  await partner.getByRole('button', { name: PROJECT_APPROVAL.takeBack }).click();
  await partner.getByRole('dialog').getByRole('button', { name: PROJECT_APPROVAL.takeBack }).click();
  await partner.getByRole('button', { name: PROJECT_APPROVAL.approve }).waitFor();

  // The browser's Back goes through the views.
  await partner.goBack();
  await partner.getByText(fill(PROJECT_DELIVERIES.older, { number: 2 })).waitFor();
  await partner.goBack();
  await partner.getByRole('heading', { level: 2, name: PROJECT_DELIVERIES.heading }).waitFor();
});

test('a message with a file, kept while it is written; the link replaced', async () => {
  const key = await buyPackage(url, 'room-ben@example.com');
  const { id: projectId } = await readRoom(url, key);
  const page = await openRoom(key, DESKTOP);
  await page.getByRole('link', { name: PROJECT_ROOM.views.messages }).click();
  await page.getByLabel(PROJECT_MESSAGES.write).fill('The gas line runs along the garage.');
  await page.reload();
  await page.getByLabel(PROJECT_ROOM.name).fill('Ben');
  await page.locator('input[name=files]').setInputFiles([
    { name: 'garage.png', mimeType: 'image/png', buffer: await drawing('#0b6477') },
    { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await page.getByText('virus.exe is not a supported file type.').waitFor();
  await page.getByRole('button', { name: PROJECT_MESSAGES.send }).click();
  await page.getByText(PROJECT_MESSAGES.sent).waitFor();
  await page
    .getByRole('article')
    .filter({ hasText: 'Ben' })
    .getByRole('button', { name: /garage\.png/ })
    .waitFor();
  const picture = page.getByRole('img', { name: /garage\.png/ });
  await picture.scrollIntoViewIfNeeded();
  await picture.locator('canvas').waitFor();
  expect(await page.getByLabel(PROJECT_MESSAGES.write).inputValue()).toBe('');

  await writeToClient(url, cookie, projectId, 'Thank you, we moved the trench.');
  await lookAgain(page);
  await page.getByText('Thank you, we moved the trench.').waitFor();
  await page.getByText(PROJECT_MESSAGES.isNew, { exact: true }).waitFor();

  await page.getByRole('link', { name: PROJECT_ROOM.views.link, exact: true }).click();
  await page.getByRole('button', { name: PROJECT_LINK.replaceButton }).click();
  await page.getByRole('button', { name: PROJECT_LINK.replaceConfirm }).click();
  await page.getByRole('heading', { name: PROJECT_LINK.replaced }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: PROJECT_TROUBLE.unknown.heading }).waitFor();
  await page.getByLabel(PROJECT_TROUBLE.lost.email).fill('room-ben@example.com');
  await page.getByRole('button', { name: PROJECT_TROUBLE.lost.button }).click();
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
});
