import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { awake } from '../proof/awake.ts';
import { PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// What somebody says of their pool holds names, health and money: it stays in the browser it was said in, and in what they send us.

const journeys = startJourneys();
const { DESIGN_TOOL } = CONTENT.designTool;
const SAID = 'A 32 ft kidney pool with a slide for Zebulon after his surgery, budget $61,500';
const PRIVATE = /zebulon|surgery|61,?500/i;

/** Every address this page asks for, and every answer it gets. */
function watch(page: Page) {
  const addresses: string[] = [];
  const bodies: string[] = [];
  page.on('request', (request) =>
    addresses.push(decodeURIComponent(`${request.url()} ${request.headers().referer ?? ''}`)),
  );
  page.on('response', (answer) => {
    if (/html|json|event-stream/.test(answer.headers()['content-type'] ?? ''))
      void answer.text().then(
        (text) => bodies.push(text),
        () => undefined,
      );
  });
  return { addresses, bodies };
}

async function make(page: Page) {
  await page.goto('/ai-design-tool');
  await awake(page);
  await page.fill('[name=transcript]', SAID);
  await page.getByRole('button', { name: DESIGN_TOOL.input.generate }).click();
  await page.waitForURL(/\?d=/);
}

test('the maker’s own design comes back with its words; a stranger gets the pool alone, on screen, on paper and in every answer', async () => {
  const maker = await journeys.visit();
  const sent = watch(maker);
  await make(maker);
  await maker.getByText(DESIGN_TOOL.specs.answeredBy['built-in']).waitFor();
  await maker.reload();
  await maker.locator('mark', { hasText: 'slide' }).waitFor();
  expect(await maker.inputValue('[name=transcript]')).toBe(SAID);
  await maker.getByText(DESIGN_TOOL.specs.answeredBy['built-in']).waitFor();
  expect(await maker.getByText(DESIGN_TOOL.toasts.opened.description).count()).toBe(0);
  expect(sent.addresses.join('\n')).not.toMatch(PRIVATE);

  const stranger = await journeys.visit(PHONE);
  const seen = watch(stranger);
  await stranger.goto(maker.url());
  await stranger.getByText(DESIGN_TOOL.toasts.opened.description).first().waitFor();
  await stranger.getByText('Kidney pool', { exact: true }).first().waitFor();
  expect(await stranger.getByText(DESIGN_TOOL.specs.answeredBy['built-in']).count()).toBe(0);
  await stranger.emulateMedia({ media: 'print' });
  expect(await stranger.content()).not.toMatch(PRIVATE);
  await stranger.emulateMedia({ media: 'screen' });
  await stranger.getByRole('link', { name: DESIGN_TOOL.next.configurator }).first().click();
  await stranger.waitForURL(/ai-3d-design/);
  await stranger.goBack();
  await stranger.getByText('Kidney pool', { exact: true }).first().waitFor();
  await stranger.getByRole('button', { name: DESIGN_TOOL.next.quote }).click();
  await stranger.waitForURL(/\/contact\?/);
  await expect.poll(() => stranger.inputValue('[name=details]')).toContain('Kidney pool');
  expect(await stranger.inputValue('[name=details]')).not.toMatch(PRIVATE);
  expect(`${seen.addresses.join('\n')}\n${seen.bodies.join('\n')}`).not.toMatch(PRIVATE);
  expect(seen.bodies.length).toBeGreaterThan(2);
});

test.runIf(LONG)('the contact form is filled with the maker’s words, and no address holds them', async () => {
  const maker = await journeys.visit();
  const sent = watch(maker);
  await make(maker);
  await maker.getByRole('button', { name: DESIGN_TOOL.next.quote }).click();
  await maker.waitForURL(/\/contact\?fromAI=true/);
  const details = () => maker.inputValue('[name=details]');
  await expect.poll(details).toContain(`In my words: ${SAID}`);
  expect(await details()).toContain('My budget: $61,500.');
  await maker.reload();
  await expect.poll(details).toContain('Zebulon');
  await maker.goBack();
  await maker.locator('mark', { hasText: 'slide' }).waitFor();
  await maker.goForward();
  await expect.poll(details).toContain('Zebulon');
  const address = maker.url();
  expect(sent.addresses.join('\n')).not.toMatch(PRIVATE);

  const stranger = await journeys.visit();
  await stranger.goto(address);
  await expect.poll(() => stranger.inputValue('[name=details]')).toContain('Kidney pool');
  expect(await stranger.inputValue('[name=details]')).not.toMatch(PRIVATE);
});
