import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  'https://pools.com',
  'https://www.poolwright.co.uk/',
  'http://203.0.113.7:8080',
  'https://[2001:db8::1]',
  'https://[::ffff:203.0.113.7]',
  'https://localhost.pools.com',
  'https://mytest.com',
  'https://172.32.0.1',
  'https://xn--bcher-kva.de.',
])('%s is public', (url) => {
  expect(isPublicAddress(url)).toBe(true);
});

test.each([
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://site.localhost',
  'http://127.0.0.1:3000',
  'http://127.8.8.8',
  'http://2130706433',
  'http://[::1]:3000',
  'http://[::ffff:192.168.0.4]',
  'http://[fd12:3456::1]',
  'http://[fe80::1]',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://192.168.1.20',
  'http://169.254.1.1',
  'http://100.100.1.1',
  'http://0.0.0.0:3000',
  'http://studio.local',
  'https://pools.test',
  'https://pools.example',
  'https://pools.internal.',
  'http://nas.home.arpa',
  'http://server',
  'pools.com',
])('%s is not', (url) => {
  expect(isPublicAddress(url)).toBe(false);
});
