import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { estimateResultUrl } from '#domain/estimate/estimate-result.ts';
import { LOCALES, languageOf, pathIn } from '#domain/site/languages.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { CONTACT_SENT, projectPage, ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { accessibilityFaults } from '../axe.ts';
import { narrowFaults } from './narrow.ts';
import { readToTheEnd, shiftOf, WATCH_SHIFT } from './shift.ts';
import type { State } from './states.ts';
import { tracesLeft } from './traces.ts';

const FIGURES = estimateResultUrl(
  { size: 'large', type: 'infinity', material: 'natural-stone', features: ['heating', 'spa'] },
  'saved',
);

/** Every address of the site, those that answer forms sent without script, and one that does not exist. */
export const PATHS: string[] = [
  ...Object.values(ROUTES),
  ...Object.values(STATE_PAGES),
  projectPage('saguaro-wash'),
  CONTACT_SENT,
  FIGURES,
  '/no-such-page',
  ...[ROUTES.home, ROUTES.contact, ROUTES.packages].map((path) => pathIn('es', path)),
];

export const SHIFT_BUDGET = 0.02;

export interface PageFinding {
  what: string;
  shift: number | undefined;
  faults: string[];
}

const openPage = async (browser: Browser, base: string, path: string, size: BrowserContextOptions) => {
  // As its own readers meet it: nobody is offered the other language.
  const locale = LOCALES[languageOf(path)];
  const context = await browser.newContext({ baseURL: base, locale, reducedMotion: 'reduce', ...size });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    // A page that does not exist is allowed to say so, and a form that was refused.
    const asked = message.location().url.slice(base.length);
    const refused = Object.values<string>(NATIVE_FORMS).includes(asked) && /of 400/.test(message.text());
    const expected = refused || /status of 40[14]/.test(message.text());
    if (message.type() === 'error' && !expected) errors.push(`console: ${message.text().slice(0, 160)}`);
  });
  // Nothing is fetched from anybody else before somebody asks for it.
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(base))
      errors.push(`fetched ${request.url()}`);
  });
  page.on('response', async (answer) => {
    if (await answer.headerValue('set-cookie').catch(() => null)) errors.push(`cookie from ${answer.url()}`);
  });
  // Functions sent into the page keep their names by a helper of the compiler's, which is not there.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(WATCH_SHIFT);
  await page.goto(path);
  return { context, page, errors };
};

const widthFault = async (page: Page) =>
  (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) ? ['wider than the screen'] : [];

/** A page parsed in pieces on a busy machine may move once; what the page itself does, it does again: the middle of three loads. */
const movedBy = async (page: Page): Promise<{ shift: number; by: string }> => {
  const loads = [await shiftOf(page)];
  while (loads.length < 3 && loads.some(({ shift }) => shift > SHIFT_BUDGET)) {
    await page.reload();
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    loads.push(await shiftOf(page));
  }
  loads.sort((a, b) => a.shift - b.shift);
  return loads[Math.floor((loads.length - 1) / 2)] ?? { shift: 0, by: '' };
};

export const auditPage = async (
  browser: Browser,
  base: string,
  path: string,
  size: BrowserContextOptions,
): Promise<PageFinding> => {
  const { context, page, errors } = await openPage(browser, base, path, size);
  try {
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    const { shift, by } = await movedBy(page);
    const moved = shift > SHIFT_BUDGET ? [`layout shift ${shift.toFixed(3)}: ${by}`] : [];
    return {
      what: path,
      shift,
      faults: [
        ...moved,
        ...(await widthFault(page)),
        ...(await accessibilityFaults(page)),
        ...(await narrowFaults(page)),
        ...(await tracesLeft(page)),
        ...errors,
      ],
    };
  } finally {
    await context.close();
  }
};

export const auditState = async (
  browser: Browser,
  base: string,
  state: State,
  size: BrowserContextOptions,
): Promise<PageFinding> => {
  const { context, page, errors } = await openPage(browser, base, state.path, size);
  const what = `${state.path} · ${state.name}`;
  try {
    page.setDefaultTimeout(20_000);
    const reached = await state.reach(page).then(
      () => [],
      (error: Error) => [`could not be reached: ${error.message.split('\n')[0]}`],
    );
    await page.waitForTimeout(300);
    return { what, shift: undefined, faults: [...reached, ...(await accessibilityFaults(page)), ...errors] };
  } finally {
    await context.close();
  }
};

/** The HTML as it is sent, before any script has touched it. */
export const fetchPages = async (base: string, paths = PATHS): Promise<Map<string, string>> => {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await fetch(new URL(path, base))).text());
  return pages;
};
