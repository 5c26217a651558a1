import type { Page } from 'playwright';
import { CONTENT } from '#content/content.ts';
import { CONTACT_CHECK } from '#content/native-forms.ts';
import { BUYER_MESSAGES } from '#domain/payment/buyer.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { bookCall } from '../call-calls.ts';
import { giveDetails } from '../checkout.ts';
import { handOver, planSheet, readRoom, sendIntake, writeToClient } from '../project-calls.ts';
import { signIn } from '../sign-in.ts';

// What a visitor can bring a page into, beside how it first stands. Each state is checked like a page.

export interface State {
  name: string;
  path: string;
  reach: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const { BOOK_CALL, CALL_PAGE } = CONTENT.bookingPage;
const { PROJECT_ROOM, PROJECT_APPROVAL, PROJECT_LINK, PROJECT_TROUBLE } = CONTENT.projectRoom;

/** The room of a fresh project with a drawing and a message in it. */
const openRoom = async (page: Page, view = '') => {
  const url = new URL(page.url()).origin;
  const key = await sendIntake(url, `audit-${Date.now()}@example.com`);
  const { id: projectId } = await readRoom(url, key);
  const cookie = await signIn(url);
  const picture = await planSheet();
  await handOver(url, cookie, { projectId, title: 'Pool plan', background: '#2fa9b8', picture });
  await writeToClient(url, cookie, projectId, 'Is the gas line where the survey shows it?');
  const version = (await readRoom(url, key)).deliveries[0]?.versions[0]?.id;
  const search = view === 'drawing' ? `?view=drawing-${version}` : view && `?view=${view}`;
  await page.goto(`${url}${ROUTES.project}${search}#${key}`);
  await page.getByRole('navigation', { name: PROJECT_ROOM.sections }).waitFor();
};

export const STATES: State[] = [
  {
    name: 'project room',
    path: ROUTES.project,
    reach: (page) => openRoom(page),
  },
  {
    name: 'project room, messages',
    path: ROUTES.project,
    reach: (page) => openRoom(page, 'messages'),
  },
  {
    name: 'project room, approval asked for',
    path: ROUTES.project,
    reach: async (page) => {
      await openRoom(page, 'drawing');
      await press(page, PROJECT_APPROVAL.approve);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'project room, new link asked for',
    path: ROUTES.project,
    reach: async (page) => {
      await openRoom(page, 'link');
      await press(page, PROJECT_LINK.replaceButton);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'project link that opens nothing',
    path: `${ROUTES.project}#${'x'.repeat(43)}`,
    reach: (page) => page.getByRole('heading', { name: PROJECT_TROUBLE.unknown.heading }).waitFor(),
  },
  {
    name: 'call without a time refused',
    path: ROUTES.book,
    reach: async (page) => {
      await page.locator('input[name=startsAt]').first().waitFor();
      await press(page, BOOK_CALL.submit);
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'call booked, another time asked for',
    path: ROUTES.call,
    reach: async (page) => {
      const url = new URL(page.url()).origin;
      await page.goto(`${url}${ROUTES.call}#${await bookCall(url)}`);
      await press(page, CALL_PAGE.move.open);
      await page.locator('input[name=startsAt]').first().waitFor();
    },
  },
  {
    name: 'quiz open',
    path: ROUTES.packages,
    reach: async (page) => {
      await press(page, /Start AI Quiz/);
      await page.getByRole('dialog').getByText('Question 1 of 3').waitFor();
    },
  },
  {
    name: 'payment dialog',
    path: ROUTES.packages,
    reach: async (page) => {
      await press(page, /^Select Package/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'payment dialog, details refused',
    path: ROUTES.packages,
    reach: async (page) => {
      await press(page, /^Select Package/);
      await press(page, CONTENT.paymentDialog.BUYER_FORM.next);
      await page.getByText(BUYER_MESSAGES.name).waitFor();
    },
  },
  {
    name: 'payment card',
    path: ROUTES.packages,
    reach: async (page) => {
      await press(page, /^Select Package/);
      await giveDetails(page);
      await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
    },
  },
  {
    name: 'small menu open',
    path: ROUTES.about,
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('header').getByText('Menu').first().click();
    },
  },
  {
    name: 'contact form refused',
    path: ROUTES.contact,
    reach: async (page) => {
      await page.waitForFunction(() => !document.querySelector('#contact astro-island[ssr]'));
      const form = page.locator('form').filter({ has: page.locator('[name=firstName]') });
      await form.locator('button[type=submit]').click();
      await form.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'contact form refused without script',
    path: ROUTES.contact,
    reach: async (page) => {
      await page.evaluate("document.querySelector('form[action]').submit()");
      await page.getByRole('heading', { level: 1, name: CONTACT_CHECK.heading }).waitFor();
    },
  },
  {
    name: 'intake step refused',
    path: ROUTES.intake,
    reach: async (page) => {
      await press(page, 'Next');
      await page.getByText('Full name is required').waitFor();
    },
  },
  {
    name: 'yard form refused',
    path: ROUTES.optimization,
    reach: async (page) => {
      await press(page, 'Run Analysis');
      await page.getByText('Please select a priority').first().waitFor();
    },
  },
  {
    name: 'safety assessment',
    path: ROUTES.safety,
    reach: async (page) => {
      await press(page, 'Generate AI Safety Assessment');
      await page.getByTestId('safety-score').waitFor();
    },
  },
  {
    name: 'described pool',
    path: ROUTES.designTool,
    reach: async (page) => {
      await page.fill('[name=transcript]', 'a 16 by 32 modern pool with a spa');
      await press(page, 'Generate Design');
      await page.getByText('Design Generated', { exact: true }).waitFor();
    },
  },
];
