import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { STAFF } from '../proof/running-site.ts';
import { startJourneys } from './journey.ts';

// Its lists begin empty.
const journeys = startJourneys({ env: {} });

const enter = async (page: Page, email: string, password: string) => {
  await page.goto('/admin');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password]').press('Enter');
  await page
    .getByRole('button', { name: /^(Menu|Sign out)$/ })
    .first()
    .waitFor();
};

/** On a phone the views stand in the bar's menu. */
const goTo = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name: CONTENT.console.CONSOLE.menu }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name }).press('Enter');
};

test('staff sign in on a phone, see the empty list, mark an inquiry and take it back, keep a note, decide about a panorama, and sign out', async () => {
  const page = await journeys.visit(PHONE);
  await page.goto('/admin');
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill('a wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The email or password is not right').waitFor();
  await page.locator('[name=password]').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The day's work comes first, and says kindly that there is none.
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.getByText(CONTENT.consoleToday.TODAY.done.title).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await goTo(page, 'Contact Inquiries');
  await page.getByRole('heading', { level: 1, name: 'Contact Inquiries' }).waitFor();
  await page.getByText('No inquiries yet').waitFor();
  await page.getByText(CONTENT.console.CONSOLE.emptyInquiries.body).waitFor();

  const lead = {
    firstName: 'Ana',
    lastName: '<b>Ruiz</b>',
    email: 'ana@example.com',
    details: '<script>alert(1)</script>',
  };
  const answer = await fetch(`${journeys.site.url}/api/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect(answer.status).toBe(200);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Ana <b>Ruiz</b>').waitFor();
  await page.getByText('Total: 1').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('button', { name: /^Open Ana/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Ana/ });
  await dialog.getByLabel('Status').selectOption('contacted');
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await dialog.getByText('Marked as contacted; it was new.').waitFor();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.locator('ol').getByText('new').waitFor();
  expect(await dialog.getByLabel('Status').inputValue()).toBe('new');
  // The session ends under a half-written note: it is signed in again over it, and saved.
  await dialog.getByLabel('Note').fill('Called; wants a spa.');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Add note' }).click();
  const again = page.getByRole('dialog', { name: CONTENT.console.CONSOLE.signIn.lost });
  await again.locator('[name=password]').fill(STAFF.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('Note').inputValue()).toBe('Called; wants a spa.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await dialog.locator('ol').getByText('Called; wants a spa.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^Open Ana/);
  // An entry has an address: forward and a reload lead to it, back leaves it.
  await page.goForward();
  await page.reload();
  await dialog.getByLabel('Status').waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });

  // Several at once, and the way back.
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Mark as spam' }).press('Enter');
  await page.getByText('No inquiries yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('Total: 1').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const sphere = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();
  const upload = new FormData();
  upload.append('images', new Blob([new Uint8Array(sphere)], { type: 'image/jpeg' }), 'yard.jpg');
  await fetch(`${journeys.site.url}/api/upload-360-images`, { method: 'POST', body: upload });
  const seen = async () => JSON.stringify(await (await fetch(`${journeys.site.url}/api/360-designs`)).json());
  const sphereIs = (state: string) =>
    page.getByRole('listitem').filter({ hasText: 'yard.jpg' }).getByText(state, { exact: true }).waitFor();
  await goTo(page, 'Panoramas');
  await sphereIs('pending');
  expect(await seen()).not.toContain('yard');
  await page.getByRole('button', { name: 'Approve yard.jpg' }).press('Enter');
  await sphereIs('approved');
  expect(await seen()).toContain('yard');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Approve yard.jpg');
  await page.getByRole('button', { name: 'Reject yard.jpg' }).press('Enter');
  await sphereIs('rejected');
  expect(await seen()).not.toContain('yard');

  // Every other view comes when it is opened, and the way back leads through them.
  for (const name of ['Overview', 'Customers', 'Launch checklist', 'Audit log', 'Your account']) {
    await goTo(page, name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.title()).toContain(name);
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await page.getByText('Marked a panorama as approved').waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor();
  expect((await page.request.get(`${journeys.site.url}/api/contact-inquiries`)).status()).toBe(401);
});

test.runIf(LONG)(
  'an owner lets an editor in by keyboard; the editor lands on the content, sees no lead, and is told so',
  async () => {
    const { CONSOLE } = CONTENT.console;
    const owner = await journeys.visit(PHONE);
    await enter(owner, STAFF.email, STAFF.password);
    await owner.goto('/admin#account');
    await owner.getByRole('button', { name: CONSOLE.account.add }).press('Enter');
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel(CONSOLE.account.addEmail).fill('eda@example.com');
    await dialog.getByLabel(CONSOLE.account.yours).fill(STAFF.password);
    await owner.keyboard.press('Enter');
    await dialog.getByText(CONSOLE.account.roleMissing).waitFor();
    await dialog.getByLabel(/^Editor/).press('Space');
    expect(await accessibilityFaults(owner)).toEqual([]);
    await dialog.getByLabel(CONSOLE.account.yours).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await owner.getByText('Editor, has not signed in yet').waitFor();
    const password = (await owner.locator('.select-all').textContent()) ?? '';

    const editor = await journeys.visit(PHONE);
    await enter(editor, 'eda@example.com', password);
    await editor.getByRole('heading', { level: 1, name: CONSOLE.views.content }).waitFor();
    await editor.getByRole('button', { name: CONSOLE.menu }).press('Enter');
    const views = editor.getByRole('navigation', { name: CONSOLE.navigation }).getByRole('link');
    expect(await views.allTextContents()).toEqual([
      'Content',
      'Visitors',
      'Launch checklist',
      'Your account',
    ]);
    await editor.keyboard.press('Escape');
    await editor.goto('/admin#orders');
    await editor.getByText(CONSOLE.notYours).waitFor();
    await goTo(editor, 'Launch checklist');
    const name = editor.getByRole('link', { name: 'Change: Business name' });
    await name.waitFor();
    expect(await accessibilityFaults(editor)).toEqual([]);
    expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await name.press('Enter');
    await expect.poll(() => editor.locator(':focus').inputValue()).toBe(CONTENT.brand.name);

    // The role is changed while the page is open: the next thing asked for shows it.
    await owner.getByRole('button', { name: 'Change the role of eda@example.com' }).press('Enter');
    await dialog.getByLabel(/^Staff/).press('Space');
    await dialog.getByLabel(CONSOLE.account.yours).fill(STAFF.password);
    await owner.keyboard.press('Enter');
    await owner.getByText('Staff, last seen').waitFor();
    await goTo(editor, 'Launch checklist');
    await editor.getByText(CONSOLE.notYours).waitFor();
    await editor.getByRole('link', { name: 'Go to Today' }).press('Enter');
    await editor
      .getByText(/^waiting /)
      .first()
      .waitFor();
  },
);

const post = async (path: string, body: object) => {
  const answer = await fetch(journeys.site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

test('a day’s work: who waits leads to their entry with its picture, a template is filled in and looked over, the next one is a key away, and the number falls', async () => {
  const { CONSOLE } = CONTENT.console;
  const { id } = await post('/api/ai-design-process', { transcript: 'a small rectangular pool' });
  const wrote = (firstName: string, details: string) =>
    post('/api/send-email', { firstName, lastName: 'Lee', email: `${firstName}@example.com`, details });
  await wrote('Bea', `Design: ${journeys.site.url}/ai-design-tool?d=${id}`);
  await wrote('Cyd', 'Do you build in winter?');
  const page = await journeys.visit(DESKTOP);
  // That there is one is what counts here, not what it shows.
  await page.route('**/api/designs/pictures/**', (route) => route.abort());
  await enter(page, STAFF.email, STAFF.password);
  const inquiries = page.getByRole('navigation').getByRole('link', { name: /^Contact Inquiries/ });
  const openNow = async () => Number.parseInt((await inquiries.locator('.sr-only').textContent()) ?? '', 10);
  const before = await openNow();
  expect(before).toBeGreaterThanOrEqual(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /^Bea Lee/ }).press('Enter');

  // From one to the next by key, not while a letter is typed; the list stays behind.
  const of = (name: string) => page.getByRole('dialog', { name: `${name} Lee` });
  await of('Bea').locator('img[src*="/api/designs/pictures/"]').first().waitFor();
  await of('Bea')
    .getByText(/^2 of /)
    .waitFor();
  await page.keyboard.press('k');
  await of('Cyd')
    .getByText(/^1 of /)
    .waitFor();
  await of('Cyd').getByRole('button', { name: CONSOLE.reply.begin }).press('Enter');
  const body = page.getByLabel('Your reply to Cyd');
  await body.pressSequentially('jk');
  expect(await body.inputValue()).toBe('jk');

  // What is not known stands in its braces, and nothing leaves before it is filled in.
  const choose = (title: string) => page.getByLabel(CONSOLE.reply.template).selectOption(title);
  await choose('We still need your survey');
  await page.getByText('Still to fill in: {package}').waitFor();
  expect(await page.getByRole('button', { name: CONSOLE.reply.send }).isDisabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await of('Cyd').getByRole('button', { name: CONSOLE.undo }).press('Enter');
  expect(await body.inputValue()).toBe('jk');
  await choose('First answer');
  const letter = await page.getByRole('link', { name: CONSOLE.reply.send }).getAttribute('href');
  expect(letter).toContain('mailto:Cyd@example.com?subject=');
  expect(decodeURIComponent(letter ?? '')).toContain('Hello Cyd,');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: CONSOLE.reply.copy }).press('Enter');
  await page.getByRole('button', { name: CONSOLE.reply.mark }).press('Enter');
  await of('Cyd').getByText('Marked as contacted; it was new.').waitFor();
  await page.keyboard.press('Escape');
  await of('Cyd').waitFor({ state: 'detached' });
  await expect.poll(openNow).toBe(before - 1);

  // One customer's whole story, looked up by name, with the picture of their design.
  await page.goto('/admin#people?search=bea%20lee');
  await page.getByText('Wrote through the contact form').first().waitFor();
  await page.locator('ol img[src*="/api/designs/pictures/"]').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
