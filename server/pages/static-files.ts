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

const loadFile = async (config: Config, file: string, path: string): Promise<StaticFile> => {
  const extension = extname(file);
  const body = await readFile(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
    etag,
    ...securityHeaders(config),
  };
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    body: bytes,
    headers: {
      ...headers,
      ...(COMPRESSED.has(extension) ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(bytes.length),
    },
  });
  const [br, gzip] = await Promise.all([readPrecompressed(`${file}.br`), readPrecompressed(`${file}.gz`)]);
  return {
    etag,
    status: 200,
    plain: variant(body),
    ...(br ? { br: variant(br, 'br') } : {}),
    ...(gzip ? { gzip: variant(gzip, 'gzip') } : {}),
  };
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
