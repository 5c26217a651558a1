import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { STAFF } from '../proof/running-site.ts';
import { startJourneys } from './journey.ts';

// Its page begins empty.
const journeys = startJourneys({ env: {} });

const startReceiver = async () => {
  const taken: { body: string; headers: Record<string, string> }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      taken.push({ body, headers: Object.fromEntries(headers) });
      response.writeHead(status).end(status === 200 ? 'thank you' : 'no such list');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const answerWith = (next: number) => {
    status = next;
  };
  return { url: `http://localhost:${port}/catch`, taken, answerWith };
};

const signIn = async (options = DESKTOP) => {
  const page = await journeys.visit(options);
  await page.goto('/admin#connections');
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Connections' }).waitFor();
  return page;
};

test.runIf(LONG)(
  'an owner connects a program, tries it, sees what it gets, mends it and lets it go',
  async () => {
    const { url, taken, answerWith } = await startReceiver();
    const page = await signIn();
    const dialog = page.getByRole('dialog');
    await page.getByText('Nothing is connected yet').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    // By keyboard: the first field has the focus, and what is wrong stands beside its field.
    await page.getByRole('button', { name: 'Add a connection' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await page.keyboard.press('Enter');
    await dialog.getByText('Please give it a name').waitFor();
    await page.keyboard.type('Customer list');
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://192.168.1.20/hook');
    await page.keyboard.press('Enter');
    await dialog.getByText('This address belongs to a private network').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Address').fill(url);
    await dialog.getByLabel('Something was paid').check();
    await dialog.getByRole('button', { name: 'Add a connection' }).click();
    await page.getByRole('heading', { name: 'Signing secret of Customer list' }).waitFor();
    const secret = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Send a test to Customer list' }).click();
    await dialog.getByRole('button', { name: 'Send the test' }).click();
    await dialog.getByText('It arrived.').waitFor();
    await dialog.getByText('thank you').waitFor();
    await dialog.getByRole('button', { name: 'Send another test' }).waitFor();
    const [tried] = taken;
    expect(new Webhook(secret).verify(tried?.body ?? '', tried?.headers ?? {})).toMatchObject({ test: true });
    await page.keyboard.press('Escape');
    await page.getByText(/Nothing delivered yet, test arrived/).waitFor();

    // A lead arrives there within seconds; one that is refused is in the log with the reason.
    const lead = { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com', details: 'A spa.' };
    const send = () => page.request.post('/api/send-email', { data: lead });
    await send();
    await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(2);
    expect(JSON.parse(taken[1]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: { kind: 'inquiry', name: 'Ana Lopez', email: 'ana@example.com' },
    });
    answerWith(500);
    await send();
    await expect.poll(() => taken.length, { timeout: 10_000 }).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await page.getByText(/Not delivered since/).waitFor();
    await page.getByText('Log', { exact: true }).click();
    await page.getByText('The other program had an error of its own.').waitFor();
    await page.getByText('no such list').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // The day's work says so, too.
    await page.goto('/admin#today');
    const warning = page.getByRole('link', { name: '“Customer list” takes nothing from us at the moment' });
    await warning.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await warning.click();
    await page.getByText('Log', { exact: true }).click();
    await page.getByText('no such list').waitFor();
    answerWith(200);
    // Whether by hand or by itself, it arrives under the id it had.
    const again = page.getByRole('button', { name: /^Send again: Somebody wrote/ }).first();
    await again.click();
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Refresh' }).last().click();
          return page.getByText(/^Delivered, /).count();
        },
        { timeout: 15_000 },
      )
      .toBe(3);
    const ids = taken.slice(2).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);

    await page.getByRole('button', { name: 'Pause Customer list' }).click();
    await page.getByText('Paused. What happens meanwhile is not sent later.').waitFor();
    await page.getByRole('button', { name: 'Show the secret of Customer list' }).click();
    await dialog.getByRole('button', { name: 'Show the secret' }).click();
    await dialog.getByText(secret).waitFor();
    await dialog.getByRole('button', { name: 'Make a new secret' }).click();
    await dialog.getByText('Make a new one if somebody saw it').waitFor();
    await page.getByRole('button', { name: 'Make a new secret' }).last().click();
    await page.getByText('This is the new secret.').waitFor();
    expect(await dialog.locator('code').textContent()).not.toBe(secret);
    await page.keyboard.press('Escape');

    // The same on a phone.
    const phone = await signIn(PHONE);
    await phone.getByRole('heading', { level: 2, name: 'Customer list' }).waitFor();
    await phone.getByText('Log', { exact: true }).click();
    await phone
      .getByText(/^Delivered, /)
      .first()
      .waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityFaults(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Delete Customer list' }).click();
    await phone.getByText('This cannot be undone.').waitFor();
    await phone.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await phone.getByText('Nothing is connected yet').waitFor();
  },
);
