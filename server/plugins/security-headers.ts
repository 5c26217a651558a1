import { plainPath } from '#domain/site/languages.ts';
import { isPrivatePage, ROUTES } from '#domain/site/routes.ts';
import type { Config } from '#server/config.ts';

// Pages carry the hashes of their own inline scripts, answers of the API need none.

const CHAT = 'https://client.crisp.chat';
const STRIPE = 'https://js.stripe.com';

// Packages and extras are paid here, and only here does the payment host act. A private page names no other host but ours.
const SELLING: ReadonlySet<string> = new Set([ROUTES.home, ROUTES.packages, ROUTES.pay]);

type Policy = { path: string; scriptHashes: readonly string[]; chatId: string };

export const contentSecurityPolicy = (config: Config, { path, scriptHashes, chatId }: Policy) => {
  const page = plainPath(path);
  const chat = !isPrivatePage(page) && chatId !== 'off';
  const stripe = SELLING.has(page) && config.stripe !== undefined;
  const list = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');
  return [
    `default-src 'self'`,
    `script-src ${list(`'self'`, ...scriptHashes.map((hash) => `'${hash}'`), `'wasm-unsafe-eval'`, chat && CHAT, stripe && STRIPE)}`,
    `style-src ${list(`'self'`, `'unsafe-inline'`, chat && CHAT)}`,
    `img-src ${list(`'self'`, 'data:', 'blob:', chat && 'https://*.crisp.chat')}`,
    `font-src ${list(`'self'`, 'data:', chat && CHAT)}`,
    `connect-src ${list(`'self'`, 'blob:', chat && `https://*.crisp.chat wss://*.crisp.chat`, stripe && 'https://api.stripe.com')}`,
    `frame-src ${list(`'self'`, stripe && `${STRIPE} https://hooks.stripe.com`, chat && 'https://game.crisp.chat')}`,
    `media-src 'self' blob:`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(config.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

export const securityHeaders = (config: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'microphone=(self), gyroscope=(self), accelerometer=(self), magnetometer=(self), xr-spatial-tracking=(self), camera=(self), fullscreen=(self), geolocation=(), payment=(self "https://js.stripe.com")',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(config.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
