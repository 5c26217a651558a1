import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('everything has a working default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    rateLimit: true,
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
  [{ S3_BUCKET: 'b' }, /^S3_ACCESS_KEY_ID/],
  [{ AI_BASE_URL: 'http://localhost:1' }, /^AI_MODEL/],
  [{ RATE_LIMIT: 'maybe' }, /^RATE_LIMIT/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY: must be addresses or networks/],
  [{ TRUST_PROXY: '1' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '127.0.0.1, 10.0.0.0/64' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: 'proxy.internal' }, /^TRUST_PROXY/],
])('%j stops the start with one clear line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(message);
});

test('proxies are given as addresses and networks of both kinds', () => {
  expect(readConfig({ TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8 , 2001:db8::/32' }).trustProxy).toEqual([
    '127.0.0.1',
    '::1',
    '10.0.0.0/8',
    '2001:db8::/32',
  ]);
});
