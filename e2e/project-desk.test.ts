import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { ROOM_KEY_HEADER, roomSchema } from '#domain/project/room.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { STAFF } from '../proof/running-site.ts';
import { startJourneys } from './journey.ts';

// Its board begins empty.
const journeys = startJourneys({ env: {} });

const api = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${journeys.site.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect([path, answer.status < 300, answer.status < 300 ? '' : await answer.clone().text()]).toEqual([
    path,
    true,
    '',
  ]);
  const text = await answer.text();
  return text ? JSON.parse(text) : undefined;
};

const intentSchema = z.object({ intentId: z.string(), clientSecret: z.string() });

/** A package paid by card begins a project; its key is what the client holds. */
const buyPackage = async (receiptEmail: string): Promise<string> => {
  const intent = intentSchema.parse(
    await api('/api/create-payment-intent', { amount: 995, description: 'Luxury Resort' }),
  );
  await api('/api/sandbox/confirm', { ...intent, token: 'pm_card_visa', receiptEmail });
  const query = new URLSearchParams({
    payment_intent: intent.intentId,
    payment_intent_client_secret: intent.clientSecret,
  });
  const { roomKey } = await api(`/api/payments/status?${query}`);
  return z.string().parse(roomKey);
};

const signIn = async (options = DESKTOP) => {
  const page = await journeys.visit(options);
  await page.goto('/admin#projects');
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  return page;
};

const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
// The choice follows the address, a moment after the press.
const choose = async (page: Page, name: string) => {
  const choice = page.getByRole('radio', { name });
  await choice.click({ force: true });
  await expect.poll(() => choice.isChecked()).toBe(true);
};
const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

const drawing = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#edf6f6' } })
    .jpeg()
    .toBuffer();

test('staff hand over drawings, answer and resolve what the client asks, quote, book Zelle, refund a part and start the next step', async () => {
  const key = await buyPackage('ana@example.com');
  const room = async (path = '', body?: unknown) => api(`/api/room${path}`, body, { [ROOM_KEY_HEADER]: key });
  const page = await signIn();
  const column = page.getByRole('region', { name: 'Client’s turn' });
  // What a client began is marked until somebody opens it, and goes by its address until it has a name.
  await page
    .getByRole('region', { name: 'Our turn' })
    .getByText('Nothing due from us. 1 unread in Client’s turn.')
    .waitFor();
  await choose(page, 'Unread');
  await page.getByRole('link', { name: 'Open the project of ana@example.com' }).waitFor();
  await choose(page, 'Everyone’s');
  await column.getByRole('link', { name: 'Open the project of ana@example.com' }).click();
  await page.getByText('Write to the client').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByRole('button', { name: 'Change name or email' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ana Ruiz');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Ana Ruiz' }).waitFor();

  await page.getByRole('button', { name: 'Send to client', exact: true }).click();
  const handOver = page.getByRole('dialog', { name: 'Send to client' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  await handOver.getByLabel('Title').fill('Concept');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  const files = handOver.locator('input[type=file]');
  await files.setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la') });
  await handOver.getByText('We can’t take song.mp3. Use PDF, JPEG, PNG, HEIC or DXF.').waitFor();
  await files.setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer: await drawing() });
  await handOver.getByLabel('Note to the client').fill('Look at the steps.');
  await handOver.getByRole('button', { name: 'Send to client' }).click();
  await handOver.waitFor({ state: 'detached' });
  await page.getByText('plan.jpg').waitFor();
  await page.getByText('Not seen yet').first().waitFor();

  const version = roomSchema.parse(await room()).deliveries[0]?.versions[0];
  await room('/comments', {
    id: randomUUID(),
    versionId: version?.id,
    surface: 'file',
    fileId: version?.files[0]?.id,
    body: 'Steps to the east, please.',
    name: 'Ana',
  });
  await room('/rounds', { name: 'Ana Ruiz', words: 'Nearly there.' });
  // The open page looks again by itself, and keeps what is half typed.
  await page.getByLabel('Write to the client').fill('Half a mess');
  await lookAgain(page);
  await page.getByText('Steps to the east, please.').waitFor();
  expect(await page.getByLabel('Write to the client').inputValue()).toBe('Half a mess');
  await page.getByText('Nearly there.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // The session ends under a half-written answer: it is signed in again over it, and sent.
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByLabel('Reply to Ana').fill('Done in the next version.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send reply' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.locator('[name=password]').fill(STAFF.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await said(page, 'Reply sent.');
  await page.getByRole('button', { name: 'Mark resolved' }).click();
  await page.getByRole('button', { name: 'Show 1 resolved' }).click();
  await page.getByText('Done in the next version.').waitFor();

  // A template is saved over a half-written message, which stays unsent.
  await page.getByRole('button', { name: 'Manage templates' }).click();
  const templates = page.getByRole('dialog', { name: 'Templates' });
  await templates.getByRole('button', { name: 'Add a template' }).click();
  await templates.getByLabel('Title').fill('Thanks');
  await templates.getByLabel('Message').fill('Thank you, {name}.');
  await templates.getByRole('button', { name: 'Save template' }).click();
  await templates.getByText('Thank you, {name}.').waitFor();
  await page.keyboard.press('Escape');
  await templates.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Write to the client').inputValue()).toBe('Half a mess');
  expect(roomSchema.parse(await room()).messages).toEqual([]);

  await page.getByLabel('Write to the client').fill('Your drawings are on their way.');
  await page.getByLabel('Write to the client').press('Control+Enter');
  await said(page, 'Message sent.');

  const dueField = page.getByLabel('Due date');
  const before = await dueField.inputValue();
  await dueField.fill('2027-01-29');
  await dueField.blur();
  await said(page, 'Due Jan 29, 2027');
  expect(roomSchema.parse(await room()).dueAt).toBe('2027-01-30T04:59:00.000Z');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => dueField.inputValue()).toBe(before);

  await page.getByRole('button', { name: 'Write a quote' }).click();
  const quote = page.getByRole('dialog', { name: 'Write a quote' });
  await quote.getByLabel('Title').fill('Outdoor kitchen');
  await quote.getByLabel('Amount in dollars').fill('1,250.50');
  await quote.getByRole('button', { name: 'Send the quote' }).click();
  await quote.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Mark “Outdoor kitchen” as paid by Zelle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid by Zelle' }).click();
  await said(page, 'Recorded as paid by Zelle.');
  await page.getByText(/, by Zelle$/).waitFor();

  await page.getByRole('button', { name: 'Refund “Luxury Resort”' }).click();
  const refund = page.getByRole('dialog', { name: /^Refund/ });
  await refund.getByRole('radio', { name: 'Part of it' }).check();
  await refund.getByLabel('Amount in dollars').fill('600');
  await refund.getByLabel('Type $600.00 once more to confirm').fill('60');
  await refund.getByRole('button', { name: 'Refund $600.00' }).click();
  await refund.getByText('This is not $600.00.').waitFor();
  await refund.getByLabel('Type $600.00 once more to confirm').fill('600');
  await refund.getByRole('button', { name: 'Refund $600.00' }).click();
  await refund.waitFor({ state: 'detached' });
  await page.getByText('$600.00 refunded').waitFor();

  const handed = roomSchema.parse(await room()).deliveries[0]?.versions[0];
  await room('/approvals', { versionId: handed?.id, name: 'Ana Ruiz', sha256: handed?.sha256 });
  await lookAgain(page);
  await page.getByText(/^Approved by Ana Ruiz/).waitFor();
  await page.getByRole('button', { name: 'Start: Handover' }).click();
  const step = page.getByRole('dialog', { name: 'Start: Handover' });
  await step.getByText(/^Becomes final: Concept, version 1, approved by Ana Ruiz/).waitFor();
  await step.getByRole('button', { name: 'Start: Handover' }).click();
  await step.waitFor({ state: 'detached' });
  await page.getByText(/^Approved by Ana Ruiz, .* final$/).waitFor();
});

test.runIf(LONG)(
  'what is open on an earlier version stays in sight, and a proposed design becomes the next one with a note',
  async () => {
    const key = await buyPackage('dana@example.com');
    const room = async (path = '', body?: unknown) =>
      api(`/api/room${path}`, body, { [ROOM_KEY_HEADER]: key });
    const page = await signIn();
    await page.getByRole('link', { name: 'Open the project of dana@example.com' }).click();
    await page.getByRole('button', { name: 'Send to client', exact: true }).click();
    const handOver = page.getByRole('dialog', { name: 'Send to client' });
    await handOver.getByLabel('Title').fill('Concept');
    await handOver.getByRole('radio', { name: 'A Poolwright design' }).check();
    await handOver.getByLabel('Link or name of the design').fill('nothing');
    await handOver.getByRole('button', { name: 'Send to client' }).click();
    await handOver.getByText('That isn’t a design link.', { exact: false }).waitFor();
    const { id } = await api('/api/designs', { design: DEFAULT_DESIGN });
    await handOver
      .getByLabel('Link or name of the design')
      .fill(`https://pools.example/ai-3d-design?d=${id}`);
    await handOver.getByRole('button', { name: 'Send to client' }).click();
    await handOver.waitFor({ state: 'detached' });
    const versionId = roomSchema.parse(await room()).deliveries[0]?.versions[0]?.id;
    const say = (more: object) => room('/comments', { id: randomUUID(), versionId, ...more });
    await say({ surface: 'picture', body: 'More shade, please.' });
    await say({ surface: 'wish', body: 'We made it longer.', design: { ...DEFAULT_DESIGN, widthFt: 20 } });
    await room('/rounds', { name: 'Dana', words: '' });
    await lookAgain(page);
    await page.getByText('We made it longer.').waitFor();
    await page.getByRole('button', { name: 'Use as version 2' }).click();
    const adopt = page.getByRole('dialog', { name: 'Use as version 2' });
    await adopt.getByLabel('Note to the client').fill('As you drew it.');
    await adopt.getByLabel('Reply by').fill('2027-02-01');
    await adopt.getByRole('button', { name: 'Send to client' }).click();
    await adopt.waitFor({ state: 'detached' });
    await page.getByText('As you drew it.').waitFor();
    const after = roomSchema.parse(await room());
    expect([after.turn, after.dueAt]).toEqual(['client', '2027-02-02T04:59:00.000Z']);
    expect(after.comments.find(({ surface }) => surface === 'wish')?.resolvedAt).not.toBeNull();
    const open = page.getByRole('listitem').filter({ hasText: 'More shade, please.' }).last();
    await open.getByText('Version 1', { exact: true }).waitFor();
    await open.getByText('Dana', { exact: true }).waitFor();
  },
);

test.runIf(LONG)(
  'on a phone a project is begun by hand, assigned and taken back, found by its name, and closed',
  async () => {
    const page = await signIn(PHONE);
    await page.getByRole('button', { name: 'New project' }).click();
    const begin = page.getByRole('dialog', { name: 'New project' });
    await begin.getByLabel('Client’s name').fill('Bartholomew Featherstonehaugh-Cholmondeley');
    await begin.getByLabel('Client’s email').fill('bart@example.com');
    await begin.getByRole('button', { name: 'Create project' }).click();
    await page.getByRole('heading', { level: 1, name: /^Bartholomew/ }).waitFor();
    await fitsPhone(page);
    await page.getByLabel('Assigned to').selectOption(STAFF.email);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByLabel('Assigned to').inputValue()).toBe('');
    await page.getByRole('link', { name: 'All projects' }).click();
    await page.getByLabel(/^Search by/).fill('featherston');
    await page.getByRole('link', { name: /Bartholomew/ }).waitFor();
    await fitsPhone(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: /Bartholomew/ }).click();
    await page.getByRole('button', { name: 'Close the project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the project' }).click();
    await page.getByRole('button', { name: 'Reopen project' }).waitFor();
    await page.goto('/admin#projects?state=closed');
    await page.getByRole('link', { name: /Bartholomew/ }).waitFor();
  },
);
