import type { Locator, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { ECO_ANALYSIS_MS } from '#domain/eco/eco-form.ts';
import { YARD_ANALYSIS_MS } from '#domain/yard/optimization-form.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { PHONE } from '../proof/browser.ts';
import { LONG, someOf } from '../proof/long.ts';
import { runClockUntil, startJourneys, stopClock, wake } from './journey.ts';

// Yard, eco and child safety: the computed results first, and the specified ones exactly, as an example report.

const journeys = startJourneys();
const open = journeys.openLive;

const region = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const example = (page: Page) => region(page, 'Example report');

/** What was computed comes first; the example stands under it, and says that its figures are nobody's own. */
async function comesBeforeTheExample(page: Page, computed: Locator) {
  const [own, report] = [await computed.boundingBox(), await example(page).boundingBox()];
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(report?.y ?? 0);
  expect(own?.width).toBe(report?.width);
  expect(await example(page).innerText()).toContain('The same for every visitor');
}

/** Presses the button and lets the specified time pass on the page's clock; the result comes then and not before. */
async function analyse(page: Page, button: string, ms: number, result: Locator) {
  await stopClock(page);
  await page.getByRole('button', { name: button }).click();
  const busy = page.getByRole('button', { name: 'Analyzing...' });
  await busy.waitFor();
  await page.clock.runFor(ms - 100);
  expect(await busy.isDisabled()).toBe(true);
  await runClockUntil(page, () => result.isVisible());
  await page.clock.resume();
}

const optimize = (page: Page) =>
  analyse(page, 'Run Analysis', YARD_ANALYSIS_MS, region(page, 'What actually fits'));
const analyseImpact = (page: Page) =>
  analyse(
    page,
    'Analyze Environmental Impact',
    ECO_ANALYSIS_MS,
    page.getByRole('heading', { name: 'Environmental Impact Analysis' }),
  );

test('optimization refuses in the specified words, and keeps what was typed', async () => {
  const page = await open('/ai-optimization');
  for (const [name, value] of [
    ['yardLength', '50'],
    ['yardWidth', '30'],
    ['budget', '75000'],
  ] as const)
    expect(await page.locator(`[name=${name}]`).inputValue()).toBe(value);
  await page.fill('[name=yardLength]', '9');
  await page.fill('[name=yardWidth]', '201');
  await page.fill('[name=budget]', '9999');
  await page.getByRole('button', { name: 'Run Analysis' }).click();
  for (const message of [
    'Minimum 10 feet',
    'Maximum 200 feet',
    'Minimum $10,000',
    'Please select a priority',
  ])
    await page.getByText(message, { exact: true }).waitFor();
  expect(await page.locator('[name=yardLength]').inputValue()).toBe('9');
  await page.fill('[name=budget]', '500001');
  await page.getByText('Maximum $500,000', { exact: true }).waitFor();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test.runIf(LONG)('sliders move by their steps, from the keyboard too', async () => {
  const page = await open('/ai-optimization');
  const length = page.getByRole('slider', { name: 'Yard length' });
  await length.focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('[name=yardLength]').inputValue()).toBe('55');
  await page.getByRole('slider', { name: 'Budget' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('[name=budget]').inputValue()).toBe('70000');
});

test('after four seconds what actually fits comes first, and the specified figures stand below as an example', async () => {
  const page = await open('/ai-optimization');
  await page.selectOption('[name=priority]', 'family');
  await optimize(page);
  const words = await example(page).innerText();
  for (const expected of ['94%', '87%', '91%', '89%', '$69,000', '$6,000', "18' x 36'", 'Fiberglass'])
    expect(words).toContain(expected);
  expect(words).toContain("An 18' x 36' pool fits your yard");

  const computed = region(page, 'What actually fits');
  await comesBeforeTheExample(page, computed);
  expect(await computed.innerText()).toContain('$55,300 - $71,890');
  expect(await computed.innerText()).toContain(CONTENT.yard.COMPUTED.stamp);
  await computed.getByRole('radio', { name: /Longest lap lane/ }).check();
  expect(await computed.innerText()).toContain('40 × 10 ft');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);

  const contact = await page
    .getByRole('link', { name: CONTENT.yard.YARD_ACTIONS.contact })
    .getAttribute('href');
  const told = new URL(contact ?? '', journeys.site.url).searchParams;
  expect(told.get('budget')).toBe('75-100k');
  expect(told.get('details')).toContain('My yard: 50 × 30 ft. Priority: Family Fun. My budget: $75,000.');
  await page.getByRole('link', { name: 'Apply Optimization' }).click();
  await page.waitForURL(/\/ai-3d-design\?/);
  const quote = page.getByRole('link', { name: /Quote this pool/ });
  await expect.poll(() => quote.getAttribute('href')).toContain('budget=75000');
  const carried = new URL(page.url()).searchParams;
  expect([carried.get('style'), carried.get('length'), carried.get('width')]).toEqual(['Lap', '40', '10']);
});

test('the pool that fits keeps its material and its price: in 3D, in the link, in the request, until its size asks for concrete', async () => {
  const page = await open('/ai-optimization');
  await page.selectOption('[name=priority]', 'family');
  await optimize(page);
  const told = await page.getByText(/^Opens in the 3D designer at/).innerText();
  await page.getByRole('link', { name: 'Apply Optimization' }).click();
  await page.waitForURL(/\/ai-3d-design\?.*material=fiberglass/);
  const price = page.locator('[data-price]');
  await expect.poll(async () => told.includes(await price.innerText())).toBe(true);
  await page.getByRole('tab', { name: 'Finish' }).click();
  const shell = page.getByRole('radio', { name: /Fiberglass/ });
  expect(await shell.isChecked()).toBe(true);
  const quote = page.getByRole('link', { name: /Quote this pool/ });
  await expect.poll(() => quote.getAttribute('href')).toContain('material=Fiberglass');

  const before = await price.innerText();
  await page.getByRole('radio', { name: /Concrete \(gunite\)/ }).check();
  await expect.poll(() => price.innerText()).not.toBe(before);
  await expect.poll(() => new URL(page.url()).searchParams.get('material')).toBeNull();
  await shell.check();
  await expect.poll(() => price.innerText()).toBe(before);
  await page.getByRole('tab', { name: 'Size' }).click();
  await page.getByRole('slider', { name: 'Length' }).fill('44');
  const inConcrete = page.getByText('so it is priced and built in concrete.').filter({ visible: true });
  await inConcrete.first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('length')).toBe('44');
  expect(new URL(page.url()).searchParams.get('material')).toBe('fiberglass');
  await page.reload();
  const { priceNoteIn } = CONTENT.configurator.CONFIGURATOR;
  await page.getByText(priceNoteIn.concrete).filter({ visible: true }).waitFor();
  await page.getByRole('tab', { name: 'Finish' }).click();
  await inConcrete.first().waitFor();
});

test('a yard too small for 18 × 36 is told so, and the form comes back with its values', async () => {
  const page = await open('/ai-optimization', PHONE);
  await page.fill('[name=yardLength]', '35');
  await page.selectOption('[name=priority]', 'relaxation');
  await optimize(page);
  await page.getByText("An 18' x 36' pool does not fit your yard with these setbacks.").waitFor();
  // The computed block follows the plot at once; an emptied field stays empty and says what it takes.
  await page.locator('summary', { hasText: CONTENT.yard.PLOT.summary }).click();
  await page.fill('[name=setback]', '');
  await page.getByText('Minimum 0 feet').waitFor();
  await page.fill('[name=setback]', '14');
  await page.getByText('No pool of 8 by 14 feet or more fits between these setbacks.').first().waitFor();
  await page.getByRole('button', { name: 'Run Analysis Again' }).click();
  expect(await page.locator('[name=yardLength]').inputValue()).toBe('35');
  expect(await page.locator('[name=priority]').inputValue()).toBe('relaxation');
});

test('eco: the score is live, the computed figures come first and follow the assumptions, the example is exact', async () => {
  const page = await open('/eco-design');
  await page.getByRole('button', { name: 'Analyze Environmental Impact' }).click();
  for (const message of [
    'Please select a pool size',
    'Please select your location',
    'Please select energy priority',
  ])
    await page.locator('form').getByText(message, { exact: true }).last().waitFor();
  const score = page.getByTestId('eco-score');
  expect(await score.innerText()).toBe('45');
  for (const [feature, total] of [
    ['solar-heating', '70'],
    ['variable-pump', '85'],
    ['pool-cover', '97'],
    ['saltwater', '100'],
  ] as const) {
    await page.check(`[name=features][value=${feature}]`);
    expect(await score.innerText()).toBe(total);
  }
  await page.selectOption('[name=poolSize]', 'medium');
  await page.selectOption('[name=location]', 'southeast');
  await page.selectOption('[name=energyPriority]', 'high');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await analyseImpact(page);

  const standard = await example(page).innerText();
  for (const expected of [
    '2,400',
    '68%',
    '$1,850',
    '3.2',
    '85%',
    '70%',
    '$14,000',
    '$18,500',
    '+$4,500',
    '7.6 years',
  ])
    expect(standard).toContain(expected);
  // Beside each example figure stands the visitor's own.
  const figures = () => example(page).locator('[data-example]').allInnerTexts();
  const own = () => example(page).locator('[data-own]').allInnerTexts();
  const [exact, ownBefore] = [await figures(), await own()];
  expect([exact.length, ownBefore.length]).toEqual([10, 10]);
  const computed = region(page, CONTENT.eco.ECO_COMPUTED.heading);
  await comesBeforeTheExample(page, computed);
  const saved = computed.locator('[data-headline]');
  const before = await saved.innerText();
  expect(before).toMatch(/^\$[\d,]+\s+saved every year/);
  await computed.locator('summary', { hasText: CONTENT.eco.ECO_ASSUMPTIONS.change }).click();
  await page.fill('[name=electricityPrice]', '0.34');
  await expect.poll(() => saved.innerText()).not.toBe(before);
  expect(await figures()).toEqual(exact);
  expect((await own())[2]).not.toBe(ownBefore[2]);
  expect(before).toContain(ownBefore[2]);
  // The sum that stands under the lines is their sum.
  await computed.locator('summary', { hasText: CONTENT.eco.ECO_COMPUTED.yearly }).click();
  const totals = await computed
    .getByRole('row', { name: CONTENT.eco.ECO_COMPUTED.total })
    .first()
    .innerText();
  expect(totals).toContain((await own())[2]);
  const plans = computed.locator('[data-plans] .button');
  expect(await plans.getAttribute('href')).toMatch(
    /^\/contact\?.*plans\+for\+this\+design.*#pool=.*package=premium-3d$/,
  );
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  // A feature is switched off where its saving stands: the figures follow, and the form knows of it.
  const withCover = await saved.innerText();
  await computed.getByRole('checkbox', { name: /Automatic Pool Cover/ }).uncheck();
  await expect.poll(() => saved.innerText()).not.toBe(withCover);

  await page.getByRole('button', { name: 'Modify Features' }).click();
  expect(await page.isChecked('[name=features][value=saltwater]')).toBe(true);
  expect(await page.isChecked('[name=features][value=pool-cover]')).toBe(false);
  expect(await page.locator('[name=poolSize]').inputValue()).toBe('medium');
  await page.selectOption('[name=location]', 'mountain');
  await analyseImpact(page);
  expect(await page.locator('[name=electricityPrice]').inputValue()).toBe('0.34');
});

test.runIf(LONG)('eco: Apply Eco Design opens the configurator with the features', async () => {
  const page = await open('/eco-design', PHONE);
  await page.selectOption('[name=poolSize]', 'large');
  await page.selectOption('[name=location]', 'mountain');
  await page.selectOption('[name=energyPriority]', 'maximum');
  await page.check('[name=features][value=natural-filter]');
  await page.check('[name=features][value=pool-cover]');
  await analyseImpact(page);
  await page.getByRole('link', { name: 'Apply Eco Design' }).click();
  await page.waitForURL(/\/ai-3d-design\?/);
  const carried = new URL(page.url()).searchParams;
  expect([carried.get('style'), carried.get('length'), carried.get('features')]).toEqual([
    'Natural',
    '40',
    'Automatic Cover',
  ]);
});

test('child safety: hidden until pressed, then score, recommendations and badges, worked out at each press', async () => {
  const page = await open('/child-safety');
  expect(await page.getByTestId('safety-score').count()).toBe(0);
  const generate = page.getByRole('button', { name: CONTENT.safety.SAFETY_FORM.submit });
  await generate.click();
  const score = page.getByTestId('safety-score');
  expect(await score.innerText()).toBe('0');
  expect(await page.getByText('Legal Requirement', { exact: true }).count()).toBe(2);
  for (const cost of ['$2,000-$5,500', '$300-$800', '$12,000-$18,000']) await page.getByText(cost).waitFor();

  await page.check('[name=hasExistingFence]');
  await page.selectOption('[name=fenceType]', 'mesh');
  await page.fill('[name=fenceHeight]', '4.5');
  await page.check('[name=hasElectricCover]');
  await page.check('[name=childrenAges][value="3-5"]');
  await page.fill('[name=state]', 'TX');
  expect(await score.innerText()).toBe('0');
  await generate.click();
  expect(await score.innerText()).toBe('90');
  await page.getByRole('heading', { name: CONTENT.safety.RECOMMENDATIONS['mesh-tip'].title }).waitFor();
  await page.getByRole('heading', { name: CONTENT.safety.RECOMMENDATIONS.supervision.title }).waitFor();
  await page.getByRole('heading', { name: 'What Texas requires' }).waitFor();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test.runIf(LONG)(
  'child safety: an unticked fence blocks nothing, and a low one is told whose height it is',
  async () => {
    const page = await open('/child-safety');
    const generate = page.getByRole('button', { name: CONTENT.safety.SAFETY_FORM.submit });
    await page.fill('[name=state]', 'x'.repeat(61));
    await generate.click();
    await page.getByText('Please keep this under 60 characters').waitFor();
    await page.fill('[name=state]', 'Florida');
    await page.check('[name=hasExistingFence]');
    await page.fill('[name=fenceHeight]', '25');
    await generate.click();
    await page.getByText('Between 0 and 20 feet').waitFor();
    await page.uncheck('[name=hasExistingFence]');
    await generate.click();
    expect(await page.getByTestId('safety-score').innerText()).toBe('0');
    await page.check('[name=hasExistingFence]');
    expect(await page.inputValue('[name=fenceHeight]')).toBe('25');
    await page.fill('[name=fenceHeight]', '4');
    await generate.click();
    const low = page.getByRole('listitem').filter({ hasText: 'Raise the pool fence' });
    const words = await low.innerText();
    for (const said of [
      'Legal Requirement',
      '4.5 ft is our recommendation',
      'Florida’s legal minimum is 48 in',
    ])
      expect(words).toContain(said);
  },
);

test.runIf(LONG)(
  'child safety: the assessment goes along to the contact form and to the designer',
  async () => {
    const page = await open('/child-safety', PHONE);
    await page.check('[name=childrenAges][value="0-2"]');
    await page.fill('[name=state]', 'FL');
    await page.getByRole('button', { name: CONTENT.safety.SAFETY_FORM.submit }).click();
    await page.getByRole('link', { name: 'Free safety consultation' }).click();
    await page.waitForURL(/\/contact\?/);
    await page.getByText(CONTENT.inquiry.CARRIED.answers.title).waitFor();
    expect(await page.inputValue('[name=location]')).toBe('FL');
    expect(await page.inputValue('[name=details]')).toContain('Children’s ages: 0-2');
    await page.goBack();
    await page.check('[name=childrenAges][value="0-2"]');
    await page.getByRole('button', { name: CONTENT.safety.SAFETY_FORM.submit }).click();
    await page.getByRole('link', { name: 'AI pool designer' }).click();
    await page.waitForURL(/\/ai-design-tool$/);
    expect(await page.inputValue('[name=transcript]')).toContain('children aged 0-2');
  },
);

const REFUSED_FORMS = [
  ['/ai-optimization', 'Run Analysis', (page: Page) => page.fill('[name=yardLength]', '9')],
  ['/eco-design', 'Analyze Environmental Impact', null],
  [
    '/child-safety',
    CONTENT.safety.SAFETY_FORM.submit,
    async (page: Page) => {
      await page.check('[name=hasExistingFence]');
      await page.fill('[name=fenceHeight]', '25');
    },
  ],
  ['/contact', CONTENT.inquiry.CONTACT.submit, (page: Page) => wake(page, '#contact')],
  ['/#calculator', CONTENT.estimate.CALCULATOR.submit, (page: Page) => wake(page, '#calculator')],
  ['/intake', 'Next', null],
] as const;

test.each(someOf(REFUSED_FORMS, 2))(
  '%s: what keeps the form is in sight, focused and named',
  async (path, button, prepare) => {
    const page = await open(path, PHONE);
    await prepare?.(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    const held = page.locator(':focus[aria-invalid=true]');
    await held.waitFor();
    const described = await held.getAttribute('aria-describedby');
    const message = page.locator(`[id="${described?.split(' ')[0]}"]`);
    expect((await message.innerText()).length).toBeGreaterThan(5);
    await expect.poll(() => held.evaluate((field) => field.getBoundingClientRect().top)).toBeLessThan(844);
    expect(await held.isVisible()).toBe(true);
  },
);

test.runIf(LONG)(
  'child safety: three tabs by arrow keys, eleven law cards, and the calls to action',
  async () => {
    const page = await open('/child-safety');
    const tabs = page.getByRole('tab');
    expect(await tabs.allInnerTexts()).toEqual([
      'AI Safety Assessment',
      'Safety Layers',
      'Legal Requirements',
    ]);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Seven layers, because each one fails sometimes' }).waitFor();
    await page.keyboard.press('ArrowRight');
    const panel = page.getByRole('tabpanel');
    expect(await panel.getByRole('article').count()).toBe(11);
    const florida = await panel.getByRole('article').first().innerText();
    for (const expected of ['Florida', '48 in', 'One of five measures', 'November 15, 2026'])
      expect(florida).toContain(expected);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Free safety consultation' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(await main.getByRole('link', { name: 'AI pool designer' }).getAttribute('href')).toBe(
      '/ai-design-tool',
    );
  },
);

test('a result is mailed to oneself once an address is given', async () => {
  const page = await open('/child-safety');
  await page.getByRole('button', { name: CONTENT.safety.SAFETY_FORM.submit }).click();
  await page.getByRole('button', { name: CONTENT.assessment.MAIL_RESULT.open }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.fill('[name=email]', 'me@example.com');
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByText(CONTENT.assessment.MAIL_RESULT.saved.description).first().waitFor();
  await vi.waitFor(
    async () => {
      const mails = await readOutbox(journeys.site.dataDir);
      expect(mails.map((mail) => mail.subject)).toContain(CONTENT.assessment.RESULT_MAILS.safety.subject);
    },
    { timeout: 20_000, interval: 200 },
  );
});

test.runIf(LONG)('on paper the safety plan has neither menu nor form', async () => {
  const page = await open('/child-safety');
  await page.getByRole('button', { name: CONTENT.safety.SAFETY_FORM.submit }).click();
  await page.getByTestId('safety-score').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.locator('[name=poolType]').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'In an emergency' }).isVisible()).toBe(true);
});
