import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { STAFF } from '../proof/running-site.ts';
import { startJourneys } from './journey.ts';

// What they publish is theirs alone.
const journeys = startJourneys({ env: {} });

const signIn = async (options = DESKTOP) => {
  const page = await journeys.visit(options);
  await page.goto('/admin#content');
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Content' }).waitFor();
  return page;
};

const openDocument = async (page: Page, name: string, title: string) => {
  await page.goto(`/admin#content/${name}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const saved = (page: Page) => page.getByText('Saved as a draft').first().waitFor();
const publicPage = async (address: string) => (await fetch(`${journeys.site.url}${address}`)).text();

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish / });
  await dialog.getByText('What changes').waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'See it live' }).waitFor();
};

const nextMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);

const photograph = () =>
  sharp({ create: { width: 1800, height: 1350, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();

test('the owner changes a price, a testimonial and a photograph, previews, publishes, and goes back', async () => {
  const page = await signIn();
  await page.getByLabel('What do you want to change?').fill('price of luxury resort');
  await page.getByRole('link', { name: /Luxury Resort: Price/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('field.packages.2.price');
  await page.locator(':focus').fill('1,234');
  await saved(page);

  await openDocument(page, 'testimonials', 'Testimonials and story');
  await page.getByRole('button', { name: /^Dana R\./ }).click();
  await page.getByLabel('Their words', { exact: true }).fill('We swam in it before we built it.');
  await saved(page);

  await openDocument(page, 'projects', 'Projects');
  await page.getByRole('button', { name: /^Horizon Terrace/ }).click();
  const file = { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await page.locator('[id="field.projects.0.picture.file"]').setInputFiles(file);
  await page.getByText('The photo is in place').first().waitFor();
  await page.getByLabel('What the picture shows').fill('A blue square of water');
  await saved(page);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe[title="Preview"]');
  await frame.getByAltText('A blue square of water').first().waitFor({ state: 'attached' });
  await frame.getByText('We swam in it before we built it.').first().waitFor({ state: 'attached' });
  await page.getByLabel('Page', { exact: true }).selectOption('Packages');
  await frame.getByText('$1,234').first().waitFor();
  expect(await publicPage('/packages')).not.toContain('1,234');

  await publish(page);
  expect(await publicPage('/')).toContain('A blue square of water');
  if (LONG) {
    await openDocument(page, 'testimonials', 'Testimonials and story');
    await publish(page);
    expect(await publicPage('/')).toContain('We swam in it before we built it.');
  }
  await openDocument(page, 'packages', 'Packages and prices');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish / });
  await dialog.getByText('Luxury Resort, Price').waitFor();
  await dialog.getByText(/^Shown on \d+ pages/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await publicPage('/packages')).toContain('1,234');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: /^History/ });
  await history.getByText('Luxury Resort, Price').waitFor();
  await history.getByRole('button', { name: 'Back to the original' }).click();
  await history.getByRole('button', { name: 'Back to the original' }).click();
  await history.waitFor({ state: 'detached' });
  expect(await publicPage('/packages')).not.toContain('1,234');
  await page.getByRole('button', { name: /^Luxury Resort ?\$995/ }).waitFor();
});

test.runIf(LONG)(
  'the owner changes a sentence, is told that it has no Spanish, writes it, and Spanish readers get it',
  async () => {
    const page = await signIn(PHONE);
    await openDocument(page, 'announcement', 'Announcement');
    const english = page.locator('[id="field.text"]');
    await english.fill('Closed on Friday');
    const none = page.getByText('No Spanish yet: Spanish readers get the English.');
    await none.waitFor();
    await saved(page);
    await publish(page);
    expect(await publicPage('/es/faq')).toContain(
      '<span lang="en" data-untranslated="">Closed on Friday</span>',
    );

    await page.goto('/admin#launch');
    await page.getByRole('link', { name: /Closed on Friday/ }).click();
    const spanish = page.locator('[id="field.text.es"]');
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('field.text.es');
    await spanish.fill('Cerrado el viernes');
    await none.waitFor({ state: 'detached' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await saved(page);
    await publish(page);
    const shown = await publicPage('/es/faq');
    expect(shown).toContain('Cerrado el viernes');
    expect(shown).not.toContain('data-untranslated');
    expect(await publicPage('/faq')).not.toContain('Cerrado');

    await english.fill('Closed on Monday');
    await page.getByRole('button', { name: 'Start from the former Spanish: “Cerrado el viernes”' }).click();
    expect(await spanish.inputValue()).toBe('Cerrado el viernes');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => english.inputValue()).toBe('Closed on Friday');
    expect(await spanish.inputValue()).toBe('Cerrado el viernes');
  },
);

test.runIf(LONG)(
  'on a phone entries are moved, removed and brought back, and a publication is planned and called off',
  async () => {
    const page = await signIn(PHONE);
    await openDocument(page, 'faq', 'Questions and answers');
    const sections = page.getByRole('region', { name: 'Sections of the FAQ page' });
    const names = () =>
      sections.locator(':scope > ul > li > div:first-child [aria-expanded]').allTextContents();
    await expect.poll(names).not.toEqual([]);
    const [first = '', second = ''] = await names();
    const open = (name: string) => sections.getByRole('button', { name: new RegExp(`^${name}`) });
    await page.getByRole('button', { name: `Move down: ${first}` }).press('Enter');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe(`Move down: ${first}`);
    await open(first).press('Alt+ArrowUp');
    expect((await names()).slice(0, 2)).toEqual([first, second]);

    await open(second).click();
    await sections.getByRole('button', { name: 'Remove this section' }).click();
    expect(await names()).not.toContain(second);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await names()).slice(0, 2)).toEqual([first, second]);
    await sections.getByRole('button', { name: 'Remove this section' }).click();
    await expect.poll(() => page.locator(':focus').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Control+z');
    expect((await names()).slice(0, 2)).toEqual([first, second]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await openDocument(page, 'brand', 'Business details');
    const line = page.locator('[id="field.zellePayee"]');
    const before = await line.inputValue();
    await line.fill('pay@lakeside.test');
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Publish / });
    await dialog.getByLabel('At a date and time').check();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.getByText('Please choose a date and time in the future.').waitFor();
    await dialog.getByLabel('Date and time', { exact: true }).fill(`${nextMonth()}T09:00`);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Goes public .*9:00/).waitFor();
    await page.getByRole('button', { name: 'Cancel schedule' }).click();
    await page.getByText(/^Goes public/).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => line.inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => line.inputValue()).toBe('pay@lakeside.test');
    await saved(page);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => line.inputValue()).toBe(before);
  },
);

test.runIf(LONG)('of two who edit the same, the second sees both texts and loses nothing', async () => {
  const one = await signIn();
  const other = await signIn();
  await openDocument(one, 'brand', 'Business details');
  await openDocument(other, 'brand', 'Business details');
  await one.getByLabel('Phone').fill('(407) 555-0100');
  await one.getByLabel('Shown on the site', { exact: true }).fill('Mon-Sat 7AM-7PM');
  await saved(one);

  await other.getByLabel('Shown on the site', { exact: true }).fill('Every day 9AM-5PM');
  await other.getByLabel('City').fill('Sanford');
  const both = other.getByRole('region', { name: 'Somebody else changed this too' });
  await both.waitFor();
  const hours = both.getByRole('group', { name: 'Opening hours, Shown on the site' });
  await hours.getByText('Every day 9AM-5PM').waitFor();
  await hours.getByText('Mon-Sat 7AM-7PM').waitFor();
  expect(await hours.getByRole('radio', { name: /^Yours/ }).isChecked()).toBe(true);
  const phone = both.getByRole('group', { name: 'Phone' });
  expect(await phone.getByRole('radio', { name: /^Theirs/ }).isChecked()).toBe(true);
  expect(await accessibilityFaults(other)).toEqual([]);
  await both.getByRole('button', { name: 'Save this choice' }).click();
  await both.waitFor({ state: 'detached' });
  await saved(other);

  await one.reload();
  await one.getByLabel('Phone').waitFor();
  expect(await one.getByLabel('Phone').inputValue()).toBe('(407) 555-0100');
  expect(await one.getByLabel('Shown on the site', { exact: true }).inputValue()).toBe('Every day 9AM-5PM');
  expect(await one.getByLabel('City').inputValue()).toBe('Sanford');
});

test.runIf(LONG)(
  'a reload in the middle of a refused edit keeps the words, and an ended session too',
  async () => {
    const page = await signIn();
    await openDocument(page, 'packages', 'Packages and prices');
    await page.getByRole('button', { name: /^Permitting/ }).click();
    const title = page.locator('[id="field.packages.3.title"]');
    await title.fill('');
    await page.getByLabel('Ideal for', { exact: true }).fill('Owners who know their county');
    await page.getByText('Title cannot be empty.').first().waitFor();
    await page.reload();
    await page.getByText('What you typed here before had not been saved.').waitFor();
    const focused = () => page.locator(':focus').getAttribute('id');
    await page.getByRole('button', { name: '1 field to fill in' }).click();
    await expect.poll(focused).toBe('field.packages.3.title');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Publish / });
    await dialog.getByRole('button', { name: /Title cannot be empty/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('field.packages.3.title');
    expect(await page.getByLabel('Ideal for', { exact: true }).inputValue()).toBe(
      'Owners who know their county',
    );

    await page.context().clearCookies();
    await title.fill('Permits');
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.locator('[name=password]').fill(STAFF.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await again.waitFor({ state: 'detached' });
    await saved(page);
    await page.reload();
    await page.getByRole('button', { name: /^Permits/ }).click();
    expect(await page.getByLabel('Ideal for', { exact: true }).inputValue()).toBe(
      'Owners who know their county',
    );
  },
);

test.runIf(LONG)(
  'a new entry is not all mistakes, one press removes one row, and what is as before is no draft',
  async () => {
    const page = await signIn();
    await openDocument(page, 'testimonials', 'Testimonials and story');
    await page.getByRole('button', { name: 'Add a testimonial' }).first().click();
    await page.getByRole('button', { name: /^Not saved yet: \d fields to fill in/ }).waitFor();
    const wrong = page.locator('[aria-invalid=true]');
    expect(await wrong.count()).toBe(0);
    const before = await page.locator(':focus').boundingBox();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Not saved: \d fields need another look/ }).click();
    await expect.poll(() => wrong.count()).toBe(2);
    expect(await page.locator(':focus').boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Remove: New testimonial' }).dblclick();
    await page.getByText('No changes').waitFor();

    await openDocument(page, 'packages', 'Packages and prices');
    await page.getByRole('button', { name: /^Luxury Resort/ }).click();
    const price = page.locator('[id="field.packages.2.price"]');
    const was = await price.inputValue();
    await price.fill('$1,095');
    await price.blur();
    expect(await price.inputValue()).toBe('1,095');
    await price.fill(was);
    const lines = page.getByRole('textbox', { name: /^What is included, line/ });
    const count = await lines.count();
    await page
      .getByRole('button', { name: /^Remove: / })
      .first()
      .dblclick();
    await expect.poll(() => lines.count()).toBe(count - 1);
  },
);
