import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { CALL_KEY_HEADER } from '#domain/booking/booking.ts';
import { clockIn, dayIn, momentIn, timeIn } from '#domain/booking/local-time.ts';
import { roomLink } from '#domain/project/room.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { bookCallAt, freeSlots as slotsOf } from '../proof/call-calls.ts';
import { LONG } from '../proof/long.ts';
import { sendIntake } from '../proof/project-calls.ts';
import { STAFF } from '../proof/running-site.ts';
import { startJourneys } from './journey.ts';

const journeys = startJourneys();
const { BOOK_CALL, CALL_PAGE, CALL_PICKER, CALL_LINKS } = DEFAULT_CONTENT.bookingPage;
const { CALLS_DESK } = DEFAULT_CONTENT.consoleCalls;
const { zone: STUDIO } = DEFAULT_CONTENT.booking.BOOKING_RULES;
const SYDNEY = 'Australia/Sydney';

const freeSlots = () => slotsOf(journeys.site.url);
const bookElsewhere = (startsAt: string, name: string) => bookCallAt(journeys.site.url, startsAt, name);

const times = (page: Page) => page.locator('input[name=startsAt]');
const chosenTime = (page: Page) => page.locator('input[name=startsAt]:checked').getAttribute('value');
const chooseLast = async (page: Page): Promise<string> => {
  // By key: what is half under the header cannot be pressed there.
  await times(page).last().press('Space');
  return (await chosenTime(page)) ?? '';
};

const chosenDay = (page: Page) => page.locator('input[name=day]:checked').getAttribute('value');
/** The next day with free times, in the next month when this one has no other. */
const chooseNextDay = async (page: Page) => {
  const day = (await chosenDay(page)) ?? '';
  const days = await page
    .locator('input[name=day]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  const next = days.find((other) => other && other > day);
  if (next) await page.locator(`input[name=day][value="${next}"]`).check({ force: true });
  else await page.getByRole('button', { name: CALL_PICKER.nextMonth }).click();
};
/** It has the focus, and nothing covers it: neither the header nor the edge of the screen. */
const isInView = async (spot: Locator) => {
  await expect.poll(() => spot.evaluate((one) => one.matches(':focus'))).toBe(true);
  const covered = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top < header || bottom > window.innerHeight;
  };
  await expect.poll(() => spot.evaluate(covered)).toBe(false);
};

const fillIn = async (page: Page, name: string) => {
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(`visitor-${Date.now()}@example.com`);
  await page.locator('[name=phone]').fill('+61 2 5550 0100');
};
const book = (page: Page) => page.getByRole('button', { name: BOOK_CALL.submit }).click();
const bookedHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: CALL_PAGE.heading.justBooked }).waitFor();
const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test('a visitor in Sydney loses a time to somebody else, books the next, saves it, moves it and cancels it', async () => {
  const page = await journeys.openLive('/book?design=made-up', { ...PHONE, timezoneId: SYDNEY });
  await times(page).first().waitFor();
  await page.getByRole('button', { name: CALL_PICKER.nextMonth }).click();
  expect(dayIn(SYDNEY, (await times(page).first().getAttribute('value')) ?? '')).toBe(await chosenDay(page));
  await page.getByRole('button', { name: CALL_PICKER.previousMonth }).click();
  await chooseNextDay(page);
  const wanted = await chooseLast(page);
  const label = page.locator('label').filter({ has: page.locator('input[name=startsAt]:checked') });
  expect(await label.textContent()).toBe(clockIn(SYDNEY, wanted));
  await page.getByText(`${momentIn(SYDNEY, wanted)}, 30 minutes`).waitFor();
  await fillIn(page, 'Ada Lovelace');
  await fitsPhone(page);
  expect(await accessibilityFaults(page)).toEqual([]);

  await bookElsewhere(wanted, 'Bob');
  await book(page);
  const taken = page.getByRole('status').filter({ hasText: CALL_PICKER.taken.title });
  await isInView(page.locator('main [tabindex="-1"]').filter({ has: taken }));
  expect(await page.locator('[name=name]').inputValue()).toBe('Ada Lovelace');
  expect(await page.locator(`input[name=startsAt][value="${wanted}"]`).count()).toBe(0);
  await taken.getByRole('button').first().click();
  const startsAt = (await chosenTime(page)) ?? '';
  await isInView(page.getByRole('button', { name: BOOK_CALL.submit }));
  expect(await page.getByText(BOOK_CALL.design).count()).toBe(0);
  await page.context().setOffline(true);
  await book(page);
  await page.getByRole('alert').filter({ hasText: BOOK_CALL.failed.title }).waitFor();
  await page.context().setOffline(false);
  await book(page);
  await bookedHeading(page);

  await page.getByText(momentIn(SYDNEY, startsAt)).first().waitFor();
  const key = new URL(page.url()).hash.slice(1);
  expect(key).toMatch(/^[\w-]{43}$/);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toContain(key);
  await fitsPhone(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: CALL_PAGE.calendar }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `DTSTART:${startsAt.replace(/[-:]|\.000/g, '')}`,
  );

  await page.getByRole('button', { name: CALL_PAGE.move.open }).click();
  await times(page).first().waitFor();
  const offered = (await freeSlots()).map((slot) => dayIn(SYDNEY, slot));
  const booked = dayIn(SYDNEY, startsAt);
  expect(await chosenDay(page)).toBe(offered.find((day) => day >= booked) ?? offered.at(-1));
  await chooseNextDay(page);
  const later = await chooseLast(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: CALL_PAGE.move.submit }).click();
  await page.getByText(CALL_PAGE.failedAct).waitFor();
  expect(await chosenTime(page)).toBe(later);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: CALL_PAGE.move.submit }).click();
  // The picker names the new time before it is asked for: moved it is once the picker is gone.
  await times(page).first().waitFor({ state: 'detached' });
  await page.getByText(momentIn(SYDNEY, later)).first().waitFor();
  await expect.poll(freeSlots).toContain(startsAt);
  expect(await freeSlots()).not.toContain(later);

  await page.getByRole('button', { name: CALL_PAGE.cancel.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: CALL_PAGE.cancel.submit }).click();
  await isInView(page.getByRole('heading', { level: 1, name: CALL_PAGE.heading.canceled }));
  await expect.poll(freeSlots).toContain(later);
  await page.reload();
  await page.getByText(CALL_PAGE.canceledBy.visitor).waitFor();
  await page.getByRole('link', { name: CALL_PAGE.again }).click();
  await page.waitForURL('**/book');
});

/** The key Tab, until a field of this name has the focus. */
const tabTo = async (page: Page, name: string) => {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return;
  }
  throw new Error(`Tab never came to ${name}.`);
};

test.runIf(LONG)(
  'by keyboard alone: what is missing has the focus, then a day, a time and the form are filled and sent',
  async () => {
    const page = await journeys.openLive('/book', { ...DESKTOP, timezoneId: 'America/Denver' });
    await times(page).first().waitFor();
    await tabTo(page, 'name');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('startsAt');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    const startsAt = (await times(page).nth(1).getAttribute('value')) ?? '';
    await expect.poll(() => chosenTime(page)).toBe(startsAt);
    await tabTo(page, 'way');
    await page.keyboard.press('ArrowDown');
    for (const [name, text] of [
      ['name', 'Grace Hopper'],
      ['email', `grace-${Date.now()}@example.com`],
      ['phone', ''],
    ] as const) {
      await tabTo(page, name);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await bookedHeading(page);
    await page.getByText(momentIn('America/Denver', startsAt)).first().waitFor();
    await page.getByText(CALL_PAGE.howVideoLater).waitFor();
    await page.goto(`/call#${'x'.repeat(43)}`);
    await page.getByRole('heading', { level: 1, name: CALL_PAGE.trouble.unknown.heading }).waitFor();
  },
);

const openWeek = async (day: string) => {
  const page = await journeys.visit(DESKTOP);
  await page.goto(`/admin#calls?from=${day}`);
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor();
  return page;
};

test('a client books from the project room; staff see it in the week, move another and cancel it', async () => {
  const roomKey = await sendIntake(journeys.site.url, `room-${Date.now()}@example.com`);
  const client = await journeys.visit({ ...PHONE, timezoneId: SYDNEY });
  await client.goto(roomLink(journeys.site.url, roomKey, 'messages'));
  await client.getByRole('link', { name: CALL_LINKS.talk }).click();
  await client.getByRole('heading', { level: 1, name: CALL_PAGE.project.heading }).waitFor();
  await times(client).first().waitFor();
  await fillIn(client, 'Client Clara');
  const startsAt = await chooseLast(client);
  await book(client);
  await bookedHeading(client);

  const [other = ''] = (await freeSlots()).slice(-4);
  const { key, booking } = await bookElsewhere(other, 'Otto');
  const page = await openWeek(dayIn(STUDIO, startsAt));
  await page.getByRole('link', { name: new RegExp(`${clockIn(STUDIO, startsAt)}, Client Clara`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(momentIn(SYDNEY, startsAt)).waitFor();
  expect(await dialog.getByRole('link', { name: CALLS_DESK.openProject }).count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(`/admin#calls/${booking.id}?from=${dayIn(STUDIO, other)}`);
  await dialog.getByRole('button', { name: CALLS_DESK.move.action, exact: true }).click();
  const submit = page.getByRole('button', { name: CALLS_DESK.move.submit });
  await page.locator('[name=time]').fill('03:00');
  await submit.click();
  await page.getByText(/is outside your hours for calls\. Move the call anyway\?/).waitFor();
  await page.getByRole('button', { name: CALLS_DESK.move.outside.back }).click();
  const [moved = ''] = (await freeSlots()).slice(-1);
  await page.locator('[name=day]').fill(dayIn(STUDIO, moved));
  await page.locator('[name=time]').fill(timeIn(STUDIO, moved));
  await page.getByText(momentIn(SYDNEY, moved)).waitFor();
  await submit.click();
  await dialog.getByText(momentIn(STUDIO, moved)).waitFor();
  await dialog.getByRole('button', { name: CALLS_DESK.cancel.action }).click();
  await page.locator('[name=reason]').fill('The designer is ill.');
  await page.getByRole('button', { name: CALLS_DESK.cancel.submit }).click();
  await dialog.getByText('The designer is ill.').waitFor();
  const view = await fetch(`${journeys.site.url}/api/booking`, { headers: { [CALL_KEY_HEADER]: key } });
  expect(await view.json()).toMatchObject({ state: 'canceled', canceledBy: 'studio' });
});
