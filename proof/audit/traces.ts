import type { Page } from 'playwright';

/** What a page that was only looked at has left in the browser. The footer's notice says: nothing. */
export const tracesLeft = async (page: Page): Promise<string[]> => {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(() => [
    ...(document.cookie === '' ? [] : [`document.cookie ${document.cookie}`]),
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
  ]);
  return [...cookies, ...stored];
};
