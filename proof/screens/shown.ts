import type { Page } from 'playwright';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { SAMPLE_INTAKE } from '#domain/intake/sample-intake.ts';
import { CONTACT_SENT, projectPage, ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { STATES } from '../audit/states.ts';
import { awake } from '../awake.ts';
import { bookCall } from '../call-calls.ts';
import { giveDetails, payWith } from '../checkout.ts';
import { acceptedQuote } from '../project-calls.ts';
import { STAFF } from '../running-site.ts';
import { signIn as staffCookie } from '../sign-in.ts';

// What is looked at: every page as it first stands, and what a visitor brings it into.

export interface Shown {
  name: string;
  path: string;
  reach?: (page: Page) => Promise<unknown>;
  /** What is in the window stays there: a dialog, or a place that is jumped to. */
  windowOnly?: true;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const PROMPT = 'modern pool 36 by 16 with a raised spa, sunshelf and two fire bowls, travertine deck';

const generate = async (page: Page) => {
  await page.fill('[name=transcript]', PROMPT);
  await press(page, 'Generate Design');
  await page.getByText('Design Generated', { exact: true }).waitFor();
  const pictures = 'img[src*="/api/designs/pictures/"]';
  await page.waitForFunction(
    (of) =>
      [...document.querySelectorAll<HTMLImageElement>(of)].some(({ naturalWidth }) => naturalWidth > 600),
    pictures,
  );
};

const pay = async (page: Page, number: string) => {
  await press(page, /^Select Package/);
  await giveDetails(page);
  await payWith(page, number);
};

const signIn = async (page: Page) => {
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.locator('[name=password]').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.waitForLoadState('networkidle');
};

const openQuote = async (page: Page) => {
  const url = new URL(page.url()).origin;
  const { payUrl } = await acceptedQuote(url, await staffCookie(url));
  await page.goto(payUrl);
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
};

const fillIntake = async (page: Page) => {
  await page.evaluate(
    (draft) => localStorage.setItem('poolIntakeForm', draft),
    JSON.stringify(SAMPLE_INTAKE),
  );
  await page.reload();
  await awake(page);
};

const sendContact = async (page: Page) => {
  await page.waitForFunction(() => !document.querySelector('#contact astro-island[ssr]'));
  const form = page.locator('form').filter({ has: page.locator('[name=firstName]') });
  for (const [name, value] of [
    ['firstName', 'Ann'],
    ['lastName', 'Lee'],
    ['email', 'ann@example.com'],
  ] as const)
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('button[type=submit]').click();
  await form.getByText(/We'll get back to you/).waitFor();
};

const sendEstimate = async (page: Page) => {
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  const form = page.locator('#calculator form').first();
  await form.waitFor();
  await page.waitForFunction(() => !document.querySelector('#calculator astro-island[ssr]'));
  for (const select of await form.locator('select').all()) await select.selectOption({ index: 1 });
  await form.locator('[name=email]').fill('ann@example.com');
  await press(page, CONTENT.estimate.CALCULATOR.submit);
  await page.getByText(/^E-[0-9A-F]{8}$/).waitFor();
};

const drawPlot = async (page: Page) => {
  await page.getByLabel('Lot width').fill('100');
  await page.getByLabel('Lot depth').fill('80');
  await press(page, 'Start drawing');
  await page.getByText(/^Lot area/).waitFor();
};

const pages: Shown[] = [
  ...Object.entries(ROUTES).map(([name, path]) => ({ name, path })),
  { name: 'state', path: STATE_PAGES.TX },
  { name: 'portfolio-project', path: projectPage('saguaro-wash') },
  { name: 'contact-sent', path: CONTACT_SENT },
  { name: 'no-such-page', path: '/no-such-page' },
  { name: 'home-es', path: '/es' },
];

const results: Shown[] = [
  { name: 'tool-result', path: ROUTES.designTool, reach: generate },
  {
    name: 'declined',
    path: ROUTES.packages,
    reach: (page) =>
      pay(page, '4000000000000002').then(() => page.getByText('Payment Failed').first().waitFor()),
    windowOnly: true,
  },
  {
    name: 'paid',
    path: ROUTES.packages,
    reach: (page) => pay(page, '4242424242424242').then(() => page.getByText(/^No\. \d+/).waitFor()),
  },
  { name: 'pay-quote', path: ROUTES.pay, reach: openQuote },
  {
    name: 'optimization-result',
    path: ROUTES.optimization,
    reach: async (page) => {
      await page.selectOption('[name=priority]', 'family');
      await press(page, 'Run Analysis');
      await page.getByRole('region', { name: 'What actually fits' }).waitFor();
    },
  },
  {
    name: 'eco-result',
    path: ROUTES.eco,
    reach: async (page) => {
      for (const box of (await page.locator('main input[type=checkbox]').all()).slice(0, 3))
        await box.check();
      for (const select of await page.locator('main form select').all())
        await select.selectOption({ index: 2 });
      await press(page, 'Analyze Environmental Impact');
      await page.getByRole('button', { name: 'Modify Features' }).waitFor();
    },
  },
  { name: 'plot-drawn', path: ROUTES.plot, reach: drawPlot },
  { name: 'contact-thanked', path: ROUTES.contact, reach: sendContact },
  { name: 'estimate-sent', path: `${ROUTES.home}#calculator`, reach: sendEstimate, windowOnly: true },
  {
    name: 'contact-with-pool',
    path: ROUTES.designTool,
    reach: async (page) => {
      await generate(page);
      await page.getByRole('link', { name: CONTENT.designTool.DESIGN_TOOL.plans.action }).first().click();
      await page.waitForURL(/\/contact/);
      await awake(page);
    },
    windowOnly: true,
  },
  { name: 'intake-restored', path: ROUTES.intake, reach: fillIntake },
  {
    name: 'booked',
    path: ROUTES.call,
    reach: async (page) => {
      const url = new URL(page.url()).origin;
      await page.goto(`${url}${ROUTES.call}#${await bookCall(url)}`);
      await page.reload();
      await page.getByText('Audit').first().waitFor();
    },
  },
  { name: 'console-today', path: ROUTES.admin, reach: signIn },
];

const DIALOGS = /dialog|quiz|menu|card|refused|asked for|signed/;

export const SHOWN: Shown[] = [
  ...pages,
  ...results,
  ...STATES.map(({ name, path, reach }): Shown => {
    const shown = { name: name.replace(/\W+/g, '-'), path, reach };
    return DIALOGS.test(name) ? { ...shown, windowOnly: true } : shown;
  }),
];
