import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { newDesignSchema, storedDesignAnswer } from '#domain/design/design-answer.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { awake } from '../proof/awake.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// A pool on a drawn plot: moved by mouse and keyboard, put right, stored with its land and taken into 3D.

const journeys = startJourneys();
const words = CONTENT.plotPool.PLOT_POOL;
const design = { ...DEFAULT_DESIGN, lengthFt: 30, widthFt: 15 };

async function openTable(place: object | null, options = DESKTOP): Promise<Page> {
  const page = await journeys.visit({ ...options, permissions: ['clipboard-read', 'clipboard-write'] });
  const saved = JSON.stringify({ plot: samplePlot(), place, design, draft: null, underlay: null });
  await page.addInitScript(
    (kept) => localStorage.getItem('poolPlot') ?? localStorage.setItem('poolPlot', kept),
    saved,
  );
  await page.goto('/plot');
  await awake(page);
  await page.getByRole('tab', { name: 'Pool' }).click();
  return page;
}

/** Where a point of the land is on the screen. */
const onScreen = (page: Page, feet: [number, number]) =>
  page.locator('[data-buildable]').evaluate((part, [x, y]) => {
    const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix ?? new DOMMatrix());
    return { left, top };
  }, feet);

async function drag(page: Page, from: [number, number], to: [number, number]) {
  const [start, end] = [await onScreen(page, from), await onScreen(page, to)];
  await page.mouse.move(start.left, start.top);
  await page.mouse.down();
  await page.mouse.move((start.left + end.left) / 2, (start.top + end.top) / 2, { steps: 4 });
  await page.mouse.move(end.left, end.top, { steps: 4 });
  await page.mouse.up();
}

/** What stands under the header is covered by it. */
async function soundAtTop(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  return accessibilityFaults(page);
}

const state = (page: Page) => page.locator('[data-pool]').getAttribute('data-pool');
const conflicts = (page: Page) => page.locator('[data-conflicts] li').allInnerTexts();

test('a pool is dragged into the house, moved by inches, put in the best place, stored with its land and taken into 3D', async () => {
  const page = await openTable({ x: 36, y: 45.5, turnDeg: 0, levelFt: null });
  await page.getByText(words.distances.fine).first().waitFor();
  expect(await state(page)).toBe('fine');

  const pool = page.locator('[data-pool]');
  await pool.focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => conflicts(page)).toEqual(['4.2 ft to the house, 5 ft wanted']);
  await page.getByRole('status').filter({ hasText: '4.2 ft to the house, 5 ft wanted' }).waitFor();
  await page.keyboard.press(']');
  await expect.poll(() => page.inputValue('[name=turnDeg]')).toBe('1');
  await page.getByRole('button', { name: words.place.toHouse }).click();
  await expect.poll(() => page.inputValue('[name=turnDeg]')).toBe('0');
  expect(await soundAtTop(page)).toEqual([]);

  // Not at the figures in the middle: what is dragged is the water.
  await drag(page, [45, 48], [45, 36]);
  await expect.poll(() => state(page)).toBe('conflict');
  await expect.poll(() => conflicts(page).then(String)).toMatch(/The pool reaches [\d.]+ ft into the house/);
  expect(await page.locator('[data-conflicts] > p').innerText()).toBe('The pool reaches into the house.');

  await page.selectOption('[name=priority]', 'relaxation');
  await page.getByRole('button', { name: words.best.find }).click();
  await page.locator('[data-place]').first().click();
  await expect.poll(() => state(page)).toBe('fine');
  expect(await conflicts(page)).toEqual([]);

  // Without an answer nothing is lost.
  await page.route('**/api/designs', (route) => route.abort(), { times: 1 });
  await page.locator('[data-next=view]').click();
  await page.getByText(words.next.failed).first().waitFor();
  expect(await state(page)).toBe('fine');

  // Read on its way: the page leaves as soon as it has the answer.
  const kept: { sent: unknown; answer: unknown }[] = [];
  await page.route('**/api/designs', async (route) => {
    const response = await route.fetch();
    kept.push({ sent: route.request().postDataJSON(), answer: await response.json() });
    await route.fulfill({ response });
  });
  await page.locator('[data-next=view]').click();
  await expect.poll(() => kept.length).toBe(1);
  const sent = newDesignSchema.parse(kept[0]?.sent).design;
  const stored = storedDesignAnswer.parse(kept[0]?.answer);
  expect(sent.site?.plot).toEqual(samplePlot());
  expect(stored.design.site?.place).toEqual(sent.site?.place);
  await page.waitForURL(`**/ai-3d-design?design=${stored.id}`);
  await awake(page);
  await page.locator('[name=style]:checked').waitFor({ state: 'attached' });

  // Somebody else opens the link: the same plot and pool.
  const other = await journeys.openLive(`/plot?design=${stored.id}`);
  await expect.poll(() => state(other)).toBe('fine');
});

test.runIf(LONG)('on a phone a pool is put, resized and turned with the thumb and by fields', async () => {
  const page = await openTable(null, PHONE);
  await page.getByRole('button', { name: words.put }).click();
  await expect.poll(() => state(page)).toBe('fine');
  await page.fill('[name=lengthFt]', '24');
  await page.getByText('24 × 15 ft').first().waitFor();
  await page.fill('[name=lengthFt]', '400');
  await page.getByText('Between 8 and 120 ft').waitFor();
  await page.locator('[name=lengthFt]').blur();
  expect(await page.inputValue('[name=lengthFt]')).toBe('24');
  await page.getByRole('button', { name: 'Turn 15° clockwise' }).tap();
  const turned = await page.inputValue('[name=turnDeg]');
  await page.selectOption('[name=along]', '1');
  await expect.poll(() => page.inputValue('[name=turnDeg]')).not.toBe(turned);
  expect(await soundAtTop(page)).toEqual([]);
  // From here to plans: the form opens with this pool over it.
  await page.locator('[data-next=plans]').click();
  await page.locator('[data-carried-pool]').getByText('24 × 15 ft').waitFor();
});

test.runIf(LONG)(
  'another plot opened over the own one leaves that waiting, also after the page is left',
  async () => {
    const { former, formerBack } = CONTENT.plot.PLOT_TABLE;
    const page = await openTable(null);
    const place = { x: 30, y: 60, turnDeg: 0, levelFt: null };
    const other = { ...design, site: { plot: samplePlot({ northDeg: 90 }), place } };
    const kept = await page.request.post('/api/designs', { data: { design: other } });
    const { id } = storedDesignAnswer.parse(await kept.json());
    const north = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('poolPlot') ?? '{}').plot.northDeg);
    await page.goto(`/plot?design=${id}`);
    await page.getByText(former).waitFor();
    await expect.poll(north).toBe(90);
    await page.goto('/plot');
    await awake(page);
    await page.getByRole('button', { name: formerBack }).click();
    await expect.poll(north).toBe(0);
    expect(await page.getByText(former).count()).toBe(0);
  },
);
