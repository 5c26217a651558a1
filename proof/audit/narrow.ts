import type { Page } from 'playwright';

// A window 320 px wide, which is also a desk's window at 400%, and there the text spacing that WCAG 1.4.12 lets a reader set:
// nothing may need scrolling sideways, and no text may be cut off.

const WINDOW = { width: 320, height: 640 };
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

// What draws its own text, and what is meant for screen readers alone, holds nothing that could be cut off.
const lookForFaults = () => {
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.children.length === 0,
    );
    faults.push(`scrolls sideways: ${wide.slice(0, 3).map(name).join(', ')}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *, script, style)')) {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    if (clientWidth < 2 || clientHeight < 2 || !element.innerText?.trim()) continue;
    const { overflowX, overflowY, display } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const pressed = element.matches('a, button, summary, label') && display !== 'inline';
    if ((hides(overflowX) || pressed) && scrollWidth > clientWidth + 2)
      faults.push(`cut off at the side: ${name(element)}`);
    if ((hides(overflowY) || pressed) && scrollHeight > clientHeight + 2)
      faults.push(`cut off below: ${name(element)}`);
  }
  return faults;
};

/** What is drawn by script follows a new width a little later. */
const onceSettled = async (page: Page): Promise<string[]> => {
  let faults = await page.evaluate(lookForFaults);
  for (let look = 0; faults.length > 0 && look < 10; look += 1) {
    await page.waitForTimeout(200);
    faults = await page.evaluate(lookForFaults);
  }
  return faults;
};

export const narrowFaults = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(WINDOW);
  // What is far below is laid out too.
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
  const plain = await onceSettled(page);
  await page.addStyleTag({ content: SPACING });
  const spaced = await onceSettled(page);
  return [
    ...plain.map((fault) => `at 320 px: ${fault}`),
    ...spaced.filter((fault) => !plain.includes(fault)).map((fault) => `with wide text: ${fault}`),
  ];
};
