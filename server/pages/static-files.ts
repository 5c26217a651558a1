import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Config } from '#server/config.ts';
import { securityHeaders } from '#server/plugins/security-headers.ts';

// The files of the built site, read once: every answer's headers and bodies are ready before the first request.

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
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSED = new Set(['.js', '.css', '.json', '.svg']);

const cacheControl = (path: string) => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/\.(webp|avif|woff2|png|jpg|svg|ico)$/.test(path)) return 'public, max-age=86400';
  return 'no-cache';
};

const readPrecompressed = (path: string) => readFile(path).catch(() => undefined);

/** One body, with its headers, in each way it is packed. */
export const asStaticFile = (
  status: number,
  given: Record<string, string>,
  body: Buffer,
  br?: Buffer,
  gzip?: Buffer,
): StaticFile => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const variant = (bytes: Buffer, encoding: Record<string, string>): Variant => ({
    body: bytes,
    headers: { ...given, etag, ...encoding, 'content-length': String(bytes.length) },
  });
  return {
    etag,
    status,
    plain: variant(body, {}),
    br: br && variant(br, { 'content-encoding': 'br' }),
    gzip: gzip && variant(gzip, { 'content-encoding': 'gzip' }),
  };
};

const loadFile = async (config: Config, file: string, path: string): Promise<StaticFile> => {
  const extension = extname(file);
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
    ...securityHeaders(config),
    ...(COMPRESSED.has(extension) ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
  };
  const packed = await Promise.all([readPrecompressed(`${file}.br`), readPrecompressed(`${file}.gz`)]);
  return asStaticFile(200, headers, await readFile(file), ...packed);
};

export const loadStaticFiles = async (config: Config): Promise<StaticFiles> => {
  const folder = join(config.buildDir, 'site', 'client');
  const files: StaticFiles = new Map();
  if (!(await stat(folder).catch(() => undefined))) return files;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    files.set(path, await loadFile(config, file, path));
  }
  return files;
};
