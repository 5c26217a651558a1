import { readFile } from 'node:fs/promises';
import type { FileChooser, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { SAMPLE_INTAKE } from '#domain/intake/sample-intake.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

const journeys = startJourneys();

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

const storedDraft = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(window.localStorage.getItem('poolIntakeForm') ?? 'null'));

const contact = async (page: Page) => {
  await page.locator('[name=fullName]').fill('Ana Ruiz');
  await page.locator('[name=email]').fill('ana@example.com');
  await page.locator('[name=phone]').fill('(407) 555-0100');
};
const property = async (page: Page) => {
  await page.locator('[name=projectAddress]').fill('12 Shore Road');
  await page.locator('[name=city]').fill('Orlando');
  await page.locator('[name=state]').fill('FL');
  await page.locator('[name=zipCode]').fill('32801');
  await page.locator('[name=county]').fill('Orange County');
};
const pool = async (page: Page) => {
  await page.locator('[name=poolLength]').fill('30');
  await page.locator('[name=poolWidth]').fill('15');
  await page.locator('[name=shallowDepth]').fill('3.5');
  await page.locator('[name=deepDepth]').fill('6');
  await page.locator('[name=deckMaterial]').selectOption('Tile');
  await page.locator('[name=deckSquareFootage]').fill('600');
};

test('the whole wizard, on a phone, ends on a page of its own, over a reload too, and begins anew empty', async () => {
  const page = await journeys.visit(PHONE);
  await page.goto('/intake');
  await heading(page, 'Contact Information');
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  await next(page);
  await page.getByText('Full name is required').waitFor();
  await contact(page);
  await next(page);
  await heading(page, 'Property Information');
  await property(page);
  await page.locator('[name=hasHOA]').check();
  await page.locator('[name=hoaGuidelines]').fill('Fence in black only');
  await next(page);
  await heading(page, 'File Uploads');
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[name=files]').setInputFiles([
    { name: 'survey.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 survey') },
    { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'IMG_0412.HEIC', mimeType: '', buffer: await readFile(new URL('yard.heic', import.meta.url)) },
    { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await page.getByText('virus.exe is not a supported file type.').first().waitFor();
  await page.getByText('3 files chosen').waitFor();
  // Two pictures, the HEIC one decoded here.
  await page.locator('li img').nth(1).waitFor();
  await next(page);
  await heading(page, 'Pool Specifications');
  // Not settled yet: a usual pool is filled in, and the deck follows the size until somebody types their own.
  await page.getByRole('button', { name: CONTENT.intake.INTAKE_FORM.unsure.use }).click();
  expect(await page.locator('[name=poolLength]').inputValue()).toBe('32');
  await expect.poll(() => page.locator('[name=deckSquareFootage]').inputValue()).toBe('690');
  await page.locator('[name=poolLength]').fill('40');
  await page.getByText('Computed from your pool: 800 sq ft').waitFor();
  await pool(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByText('About 16,000 gallons of water').waitFor();
  await next(page);
  await heading(page, 'Features & Equipment');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Scuppers').check();
  await page.locator('[name=hasSpa]').check();
  await page.locator('[name=spaSize]').selectOption('medium');
  await next(page);
  await heading(page, 'Project Details');
  await next(page);
  await page.getByText('Budget range is required').waitFor();
  await page.locator('[name=budgetRange]').selectOption('$50,000-$75,000');
  await next(page);
  await heading(page, 'Review & Submit');
  await page.getByText('30 ft by 15 ft').waitFor();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('You must consent to proceed').waitFor();
  await page.locator('[name=consentGiven]').check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Submission Successful!', { exact: true }).waitFor();
  await page
    .getByText(/Your ticket number is PW-\d{6}-[2-9A-Z]{5}/)
    .first()
    .waitFor();
  expect(await page.evaluate(() => window.localStorage.getItem('poolIntakeForm'))).toBeNull();
  const { done } = CONTENT.intake.INTAKE_FORM;
  const end = page.getByRole('region', { name: /^Your ticket number is/ });
  const told = await end.innerText();
  for (const said of ['ana@example.com', '2-4 business days', '$495', 'survey.pdf', '30 ft by 15 ft'])
    expect(told).toContain(said);
  expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await page.reload();
  await end.waitFor();
  expect(await end.innerText()).toBe(told);
  const room = await end.getByRole('link', { name: done.status }).getAttribute('href');
  await page.getByRole('button', { name: done.another }).click();
  await heading(page, 'Contact Information');
  expect(await page.locator('[name=fullName]').inputValue()).toBe('');
  await page.goto(room ?? '');
  await page.getByText(CONTENT.projectRoom.PROJECT_FRESH.received).waitFor();
});

test('a reload restores the draft and the files, and the draft can be discarded', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.goto('/intake');
  await contact(page);
  await next(page);
  await property(page);
  await next(page);
  await page
    .locator('input[name=files]')
    .setInputFiles([
      { name: 'survey.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 survey') },
    ]);
  await page.getByText('1 file chosen').waitFor();
  await page.reload();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.title).waitFor();
  expect(await page.locator('[name=fullName]').inputValue()).toBe('Ana Ruiz');
  await page.getByRole('button', { name: 'Continue at step 3' }).click();
  await page.getByText('1 file chosen').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.discarded).waitFor();
  expect(await page.locator('[name=fullName]').inputValue()).toBe('');
  expect(await storedDraft(page)).toBeNull();

  // Undo brings all of it back, and what was typed since then stays.
  await page.locator('[name=fullName]').fill('Ana Maria Ruiz');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.title).waitFor();
  expect(await page.locator('[name=fullName]').inputValue()).toBe('Ana Maria Ruiz');
  expect(await page.locator('[name=email]').inputValue()).toBe('ana@example.com');
  await page.reload();
  await page.getByRole('button', { name: 'Continue at step 3' }).click();
  await page.getByText('1 file chosen').waitFor();
  await page.getByText('survey.pdf').first().waitFor();

  // Discarded and left alone, it is gone.
  await page.reload();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.reload();
  await heading(page, 'Contact Information');
  expect(await page.locator('[name=fullName]').inputValue()).toBe('');
});

const DRAFT = {
  fullName: 'Ana Ruiz',
  poolLength: 44,
  poolWidth: 20,
  deckMaterial: 'Tile',
  waterFeatures: ['Laminars'],
  specialRequests: 'Shade at noon',
};
const DESIGN = '/intake?style=Lagoon&length=36&width=18&features=Bubblers&words=A+bubbling+shelf';

const withDraft = async (draft: Record<string, unknown>) => {
  const page = await journeys.visit(DESKTOP);
  await page.goto('/intake');
  await heading(page, 'Contact Information');
  await page.evaluate((text) => window.localStorage.setItem('poolIntakeForm', text), JSON.stringify(draft));
  return page;
};

test('what is typed and pressed before the script has come counts, also over a draft', async () => {
  const page = await journeys.visit(PHONE);
  await page.goto('/intake');
  await contact(page);
  await expect.poll(() => storedDraft(page)).toMatchObject({ phone: '(407) 555-0100' });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/intake?again', { waitUntil: 'commit' });
  await page.locator('[name=fullName]').fill('Ana Maria Ruiz');
  await next(page);
  expect(await page.locator('button[data-waiting]').count()).toBe(1);
  arrive();
  await heading(page, 'Property Information');
  expect(await storedDraft(page)).toMatchObject({ fullName: 'Ana Maria Ruiz', email: 'ana@example.com' });
});

test.runIf(LONG)('a design asks before it changes a draft, and Undo brings the draft back', async () => {
  const page = await withDraft(DRAFT);
  await page.goto(DESIGN);
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.choice.title).waitFor();
  expect(await storedDraft(page)).toMatchObject(DRAFT);

  await page.getByRole('button', { name: 'Use the design', exact: true }).click();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.used).waitFor();
  expect(await storedDraft(page)).toMatchObject({
    fullName: 'Ana Ruiz',
    poolLength: 36,
    poolWidth: 18,
    waterFeatures: ['Laminars', 'Bubblers'],
    specialRequests: expect.stringMatching(/^Shade at noon\n\nStyle: /),
  });
  await page.locator('[name=phone]').fill('(407) 555-0100');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: CONTENT.intakeDraft.INTAKE_DRAFT.useAfterAll }).waitFor();
  expect(await storedDraft(page)).toMatchObject({ ...DRAFT, phone: '(407) 555-0100' });

  // Answered once, a reload of the same address does not ask again, and changes nothing.
  await page.reload();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.title).waitFor();
  expect(await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.choice.title).count()).toBe(0);
  expect(await storedDraft(page)).toMatchObject(DRAFT);
  await page.goto(DESIGN.replace('length=36', 'length=40'));
  await page.getByRole('button', { name: CONTENT.intakeDraft.INTAKE_DRAFT.choice.keep }).click();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.title).waitFor();
  expect(await storedDraft(page)).toMatchObject(DRAFT);

  // Discarded in favor of the design: each Undo takes one step back.
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('button', { name: 'Use the design', exact: true }).click();
  expect(await storedDraft(page)).toMatchObject({ fullName: '', poolLength: 40 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.discarded).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.title).waitFor();
  expect(await storedDraft(page)).toMatchObject(DRAFT);
});

test.runIf(LONG)('a design fills in what a draft leaves open without asking, once', async () => {
  const page = await withDraft({ fullName: 'Ana Ruiz', specialRequests: 'Shade at noon' });
  await page.goto(DESIGN);
  await page.getByText('We filled in the pool from your design.').waitFor();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.title).waitFor();
  expect(await page.locator('[name=fullName]').inputValue()).toBe('Ana Ruiz');
  expect(await storedDraft(page)).toMatchObject({
    poolLength: 36,
    specialRequests: expect.stringMatching(/^Shade at noon\n\nStyle: /),
  });
  await page.evaluate(
    (text) => window.localStorage.setItem('poolIntakeForm', text),
    JSON.stringify({ fullName: 'Ana Ruiz', specialRequests: 'Shade at noon', poolLength: 41 }),
  );
  await page.reload();
  await page.getByText(CONTENT.intakeDraft.INTAKE_DRAFT.title).waitFor();
  expect(await storedDraft(page)).toMatchObject({ poolLength: 41 });
});

const { consentGiven: _consent, ...SAMPLE } = SAMPLE_INTAKE;
const COMPLETE = { ...SAMPLE, hasHOA: true, hoaGuidelines: 'Fence in black only' };

// A visitor who comes back to the review of a finished draft.
const atReview = async (draft: Record<string, unknown>) => {
  const page = await withDraft(draft);
  await page.evaluate(() => window.localStorage.setItem('poolIntakeStep', '7'));
  await page.reload();
  await page.getByRole('button', { name: 'Continue at step 7' }).click();
  await heading(page, 'Review & Submit');
  return page;
};

test.runIf(LONG)(
  'what was unticked again is neither shown nor sent, and comes back with the next tick',
  async () => {
    const page = await atReview({ ...COMPLETE, hasHOA: false, hasSpa: false });
    expect(await page.getByText('Fence in black only').count()).toBe(0);
    await page.getByRole('button', { name: 'Change Features & Equipment' }).click();
    await page.locator('[name=hasSpa]').check();
    expect(await page.locator('[name=spaSize]').inputValue()).toBe('medium');
    expect(await page.locator('[name=spaSpillover]').isChecked()).toBe(true);
    await page.locator('[name=hasSpa]').uncheck();
    await page.getByRole('button', { name: CONTENT.intake.INTAKE_FORM.backToReview }).click();
    await heading(page, 'Review & Submit');
    await page.locator('[name=consentGiven]').check();
    const sent = page.waitForRequest('**/api/pool-intake');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const body = (await sent).postData() ?? '';
    expect(body).toContain('name="hasSpa"');
    expect(body).not.toContain('name="spaSize"');
    expect(body).not.toContain('name="hoaGuidelines"');
    expect(body).not.toContain('Fence in black only');
    await page.getByText('Submission Successful!', { exact: true }).waitFor();
  },
);

test('a file refused by the server: step 7 stays, a link leads to the file, and the way back keeps everything', async () => {
  const page = await atReview(COMPLETE);
  await page.getByRole('button', { name: 'Change File Uploads' }).click();
  // It begins as a PDF and a JPEG; only the server looks closer.
  const survey = { name: 'survey.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 survey') };
  const broken = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400, 'x')]);
  await page
    .locator('input[name=files]')
    .setInputFiles([survey, { name: 'notes.docx', mimeType: '', buffer: broken }]);
  await page.getByText('2 files chosen').waitFor();
  await page.getByRole('button', { name: CONTENT.intake.INTAKE_FORM.backToReview }).click();
  await page.locator('[name=consentGiven]').check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Submission Failed').first().waitFor();
  await page.getByText('notes.docx: is not what its name says.').waitFor();
  await heading(page, 'Review & Submit');
  expect(await page.locator('[name=consentGiven]').isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Go to notes.docx' }).click();
  await heading(page, 'File Uploads');
  await page.getByRole('button', { name: 'Remove notes.docx' }).and(page.locator(':focus')).waitFor();
  await page.getByText('We could not accept this file.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: CONTENT.intake.INTAKE_FORM.backToReview }).click();
  await heading(page, 'Review & Submit');
  await page.getByText('1: survey.pdf').waitFor();
  expect(await page.getByText('is not what its name says').count()).toBe(0);
  expect(await page.locator('[name=consentGiven]').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Submission Successful!', { exact: true }).waitFor();
});

test.runIf(LONG)(
  'a field refused by the server keeps step 7 too, and its link leads to the field',
  async () => {
    const page = await atReview(COMPLETE);
    await page.locator('[name=consentGiven]').check();
    await page.route('**/api/pool-intake', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: 'invalid-input',
          message: 'ZIP code is required',
          issues: [{ path: 'zipCode', message: 'ZIP code is required' }],
        },
      }),
    );
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText(CONTENT.intake.INTAKE_FORM.upload.refused).waitFor();
    await heading(page, 'Review & Submit');
    await page.getByRole('button', { name: 'Go to ZIP code' }).click();
    await page.locator('[name=zipCode]:focus').waitFor();
    await page.getByText('ZIP code is required').waitFor();
    await page.unroute('**/api/pool-intake');
    await page.locator('[name=zipCode]').fill('32802');
    await page.getByRole('button', { name: CONTENT.intake.INTAKE_FORM.backToReview }).click();
    await page.getByText('Orlando, FL 32802').waitFor();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Submission Successful!', { exact: true }).waitFor();
  },
);

test.runIf(LONG)(
  'an upside-down pool and a start in the past are stopped at their step, and old drafts lead there',
  async () => {
    const page = await atReview({
      ...COMPLETE,
      shallowDepth: 6,
      deepDepth: 5,
      targetStartDate: '2020-06-01',
    });
    await page.locator('[name=consentGiven]').check();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.locator('[name=deepDepth]:focus').waitFor();
    const depths = page.getByText('The deep end must be at least as deep as the shallow end');
    await depths.waitFor();
    await next(page);
    await heading(page, 'Pool Specifications');
    // Either of the two depths mends it.
    await page.locator('[name=shallowDepth]').fill('4');
    await depths.waitFor({ state: 'detached' });
    await next(page);
    await heading(page, 'Features & Equipment');
    await next(page);
    await heading(page, 'Project Details');
    await next(page);
    const past = page.getByText('Please choose today or a later date');
    await past.waitFor();
    await page.locator('[name=targetStartDate]:focus').waitFor();
    const today = await page.locator('[name=targetStartDate]').getAttribute('min');
    await page.locator('[name=targetStartDate]').fill(today ?? '');
    await past.waitFor({ state: 'detached' });
    await next(page);
    await heading(page, 'Review & Submit');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Submission Successful!', { exact: true }).waitFor();
  },
);

test('corrupt, full and forbidden storage never break the page', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.addInitScript(() => {
    window.localStorage.setItem('poolIntakeForm', '{broken');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new Error('forbidden');
      },
    });
  });
  await page.goto('/intake');
  await contact(page);
  await next(page);
  await heading(page, 'Property Information');
  await page.getByRole('button', { name: 'Previous' }).click();
  expect(await page.locator('[name=fullName]').inputValue()).toBe('Ana Ruiz');
});

test.runIf(LONG)(
  'by keyboard alone: errors take the focus, steps are told, and a failed submission keeps everything',
  async () => {
    const page = await journeys.visit(DESKTOP);
    // Asked for in good time: a chooser that opens before Playwright listens is lost.
    const chooser = new Promise<FileChooser>((opened) => page.once('filechooser', opened));
    await page.goto('/intake');
    const keys = page.keyboard;
    const focused = () => page.locator(':focus');
    const write = async (...values: string[]) => {
      for (const value of values) {
        await keys.press('Tab');
        await keys.insertText(value);
      }
    };
    const tabTo = async (name: string) => {
      const there = page.getByRole('button', { name, exact: true });
      for (let at = 0; at < 40 && !(await there.evaluate((node) => node === document.activeElement)); at++) {
        await keys.press('Tab');
      }
    };
    const arrived = async (name: string, step: number) => {
      await page.locator('h2:focus', { hasText: name }).waitFor();
      const told = await focused().getAttribute('aria-describedby');
      expect(await page.locator(`#${told}`).textContent()).toContain(`Step ${step} of 7`);
    };

    await page.locator('[name=fullName]').focus();
    await keys.press('Enter');
    await page.getByText('Full name is required').waitFor();
    expect(await focused().getAttribute('name')).toBe('fullName');
    expect(await page.locator('[aria-invalid]').count()).toBe(3);
    await keys.insertText('Ana Ruiz');
    await write('ana@example.com', '(407) 555-0100');
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await keys.press('Enter');
    await arrived('Property Information', 2);
    await write('12 Shore Road', 'Orlando', 'FL', '32801', 'Orange County');
    await keys.press('Enter');
    await arrived('File Uploads', 3);
    await tabTo(CONTENT.intake.INTAKE_FORM.files.choose);
    await keys.press('Enter');
    await (await chooser).setFiles([
      { name: 'survey.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 survey') },
    ]);
    await page.getByText('1 file chosen').waitFor();
    await tabTo('Remove survey.pdf');
    await keys.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).and(focused()).waitFor();
    await keys.press('Enter');
    await page.getByRole('button', { name: 'Remove survey.pdf' }).and(focused()).waitFor();
    await tabTo('Next');
    await keys.press('Enter');
    await arrived('Pool Specifications', 4);
    await write('30', '15', '3.5', '6');
    await keys.press('Tab');
    await keys.press('End');
    await write('600');
    await keys.press('Enter');
    await arrived('Features & Equipment', 5);
    await tabTo('Next');
    await keys.press('Enter');
    await arrived('Project Details', 6);
    await keys.press('Tab');
    await keys.press('End');
    await tabTo('Next');
    await keys.press('Enter');
    await arrived('Review & Submit', 7);
    await tabTo('Submit Application');
    await keys.press('Enter');
    await page.locator('[name=consentGiven]:focus').waitFor();
    await keys.press('Space');

    await page.route('**/api/pool-intake', (route) => route.abort());
    await tabTo('Submit Application');
    await keys.press('Enter');
    await page.getByText('Submission Failed').first().waitFor();
    await page.getByText('Please try again or contact us directly.').first().waitFor();
    await page.getByRole('button', { name: 'Submit Application' }).and(focused()).waitFor();
    await page.unroute('**/api/pool-intake');
    await keys.press('Enter');
    await page.getByText('Submission Successful!', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: /^Your ticket number is/ })
      .and(focused())
      .waitFor();
  },
);
