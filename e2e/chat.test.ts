import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { isPrivatePage, ROUTES } from '#domain/site/routes.ts';
import { awake } from '../proof/awake.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { someOf } from '../proof/long.ts';
import { startJourneys } from './journey.ts';
import { CHAT_ID } from './shared-site.ts';

// The chat provider is a stranger: it comes when somebody asks for it, and never where a key or a session is.

const journeys = startJourneys();

type Visit = { page: Page; foreign: string[] };

async function visit(answer: 'runs' | 'refused', options: BrowserContextOptions = DESKTOP): Promise<Visit> {
  const page = await journeys.visit(options);
  const foreign: string[] = [];
  await page.context().route(/^https?:\/\/(?!localhost)/, async (route) => {
    foreign.push(route.request().url());
    if (answer === 'refused') return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: 'window.chatRan = true;' });
  });
  return { page, foreign };
}

const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const { CHAT } = CONTENT.chat;
const chatRan = (page: Page) => page.evaluate(() => 'chatRan' in window);

// That nothing is fetched before it is pressed: audit.test.ts, on every page.
test('every page but the private ones has the button, which says who runs the chat', async () => {
  for (const path of [...Object.values(ROUTES), '/no/such/page']) {
    const html = await (await fetch(journeys.site.url + path)).text();
    for (const words of ['Chat with us', CHAT.provider])
      expect(html.includes(words), path).toBe(!isPrivatePage(path));
  }
});

test('a press opens the chat, on pages with and without the rest of the script, by mouse and by keyboard', async () => {
  for (const path of ['/faq', '/contact']) {
    const { page, foreign } = await visit('runs');
    await page.goto(path);
    if (path === '/faq') await chatButton(page).click();
    else {
      await chatButton(page).focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(() => 'chatRan' in window);
    expect(foreign).toEqual(['https://client.crisp.chat/l.js']);
    expect(await page.evaluate(() => Reflect.get(window, 'CRISP_WEBSITE_ID'))).toBe(CHAT_ID);
    expect(await page.evaluate(() => Reflect.get(window, '$crisp'))).toEqual([['do', 'chat:open']]);
    await expect.poll(() => chatButton(page).isVisible()).toBe(false);
  }
});

test('a chat that cannot be loaded offers mail and phone, and tries again at the next press', async () => {
  const { page, foreign } = await visit('refused', PHONE);
  await page.goto('/about');
  await chatButton(page).click();
  const panel = page.locator('#chat-panel');
  await panel.getByText('Chat isn’t available right now').waitFor();
  expect(await page.locator('.chat').ariaSnapshot()).toBe(`- group "${CHAT.label}":
  - button "${CHAT.button} ${CHAT.provider}" [expanded]
  - status: "${CHAT.failed}"
  - paragraph: "${CHAT.failed}"
  - paragraph:
    - link "${CONTENT.brand.email}":
      - /url: mailto:${CONTENT.brand.email}
    - link "${CONTENT.brand.phone}":
      - /url: ${phoneLink(CONTENT.brand.phone)}`);
  // The keyboard goes from the button into the panel.
  await chatButton(page).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(CONTENT.brand.email);
  expect(await panel.locator('a[href^="mailto:"]').isVisible()).toBe(true);
  expect(await panel.locator('a[href^="tel:"]').isVisible()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.isVisible()).toBe(false);
  await chatButton(page).click();
  await expect.poll(() => foreign.length).toBe(2);
});

test('without script the panel offers mail and phone at once', async () => {
  const { page, foreign } = await visit('runs', { ...PHONE, javaScriptEnabled: false });
  await page.goto('/about');
  await chatButton(page).click();
  const panel = page.locator('#chat-panel');
  expect(await panel.getByText(CHAT.failed).isVisible()).toBe(true);
  expect(await panel.getByText(CHAT.loading).isVisible()).toBe(false);
  expect(foreign).toEqual([]);
});

test('on a small phone the button stands in the header, covers neither field nor words, and a thumb finds it', async () => {
  const { page } = await visit('runs', { ...PHONE, viewport: { width: 320, height: 640 } });
  for (const path of ['/contact', '/intake']) {
    await page.goto(path);
    await awake(page);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => scrollY > 300);
    const boxes = await Promise.all(
      ['header a[href="/"]', '.chat > button', '.small-menu-toggle', 'header'].map(async (part) => {
        const box = await page.locator(part).first().boundingBox();
        return box ?? { x: 0, y: 0, width: 0, height: 0 };
      }),
    );
    const [home, button, menu, header] = boxes.map((box) => ({
      ...box,
      end: box.x + box.width,
      foot: box.y + box.height,
    }));
    expect(home?.end, path).toBeLessThanOrEqual(button?.x ?? 0);
    expect(button?.end, path).toBeLessThanOrEqual(menu?.x ?? 0);
    expect(menu?.end, path).toBeLessThanOrEqual(320);
    expect(button?.foot, path).toBeLessThanOrEqual(header?.foot ?? 0);
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

const PRIVATE = [
  ROUTES.admin,
  `${ROUTES.project}#key`,
  `${ROUTES.paymentSuccess}?payment_intent=pi_12345678`,
];

test.each(someOf(PRIVATE, 1))(
  'a running chat does not follow anybody to %s, and none can be started there',
  async (target) => {
    const { page } = await visit('runs');
    await page.goto('/contact');
    await chatButton(page).click();
    await page.waitForFunction(() => 'chatRan' in window);
    await page.waitForLoadState('networkidle');
    await page.evaluate((to) => location.assign(to), target);
    await page.waitForURL((url) => isPrivatePage(url.pathname));
    await page.waitForLoadState();
    await expect.poll(() => chatRan(page)).toBe(false);
    expect(page.url()).toContain(target);
    const { status, policy } = await page.evaluate(async () => {
      const answer = await fetch(location.pathname);
      return { status: answer.status, policy: answer.headers.get('content-security-policy') ?? '' };
    });
    expect(status).toBe(200);
    expect(policy).not.toMatch(/https?:|wss?:|\*/);
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          document.addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective));
          const script = document.createElement('script');
          script.src = 'https://client.crisp.chat/l.js';
          document.head.append(script);
        }),
    );
    expect(blocked).toContain('script-src');
    // Staff need no number to call.
    if (target !== ROUTES.admin) expect(await page.locator('footer a[href^="tel:"]').isVisible()).toBe(true);
    // And the way back is a whole page again, where the chat may be asked for.
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await chatButton(page).waitFor();
    expect(await page.locator('meta[name="chat-website-id"]').getAttribute('content')).toBe(CHAT_ID);
  },
);

// What the browser may load then: server/pages/site-pages.test.ts.
test('"off" leaves it out', async () => {
  const { page, foreign } = await visit('runs');
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace(CHAT_ID, 'off') });
  });
  await page.goto('/about');
  await awake(page);
  expect(await page.locator('.chat > button').isVisible()).toBe(false);
  expect(foreign).toEqual([]);
});
