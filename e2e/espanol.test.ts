import { readdir, readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { composeContent } from '#content/documents/compose.ts';
import { SPANISH } from '#content/es/phrases.ts';
import { SPANISH_RULES } from '#content/es/rules.ts';
import { momentIn } from '#domain/booking/local-time.ts';
import { estimateResultUrl } from '#domain/estimate/estimate-result.ts';
import { LOCALES, pathIn } from '#domain/site/languages.ts';
import { CONTACT_SENT, projectPage, ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { isTranslated } from '#domain/site/translated-pages.ts';
import type { Phrases } from '#domain/words/phrasebook.ts';
import { awake } from '../proof/awake.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { giveDetails, payWith } from '../proof/checkout.ts';
import { englishLeft, spanishLeft } from '../proof/english-left.ts';
import { sentenceFinder } from '../proof/find-sentences.ts';
import { LONG } from '../proof/long.ts';
import { pageTexts } from '../proof/page-texts.ts';
import { buyPackage, handOver, readRoom, writeToClient } from '../proof/project-calls.ts';
import { signIn } from '../proof/sign-in.ts';
import { startJourneys, wake } from './journey.ts';

// Every public page in Spanish, and the whole way from the first page to the paid package.

const journeys = startJourneys();
const PHRASES: Phrases = Object.assign({}, ...Object.values(SPANISH), SPANISH_RULES);
const { content: CONTENT } = composeContent({
  values: {},
  pictures: new Map(),
  isPublic: false,
  now: undefined,
}).inSpanish();

const FIGURES = estimateResultUrl(
  { size: 'large', type: 'infinity', material: 'natural-stone', features: ['heating', 'spa'] },
  'saved',
);
const PATHS = [
  ...Object.values(ROUTES).filter(isTranslated),
  ...Object.values(STATE_PAGES),
  ...DEFAULT_CONTENT.projects.slice(0, 3).map(({ slug }) => projectPage(slug)),
  CONTACT_SENT,
  FIGURES,
];

const answer = (path: string) => fetch(new URL(path, inject('site').url), { redirect: 'manual' });
const read = async (path: string) => (await answer(path)).text();

const left = (html: string) => englishLeft(pageTexts(html), PHRASES);
const isSpanish = async (page: Page) => expect(left(await page.content()), page.url()).toEqual([]);

test('no page in Spanish has a sentence in English left, and none in English has one in Spanish', async () => {
  const found: string[] = [];
  for (const path of PATHS) {
    for (const text of left(await read(pathIn('es', path)))) found.push(`/es${path}: ${text}`);
    for (const text of spanishLeft(pageTexts(await read(path)), PHRASES)) found.push(`${path}: ${text}`);
  }
  expect(found).toEqual([]);
});

test('a page says its language, where it stands in both, and stays in it with every link', async () => {
  const { url } = inject('site');
  const html = await read('/es/faq');
  for (const part of [
    '<html lang="es"',
    `<link rel="canonical" href="${url}/es/faq"`,
    `<link rel="alternate" hreflang="en" href="${url}/faq"`,
    `<link rel="alternate" hreflang="es" href="${url}/es/faq"`,
    `<link rel="alternate" hreflang="x-default" href="${url}/faq"`,
    'property="og:locale" content="es_US"',
    `property="og:url" content="${url}/es/faq"`,
  ])
    expect(html).toContain(part);
  // Without script the switch is a link like any other.
  expect(html).toMatch(/<a href="\/faq"[^>]* lang="en"/);
  const links = [...html.matchAll(/<a href="(\/[^"/][^"]*|\/)"(?![^>]*data-language)/g)].map(([, to]) => to);
  expect(links.filter((to) => !to?.startsWith('/es'))).toEqual([]);
  expect(await read('/faq')).toContain(`<link rel="alternate" hreflang="es" href="${url}/es/faq"`);
});

test('what is not there is told in Spanish, and a form that is sent without script is answered in Spanish', async () => {
  const missing = await answer('/es/no-such-page');
  const html = await missing.text();
  expect([missing.status, left(html)]).toEqual([404, []]);
  expect(html).toContain(CONTENT.notFound.NOT_FOUND.heading);
  expect((await answer('/es/admin')).status).toBe(404);
  const post = (path: string, body: Record<string, string>) =>
    fetch(new URL(path, inject('site').url), {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
    });
  const refused = await post('/es/contact', { firstName: '' });
  expect([refused.status, left(await refused.text())]).toEqual([400, []]);
  const sent = await post('/es/contact', { firstName: 'Rosa', lastName: 'Díaz', email: 'rosa@example.com' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/es/contact/sent']);
  const estimate = await post('/es/estimate', { size: '' });
  expect([estimate.status, left(await estimate.text())]).toEqual([400, []]);
});

test('no script that every visitor fetches holds the Spanish words', async () => {
  const folder = new URL('../build/site/client/assets/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const find = sentenceFinder(
    Object.values(PHRASES).filter((said) => said.length > 24 && !Object.hasOwn(PHRASES, said)),
  );
  const found: string[] = [];
  for (const name of files) {
    const code = await readFile(new URL(name, folder), 'utf8');
    found.push(...find(code).map((said) => `${name}: ${said}`));
  }
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const toSpanish = async (page: Page) => {
  await page.locator('header a[data-language]').first().click();
  await page.waitForURL('**/es**');
  await awake(page);
};

test('from the home page to the paid package, all in Spanish', async () => {
  const page = await journeys.open('/', DESKTOP);
  await toSpanish(page);
  await page.fill('#describe-pool', 'una alberca de 30 por 15 con jacuzzi y luces');
  await press(page, CONTENT.home.HERO.describe.draw);
  await page.waitForURL('**/es/ai-design-tool**');
  await page.locator('[name=lengthFt]').waitFor();
  expect(await page.locator('[name=lengthFt]').inputValue()).toBe('30');
  await isSpanish(page);

  await page.goto('/es/packages');
  await press(page, CONTENT.packages.PACKAGES_SECTION.select);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: CONTENT.paymentDialog.BUYER_FORM.next }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await isSpanish(page);
  await giveDetails(page, undefined, CONTENT);
  await payWith(page, '4000000000000002', CONTENT);
  await page.getByText(CONTENT.payment.DECLINED_CARD.kept).waitFor();
  await isSpanish(page);
  await payWith(page, '4242424242424242', CONTENT);
  await page.waitForURL('**/es/payment-success?**');
  await page.getByRole('link', { name: CONTENT.payment.PAYMENT_SUCCESS.room }).first().waitFor();
  await isSpanish(page);
  // What was bought is still told after the switch, and on the way back.
  await page.locator('header a[data-language]').first().click();
  await page.waitForURL((at) => at.pathname === ROUTES.paymentSuccess);
  await page.getByRole('link', { name: DEFAULT_CONTENT.payment.PAYMENT_SUCCESS.room }).first().waitFor();
  expect(page.url()).not.toContain('secret');
});

test('the contact form keeps what was typed over the switch, is refused in Spanish and sent in Spanish', async () => {
  const page = await journeys.openLive('/contact?budget=x#contact', DESKTOP);
  await wake(page, '#contact');
  await page.fill('[name=firstName]', 'Rosa');
  await page.fill('[name=details]', 'No trees near the house');
  await page.locator('[name=budget]').selectOption({ index: 2 });
  const budget = await page.locator('[name=budget]').inputValue();
  await toSpanish(page);
  expect(page.url()).toContain('/es/contact?budget=x#contact');
  await wake(page, '#contact');
  await expect.poll(() => page.locator('[name=firstName]').inputValue()).toBe('Rosa');
  expect(await page.locator('[name=details]').inputValue()).toBe('No trees near the house');
  expect(await page.locator('[name=budget]').inputValue()).toBe(budget);
  await press(page, CONTENT.inquiry.CONTACT.submit);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await isSpanish(page);
  await page.fill('[name=lastName]', 'Díaz');
  await page.fill('[name=email]', `rosa-${Date.now()}@example.com`);
  await press(page, CONTENT.inquiry.CONTACT.submit);
  await page.getByText(CONTENT.inquiry.CONTACT.successTitle).first().waitFor();
  await isSpanish(page);
});

const STEPS: Record<string, string>[] = [
  { fullName: 'Rosa Díaz', email: 'rosa@example.com', phone: '(407) 555-0100' },
  {
    projectAddress: '12 Shore Road',
    city: 'Orlando',
    state: 'FL',
    zipCode: '32801',
    county: 'Orange County',
  },
  {},
  { poolLength: '30', poolWidth: '15', shallowDepth: '3.5', deepDepth: '6', deckSquareFootage: '600' },
  {},
  {},
];

test.runIf(LONG)(
  'the intake goes from its first step to its end in Spanish, and keeps its step over the switch',
  async () => {
    const { INTAKE_FORM: FORM, INTAKE_STEPS } = CONTENT.intake;
    const page = await journeys.openLive('/es/intake', PHONE);
    const next = () => press(page, FORM.next);
    const heading = (at: number) =>
      page.getByRole('heading', { name: INTAKE_STEPS[at]?.title ?? '', exact: true });
    await next();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await isSpanish(page);
    for (const [at, values] of STEPS.entries()) {
      await heading(at).waitFor();
      for (const [name, value] of Object.entries(values)) await page.fill(`[name=${name}]`, value);
      if (at === 2)
        await page.locator('input[name=files]').setInputFiles([
          { name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 survey') },
          { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
        ]);
      if (at === 3) await page.locator('[name=deckMaterial]').selectOption('Tile');
      if (at === 4) await page.locator('[name=hasSpa]').check();
      if (at === 5) await page.locator('[name=budgetRange]').selectOption('$50,000-$75,000');
      await isSpanish(page);
      await next();
    }
    const review = heading(STEPS.length);
    await review.waitFor();
    await isSpanish(page);
    await press(page, FORM.submit);
    await page.locator('[aria-invalid=true]').first().waitFor();
    // There and back: the same step, with all that was typed.
    const menu = page.locator('header a[data-language]').last();
    await menu.evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL((at) => at.pathname === '/intake');
    await page.getByText('30 ft by 15 ft').waitFor();
    await menu.evaluate((link: HTMLAnchorElement) => link.click());
    await review.waitFor();
    await page.locator('[name=consentGiven]').check();
    await press(page, FORM.submit);
    await page.locator('[data-intake-done]').waitFor();
    await isSpanish(page);
    await page.getByRole('link', { name: FORM.done.status }).click();
    await page.waitForURL('**/es/project#**');
    await page.getByText(CONTENT.projectRoom.PROJECT_FRESH.received).waitFor();
    await isSpanish(page);
  },
);

test.runIf(LONG)('a call is booked in Spanish, with days and hours as they are said', async () => {
  const page = await journeys.openLive('/es/book', { ...DESKTOP, timezoneId: 'America/Los_Angeles' });
  const { BOOK_CALL, CALL_PAGE } = CONTENT.bookingPage;
  await page.locator('input[name=startsAt]').first().waitFor();
  await press(page, BOOK_CALL.submit);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await isSpanish(page);
  await page.locator('input[name=startsAt]').last().press('Space');
  const startsAt = (await page.locator('input[name=startsAt]:checked').getAttribute('value')) ?? '';
  await page.fill('[name=name]', 'Rosa Díaz');
  await page.fill('[name=email]', `rosa-${Date.now()}@example.com`);
  await page.fill('[name=phone]', '(407) 555-0100');
  await press(page, BOOK_CALL.submit);
  await page.waitForURL('**/es/call#**');
  await page.getByRole('heading', { level: 1, name: CALL_PAGE.heading.justBooked }).waitFor();
  await page
    .getByText(momentIn('America/Los_Angeles', startsAt, LOCALES.es))
    .first()
    .waitFor();
  await isSpanish(page);
  await press(page, CALL_PAGE.cancel.open);
  await page.getByRole('dialog').waitFor();
  await isSpanish(page);
  await page.getByRole('dialog').getByRole('button', { name: CALL_PAGE.cancel.submit }).click();
  await page.getByText(CALL_PAGE.canceledBy.visitor).waitFor();
  await isSpanish(page);
});

test.runIf(LONG)(
  'the project room, its messages, a drawing and its payments are in Spanish, and what people wrote is theirs',
  async () => {
    const { url } = journeys.site;
    const key = await buyPackage(url, `rosa-${Date.now()}@example.com`);
    const { id: projectId } = await readRoom(url, key);
    const cookie = await signIn(url);
    await handOver(url, cookie, { projectId, title: 'Plano de la piscina', background: '#2fa9b8' });
    await writeToClient(url, cookie, projectId, 'No trees near the fence');
    const version = (await readRoom(url, key)).deliveries[0]?.versions[0]?.id;
    const { PROJECT_ROOM, PROJECT_APPROVAL, PROJECT_LINK } = CONTENT.projectRoom;
    const page = await journeys.visit(DESKTOP);
    for (const view of ['', 'messages', 'payments', `drawing-${version}`, 'link']) {
      await page.goto(`/es/project${view && `?view=${view}`}#${key}`);
      await page.getByRole('navigation', { name: PROJECT_ROOM.sections }).waitFor();
      if (view === 'messages') await page.getByText('No trees near the fence', { exact: true }).waitFor();
      if (view.startsWith('drawing')) {
        await press(page, PROJECT_APPROVAL.approve);
        await page.getByRole('dialog').waitFor();
      }
      if (view === 'link') {
        await press(page, PROJECT_LINK.replaceButton);
        await page.getByRole('dialog').waitFor();
      }
      await isSpanish(page);
    }
    await page.goto('/es/project/pay#nonsense');
    await page.getByRole('heading', { name: CONTENT.projectRoom.PROJECT_PAY.unknown.heading }).waitFor();
    await isSpanish(page);
  },
);

test('Spanish is offered once to a browser that speaks it, above the call bar, and nobody is led there', async () => {
  const page = await journeys.open('/about', { ...PHONE, locale: 'es-MX' });
  const offer = page.locator('#language-offer');
  await offer.waitFor();
  const [mine, bar] = await Promise.all(
    ['#language-offer', '.call-bar'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect((mine?.y ?? 0) + (mine?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await offer.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await offer.waitFor({ state: 'hidden' });
  await page.goto('/faq');
  expect([await offer.isVisible(), new URL(page.url()).pathname]).toEqual([false, '/faq']);
});
