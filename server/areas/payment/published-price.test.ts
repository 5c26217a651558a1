import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';

const publish = ({ services }: TestSite, offer: PackageOffer) => {
  const value: { packages: PackageOffer[] } = originalOf('packages');
  const packages = value.packages.map((item) => (item.id === offer.id ? { ...item, ...offer } : item));
  return publishDocument(services, 'packages', { packages });
};
const pay = (site: TestSite, amount: number, description: string, headers: Record<string, string> = {}) =>
  site.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    payload: { amount, description },
    headers,
  });
const orderOf = async ({ services }: TestSite, intentId: string) => {
  const { rows } = await services.db.execute(
    sql`select package_id, package_title, amount_cents, content_version from orders where intent_id = ${intentId}`,
  );
  return rows[0];
};
const count = async ({ services }: TestSite) =>
  (await services.db.execute(sql`select 1 from orders`)).rows.length;

const RESORT = { id: 'luxury-resort', title: 'Luxury Resort', price: 1_095 } as const;

describe.each(DATABASES)('the published price on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  test('an order keeps the package, title, price and version it was made with', async () => {
    const before = (await pay(site, 995, 'Luxury Resort')).json();
    const version = await publish(site, RESORT);
    const after = await pay(site, 1_095, 'Luxury Resort');
    expect(after.statusCode).toBe(200);
    const made = { package_id: 'luxury-resort', package_title: 'Luxury Resort' };
    expect(await orderOf(site, before.intentId)).toEqual({
      ...made,
      amount_cents: 99_500,
      content_version: 0,
    });
    expect(await orderOf(site, after.json().intentId)).toEqual({
      ...made,
      amount_cents: 109_500,
      content_version: version,
    });
  });

  test('the former price is refused with the new one, and nothing is ordered', async () => {
    const orders = await count(site);
    const answer = await pay(site, 995, 'Luxury Resort');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      error: 'price-changed',
      message: 'The price of Luxury Resort is now $1,095.',
      offer: RESORT,
    });
    expect(await count(site)).toBe(orders);
  });

  test('a page that means the package a title and price have moved away from is asked, not charged', async () => {
    const value = originalOf('packages');
    const [first, second, ...others] = value.packages;
    if (!first || !second) throw new Error('there are no two packages');
    second.price = first.price;
    await publishDocument(site.services, 'packages', value);
    const swapped = [{ ...first, title: second.title }, { ...second, title: first.title }, ...others];
    await publishDocument(site.services, 'packages', { packages: swapped });
    const ask = (packageId: string) =>
      site.inject({
        method: 'POST',
        url: '/api/create-payment-intent',
        payload: { amount: first.price, description: first.title, packageId },
      });
    const stale = await ask(first.id);
    expect(stale.statusCode).toBe(409);
    expect(stale.json().offer).toEqual({ id: first.id, title: second.title, price: first.price });
    const fresh = (await ask(second.id)).json();
    expect(await orderOf(site, fresh.intentId)).toMatchObject({ package_id: second.id });
    expect((await ask('other')).statusCode).toBe(400);
    await publish(site, RESORT);
  });

  test('an intent that was made already is honored: its key gets it again', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = (await pay(site, 1_095, 'Luxury Resort', key)).json();
    await publish(site, { ...RESORT, price: 1_195 });
    expect((await pay(site, 1_095, 'Luxury Resort', key)).json()).toEqual(first);
    await publish(site, RESORT);
  });

  test('a new title is told as well', async () => {
    const offer = { ...RESORT, title: 'Grand Resort' };
    await publish(site, offer);
    const answer = await pay(site, 995, 'Luxury Resort');
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        error: 'price-changed',
        message: 'Luxury Resort is now called Grand Resort and costs $1,095.',
        offer,
      },
    ]);
    expect((await pay(site, 1_095, 'Grand Resort')).statusCode).toBe(200);
  });

  test.each([
    [1, 'Luxury Resort'],
    [995, 'Grand Resort'],
    [995, 'Premium 3D Design'],
    [1_095, 'luxury resort'],
  ])('what was never published stays unknown: %i for %s', async (amount, title) => {
    const answer = await pay(site, amount, title);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'unknown-package']);
  });

  test('a price that is brought back is the price again, and the one between has become a former one', async () => {
    const first = { ...RESORT, price: 995 };
    await publish(site, first);
    expect((await pay(site, 995, 'Luxury Resort')).statusCode).toBe(200);
    for (const title of ['Luxury Resort', 'Grand Resort']) {
      const answer = await pay(site, 1_095, title);
      expect([answer.statusCode, answer.json().offer]).toEqual([409, first]);
    }
  });

  test('packages that have not changed are paid for as before', async () => {
    expect((await pay(site, 495, 'Premium 3D Design')).statusCode).toBe(200);
  });
});

test('what one process has published, another charges with its very next request', async () => {
  const DATABASE_URL = await createPostgresDatabase();
  const one = await startTestSite({ env: { DATABASE_URL } });
  const other = await startTestSite({ env: { DATABASE_URL } });
  for (const price of [1_095, 1_195, 1_295]) {
    const version = await publish(one, { ...RESORT, price });
    const paid = await pay(other, price, 'Luxury Resort');
    expect(paid.statusCode).toBe(200);
    expect(await orderOf(other, paid.json().intentId)).toMatchObject({ content_version: version });
  }
  await one.close();
  await other.close();
});
