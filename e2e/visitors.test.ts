import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { STAFF } from '../proof/running-site.ts';
import { startJourneys, wake } from './journey.ts';

// Its counts begin empty.
const journeys = startJourneys({ env: {} });
const words = CONTENT.consoleVisitors.VISITORS;

const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** What the visitor's tab tells, in order; browsers driven by a program are left out unless they hide it. */
async function watchedTab(asPerson: () => void) {
  const page = await journeys.visit({ ...DESKTOP, userAgent: PERSON });
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) told.push(request.postData() ?? '');
  });
  await page.addInitScript(asPerson);
  return { page, told };
}

const storedIn = (page: Page) =>
  page.evaluate(() => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    cookie: document.cookie,
  }));

async function openConsole() {
  const page = await journeys.visit(PHONE);
  await page.goto('/admin#visitors');
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

test.runIf(LONG)(
  'a visit by a campaign is followed to its tool and its lead, and the console counts one of each',
  async () => {
    const desk = await openConsole();
    await desk.getByText(words.empty.title).waitFor();
    expect(await accessibilityFaults(desk)).toEqual([]);

    const { page, told } = await watchedTab(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    );
    await page.goto('/?utm_source=Houzz&utm_campaign=Spring+Sale&utm_id=4711#calculator');
    await expect.poll(() => told.length).toBe(1);
    await wake(page, '#calculator');
    await page.locator('#calculator [name=size]').selectOption('large');
    await page.locator('#calculator [name=type]').selectOption('infinity');
    await expect.poll(() => told.length).toBe(2);
    // The words it came with, how far it went, and nothing else anywhere.
    expect(await storedIn(page)).toEqual({
      session: { 'visit-source': 'houzz/spring sale', 'visit-steps': 'visit tool' },
      local: {},
      cookie: '',
    });
    expect(await page.context().cookies()).toEqual([]);

    await page.goto(ROUTES.contact);
    await wake(page, '#contact');
    for (const [name, value] of Object.entries({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
    }))
      await page.locator(`#contact [name=${name}]`).fill(value);
    const sent = page.waitForRequest('**/api/send-email');
    await page.getByRole('button', { name: CONTENT.inquiry.CONTACT.submit }).click();
    expect((await sent).headers()['x-visit-source']).toBe('houzz/spring sale');
    await page.locator('[data-variant]').first().waitFor();
    const came = { source: 'houzz', campaign: 'spring sale' };
    expect(told.map((body) => JSON.parse(body))).toEqual([
      { step: 'visit', ...came },
      { step: 'tool', ...came },
    ]);

    await desk.getByRole('button', { name: 'Refresh' }).click();
    const row = desk.getByRole('row').filter({ hasText: 'Houzz' });
    await row.waitFor();
    const counts = Object.values(words.steps).map((name) =>
      desk.locator('ol > li').filter({ hasText: name }).locator('span').nth(1).innerText(),
    );
    expect(await Promise.all(counts)).toEqual(['1', '1', '1', '0']);
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['1', '1', '1', '0', '100%', '1 more']);
    expect(await row.getByRole('rowheader').innerText()).toContain('Campaign: spring sale');

    // By keyboard: another period, and the table by another column.
    await desk.getByLabel(words.spans[28]).focus();
    await desk.keyboard.press('ArrowLeft');
    await desk.getByText(words.compared.replace('{days}', '7')).waitFor();
    await desk.getByRole('button', { name: words.steps.lead, exact: true }).press('Enter');
    expect(
      await desk.getByRole('columnheader', { name: words.steps.lead, exact: true }).getAttribute('aria-sort'),
    ).toBe('descending');
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityFaults(desk)).toEqual([]);
  },
);

test.runIf(LONG)(
  'a browser that is driven, or asks not to be followed, tells and keeps nothing; private pages do not count',
  async () => {
    const asked = () => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    };
    for (const as of [() => undefined, asked]) {
      const { page, told } = await watchedTab(as);
      await page.goto('/?utm_source=flyer');
      await page.waitForLoadState('networkidle');
      expect([told, (await storedIn(page)).session]).toEqual([[], {}]);
    }
    const { page, told } = await watchedTab(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    );
    for (const path of [ROUTES.project, ROUTES.pay, ROUTES.paymentSuccess, ROUTES.call, ROUTES.admin]) {
      await page.goto(`${path}?utm_source=flyer`);
      await page.waitForLoadState('networkidle');
    }
    expect([told, (await storedIn(page)).session]).toEqual([[], {}]);
  },
);
