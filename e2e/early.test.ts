import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// What a quick visitor does before the script has arrived is never lost.

const journeys = startJourneys();

// The scripts arrive when the test lets them, however slow the machine is.
async function openSlowly(path: string): Promise<{ page: Page; arrive: () => void }> {
  const page = await journeys.visit();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, arrive };
}

test('a press on the quiz button before any script opens the quiz once it is there', async () => {
  const { page, arrive } = await openSlowly('/');
  await page.getByRole('button', { name: CONTENT.quiz.QUIZ.start }).first().click();
  expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
  expect(await page.locator('button[data-waiting]').count()).toBe(1);
  arrive();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('button[data-waiting]').count()).toBe(0);
});

test('a press on Select Package before any script opens the payment for it', async () => {
  const { page, arrive } = await openSlowly('/');
  await page
    .getByRole('button', { name: /^Select Package/ })
    .first()
    .click();
  expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
  arrive();
  await page.getByRole('dialog').waitFor();
});

test('what was typed and chosen before any script stays, and counts', async () => {
  const { page, arrive } = await openSlowly('/');
  const form = page.locator('#calculator form');
  await form.locator('[name=email]').fill('ana@example.com');
  await form.locator('[name=size]').selectOption('large');
  await form.locator('input[value=spa]').check();
  expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
  arrive();
  await page.locator('#calculator astro-island:not([ssr])').waitFor({ state: 'attached' });
  expect(await form.locator('[name=email]').inputValue()).toBe('ana@example.com');
  expect(await form.locator('[name=size]').inputValue()).toBe('large');
  expect(await form.locator('input[value=spa]').isChecked()).toBe(true);
  // 45,000 + 30,000 + 8,000, and the same times 1.3.
  await expect.poll(() => page.textContent('#calculator')).toContain('$83,000 - $107,900');
});

test.runIf(LONG)(
  'what a password manager or an extension puts in before any script counts like typing',
  async () => {
    const { page, arrive } = await openSlowly('/');
    const calculator = page.locator('#calculator');
    await calculator.scrollIntoViewIfNeeded();
    await calculator.locator('[name=email]').evaluate((field: HTMLInputElement) => {
      field.value = 'ana@example.com';
    });
    await calculator.locator('[name=size]').evaluate((field: HTMLSelectElement) => {
      field.value = 'large';
    });
    arrive();
    await expect.poll(() => calculator.textContent()).toContain('$75,000 - $97,500');
    await calculator.getByRole('button', { name: CONTENT.estimate.CALCULATOR.submit }).click();
    await calculator.getByText('Please select a pool type').waitFor();
    expect(await calculator.getByText('Please enter a valid email address').count()).toBe(0);
    expect(await calculator.locator('[name=email]').inputValue()).toBe('ana@example.com');
  },
);

test('words written into the design tool before its script are there, and can be sent', async () => {
  const { page, arrive } = await openSlowly('/ai-design-tool');
  await page.locator('[name=transcript]').pressSequentially('A kidney pool');
  arrive();
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.getByText('Design Generated', { exact: true }).waitFor();
  expect(await page.inputValue('[name=transcript]')).toBe('A kidney pool');
});

test.runIf(LONG)(
  'choices and a press before any script: the page is taken over as it stands, and the press answered',
  async () => {
    const { page, arrive } = await openSlowly('/');
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const calculator = page.locator('#calculator');
    await calculator.locator('[name=size]').selectOption('large');
    await calculator.locator('input[value=spa]').check();
    const send = calculator.getByRole('button', { name: CONTENT.estimate.CALCULATOR.submit });
    await send.click();
    const standing = await send.elementHandle();
    arrive();
    await page.locator('#calculator astro-island:not([ssr])').waitFor({ state: 'attached' });
    await calculator.getByText('Please select a pool type').waitFor();
    expect(await standing?.evaluate((node) => node.isConnected)).toBe(true);
    expect(faults).toEqual([]);
  },
);

test.runIf(LONG)(
  'the tools take what was chosen and pressed before any script: the pool, the assessment, the panorama',
  async () => {
    const pool = await openSlowly('/ai-3d-design');
    await pool.page.check('[name=style][value=Lagoon]');
    pool.arrive();
    await pool.page.waitForURL(/style=Lagoon/);
    const safety = await openSlowly('/child-safety');
    await safety.page.check('[name=hasAlarm]');
    await safety.page.getByRole('button', { name: CONTENT.safety.SAFETY_FORM.submit }).click();
    safety.arrive();
    await expect.poll(() => safety.page.getByTestId('safety-score').innerText()).toBe('15');
    const panorama = await openSlowly('/virtual-reality');
    await panorama.page.getByRole('article').first().locator('img').click();
    panorama.arrive();
    await panorama.page.waitForURL(/view=palm-court/);
    await panorama.page.getByRole('dialog', { name: 'Palm court at noon' }).waitFor();
  },
);

test.runIf(LONG)(
  'a page that a translator has changed still answers what was pressed and typed',
  async () => {
    const { page, arrive } = await openSlowly('/');
    const calculator = page.locator('#calculator');
    const send = calculator.getByRole('button', { name: CONTENT.estimate.CALCULATOR.submit });
    await calculator.locator('[name=email]').pressSequentially('ana@example.com');
    await send.click();
    await calculator
      .locator('h3')
      .first()
      .evaluate((heading) => {
        heading.textContent = 'Comparación de costos';
      });
    const standing = await send.elementHandle();
    arrive();
    await calculator.getByText('Please select a pool size').waitFor();
    expect(await calculator.locator('[name=email]').inputValue()).toBe('ana@example.com');
    expect(await standing?.evaluate((node) => node.isConnected), 'the page was drawn anew').toBe(false);
  },
);

const fillContact = async (page: Page, email: string) => {
  const form = page.locator('form[action="/contact"]');
  for (const [name, value] of Object.entries({ firstName: 'Ann', lastName: 'Lee', email })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.getByRole('button', { name: CONTENT.inquiry.CONTACT.submit }).click();
};

test('without JavaScript both forms are answered: what is wrong with every word kept, then thanks and figures', async () => {
  const page = await journeys.open('/contact', { javaScriptEnabled: false });
  expect(await page.getByText('JavaScript').count()).toBe(0);
  await page.locator('[name=details]').fill('Two\nlines <b>');
  await fillContact(page, 'not an address');
  await page.getByRole('heading', { level: 1, name: CONTENT.nativeForms.CONTACT_CHECK.heading }).waitFor();
  expect(await page.locator('[name=email][aria-invalid=true]').count()).toBe(1);
  expect(await page.locator('[aria-invalid]').count()).toBe(1);
  expect(await page.locator('[name=details]').inputValue()).toBe('Two\nlines <b>');
  await fillContact(page, 'ann@example.com');
  await page.waitForURL('**/contact/sent');
  await page.getByText("We'll get back to you within 24 hours").waitFor();

  await page.goto('/#calculator');
  const calculator = page.locator('form[action="/estimate"]');
  const choices = { size: 'large', type: 'infinity', material: 'concrete' };
  for (const [name, value] of Object.entries(choices)) {
    await calculator.locator(`[name=${name}]`).selectOption(value);
  }
  await calculator.locator('[value=spa]').check();
  await calculator.getByRole('button', { name: CONTENT.estimate.CALCULATOR.submit }).click();
  await page.getByText('Please select a timeline').first().waitFor();
  await calculator.getByRole('button', { name: 'Show the figures' }).click();
  await page.getByRole('heading', { level: 1, name: CONTENT.nativeForms.ESTIMATE_ANSWER.heading }).waitFor();
  expect(await page.textContent('main')).toContain('$123,000 - $159,900');
  expect(await page.locator('tbody tr').count()).toBe(5);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF now' }).click();
  expect((await download).suggestedFilename()).toBe('pool-cost-estimate.pdf');
});

test('a press whose script is lost on the way is sent by the browser, once', async () => {
  const page = await journeys.visit();
  await page.route('**/assets/*.js*', (route) => route.abort());
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillContact(page, 'lost@example.com');
  await page.waitForURL('**/contact/sent');
  expect(posts).toEqual(['/contact']);
  await page.goto('/packages');
  await page.getByText('Payment, project uploads and the design tools need it').waitFor();
});

test.runIf(LONG)(
  'a section whose code alone is lost stays as it is, and its form is sent by the browser',
  async () => {
    const page = await journeys.visit();
    await page.route('**/assets/consultation-form.*.js*', (route) => route.abort());
    await page.goto('/contact');
    await page.locator('form[action="/contact"]').scrollIntoViewIfNeeded();
    await page.locator('astro-island[data-lost]').waitFor({ state: 'attached' });
    await fillContact(page, 'part@example.com');
    await page.waitForURL('**/contact/sent');
  },
);
