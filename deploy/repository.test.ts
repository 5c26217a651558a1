import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKept, shippedLicences } from './licences.ts';

// The repository itself: nothing secret in it, nothing in it that we may not ship.

const SECRETS: [string, RegExp][] = [
  ['a live payment key', /\b[sr]k_live_[0-9A-Za-z]{16,}/],
  ['a test payment key', /\bsk_test_[0-9A-Za-z]{20,}/],
  ['a webhook secret', /\bwhsec_[0-9A-Za-z+/]{24,}/],
  ['a cloud access key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a private key', /-----BEGIN (RSA |EC |OPENSSH |PGP )?PRIVATE KEY/],
  ['a GitHub token', /\b(ghp|gho|ghs|github_pat)_[0-9A-Za-z_]{30,}/],
  ['a chat or model key', /\b(sk-[A-Za-z0-9]{32,}|xox[baprs]-[0-9A-Za-z-]{20,})/],
  ['an npm token', /\bnpm_[0-9A-Za-z]{36}\b/],
  [
    'a password in an address',
    /\b(postgres(ql)?|smtps?|https?):\/\/[^\s:/@'"`<>$]+:(?!pass|secret|password|…)[^\s@'"`<>$]{6,}@(?!localhost|127\.0\.0\.1|[\w.]*example)/,
  ],
];

const tracked = () =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((file) => file && !/\.(avif|webp|png|jpg|woff2|ttf|wasm|ico)$/.test(file));

const secretsIn = (text: string) => SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);

const isCheckout = () => {
  try {
    return (
      execFileSync('git', ['rev-parse', '--is-inside-work-tree'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() === 'true'
    );
  } catch {
    return false;
  }
};

test.runIf(isCheckout())('no file holds a secret', () => {
  const found = tracked()
    .filter(
      (file) => (statSync(file, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY) < 2_000_000,
    )
    .flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

test('a secret would be seen', () => {
  const made = [
    `sk_live_${'a1'.repeat(12)}`,
    `AKIA${'A1'.repeat(8)}`,
    `ghp_${'a1'.repeat(18)}`,
    `postgres://site:${'hunter22'}@db.internal/x`,
  ];
  for (const text of made) expect(secretsIn(text)).toHaveLength(1);
  expect(secretsIn('postgres://postgres@127.0.0.1:5432/site')).toEqual([]);
});

test.runIf(isCheckout())('no data, environment file or key is tracked', () => {
  expect(
    tracked().filter((file) => /(^|\/)(\.env(\..*)?|data\/.*|.*\.(pem|key|p12|eml))$/.test(file)),
  ).toEqual([]);
});

test('everything we ship is under terms we keep', () => {
  const all = shippedLicences();
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ licence }) => !isKept(licence))).toEqual([]);
  expect(isKept('GPL-3.0')).toBe(false);
  expect(isKept('(MIT OR GPL-3.0)')).toBe(true);
});
