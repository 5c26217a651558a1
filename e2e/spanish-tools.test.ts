import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { SPANISH } from '#content/es/phrases.ts';
import { SPANISH_RULES } from '#content/es/rules.ts';
import type { Phrases } from '#domain/words/phrasebook.ts';
import { englishLeft } from '../proof/english-left.ts';
import { LONG, someOf } from '../proof/long.ts';
import { pageTexts } from '../proof/page-texts.ts';
import { runClockUntil, startJourneys, stopClock, wake } from './journey.ts';

// Every tool speaks Spanish to the end: what it understood, computed, refused and offers next.

const journeys = startJourneys();
const open = journeys.openLive;
const PHRASES: Phrases = Object.assign({}, ...Object.values(SPANISH), SPANISH_RULES);

/** With everything unfolded. */
async function leftIn(page: Page): Promise<string[]> {
  await page.locator('main details').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '');
  });
  return englishLeft(pageTexts(await page.content()), PHRASES);
}

test('a pool in both languages at once is understood, told and drawn in Spanish, and goes along to English', async () => {
  const page = await open('/es/ai-design-tool');
  await page.fill(
    '[name=transcript]',
    'una alberca de 30 por 15 con hot tub y tanning ledge, sin tobogán, travertine deck, un unicornio, en Texas con 60 mil dólares',
  );
  await page.click('form[data-tool] [type=submit]');
  await page.locator('#reading').waitFor();
  await page.locator('[data-second-estimate]').waitFor();
  expect(await page.locator('mark').allInnerTexts()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('30 pies de largo, 15 pies de ancho'),
      'hot tub Jacuzzi elevado',
      'tanning ledge Repisa para asolearse',
      'tobogán Sin tobogán',
      'travertine deck Piso de travertino',
    ]),
  );
  expect(await page.locator('main').innerText()).toContain('30 × 15 pies (9.1 × 4.6 m)');
  expect(await leftIn(page)).toEqual([]);

  await page.selectOption('[name=size]', 'Large');
  await page.selectOption('[name=style]', 'Lagoon');
  await page.fill('[name=lengthFt]', '999');
  expect(await leftIn(page)).toEqual([]);
  await page.fill('[name=lengthFt]', '36');
  await expect.poll(() => page.locator('[name=lengthFt]').inputValue()).toBe('36');
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/designs'));
  await stored;
  await page.locator('a[data-language=en]').first().click();
  await page.waitForURL((address) => address.pathname === '/ai-design-tool');
  await page.locator('#specs-heading ~ *, [name=lengthFt]').first().waitFor();
  await expect.poll(() => page.locator('[name=lengthFt]').inputValue()).toBe('36');
  expect(await page.locator('[name=style]').inputValue()).toBe('Lagoon');
});

test.runIf(LONG)('the calculator refuses, compares and offers in Spanish', async () => {
  const page = await open('/es#calculator');
  await wake(page, '#calculator');
  const calculator = page.locator('#calculator');
  await calculator.locator('[type=submit]').first().click();
  await calculator.getByText('Escriba un correo electrónico válido, por favor').waitFor();
  for (const [name, value] of Object.entries({
    size: 'unsure',
    type: 'lap',
    material: 'vinyl',
    location: 'other',
    timeline: 'planning',
  }))
    await calculator.locator(`[name=${name}]`).selectOption(value);
  await calculator.locator('[name=features]').first().check();
  for (const tab of await calculator.getByRole('tab').all()) {
    await tab.click();
    expect(await leftIn(page)).toEqual([]);
  }
});

test.each(
  someOf(
    [
      [
        '/es/ai-optimization',
        { yardLength: '60', yardWidth: '40', budget: '70000' },
        { priority: 'fitness' },
      ],
      ['/es/eco-design', {}, { poolSize: 'xl', location: 'mountain', energyPriority: 'basic' }],
    ] as const,
    1,
  ),
)('%s refuses and answers in Spanish', async (path, typed, chosen) => {
  const page = await open(path);
  await stopClock(page);
  await page.click('form[data-tool] [type=submit]');
  expect(await leftIn(page)).toEqual([]);
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value);
  for (const [name, value] of Object.entries(chosen)) await page.selectOption(`[name=${name}]`, value);
  for (const box of await page.locator('[name=features]').all()) await box.check();
  await page.click('form[data-tool] [type=submit]');
  await runClockUntil(page, () => page.locator('form[data-tool]').isHidden());
  expect(await leftIn(page)).toEqual([]);
});

test.runIf(LONG)('child safety answers in Spanish, each tab of it', async () => {
  const page = await open('/es/child-safety');
  await page.fill('[name=state]', 'Arizona');
  await page.check('[name=hasExistingFence]');
  await page.fill('[name=fenceHeight]', '25');
  await page.click('form[data-tool] [type=submit]');
  await page.getByText('Entre 0 y 20 pies').waitFor();
  await page.fill('[name=fenceHeight]', '4.5');
  await page.click('form[data-tool] [type=submit]');
  await page.getByTestId('safety-score').waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await leftIn(page)).toEqual([]);
  }
});
