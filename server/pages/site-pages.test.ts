import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedContent } from '#server/areas/content/served-content.ts';
import { readConfig } from '#server/config.ts';
import { originalOf } from '#server/testing/publish.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { sitePages } from './site-pages.ts';

const ACCOUNT = 'a1b2c3d4-0000-4000-8000-000000000001';
const CHAT = 'https://client.crisp.chat';

let BUILD_DIR: string;
beforeAll(async () => {
  BUILD_DIR = await mkdtemp(join(tmpdir(), 'poolwright-pages-'));
  await mkdir(join(BUILD_DIR, 'site', 'server'), { recursive: true });
  await writeFile(join(BUILD_DIR, 'site', 'inline-scripts.json'), '[]');
  await writeFile(
    join(BUILD_DIR, 'site', 'server', 'entry.mjs'),
    'export const render = async (_, { chatId }) => new Response(chatId);',
  );
});
afterAll(() => removeFolder(BUILD_DIR));

const look = async (CHAT_WEBSITE_ID: string, chatId: string) => {
  const served = servedContent();
  const pages = sitePages(readConfig({ BUILD_DIR, CHAT_WEBSITE_ID }), served, () => undefined);
  served.serve({ version: 1, values: { brand: { ...originalOf('brand'), chatId } }, pictures: new Map() });
  const page = await pages?.cache.load('/about');
  return {
    chatId: page?.plain.body.toString('utf8'),
    allowed: page?.plain.headers['content-security-policy']?.includes(CHAT),
  };
};

test('the chat that was published is on the page, and the browser may load it', async () => {
  expect(await look('from-the-host', ACCOUNT)).toEqual({ chatId: ACCOUNT, allowed: true });
  expect(await look('from-the-host', '')).toEqual({ chatId: 'from-the-host', allowed: true });
});

test('turned off by the owner or by the host, it is gone, and so is its leave', async () => {
  expect(await look('from-the-host', 'off')).toEqual({ chatId: 'off', allowed: false });
  expect(await look('off', ACCOUNT)).toEqual({ chatId: 'off', allowed: false });
});
