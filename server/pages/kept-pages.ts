import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedContent } from '#server/areas/content/served-content.ts';
import type { Rendered } from './renderer.ts';
import type { StaticFile, Variant } from './static-files.ts';

// Pages as they were rendered from one version of the content, whole and compressed, until there is another.

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export type LogError = (line: object, words: string) => void;

interface KeptPagesOptions {
  /** Where pages are being written, every look at one is a new rendering. */
  fresh?: boolean;
  render: (address: string) => Promise<Rendered>;
  headersOf: (address: string) => Record<string, string>;
  served: ServedContent;
  logError: LogError;
}

type Kept = { version: number; file: StaticFile };

const asFile = async (
  { status, type, text }: Rendered,
  given: Record<string, string>,
): Promise<StaticFile> => {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    // For the proxy of deploy/nginx.conf, which does not pass it on: a second in which it need not ask. First, because what comes
    // later would have it keep nothing.
    'x-accel-expires': '1',
    ...given,
    'content-type': type,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag,
  };
  const variant = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: {
      ...headers,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(body.length),
    },
  });
  const [br, gz] = await Promise.all([compressBrotli(bytes, QUALITY), compressGzip(bytes, { level: 9 })]);
  return { etag, status, plain: variant(bytes), br: variant(br, 'br'), gzip: variant(gz, 'gzip') };
};

export const keepPages = ({ fresh, render, headersOf, served, logError }: KeptPagesOptions) => {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<StaticFile>>();

  const make = async (address: string): Promise<StaticFile> => {
    const { version } = served;
    try {
      const file = await asFile(await render(address), headersOf(address));
      kept.set(address, { version, file });
      return file;
    } catch (cause) {
      logError({ cause, address, version }, 'a page could not be rendered');
      const last = kept.get(address);
      if (!last) throw cause;
      // The last good one stands until there are other words to try.
      kept.set(address, { ...last, version });
      return last.file;
    }
  };

  /** However many ask at once, it is rendered once, and nobody waits for a second rendering. */
  const made = (address: string): Promise<StaticFile> => {
    const running = making.get(address) ?? make(address).finally(() => making.delete(address));
    making.set(address, running);
    return running;
  };

  served.onChange(async () => {
    for (const address of [...kept.keys()]) await made(address).catch(() => undefined);
  });

  return {
    ready(address: string): StaticFile | undefined {
      const page = kept.get(address);
      return page?.version === served.version && !fresh ? page.file : undefined;
    },
    made,
  };
};

export type KeptPages = ReturnType<typeof keepPages>;
