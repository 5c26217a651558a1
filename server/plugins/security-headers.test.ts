import { expect, test } from 'vitest';
import { isPrivatePage, ROUTES } from '#domain/site/routes.ts';
import { readConfig } from '#server/config.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const config = readConfig({
  SITE_URL: 'https://pools.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
});
const policy = (path: string, chatId = 'some-account', of = config) =>
  contentSecurityPolicy(of, { path, scriptHashes: ['sha256-x'], chatId });
const FOREIGN = /https?:|wss?:|\*/;

test('the console, a project’s room, a call and the end of a payment name no host but ours', () => {
  const private_ = Object.values(ROUTES).filter(isPrivatePage);
  expect(private_.toSorted()).toEqual(['/admin', '/call', '/payment-success', '/project', '/project/pay']);
  for (const path of private_.filter((one) => one !== ROUTES.pay).flatMap((one) => [one, `${one}/`])) {
    expect(policy(path), path).not.toMatch(FOREIGN);
  }
});

test('where an extra is paid only the payment host acts, and no chat', () => {
  expect(policy(ROUTES.pay)).toContain('https://js.stripe.com');
  expect(policy(ROUTES.pay)).not.toContain('crisp');
});

test('public pages name the chat, those with packages the payment, each only when it is used', () => {
  const [about, packages] = ['/about', '/packages'].map((path) => policy(path));
  expect(about).toContain('https://client.crisp.chat');
  expect(about).not.toContain('stripe.com');
  expect(packages).toContain('https://js.stripe.com');
  expect(packages).toContain('https://client.crisp.chat');
  expect(policy('/packages', 'off', readConfig({}))).not.toMatch(FOREIGN);
});
