import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

// A visitor without a mouse and without a screen: Tab, Enter and what the browser hands to a screen reader.

const LISTEN = `
  window.heard = [];
  const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const place = target.nodeType === 1 ? target : target.parentElement;
      const added = [...addedNodes].flatMap((node) =>
        node.nodeType === 1 ? [node, ...node.querySelectorAll(LIVE)].filter((part) => part.matches(LIVE)) : []);
      for (const live of new Set([place?.closest(LIVE), ...added]))
        if (live?.textContent.trim()) window.heard.push(live.textContent.replace(/\\s+/g, ' ').trim());
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

export const listen = (page: Page) => page.addInitScript(LISTEN);

/** Until a live region has said these words. */
export const hears = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => [Reflect.get(window, 'heard')].flat().some((said) => String(said).includes(wanted)),
    words,
  );

/** The lines stand in the part's accessibility tree, in this order; others may stand between them. */
export async function reads(part: Locator, lines: readonly string[]): Promise<void> {
  const tree = (await part.ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- /, ''));
  let from = 0;
  for (const line of lines) {
    const at = tree.findIndex((told, index) => index >= from && told.startsWith(line));
    if (at === -1) expect.fail(`“${line}” is not told after line ${from} of:\n${tree.join('\n')}`);
    from = at + 1;
  }
}

// Covered at every point: by the header, the chat button, a bar at the foot of the window.
const isCovered = () => {
  const element = document.activeElement;
  const box = element?.getBoundingClientRect();
  if (!element || !box || box.width < 3 || box.height < 3 || element === document.body) return '';
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const seen = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return seen
    ? ''
    : `${element.tagName} “${element.textContent?.trim() || element.getAttribute('aria-label')}”`;
};

const MOST_STOPS = 90;

/** Tab after Tab until it is there; every stop on the way has to be seen (WCAG 2.4.11). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isCovered), 'covered by something else').toBe('');
    if (await page.evaluate((element) => element === document.activeElement, wanted)) return;
  }
  expect.fail(`not reached with ${MOST_STOPS} tabs: ${target}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Writes into the field that the next Tab reaches. */
export async function write(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

export const hasFocus = (target: Locator) =>
  expect
    .poll(() => target.evaluate((element) => element === document.activeElement), { timeout: 10_000 })
    .toBe(true);
