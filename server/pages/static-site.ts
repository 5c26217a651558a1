import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayNameDesign } from '#domain/design/shared-address.ts';
import { OWN_PICTURE_ADDRESS } from '#domain/picture/own-picture.ts';
import { DESIGN_CARD_ADDRESS, SOCIAL_PICTURE_ADDRESS } from '#domain/picture/social-picture.ts';
import { LANGUAGES, languageOf, pathIn, plainPath } from '#domain/site/languages.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { MOVED_PAGES, NOT_FOUND_PAGE } from '#domain/site/routes.ts';
import type { PageCache } from './page-cache.ts';
import { sendFile } from './send-file.ts';
import type { StaticFiles } from './static-files.ts';

// Answers pages and files straight from memory, before the router: no hook, no plugin, no allocation per request.

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

const OURS = new Set<string>([
  '/healthz',
  '/metrics',
  ...LANGUAGES.map((language) => pathIn(language, NATIVE_FORMS.estimate)),
]);
const OUR_FOLDERS = ['/api/', OWN_PICTURE_ADDRESS, SOCIAL_PICTURE_ADDRESS, DESIGN_CARD_ADDRESS];
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
      // Its head speaks of one design (server/areas/design/shared-pages.ts).
      if (mayNameDesign(path, url)) return false;
      sendPage(request, response, path);
      return true;
    }
    if (isOurs(path)) return false;
    const moved = MOVED_PAGES.get(plainPath(path).replace(/\/$/, ''));
    if (moved) {
      const section = moved.section ? `#${moved.section}` : '';
      const to = pathIn(languageOf(path), moved.path);
      response.writeHead(308, { location: to + url.slice(path.length) + section }).end();
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
    else if (pages)
      sendPage(request, response, isPage(decoded) ? decoded : pathIn(languageOf(decoded), NOT_FOUND_PAGE));
    return found !== undefined || pages !== undefined;
  };
};
