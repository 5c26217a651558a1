import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { SAMPLE_INTAKE } from '#domain/intake/sample-intake.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { awake } from '../proof/awake.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { STAFF } from '../proof/running-site.ts';
import { startJourneys } from './journey.ts';

// A plot that was drawn goes along: through the tools, into the project form, to the studio.

const journeys = startJourneys();

const place = { x: 30, y: 60, turnDeg: 0, levelFt: null };
const DRAWN = { plot: samplePlot(), place, design: DEFAULT_DESIGN };
const WORDS = '7,400 sq ft, house, 2 trees; pool 19 ft from the house';
const ORIGIN = 'own drawing, lengths as typed. Not a survey.';

/** A visitor who drew a plot here and had begun the project form. */
async function drew(page: Page, answers: object, step: number) {
  await page.addInitScript(
    ([plot, draft, at]) => {
      if (window.localStorage.getItem('poolPlot')) return;
      window.localStorage.setItem('poolPlot', String(plot));
      window.localStorage.setItem('poolIntakeForm', String(draft));
      window.localStorage.setItem('poolIntakeStep', String(at));
    },
    [JSON.stringify(DRAWN), JSON.stringify(answers), String(step)],
  );
}

test('drawn, added, reviewed, sent, and read by staff', async () => {
  const page = await journeys.visit(PHONE);
  const email = 'drew@example.com';
  await drew(page, { ...SAMPLE_INTAKE, email }, 3);
  await page.goto('/intake');
  await awake(page);
  await page.getByRole('button', { name: 'Continue at step 3' }).click();
  const part = page.locator('[data-intake-plot]');
  await part.getByText('You drew a yard in this browser.', { exact: false }).waitFor();
  expect(await part.getByRole('link', { name: 'Change the drawing' }).getAttribute('href')).toBe('/plot');
  await part.getByRole('button', { name: 'Add my drawing' }).click();
  await part.getByText(WORDS).waitFor();
  await part.getByRole('img', { name: `Sketch of the yard: ${WORDS}` }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // It is in the draft: a reload keeps it.
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: 'Continue at step 3' }).click();
  await part.getByText(WORDS).waitFor();
  for (const heading of [
    'Pool Specifications',
    'Features & Equipment',
    'Project Details',
    'Review & Submit',
  ]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  }
  await part.getByText(WORDS).waitFor();
  await part.getByText(`From your ${ORIGIN}`).waitFor();
  await page.locator('[name=consentGiven]').check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('region', { name: /^Your ticket number is/ }).waitFor();
  await page.getByRole('link', { name: 'Open your project' }).click();
  await page.getByRole('heading', { name: 'Your yard' }).waitFor();
  await page.getByText(WORDS).waitFor();
  await page.getByText(`From your ${ORIGIN}`).waitFor();

  const desk = await journeys.open(`/admin#intakes?search=${email}`, DESKTOP);
  await desk.locator('[name=email]').fill(STAFF.email);
  await desk.locator('[name=password]').fill(STAFF.password);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await desk
    .getByRole('button', { name: /^Open PW-/ })
    .first()
    .click();
  const dialog = desk.getByRole('dialog', { name: /^PW-/ });
  await dialog.getByText(WORDS).waitFor();
  await dialog.getByText(`From the client’s ${ORIGIN}`).waitFor();
  await dialog.getByText('Utility easement', { exact: false }).waitFor();
  await dialog.getByRole('img', { name: `Sketch of the yard: ${WORDS}` }).waitFor();
});

test.runIf(LONG)(
  'a pool keeps its plot through the 3D view: changed, passed on by its address, and taken to the project',
  async () => {
    const { url } = journeys.site;
    const stored = await fetch(`${url}/api/designs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ design: { ...DEFAULT_DESIGN, site: { plot: samplePlot(), place } } }),
    });
    const { id } = await stored.json();
    const page = await journeys.openLive(`/ai-3d-design?design=${id}`);
    await page.getByRole('link', { name: 'Change the yard or the place' }).waitFor();
    await page.getByRole('tab', { name: 'Features' }).click();
    await page.check('[name=features][value="Raised Spa"]');
    await expect
      .poll(async () => {
        const named = new URL(page.url()).searchParams.get('d');
        return named ? (await (await fetch(`${url}/api/designs/${named}`)).json()).design : null;
      })
      .toMatchObject({ features: ['Raised Spa'], site: { place } });

    await page.locator('a[href^="/intake?"]').first().click();
    await page.waitForURL(/\/intake\?/);
    await awake(page);
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('poolIntakeForm') ?? ''))
      .toContain('lot');
    const draft = await page.evaluate(() => window.localStorage.getItem('poolIntakeForm') ?? '{}');
    expect(JSON.parse(JSON.parse(draft).plot).site.place).toEqual(place);
  },
);
