import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { CONTACT_SUCCESS } from '#domain/inquiry/contact-submission.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { awake } from '../proof/awake.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG, someOf } from '../proof/long.ts';
import { startJourneys, wake } from './journey.ts';
import { hasFocus, hears, listen, press, reads, tabTo, write } from './screen-reader.ts';

// The journeys that matter, by keyboard alone and as a screen reader is told them. Every page as it first stands: audit.test.ts.

// With the chat button, which stands over every page (shared-site.ts).
const journeys = startJourneys();
const LOW_WINDOW: BrowserContextOptions = { viewport: { width: 1280, height: 640 } };
// 1280 × 1024 at 400%.
const ENLARGED: BrowserContextOptions = { viewport: { width: 320, height: 256 } };

async function open(path: string, options: BrowserContextOptions = LOW_WINDOW): Promise<Page> {
  const page = await journeys.visit(options);
  await listen(page);
  await page.goto(path);
  await awake(page);
  return page;
}

test.each(someOf([ROUTES.home, ROUTES.packages, ROUTES.contact], 1))(
  '%s is clean on a phone',
  async (path) => {
    const page = await open(path, PHONE);
    await page.waitForLoadState('networkidle');
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test.runIf(LONG)('the lightbox is clean', async () => {
  const page = await open(ROUTES.home, DESKTOP);
  await page.locator('#portfolio li button').nth(4).click();
  await page.getByText('Image 5 of 42').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('in the reader’s own colors a button has an edge, and what is chosen is told from the rest', async () => {
  const page = await open(ROUTES.home, { ...DESKTOP, forcedColors: 'active' });
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        return { backgroundColor, borderTopWidth };
      });
  expect((await look('.button.primary')).borderTopWidth).toBe('1px');
  expect((await look('.chat > button')).borderTopWidth).toBe('1px');
  const [chosen, other] = [await look('[aria-pressed=true]'), await look('[aria-pressed=false]')];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
});

test.runIf(LONG)('from the packages over the quiz to the payment', async () => {
  const { QUIZ, QUIZ_STEPS } = CONTENT.quiz;
  const page = await open(ROUTES.packages);
  const start = page.getByRole('button', { name: QUIZ.start });
  await press(page, start);
  const quiz = page.getByRole('dialog', { name: QUIZ.title });
  for (const [index, { question, options }] of QUIZ_STEPS.entries()) {
    const asked = quiz.getByRole('group', { name: question });
    await asked.waitFor();
    await reads(quiz, [
      `progressbar "Question ${index + 1} of ${QUIZ_STEPS.length}"`,
      `group "${question}"`,
      `heading "${question}" [level=3]`,
      ...options.map(({ text }) => `button "${text}"`),
    ]);
    if (index > 0) await hasFocus(asked);
    else expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, asked.getByRole('button').last());
  }
  const select = quiz.getByRole('button', { name: QUIZ.select });
  await select.waitFor();
  await reads(quiz, [`progressbar "${QUIZ.done}"`, 'group', `paragraph: ${QUIZ.result}`, 'heading']);
  const name = await quiz.getByRole('heading', { level: 3 }).innerText();
  await hasFocus(quiz.getByRole('group', { name }));
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, select);
  const payment = page.getByRole('dialog').filter({ hasText: name });
  await payment.waitFor();
  expect(await payment.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await payment.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
});

test.runIf(LONG)('the cost calculator', async () => {
  const { CALCULATOR } = CONTENT.estimate;
  const page = await open('/#calculator');
  await wake(page, '#calculator');
  const calculator = page.locator('#calculator');
  const submit = calculator.getByRole('button', { name: CALCULATOR.submit });
  const field = (name: string) => calculator.locator(`[name=${name}]`).first();
  await submit.focus();
  await page.keyboard.press('Enter');
  await hasFocus(field('size'));
  await reads(calculator, [
    'combobox "Pool size" [invalid]',
    'paragraph: Please select a pool size',
    'combobox "Timeline" [invalid]',
    'paragraph: Please select a timeline',
    'textbox "Email" [invalid]',
    'paragraph: Please enter a valid email address',
  ]);
  await page.keyboard.type('Large');
  await hears(page, '$');
  for (const name of ['type', 'material', 'location', 'timeline']) {
    await tabTo(page, field(name));
    await page.keyboard.press('ArrowDown');
  }
  await write(page, field('email'), 'ann@example.com');
  await press(page, submit);
  await hears(page, 'Estimate Saved');
  expect(await calculator.locator('[aria-invalid=true]').count()).toBe(0);
});

test.runIf(LONG)('the contact form, enlarged to 400%', async () => {
  const page = await open(ROUTES.contact, ENLARGED);
  await wake(page, '#contact');
  const form = page.locator('form').filter({ has: page.locator('[name=firstName]') });
  const submit = form.getByRole('button', { name: CONTENT.inquiry.CONTACT.submit });
  await press(page, submit);
  await hasFocus(form.locator('[name=firstName]'));
  await reads(form, [
    'textbox "First name" [invalid]',
    'paragraph: First name is required',
    'textbox "Email" [invalid]',
    'paragraph: Please enter a valid email address',
    'textbox "Phone"',
    'combobox "Budget"',
  ]);
  await page.keyboard.type('Ann');
  await write(page, form.locator('[name=lastName]'), 'Lee');
  await write(page, form.locator('[name=email]'), 'ann@example.com');
  await press(page, submit);
  await hears(page, CONTACT_SUCCESS);
});

test.runIf(LONG)('the design tool, from a sentence to the calculator', async () => {
  const { estimate, input, next, rendering, specs, status } = CONTENT.designTool.DESIGN_TOOL;
  const page = await open(ROUTES.designTool);
  const generate = page.getByRole('button', { name: input.generate });
  await write(page, page.locator('[name=transcript]'), 'a 16 by 32 modern pool with a spa');
  await press(page, generate);
  await hears(page, status.generated);
  await hears(page, rendering.stages.understood);
  await page.getByRole('img', { name: /^Modern pool/ }).waitFor();
  await page.getByRole('img', { name: /^Plan and section/ }).waitFor();
  await reads(page.locator('main'), [
    'heading',
    `status: ${status.generated}`,
    `region "${rendering.heading}"`,
    'img "Modern pool, 32 by 16 feet, with Raised Spa"',
    'group "Light"',
    'radio "Golden hour" [checked]',
    `heading "${specs.understoodHeading}" [level=3]`,
    `heading "${specs.assumptions}" [level=3]`,
    `region "${specs.heading}"`,
    'spinbutton "Length": "32"',
    'button "Raised Spa" [pressed]',
    `region "${estimate.heading}"`,
    'img "Plan and section, to scale. Pool',
    `region "${next.heading}"`,
  ]);
  await press(page, page.getByRole('button', { name: next.calculator }));
  await page.waitForURL('**/?*fromAI=true*#calculator');
});

test.runIf(LONG)('the project form, all seven steps with an upload', async () => {
  const { INTAKE_STEPS, INTAKE_FORM } = CONTENT.intake;
  const page = await open(ROUTES.intake);
  const field = (name: string) => page.locator(`[name=${name}]`).first();
  const next = page.getByRole('button', { name: INTAKE_FORM.next });
  const stands = async (step: number) => {
    const { title = '' } = INTAKE_STEPS[step - 1] ?? {};
    await hasFocus(page.getByRole('heading', { level: 2, name: title, exact: true }));
    await reads(page.locator('main'), [`heading "${title}" [level=2]`, `group "${title}"`]);
  };
  await press(page, next);
  await hasFocus(field('fullName'));
  await reads(page.locator('main form'), [
    'textbox "Full name" [invalid]',
    'paragraph: Full name is required',
  ]);
  await page.keyboard.type('Ana Ruiz');
  await write(page, field('email'), 'ana@example.com');
  await write(page, field('phone'), '(407) 555-0100');
  await press(page, next);
  await stands(2);
  for (const [name, words] of [
    ['projectAddress', '12 Shore Road'],
    ['city', 'Orlando'],
    ['state', 'FL'],
    ['zipCode', '32801'],
    ['county', 'Orange County'],
  ] as const)
    await write(page, field(name), words);
  await press(page, next);
  await stands(3);
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: INTAKE_FORM.files.choose }));
  await (await chooser).setFiles([
    { name: 'survey.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 survey') },
    { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await hears(page, '1 file chosen');
  await hears(page, 'virus.exe is not a supported file type.');
  await press(page, next);
  await stands(4);
  for (const [name, words] of [
    ['poolLength', '30'],
    ['poolWidth', '15'],
    ['shallowDepth', '3.5'],
    ['deepDepth', '6'],
    ['deckMaterial', 'Tile'],
    ['deckSquareFootage', '600'],
  ] as const)
    await write(page, field(name), words);
  await press(page, next);
  await stands(5);
  await press(page, next);
  await stands(6);
  await tabTo(page, field('budgetRange'));
  await page.keyboard.press('ArrowDown');
  await press(page, next);
  await stands(7);
  await tabTo(page, field('consentGiven'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: INTAKE_FORM.submit }));
  await hears(page, 'Submission Successful!');
});
