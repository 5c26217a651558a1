import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { STAFF_PASSWORD } from '#domain/console/team.ts';
import { DEFAULT_CHAT_WEBSITE_ID } from '#domain/site/default-chat.ts';
import { isEmailAddress } from '#domain/site/email-address.ts';

// The only reader of the environment. A wrong value stops the start with one clear line.

const text = z.string().trim().min(1);
const address = z.string().refine(isEmailAddress, 'must be one email address');

const isNetwork = (part: string) => {
  const [address = '', bits, ...more] = part.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const wide = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return isIP(address) !== 0 && wide && more.length === 0;
};
const networks = text
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), 'must be addresses or networks such as 127.0.0.1, 10.0.0.0/8');

const environmentSchema = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text.default('./data'),
  BUILD_DIR: text.default('./build'),
  // The development server that renders pages (npm run dev); without it they come from the build.
  PAGES_FROM: z.url({ protocol: /^http$/ }).optional(),
  ADMIN_EMAIL: address.default('staff@localhost.example'),
  ADMIN_PASSWORD: z
    .string()
    .min(STAFF_PASSWORD.min, `must have at least ${STAFF_PASSWORD.min} characters`)
    .optional(),
  ADMIN_RESET: z.enum(['on', 'off']).default('off'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: networks.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: address.optional(),
  MAIL_TO: address.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: z.url().optional(),
  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(6000),
  IMAGE_BASE_URL: z.url().optional(),
  IMAGE_API_KEY: text.optional(),
  IMAGE_MODEL: text.optional(),
  IMAGE_TIMEOUT_MS: z.coerce.number().int().min(1000).max(300_000).default(90_000),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  // So that its height is whole, and that of the finer one.
  PICTURE_WIDTH: z.coerce.number().int().min(160).max(2560).multipleOf(32).default(1280),
  REFINE_PICTURES: z.enum(['on', 'off']).default('on'),
  BOOKING_URL: z.url({ protocol: /^https$/ }).optional(),
  CHAT_WEBSITE_ID: text.default(DEFAULT_CHAT_WEBSITE_ID),
});

export class ConfigError extends Error {}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
export const isLocalUrl = (url: string) => URL.canParse(url) && LOCAL_HOSTS.has(new URL(url).hostname);
const isLoopback = (host: string) => LOCAL_HOSTS.has(host) || /^127(\.\d{1,3}){3}$/.test(host);

export type Config = ReturnType<typeof readConfig>;

export const readConfig = (environment: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'is wrong'}`);
  }
  const env = parsed.data;
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  if (new URL(siteUrl).pathname !== '/') throw new ConfigError('SITE_URL: must not have a path');

  const stripe = stripeOf(env);
  if (!stripe?.live)
    refuseTestPaymentsInPublic(stripe ? 'Stripe test keys' : 'test payments', siteUrl, env.HOST);
  return {
    environment: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    secure: siteUrl.startsWith('https:'),
    dataDir: resolve(env.DATA_DIR),
    buildDir: resolve(env.BUILD_DIR),
    pagesFrom: env.PAGES_FROM,
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, reset: env.ADMIN_RESET === 'on' },
    authSecret: env.AUTH_SECRET,
    rateLimit: env.RATE_LIMIT === 'on',
    trustProxy: env.TRUST_PROXY ?? false,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    s3: s3Of(env),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, to: env.MAIL_TO },
    stripe,
    ai: aiOf(env),
    images: imagesOf(env),
    renderThreads: env.RENDER_THREADS,
    pictureWidth: env.PICTURE_WIDTH,
    refinesPictures: env.REFINE_PICTURES === 'on',
    bookingUrl: env.BOOKING_URL,
    chatWebsiteId: env.CHAT_WEBSITE_ID,
  };
};

type Environment = z.infer<typeof environmentSchema>;

// Whoever reaches a site with test payments can mark packages as paid with a published card number.
const refuseTestPaymentsInPublic = (what: string, siteUrl: string, host: string) => {
  if (!isLocalUrl(siteUrl))
    throw new ConfigError(
      `STRIPE_SECRET_KEY: ${what} are for a local host only; a public SITE_URL needs live Stripe keys`,
    );
  if (!isLoopback(host))
    throw new ConfigError(
      `HOST: ${what} are for a local host only; listening on ${host} needs live Stripe keys`,
    );
};

const stripeOf = (env: Environment) => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  const given = [secretKey, publishableKey, webhookSecret].filter(Boolean).length;
  if (given === 0) return undefined;
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET: set all three or none',
    );
  }
  const live = /^[rs]k_live_/.test(secretKey);
  if (live !== publishableKey.startsWith('pk_live_')) {
    throw new ConfigError('STRIPE_PUBLISHABLE_KEY: one key is for live payments and the other for tests');
  }
  return { secretKey, publishableKey, webhookSecret, live, apiUrl: env.STRIPE_API_URL };
};

const s3Of = (env: Environment) => {
  if (!env.S3_BUCKET) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: needed with S3_BUCKET');
  }
  return {
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
};

const aiOf = (env: Environment) => {
  if (!env.AI_BASE_URL) return undefined;
  if (!env.AI_MODEL) throw new ConfigError('AI_MODEL: needed with AI_BASE_URL');
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL,
    timeoutMs: env.AI_TIMEOUT_MS,
  };
};

const imagesOf = (env: Environment) => {
  if (!env.IMAGE_BASE_URL) return undefined;
  if (!env.IMAGE_MODEL) throw new ConfigError('IMAGE_MODEL: needed with IMAGE_BASE_URL');
  return {
    baseUrl: env.IMAGE_BASE_URL,
    apiKey: env.IMAGE_API_KEY,
    model: env.IMAGE_MODEL,
    timeoutMs: env.IMAGE_TIMEOUT_MS,
  };
};
