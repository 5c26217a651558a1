import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { plainPath } from '#domain/site/languages.ts';
import { isPrivatePage } from '#domain/site/routes.ts';
import type { ServedContent } from '#server/areas/content/served-content.ts';
import { isPage } from './known-pages.ts';
import type { Rendered } from './renderer.ts';
import { asStaticFile, type StaticFile } from './static-files.ts';

// Pages as they were rendered from one edition of the content, whole and compressed, until there is another.

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export type LogError = (line: object, words: string) => void;

interface PageCacheOptions {
  /** Where pages are being written, every look at one is a new rendering. */
  fresh?: boolean;
  render: (address: string) => Promise<Rendered>;
  headersOf: (address: string) => Record<string, string>;
  served: ServedContent;
  logError: LogError;
}

type Page = { edition: number; file: StaticFile };

const asFile = async (
  address: string,
  { status, type, text }: Rendered,
  given: Record<string, string>,
): Promise<StaticFile> => {
  const body = Buffer.from(text);
  const headers = {
    // For the proxy of deploy/nginx.conf, which does not pass it on: a second in which it need not ask. First, because what comes
    // later would have it keep nothing.
    ...(isPrivatePage(plainPath(address)) ? {} : { 'x-accel-expires': '1' }),
    ...given,
    'content-type': type,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  };
  const [br, gz] = await Promise.all([compressBrotli(body, QUALITY), compressGzip(body, { level: 9 })]);
  return asStaticFile(status, headers, body, br, gz);
};

export const createPageCache = ({ fresh, render, headersOf, served, logError }: PageCacheOptions) => {
  const pages = new Map<string, Page>();
  const rendering = new Map<string, Promise<StaticFile>>();

  const renderAnew = async (address: string): Promise<StaticFile> => {
    const { edition } = served;
    try {
      // Both of the same version: what comes while it is rendered is for the next.
      const headers = headersOf(address);
      const file = await asFile(address, await render(address), headers);
      pages.set(address, { edition, file });
      return file;
    } catch (cause) {
      logError({ cause, address, version: served.version }, 'a page could not be rendered');
      const last = pages.get(address);
      if (!last) throw cause;
      // After a failed rendering the last good page is served until the content changes.
      pages.set(address, { ...last, edition });
      return last.file;
    }
  };

  /** However many ask at once, it is rendered once, and no request waits for a second rendering. */
  const load = (address: string): Promise<StaticFile> => {
    const running = rendering.get(address) ?? renderAnew(address).finally(() => rendering.delete(address));
    rendering.set(address, running);
    return running;
  };

  served.onChange(async () => {
    for (const address of [...pages.keys()]) {
      // A project that is no longer shown takes its page along.
      if (isPage(address, served.content)) await load(address).catch(() => undefined);
      else pages.delete(address);
    }
  });

  return {
    has: (address: string) => isPage(address, served.content),
    cached(address: string): StaticFile | undefined {
      const page = pages.get(address);
      return page?.edition === served.edition && !fresh ? page.file : undefined;
    },
    load,
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
