import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWER_PAGES, type NativeForm } from '#domain/site/native-forms.ts';

// A build that holds nothing but the given answer pages; journeys use the real ones.
export const buildWith = async (pages: Partial<Record<NativeForm, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-build-'));
  for (const [form, html] of Object.entries(pages)) {
    const address = Object.entries(ANSWER_PAGES).find(([name]) => name === form)?.[1] ?? '';
    const page = join(folder, 'site', 'client', address);
    await mkdir(page, { recursive: true });
    await writeFile(join(page, 'index.html'), `<!doctype html>${html}`);
  }
  return folder;
};

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
