import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CHAT_ID_PLACEHOLDER, SITE_URL_PLACEHOLDER } from '#domain/site/brand.ts';
import type { Config } from '#server/config.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

// The built site, read once: every answer's headers and bodies are ready before the first request.

export interface Variant {
  body: Buffer;
  headers: Record<string, string>;
}

export interface StaticFile {
  etag: string;
  status: number;
  plain: Variant;
  br?: Variant;
  gzip?: Variant;
}

export type StaticFiles = Map<string, StaticFile>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.data': 'text/x-script; charset=utf-8',
};
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.data',
]);
const FILLED_IN = new Set(['.html', '.xml', '.txt', '.webmanifest']);

const INLINE_SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const scriptHashes = (html: string) => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(
      ([, code]) =>
        `sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}`,
    ),
  ),
];

const cacheControl = (path: string) => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/\.(webp|avif|woff2|png|jpg|svg|ico)$/.test(path)) return 'public, max-age=86400';
  return 'no-cache';
};

const once = <Thing>(make: () => Thing) => {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const readPrecompressed = (path: string) => readFile(path).catch(() => undefined);

const loadFile = async (config: Config, file: string, path: string): Promise<StaticFile> => {
  const extension = extname(file);
  let body = await readFile(file);
  const filledIn = FILLED_IN.has(extension);
  if (filledIn) {
    body = Buffer.from(
      body
        .toString('utf8')
        .replaceAll(SITE_URL_PLACEHOLDER, config.siteUrl)
        .replaceAll(CHAT_ID_PLACEHOLDER, config.chatWebsiteId),
    );
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
    etag,
    ...securityHeaders(config),
  };
  if (extension === '.html') {
    headers['content-security-policy'] = contentSecurityPolicy(
      config,
      path,
      scriptHashes(body.toString('utf8')),
    );
  }
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    body: bytes,
    headers: {
      ...headers,
      ...(COMPRESSED.has(extension) ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(bytes.length),
    },
  });
  const found = { etag, status: path === '/404' ? 404 : 200, plain: variant(body) };
  if (!COMPRESSED.has(extension)) return found;
  const br = filledIn ? undefined : await readPrecompressed(`${file}.br`);
  const gzip = filledIn ? undefined : await readPrecompressed(`${file}.gz`);
  // What is filled in at the start is compressed when somebody first asks for it.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const asBr = once(() => variant(br ?? brotliCompressSync(body, quality), 'br'));
  const asGzip = once(() => variant(gzip ?? gzipSync(body, { level: 9 }), 'gzip'));
  return {
    ...found,
    get br() {
      return asBr();
    },
    get gzip() {
      return asGzip();
    },
  };
};

/** `/about/index.html` is served as `/about`; everything else under its own name. */
const addressOf = (relative: string) => {
  const path = `/${relative}`;
  if (path === '/index.html') return '/';
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) : path;
};

export const loadStaticFiles = async (config: Config): Promise<StaticFiles> => {
  const folder = join(config.buildDir, 'site', 'client');
  const files: StaticFiles = new Map();
  if (!(await stat(folder).catch(() => undefined))) return files;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.name === '__spa-fallback.html') continue;
    const file = join(entry.parentPath, entry.name);
    const path = addressOf(file.slice(folder.length + 1).replaceAll('\\', '/'));
    files.set(path, await loadFile(config, file, path));
  }
  return files;
};
