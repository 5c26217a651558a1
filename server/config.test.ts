import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const keys = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_x`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_x`,
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
});
const TEST_KEYS = keys('test');

test('everything has a working default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    rateLimit: true,
    pictureWidth: 1280,
    refinesPictures: true,
    secure: false,
  });
  expect(config.databaseUrl).toBeUndefined();
});

test('an empty value counts as none', () => {
  expect(readConfig({ SMTP_URL: '', PORT: '' }).port).toBe(3000);
});

test.each([
  [{ PORT: 'eighty' }, /^PORT/],
  [{ PORT: '70000' }, /^PORT/],
  [{ SITE_URL: 'pools' }, /^SITE_URL/],
  [{ SITE_URL: 'http://localhost:3000/shop' }, /^SITE_URL: must not have a path/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL/],
  [{ SMTP_URL: 'http://x' }, /^SMTP_URL/],
  [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD: must have at least 10/],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, /set all three or none/],
  [
    { SITE_URL: 'https://pools.example.com' },
    /^STRIPE_SECRET_KEY: test payments .* public SITE_URL needs live/,
  ],
  [{ HOST: '0.0.0.0' }, /^HOST: test payments are for a local host only/],
  [{ HOST: '::' }, /^HOST: test payments/],
  [{ HOST: '192.168.1.20' }, /^HOST: test payments/],
  [{ HOST: '127.0.0.1.example.com' }, /^HOST: test payments/],
  [{ SITE_URL: 'http://localhost.example.com' }, /^STRIPE_SECRET_KEY: test payments/],
  [{ ...TEST_KEYS, SITE_URL: 'https://pools.example.com' }, /^STRIPE_SECRET_KEY: Stripe test keys/],
  [{ ...TEST_KEYS, HOST: '0.0.0.0' }, /^HOST: Stripe test keys are for a local host only/],
  [{ S3_BUCKET: 'b' }, /^S3_ACCESS_KEY_ID/],
  [{ AI_BASE_URL: 'http://localhost:1' }, /^AI_MODEL/],
  [{ IMAGE_BASE_URL: 'http://localhost:1' }, /^IMAGE_MODEL/],
  [{ RATE_LIMIT: 'maybe' }, /^RATE_LIMIT/],
  [{ PICTURE_WIDTH: '1000' }, /^PICTURE_WIDTH/],
  [{ REFINE_PICTURES: 'maybe' }, /^REFINE_PICTURES/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY: must be addresses or networks/],
  [{ TRUST_PROXY: '1' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '127.0.0.1, 10.0.0.0/64' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: 'proxy.internal' }, /^TRUST_PROXY/],
])('%j stops the start with one clear line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(message);
});

test('test payments start where only this machine can reach them, live keys anywhere', () => {
  for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) {
    expect(readConfig({ HOST }).stripe).toBeUndefined();
    expect(readConfig({ ...TEST_KEYS, HOST }).stripe?.live).toBe(false);
  }
  const open = { ...keys('live'), HOST: '0.0.0.0', SITE_URL: 'https://pools.example.com' };
  expect(readConfig(open).stripe?.live).toBe(true);
});

test('proxies are given as addresses and networks of both kinds', () => {
  expect(readConfig({ TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8 , 2001:db8::/32' }).trustProxy).toEqual([
    '127.0.0.1',
    '::1',
    '10.0.0.0/8',
    '2001:db8::/32',
  ]);
});
