import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { awake } from '../proof/awake.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { PHONE } from '../proof/browser.ts';
import { LONG, someOf } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// From a paragraph to a pool: read, priced, corrected, handed on and shared.

const journeys = startJourneys();
const open = journeys.openLive;

const WORDS =
  'A large lagoon about 45 feet long with a hot tub and lights, no slide, volleyball net, two small kids';

async function generate(page: Page, words = WORDS) {
  await page.fill('[name=transcript]', words);
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.getByText('Design Generated', { exact: true }).waitFor();
}

test('a paragraph on a phone becomes a pool with its plan, its price and what was not understood', async () => {
  const page = await open('/ai-design-tool', PHONE);
  expect(await page.getByText('Awaiting Input').isVisible()).toBe(true);
  // Awaited from the start: the notice stands for five seconds only.
  const told = page.getByText(CONTENT.designTool.DESIGN_TOOL.toasts.done.description).first().waitFor();
  await generate(page);
  await told;
  await page.getByText('Large Lagoon pool', { exact: true }).first().waitFor();
  await page.locator('mark', { hasText: 'hot tub' }).getByText('Raised Spa').waitFor();
  await page.locator('mark', { hasText: 'slide' }).getByText('No Slide').waitFor();
  await page.getByText('“volleyball net”').waitFor();
  expect(
    await page.getByRole('region', { name: CONTENT.designTool.DESIGN_TOOL.estimate.heading }).innerText(),
  ).toMatch(/\$[\d,]+ - \$[\d,]+/);
  await page.locator('svg[aria-label*="45\'-0"]').waitFor();
  // One main step: under the picture, and the same among the next steps.
  const { plans, next } = CONTENT.designTool.DESIGN_TOOL;
  expect(await page.locator('main .button.primary').allInnerTexts()).toEqual([plans.action, plans.action]);
  const steps = page.getByRole('region', { name: next.heading });
  await steps.getByText(plans.free).waitFor();
  expect(await steps.locator('.button.quiet').count()).toBeGreaterThan(2);
  expect(await steps.locator('.button:not(.quiet)').count()).toBe(1);
  await page.locator('[data-second-estimate] > summary').click();
  expect(await page.locator('[data-second-range]').innerText()).toMatch(/^\$[\d,]+ - \$[\d,]+$/);
  const wide = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(wide).toBeLessThanOrEqual(0);
});

test('on a phone the picture is in view after Generate, and stays small over what is edited', async () => {
  const page = await open('/ai-design-tool', PHONE);
  await generate(page);
  const frame = page.locator('[data-picture]');
  const seen = frame.locator(':scope > div');
  const top = async () => (await seen.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeLessThan(160);
  expect(await top()).toBeGreaterThan(50);
  const length = page.locator('[name=lengthFt]');
  expect(await length.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Change anything' }).click();
  await length.focus();
  await expect.poll(() => frame.getAttribute('data-picture')).toBe('small');
  const [picture, field] = await Promise.all([seen.boundingBox(), length.boundingBox()]);
  expect(picture?.height).toBeLessThan(130);
  expect(field?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await length.fill('300');
  await page.getByText('Between 8 and 120 ft (2.4 to 36.6 m)').waitFor();
  await length.blur();
  await page.getByText('Kept at 45 ft.').waitFor();
  expect(await length.inputValue()).toBe('45');
});

test('the one step from a result brings pool, package and what is not drawn yet to the form, in view', async () => {
  for (const size of someOf([PHONE, {}], 1)) {
    const page = await open('/ai-design-tool', size);
    await generate(page);
    await page.waitForURL(/\?d=/);
    await page.getByRole('link', { name: CONTENT.designTool.DESIGN_TOOL.plans.action }).first().click();
    await page.waitForURL(/\/contact\?fromAI=true/);
    expect(new URL(page.url()).search).not.toContain('volleyball');
    const pool = page.locator('[data-carried-pool]');
    await pool.getByText('Large Lagoon pool').waitFor();
    await pool.getByText(/^\$[\d,]+ - \$[\d,]+$/).waitFor();
    await pool.getByText('Premium 3D Design, $495').waitFor();
    expect(await pool.locator('img[alt*="Large Lagoon"]').getAttribute('src')).toContain('/pictures/');
    const details = page.locator('[name=details]');
    expect(await details.inputValue()).toMatch(/plans for this design[\s\S]*Not drawn yet: volleyball net\./);
    const first = page.locator('[name=firstName]');
    await expect.poll(async () => (await first.boundingBox())?.y ?? 9999).toBeLessThan(780);
  }
});

test('the home page’s field leads here: asked for when empty, filled by an example, drawn on arrival, in no address', async () => {
  const { describe } = CONTENT.home.HERO;
  const page = await open('/', PHONE);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const field = page.getByLabel(describe.label);
  await page.getByRole('button', { name: describe.draw }).click();
  await page.getByRole('alert').getByText(describe.empty).waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: describe.examples[0].label, exact: true }).click();
  expect(await field.inputValue()).toBe(describe.examples[0].words);
  expect(await page.getByText(describe.empty).count()).toBe(0);
  await field.fill(`${describe.examples[1].words} For Zebulon.`);
  await page.getByRole('button', { name: describe.draw }).click();
  await page.getByText('Design Generated', { exact: true }).waitFor();
  await page.getByText('Large Lagoon pool', { exact: true }).first().waitFor();
  expect(await page.inputValue('[name=transcript]')).toContain('For Zebulon.');
  expect(addresses.join('\n')).not.toContain('Zebulon');
  expect(new URL(page.url()).search).not.toMatch(/words|draw/);
});

test('“Design one like this” leads here from the lightbox, and its pool is drawn on arrival', async () => {
  const page = await open('/');
  await page.locator('#portfolio li button').first().click();
  const like = page.getByRole('dialog').getByRole('link', { name: CONTENT.portfolio.PORTFOLIO.like });
  const first = await like.getAttribute('href');
  await page.keyboard.press('ArrowRight');
  expect(await like.getAttribute('href')).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await like.click();
  await page.getByText('Design Generated', { exact: true }).waitFor();
  await page.getByText('Large Infinity pool', { exact: true }).first().waitFor();
  expect(new URL(page.url()).search).not.toMatch(/words|draw/);
});

test('each correction re-prices at once and can be undone', async () => {
  const page = await open('/ai-design-tool');
  await generate(page);
  const estimate = page.getByRole('region', { name: CONTENT.designTool.DESIGN_TOOL.estimate.heading });
  const before = await estimate.innerText();
  await page.getByRole('button', { name: 'Raised Spa', exact: true }).click();
  await estimate.getByText('Raised Spa removed').waitFor();
  expect(await estimate.innerText()).not.toBe(before);
  await estimate.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Raised Spa', exact: true, pressed: true }).waitFor();
  await page.fill('[name=lengthFt]', '60');
  await estimate.getByText('60 ft long instead of 45 ft').waitFor();
});

test.runIf(LONG)(
  'one walks around the pool from view to view, and downloads the one that is seen',
  async () => {
    const page = await open('/ai-design-tool');
    await generate(page);
    const { views, download } = CONTENT.designTool.DESIGN_TOOL.rendering;
    const shown = page
      .locator('#rendering-heading')
      .locator('xpath=ancestor::section')
      .locator('img[alt*="pool"]');
    const link = page.getByRole('link', { name: download });
    await page.getByText('View 1 of 4').waitFor();
    expect(await link.getAttribute('href')).not.toContain('view=');
    await page.getByRole('button', { name: views.next }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('View 2 of 4').waitFor();
    await expect.poll(() => shown.getAttribute('src')).toContain('view=1');
    expect(await link.getAttribute('href')).toContain('view=1');
    await page.getByRole('button', { name: views.previous }).click();
    await page.getByRole('button', { name: views.previous }).click();
    await page.getByText('View 4 of 4').waitFor();
  },
);

test.runIf(LONG)('a marked phrase is corrected from the keyboard, and gives the focus back', async () => {
  const page = await open('/ai-design-tool');
  await generate(page);
  const estimate = page.getByRole('region', { name: CONTENT.designTool.DESIGN_TOOL.estimate.heading });
  const phrase = page.getByRole('button', { name: 'hot tub' });
  await phrase.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Leave out Raised Spa' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('button', { name: 'Leave out Raised Spa' }).press('Enter');
  await estimate.getByText('Raised Spa removed').waitFor();
  await page.keyboard.press('Escape');
  expect(await phrase.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await phrase.innerText()).toContain('No Raised Spa');
  await page
    .getByRole('button', { name: 'about 45 feet' })
    .or(page.getByRole('button', { name: '45 feet' }))
    .first()
    .click();
  await page.fill('[name=correct-lengthFt]', '50');
  await estimate.getByText('50 ft long instead of 45 ft').waitFor();
});

test.runIf(LONG)('the link opens the same design for somebody else', async () => {
  const page = await open('/ai-design-tool');
  await generate(page);
  await page.waitForURL(/[?&]d=[\w-]{22}/);
  const other = await open(new URL(page.url()).pathname + new URL(page.url()).search, PHONE);
  await other.getByText('Large Lagoon pool', { exact: true }).first().waitFor();
  expect(await other.inputValue('[name=lengthFt]')).toBe('45');
  await other.getByText('Design Generated', { exact: true }).waitFor();
  expect(await other.getByText('volleyball net').count()).toBe(0);
});

test('the calculator and the contact form receive the design', async () => {
  const page = await open('/ai-design-tool');
  await generate(page);
  await page.getByRole('button', { name: 'Open Cost Calculator' }).click();
  await page.waitForURL(/fromAI=true/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    size: 'large',
    type: 'freeform',
    material: 'concrete',
    features: '["lighting","spa"]',
    timeline: 'immediate',
    poolLength: '45',
    poolStyle: 'Large Lagoon',
  });
  await page.goBack();
  await page.getByText('Design Generated', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Get Professional Quote' }).click();
  await page.waitForURL(/\/contact\?fromAI=true/);
  expect(new URL(page.url()).searchParams.get('budget')).toBe('100k+');
});

test.runIf(LONG)('an example or a reset sets the visitor’s words aside, and gives them back', async () => {
  const page = await open('/ai-design-tool', PHONE);
  const words = page.locator('[name=transcript]');
  const back = page.getByRole('button', { name: CONTENT.designTool.DESIGN_TOOL.input.bringBack });
  await page.getByRole('button', { name: 'Try Example' }).click();
  expect(await back.count()).toBe(0);
  await words.fill('A kidney pool for my mother');
  for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Try Example' }).click();
  await back.click();
  expect(await words.inputValue()).toBe('A kidney pool for my mother');
  expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await back.count()).toBe(0);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await words.inputValue()).toBe('');
  await words.fill('Second thoughts');
  await back.click();
  expect(await words.inputValue()).toBe('A kidney pool for my mother');
  await back.click();
  expect(await words.inputValue()).toBe('Second thoughts');
});

test('without a design the next steps say so; reset clears everything', async () => {
  const page = await open('/ai-design-tool');
  const step = page.getByRole('button', { name: 'Get Professional Quote' });
  expect(await step.getAttribute('aria-disabled')).toBe('true');
  await step.click({ force: true });
  await page.getByText('No Design Available').first().waitFor();
  expect(await page.getByRole('button', { name: 'Generate Design' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Try Example' }).click();
  const first = await page.inputValue('[name=transcript]');
  await page.getByRole('button', { name: 'Try Example' }).click();
  expect(await page.inputValue('[name=transcript]')).not.toBe(first);
  await generate(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await page.inputValue('[name=transcript]')).toBe('');
  await page.getByText('Awaiting Input').waitFor();
  expect(page.url()).not.toContain('d=');
});

test('a failed call is told in the specified words', async () => {
  const page = await open('/ai-design-tool');
  await page.route('**/api/ai-design-process', (route) =>
    route.fulfill({
      status: 500,
      body: '{"error":"internal","message":"Something went wrong on our side."}',
    }),
  );
  await page.fill('[name=transcript]', 'a pool');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.getByText('Processing Error').first().waitFor();
  await page.getByText('Something went wrong on our side.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Generate Design' }).isEnabled()).toBe(true);
  // It stands where the picture would be, with the way to try again, longer than the notice does.
  const frame = page.locator('[data-picture]');
  await frame.getByText('Something went wrong on our side.').waitFor();
  await page.unroute('**/api/ai-design-process');
  await frame.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Design Generated', { exact: true }).waitFor();
});

test.runIf(LONG)('a picture that does not load says so', async () => {
  const page = await open('/ai-design-tool');
  await page.route('**/api/designs/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
  await generate(page);
  await page.getByText(CONTENT.designTool.DESIGN_TOOL.rendering.failed).waitFor();
  await page.getByText(CONTENT.designTool.DESIGN_TOOL.rendering.failedDetail).waitFor();
});

test.runIf(LONG)('speech is appended to the text, and its absence is said', async () => {
  const page = await journeys.visit();
  await page.addInitScript(`
    class Recognition {
      start() {
        window.heard = this;
        setTimeout(() => this.onresult({ resultIndex: 0, results: [{ isFinal: false, 0: { transcript: 'with a' } }] }), 50);
        setTimeout(() => { this.onresult({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'with a slide' } }] }); this.onend(); }, 900);
      }
      stop() { this.onend(); }
      abort() {}
    }
    window.SpeechRecognition = Recognition;
    window.webkitSpeechRecognition = Recognition;
  `);
  await page.goto('/ai-design-tool');
  await awake(page);
  await page.fill('[name=transcript]', 'a modern pool');
  await page.getByRole('button', { name: 'Record Voice' }).click();
  await page.getByRole('button', { name: 'Stop Recording' }).waitFor();
  await page.getByText('Listening… with a').waitFor();
  await page.getByRole('button', { name: 'Record Voice' }).waitFor();
  expect(await page.inputValue('[name=transcript]')).toBe('a modern pool with a slide');
  expect(
    await page.evaluate('[window.heard.lang, window.heard.continuous, window.heard.interimResults]'),
  ).toEqual(['en-US', false, true]);

  const silent = await journeys.visit();
  await silent.addInitScript('delete window.SpeechRecognition; delete window.webkitSpeechRecognition;');
  await silent.goto('/ai-design-tool');
  expect(await silent.getByRole('button', { name: 'Voice Unavailable' }).isDisabled()).toBe(true);
});

test.runIf(LONG)('nothing on the page is out of reach, before and after a design', async () => {
  const page = await open('/ai-design-tool', PHONE);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await generate(page);
  await page.locator('svg[aria-label*="45\'-0"]').waitFor();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test.runIf(LONG)(
  'a design of one’s own comes back with its words; whoever gets the link sees the pool alone',
  async () => {
    const page = await open('/ai-design-tool');
    const said = `${WORDS}, for Zebulon after his surgery`;
    await generate(page, said);
    await page.waitForURL(/\?d=/);
    await page.reload();
    await page.locator('mark', { hasText: 'hot tub' }).waitFor();
    expect(await page.inputValue('[name=transcript]')).toBe(said);
    expect(await page.getByText('It was shared with you').count()).toBe(0);
    // A change is kept under a new name, and that one is the visitor's own too.
    const first = page.url();
    await page.fill('[name=lengthFt]', '50');
    await page.waitForURL((url) => url.href !== first);
    await page.reload();
    await page.locator('mark', { hasText: 'hot tub' }).waitFor();
    expect(await page.inputValue('[name=lengthFt]')).toBe('50');
    expect(await page.getByText('It was shared with you').count()).toBe(0);

    const partner = await journeys.visit();
    const bodies: string[] = [];
    partner.on('response', (answer) => {
      if (answer.url().includes('/api/'))
        void answer.text().then(
          (text) => bodies.push(text),
          () => undefined,
        );
    });
    await partner.goto(page.url());
    await partner.getByText('It was shared with you').first().waitFor();
    await partner.getByText('Large Lagoon pool', { exact: true }).first().waitFor();
    expect(await partner.inputValue('[name=transcript]')).toBe('');
    expect(await partner.locator('body').innerText()).not.toMatch(/Zebulon|surgery/);
    expect(bodies.join('')).not.toMatch(/Zebulon|surgery/);

    // Both mark its parts, and each sees what the other said.
    await page.getByRole('heading', { name: 'Decide it together' }).click();
    await page.getByRole('button', { name: 'Yes to Deck' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await partner.getByLabel('Your name (optional)').fill('Ana');
    await partner.getByRole('button', { name: 'No to Deck' }).click();
    await partner.getByText('You do not agree yet.').waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('Ana said no.').waitFor();
    await page.getByText(/^You agree on 0 of \d+\. Talk about: Deck\./).waitFor();
    await partner.getByRole('button', { name: 'Undo: Deck' }).click();
    await partner.getByText('You do not agree yet.').waitFor({ state: 'detached' });
  },
);

test.runIf(LONG)(
  'the way into 3D and on to the project carries the words beside the address, not in it',
  async () => {
    const page = await open('/ai-design-tool');
    await generate(page, 'A 32 ft kidney pool for Zebulon');
    const link = page.getByRole('link', { name: CONTENT.designTool.DESIGN_TOOL.next.configurator }).first();
    expect(await link.getAttribute('href')).not.toContain('Zebulon');
    await link.click();
    await page.waitForURL(/\/ai-3d-design\?/);
    expect(page.url()).not.toContain('Zebulon');
    // Once the page has taken the pool over.
    const onward = page.locator('a[href^="/intake?"][href*="Kidney"]');
    expect(await onward.getAttribute('href')).not.toContain('Zebulon');
    await onward.click();
    await page.waitForURL(/\/intake\?/);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('poolIntakeForm') ?? ''))
      .toContain('Zebulon');
  },
);
