import type { IncomingMessage, ServerResponse } from 'node:http';
import { OWN_PICTURE_ADDRESS } from '#domain/picture/own-picture.ts';
import { SOCIAL_PICTURE_ADDRESS } from '#domain/picture/social-picture.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { MOVED_PAGES, NOT_FOUND_PAGE } from '#domain/site/routes.ts';
import type { PageCache } from './page-cache.ts';
import type { StaticFile, StaticFiles, Variant } from './static-files.ts';

// Answers pages and files straight from memory, before the router: no hook, no plugin, no allocation per request.

const choose = (file: StaticFile, accepted: string): Variant => {
  if (file.br && accepted.includes('br')) return file.br;
  if (file.gzip && accepted.includes('gzip')) return file.gzip;
  return file.plain;
};

const RANGE = /^bytes=(\d*)-(\d*)$/;

const sendRange = (response: ServerResponse, file: StaticFile, range: string) => {
  const size = file.plain.body.length;
  const [, from = '', to = ''] = RANGE.exec(range) ?? [];
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if ((from === '' && (to === '' || Number(to) === 0)) || start > end || start >= size) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const part = file.plain.body.subarray(start, end + 1);
  response
    .writeHead(206, {
      ...file.plain.headers,
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(part.length),
    })
    .end(part);
};

const sendFile = (request: IncomingMessage, response: ServerResponse, file: StaticFile) => {
  const { headers, method } = request;
  if (file.status === 200 && headers['if-none-match']?.includes(file.etag)) {
    const { 'content-length': _length, ...kept } = file.plain.headers;
    response.writeHead(304, kept).end();
    return;
  }
  if (method === 'GET' && headers.range && file.plain.headers['accept-ranges'] && RANGE.test(headers.range)) {
    sendRange(response, file, headers.range);
    return;
  }
  const variant = choose(file, headers['accept-encoding']?.toString() ?? '');
  response.writeHead(file.status, variant.headers);
  response.end(method === 'HEAD' ? undefined : variant.body);
};

const pathOf = (url: string) => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};

const decode = (path: string) => {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return undefined;
  }
};

const OURS = new Set<string>(['/healthz', '/metrics', NATIVE_FORMS.estimate]);
const OUR_FOLDERS = ['/api/', OWN_PICTURE_ADDRESS, SOCIAL_PICTURE_ADDRESS];
const isOurs = (path: string) => OURS.has(path) || OUR_FOLDERS.some((folder) => path.startsWith(folder));

type Forward = (request: IncomingMessage, response: ServerResponse) => void;

const TRY_AGAIN = {
  'retry-after': '5',
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
};

/** True when it answers; false leaves the request to the API. */
export const createStaticSite = (files: StaticFiles, pages: PageCache | undefined, forward?: Forward) => {
  const isPage = (path: string) => pages?.has(path) ?? false;

  const sendPage = (request: IncomingMessage, response: ServerResponse, address: string) => {
    const ready = pages?.cached(address);
    if (ready) return sendFile(request, response, ready);
    pages?.load(address).then(
      (page) => sendFile(request, response, page),
      () =>
        response
          .writeHead(503, TRY_AGAIN)
          .end('This page cannot be shown right now. Please try again in a moment.'),
    );
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const path = pathOf(url);
    const file = files.get(path);
    if (file) {
      sendFile(request, response, file);
      return true;
    }
    if (isPage(path)) {
      sendPage(request, response, path);
      return true;
    }
    if (isOurs(path)) return false;
    const moved = MOVED_PAGES.get(path.replace(/\/$/, ''));
    if (moved) {
      const section = moved.section ? `#${moved.section}` : '';
      response.writeHead(308, { location: moved.path + url.slice(path.length) + section }).end();
      return true;
    }
    // Only a plain path of our own is redirected to, never another host (`//evil.example`).
    if (path.length > 1 && path.endsWith('/') && isPage(path.slice(0, -1))) {
      response.writeHead(308, { location: path.slice(0, -1) + url.slice(path.length) }).end();
      return true;
    }
    if (forward) {
      forward(request, response);
      return true;
    }
    const decoded = decode(path) ?? '';
    const found = files.get(decoded);
    if (found) sendFile(request, response, found);
    else if (pages) sendPage(request, response, isPage(decoded) ? decoded : NOT_FOUND_PAGE);
    return found !== undefined || pages !== undefined;
  };
};
