import type { Page } from 'playwright';
import { CONTACT_CHECK } from '#content/native-forms.ts';
import { ROUTES } from '#domain/site/routes.ts';

// What a visitor can bring a page into, beside how it first stands. Each state is checked like a page.

export interface State {
  name: string;
  path: string;
  reach: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

export const STATES: State[] = [
  {
    name: 'quiz open',
    path: ROUTES.packages,
    reach: async (page) => {
      await press(page, /Start AI Quiz/);
      await page.getByText('Question 1 of 3').waitFor();
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
