import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormEcho } from '#domain/estimate/form-echo.ts';

// Its pages only tell what they were given; how that is shown is tested beside the components, and by journeys.
const TELLING = `export const render = async (address, { given }) =>
  new Response(JSON.stringify({ address: new URL(address).pathname, given }), { headers: { 'content-type': 'text/html' } });`;

export const buildWithEchoPages = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-build-'));
  const pages = join(folder, 'site', 'server');
  await mkdir(pages, { recursive: true });
  await writeFile(join(pages, 'entry.mjs'), TELLING);
  await writeFile(join(folder, 'site', 'inline-scripts.json'), '[]');
  return folder;
};

type Told = { address: string; given: FormEcho };
export const toldBy = (page: { json: <Told>() => Told }) => page.json<Told>();

/** A native form as a browser posts it from our own page. */
export const formPost = (url: string, fields: string[][], headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url,
  payload: new URLSearchParams(fields).toString(),
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
    ...headers,
  },
});
