import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { awake } from '../proof/awake.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, openBrowserWithWebGl, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// The 3D configurator: every choice changes the price, nothing is final, and the design travels on.

const journeys = startJourneys();
const withWebGl = startJourneys({ browser: openBrowserWithWebGl });

// Without WebGL the plan stands in for the pool, and everything else works as ever.
async function open(path = '/ai-3d-design', options: BrowserContextOptions = DESKTOP): Promise<Page> {
  return journeys.openLive(path, options);
}

const price = (page: Page) => page.locator('[data-price]').innerText();
const chosen = (page: Page, name: string) => page.locator(`[name=${name}]:checked`).inputValue();
const show = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();
const showOfPlace = async (page: Page, part: string) => {
  await show(page, 'Place');
  await page.getByRole('button', { name: part, exact: true }).click();
};

test('the pool from above stands in the page before any script has come', async () => {
  const page = await journeys.visit({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/ai-3d-design');
  const plan = await page.locator('[data-poster] svg[viewBox]').last().boundingBox();
  expect(plan?.height).toBeGreaterThan(100);
});

test('price and weeks follow every choice; undo, redo and start over go back and forth', async () => {
  const page = await open();
  const first = await price(page);
  await page.check('[name=style][value=Infinity]');
  const infinity = await price(page);
  expect(infinity).not.toBe(first);
  await show(page, 'Features');
  // The pool to start from has a spa.
  await page.uncheck('[name=features][value="Raised Spa"]');
  const plain = await price(page);
  expect(plain).not.toBe(infinity);
  await page.keyboard.press('Control+z');
  expect(await price(page)).toBe(infinity);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await price(page)).toBe(plain);
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(await price(page)).toBe(first);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  expect(await price(page)).toBe(plain);

  // An icon says its name and its keys, stays while it is read, and goes with Escape.
  await page.mouse.move(0, 0);
  await undo.hover();
  const tip = page.getByRole('tooltip', { name: 'Undo (Ctrl+Z)' });
  expect(await tip.isVisible()).toBe(false);
  await tip.waitFor();
  await tip.hover();
  await page.waitForTimeout(350);
  expect(await tip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
});

test('choices are pictures that say what they cost more or less; share and picture are in view, and nothing is clipped at 320 px', async () => {
  const page = await open();
  const middle = async () => {
    const [low = 0, high = 0] =
      (await price(page)).match(/[\d,]+/g)?.map((sum) => Number(sum.replace(',', ''))) ?? [];
    return (low + high) / 2;
  };
  const before = await middle();
  const infinity = page.getByRole('radio', { name: /^Infinity\s*\+\$/ });
  const said = (await infinity.locator('..').innerText()).match(/\+\$([\d,]+)/)?.[1]?.replace(',', '');
  await infinity.check();
  expect(Math.abs((await middle()) - before - Number(said))).toBeLessThanOrEqual(50);
  await page.getByRole('radio', { name: /^Modern\s*−\$/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  expect(await chosen(page, 'style')).toBe('Luxury');
  for (const name of [/^Share/, /^Picture/]) {
    const tool = await page.getByRole('button', { name }).boundingBox();
    expect(tool && tool.y + tool.height).toBeLessThan(900);
  }
  await show(page, 'Finish');
  const picture = page.locator('img[src="/choices/finish-aqua.webp"]');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('radio', { name: /^Concrete\s*−\$/ }).waitFor({ state: 'attached' });

  await page.setViewportSize({ width: 320, height: 640 });
  const clipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[role=tab], fieldset label, [data-stage] button')].filter(
          (part) => part.getBoundingClientRect().right > 320 || part.scrollWidth > part.clientWidth + 1,
        ).length,
    );
  // The letters shrink as the window does.
  await expect.poll(clipped).toBe(0);
});

test('the sun is moved by keys through a day and a year, says where it stands, and which hours reach the pool', async () => {
  const page = await open('/ai-3d-design?features=Sunshelf');
  await showOfPlace(page, 'Sun');
  await page.selectOption('[name=sunState]', 'AZ');
  const sentence = page.locator('[data-sunny]');
  await expect.poll(() => sentence.innerText()).toMatch(/^Your shelf has sun from .* [AP]M in July\.$/);
  const july = await sentence.innerText();
  const hour = page.getByRole('slider', { name: 'Hour' });
  await hour.focus();
  await page.keyboard.press('End');
  expect(await hour.getAttribute('aria-valuetext')).toBe('9 PM, sun below the horizon');
  await page.getByText(/below the horizon at 9 PM in July/).waitFor();
  await page.keyboard.press('ArrowLeft');
  expect(await hour.getAttribute('aria-valuetext')).toContain('8:30 PM');
  await page.getByRole('slider', { name: 'Month' }).fill('12');
  await expect.poll(() => sentence.innerText()).toMatch(/in December\.$/);
  expect(await sentence.innerText()).not.toBe(july.replace('July', 'December'));
  await page.getByText(/standard time all year/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.runIf(LONG)(
  'a tooltip comes after 700 ms, its neighbors at once, and after a pause after 700 ms again',
  async () => {
    const page = await open();
    await page.check('[name=style][value=Infinity]');
    await page.check('[name=style][value=Lagoon]');
    await page.keyboard.press('Control+z');
    const tool = (name: string) => page.getByRole('button', { name, exact: true });
    // How long after the pointer came the tip stood there, by the page's own clock.
    const opening = async (name: string) => {
      await tool(name).evaluate((button) => {
        const tip = button.parentElement?.querySelector('[role=tooltip]');
        button.addEventListener(
          'pointerenter',
          ({ timeStamp: came }) => {
            tip?.addEventListener(
              'toggle',
              ({ timeStamp }) => {
                document.documentElement.dataset.opening = String(timeStamp - came);
              },
              { once: true },
            );
          },
          { once: true },
        );
        delete document.documentElement.dataset.opening;
      });
      await tool(name).hover();
      await page.waitForSelector('html[data-opening]');
      return page.evaluate(() => Number(document.documentElement.dataset.opening));
    };
    await page.mouse.move(0, 0);
    expect(await opening('Undo')).toBeGreaterThanOrEqual(690);
    expect(await opening('Redo')).toBeLessThan(600);
    expect(await opening('Start over')).toBeLessThan(600);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    expect(await opening('Redo')).toBeGreaterThanOrEqual(690);
  },
);

test.runIf(LONG)('sliders work from the keyboard and a reload keeps the pool', async () => {
  const page = await open();
  await show(page, 'Size');
  const length = page.getByRole('slider', { name: 'Length' });
  await length.focus();
  await page.keyboard.press('ArrowRight');
  expect(await length.inputValue()).toBe('37');
  await page.getByRole('slider', { name: 'Shallow end' }).fill('6');
  await page.getByRole('slider', { name: 'Deep end' }).fill('4');
  expect(await page.getByRole('slider', { name: 'Shallow end' }).inputValue()).toBe('4');
  await page.waitForURL(/length=37/);
  await page.reload();
  await awake(page);
  await show(page, 'Size');
  await expect.poll(() => page.getByRole('slider', { name: 'Length' }).inputValue()).toBe('37');
});

test('words become a pool', async () => {
  const page = await open();
  await page.getByText('Start from my words').first().click();
  await page.fill('[name=words]', 'a 44 by 20 foot lagoon with a grotto and a sunshelf, no spa');
  await page.getByRole('button', { name: 'Draw this pool' }).click();
  await expect.poll(() => chosen(page, 'style')).toBe('Lagoon');
  await page
    .getByText(/Drawn from your words/)
    .first()
    .waitFor();
  await show(page, 'Features');
  expect(await page.isChecked('[name=features][value=Grotto]')).toBe(true);
  expect(await page.isChecked('[name=features][value="Raised Spa"]')).toBe(false);
});

test('without WebGL the plan stands in for the view, and the page is sound', async () => {
  const page = await open('/ai-3d-design?style=Kidney&length=36&width=18');
  await page.locator('[data-stage=flat] figure svg').waitFor();
  expect(await chosen(page, 'style')).toBe('Kidney');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a shared link opens the same pool, and a link to nothing says so', async () => {
  const page = await open('/ai-3d-design?style=Lap&length=60&width=10', {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Share a link' }).click();
  await page.getByText('Link copied', { exact: true }).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/ai-3d-design\?d=[\w-]{22}$/);
  const preview = await (await fetch(link)).text();
  expect(preview).toMatch(/property="og:title" content="A 60 × 10 ft lap pool[" ]/);
  expect(preview).toMatch(/property="og:image" content="[^"]*\/social\/designs\/[0-9a-f]{32}\.jpg"/);
  expect(preview).toContain(`property="og:url" content="${link}"`);
  expect(preview).toContain('name="robots" content="noindex"');
  const other = await open(new URL(link).pathname + new URL(link).search);
  await expect.poll(() => chosen(other, 'style')).toBe('Lap');
  await other.getByRole('heading', { name: CONTENT.designMarks.DESIGN_MARKS.heading }).waitFor();
  await page.getByText(CONTENT.configurator.CONFIGURATOR.exports).click();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: CONTENT.stakeSheet.STAKE_OUT_LINK.label }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('stake-out-sheet.pdf');
  const missing = await open(`/ai-3d-design?d=${'x'.repeat(22)}`);
  await missing
    .getByText(/We could not find that design/)
    .first()
    .waitFor();
});

test('the quote, the calculator and the project take the pool along', async () => {
  const page = await open('/ai-3d-design?style=Kidney&length=40&width=20&features=Waterfall', PHONE);
  await page.getByText(CONTENT.configurator.CONFIGURATOR.received, { exact: true }).first().waitFor();
  const quote = new URL(
    (await page.getByRole('link', { name: /Quote this pool/ }).getAttribute('href')) ?? '',
    journeys.site.url,
  );
  expect([...quote.searchParams.keys()]).toEqual([
    'design',
    'cost',
    'timeline',
    'shape',
    'size',
    'style',
    'features',
  ]);
  expect(quote.searchParams.get('shape')).toBe('kidney');
  const calculator = await page
    .getByRole('link', { name: CONTENT.configurator.CONFIGURATOR.calculator })
    .getAttribute('href');
  expect(calculator).toMatch(/^\/\?fromAI=true&.*#calculator$/);
  const intake = await page.getByRole('link', { name: 'Start the project' }).getAttribute('href');
  expect(intake).toContain('/intake?style=Kidney');
  await page.getByRole('link', { name: /Quote this pool/ }).click();
  await page.waitForURL(/\/contact\?design=true/);
  await expect.poll(() => page.inputValue('[name=details]')).toContain('40 × 20 ft');
});

test('on a phone what the keyboard comes to stands clear of the stage above it', async () => {
  const page = await open('/ai-3d-design', { ...PHONE, reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const summary = page.locator('[data-second-estimate] > summary');
  await summary.focus();
  const edge = async () =>
    await page.locator('[data-tool=form]').evaluate((panel) => {
      const stage = panel.previousElementSibling?.getBoundingClientRect();
      return stage?.bottom ?? 1e6;
    });
  await expect.poll(async () => ((await summary.boundingBox())?.y ?? 0) - (await edge())).toBeGreaterThan(0);
});

test.runIf(LONG)(
  'a press before the address has been read waits, and takes the pool and the words along that came',
  async () => {
    const page = await journeys.visit(DESKTOP);
    const way = '/ai-3d-design?style=Kidney&length=40&width=20';
    await page.addInitScript((to) => {
      const carried = { words: 'a kidney for the dogs', budget: null };
      if (location.pathname === '/ai-3d-design')
        sessionStorage.setItem('carried', JSON.stringify({ to, carried }));
    }, way);
    let letGo = () => {};
    const late = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(way, { waitUntil: 'commit' });
    const start = page.getByRole('link', { name: CONTENT.configurator.CONFIGURATOR.intake });
    expect(await start.getAttribute('href')).not.toContain('Kidney');
    await start.click();
    letGo();
    await page.waitForURL(/\/intake\?style=Kidney&.*length=40/);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toContain('a kidney for the dogs');
  },
);

test.runIf(LONG)('the model can be taken home even without WebGL', async () => {
  const page = await open();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByText(CONTENT.configurator.CONFIGURATOR.exports)
      .click()
      .then(() => page.getByRole('button', { name: '3D model (GLB)' }).click()),
  ]);
  const file = await readFile((await download.path()) ?? '');
  expect(download.suggestedFilename()).toMatch(/\.glb$/);
  expect(file.subarray(0, 4).toString()).toBe('glTF');
  // Version, whole length, then a first part that names the pool's meshes.
  expect([file.readUInt32LE(4), file.readUInt32LE(8)]).toEqual([2, file.length]);
  const model: unknown = JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString());
  expect(model).toMatchObject({ asset: { version: '2.0' }, meshes: expect.any(Array) });
});

test.runIf(LONG)(
  'an outline by name and a number of things are drawn, kept in the address and undone',
  async () => {
    const page = await open('/ai-3d-design?length=32&width=16');
    await page.getByText(CONTENT.configurator.CONFIGURATOR.received, { exact: true }).first().waitFor();
    const sheet = page.locator('[data-stage=flat] figure svg');
    await page.check('[name=shape][value=Round]');
    await sheet.locator('desc', { hasText: '23\'-0" long and 23\'-0" wide' }).waitFor({ state: 'attached' });
    await show(page, 'Features');
    expect(await page.locator('[name="count Deck Jets"]').count()).toBe(0);
    await page.check('[name=features][value="Deck Jets"]');
    await page.selectOption('[name="count Deck Jets"]', '5');
    await sheet.getByText('Deck jet × 5', { exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await sheet.getByText('Deck jet × 5', { exact: true }).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await sheet.getByText('Deck jet × 5', { exact: true }).waitFor();
    await page.check('[name=features][value="Fire Feature"]');
    await page.selectOption('[name=fire]', 'bowls');
    await sheet.getByText('Fire bowl × 2', { exact: true }).waitFor();
    await page.waitForURL(/shape=Round.*fire=bowls/);
    await page.reload();
    await awake(page);
    await expect.poll(() => chosen(page, 'shape')).toBe('Round');
    await show(page, 'Features');
    expect(await page.inputValue('[name="count Deck Jets"]')).toBe('5');
    expect(await page.inputValue('[name=fire]')).toBe('bowls');
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test('a thing is moved foot by foot with the keyboard; plan, address and undo follow, and a full place is refused', async () => {
  const page = await open('/ai-3d-design?features=Raised+Spa,Pergola&length=36&width=18');
  await page.getByText(CONTENT.configurator.CONFIGURATOR.received, { exact: true }).first().waitFor();
  await showOfPlace(page, 'Move');
  const stands = page.locator('[data-stands]');
  await page.selectOption('[name=moved]', 'Pergola');
  const plan = () => page.locator('[data-stage=flat] figure svg').innerHTML();
  const usual = await plan();
  await page.getByRole('button', { name: 'Move Pergola 1 ft south' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => stands.innerText()).toContain('3 ft south');
  await expect.poll(plan).not.toBe(usual);
  await expect.poll(() => new URL(page.url()).searchParams.get('moves')).toBe('Pergola:0:3');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => stands.innerText()).toContain('2 ft south');

  // The spa cannot leave the pool for the house.
  await page.selectOption('[name=moved]', 'Raised Spa');
  await page.getByRole('button', { name: 'Move Raised spa 1 ft north' }).click();
  await expect.poll(() => stands.innerText()).toContain(CONTENT.configurator.CONFIGURATOR.move.noRoom);

  // A reload has it where it was put; putting it back leaves no trace.
  await expect.poll(() => new URL(page.url()).searchParams.get('moves')).toBe('Pergola:0:2');
  await page.reload();
  await awake(page);
  await page.getByText(CONTENT.configurator.CONFIGURATOR.received, { exact: true }).first().waitFor();
  await showOfPlace(page, 'Move');
  await page.selectOption('[name=moved]', 'Pergola');
  await expect.poll(() => stands.innerText()).toContain('2 ft south');
  await page.getByRole('button', { name: CONTENT.configurator.CONFIGURATOR.move.back }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('moves')).toBeNull();
  await expect.poll(plan).toBe(usual);
});

test('with WebGL the pool is shown, measured and turned by keys; in a long run it is saved as a picture too', async () => {
  const page = await withWebGl.openLive('/ai-3d-design?setting=desert&house=none', {
    viewport: { width: 420, height: 420 },
  });
  await page.locator('[data-stage=shown]').waitFor();
  // A phone's view is all pool until somebody asks for measurements.
  expect(await page.locator('[data-label]').count()).toBe(0);
  const measure = page.getByRole('button', { name: 'Show measurements' });
  // Fingers turn it: the buttons that do so wait behind one, and the others stand at its foot, off the house.
  expect(await measure.isVisible()).toBe(false);
  const stage = await page.locator('[data-stage]').boundingBox();
  const views = await page.getByRole('button', { name: 'Above' }).boundingBox();
  const foot = (stage?.y ?? 0) + (stage?.height ?? 0);
  expect(views?.y).toBeGreaterThan(foot - (stage?.height ?? 0) / 2);
  expect((views?.y ?? 0) + (views?.height ?? 0)).toBeLessThanOrEqual(foot);
  await page.getByRole('button', { name: 'Light and camera' }).click();
  await measure.click();
  await page.locator('[data-label=length]').waitFor({ state: 'attached' });
  expect(await page.locator('[data-label=length]').textContent()).toBe('32 ft');
  const place = () => page.locator('[data-label=length]').getAttribute('style');
  const before = await place();
  await page.getByRole('application', { name: CONTENT.configurator.CONFIGURATOR.stage }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press('3');
  expect(await page.getByRole('button', { name: 'Above' }).getAttribute('aria-pressed')).toBe('true');
  // Drawn by the processor, 1280 points wide, it takes longer than all before.
  if (!LONG) return;
  const shape = await page.locator('canvas').boundingBox();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture (PNG)' }).click(),
  ]);
  const { format, width = 0, height = 0 } = await sharp((await download.path()) ?? '').metadata();
  expect([download.suggestedFilename(), format, width]).toEqual(['poolwright-design.png', 'png', 1280]);
  expect(height).toBe(Math.round((1280 * (shape?.height ?? 0)) / (shape?.width ?? 1)));
}, 300_000);

test('a view at rest becomes smooth and stays as light as it was, in a window of another size too', async () => {
  const page = await withWebGl.openLive('/ai-3d-design?setting=desert&house=none', {
    viewport: { width: 420, height: 420 },
  });
  await page.locator('[data-stage=shown]').waitFor();
  const canvas = page.locator('canvas');
  let last: Buffer = Buffer.alloc(0);
  const isStill = async () => {
    const now = await canvas.screenshot();
    const same = now.equals(last);
    last = now;
    return same;
  };
  // Nothing changes for a second and a half: all its frames are drawn.
  const light = async () => {
    await expect.poll(isStill, { interval: 1500, timeout: 120_000 }).toBe(true);
    const { channels } = await sharp(last).stats();
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0);
  };
  const before = await light();
  await page.setViewportSize({ width: 440, height: 480 });
  expect((await light()) / before).toBeGreaterThan(0.85);
}, 300_000);
