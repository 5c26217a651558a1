import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Content } from '#content/content.ts';
import type { FormEcho } from '#domain/estimate/form-echo.ts';
import { languageOf } from '#domain/site/languages.ts';
import type { SharedHead } from '#domain/site/shared-head.ts';
import type { ServedContent } from '#server/areas/content/served-content.ts';
import type { Config } from '#server/config.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/plugins/security-headers.ts';
import { chatIdOf } from './chat-id.ts';
import { createPageCache, type LogError } from './page-cache.ts';
import { type Beside, builtPages, devServerPages } from './renderer.ts';
import { sendFile } from './send-file.ts';
import { HEAD_PLACES, withHead } from './shared-head-places.ts';
import { asStaticFile, type StaticFile } from './static-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pages: SitePages | undefined;
  }
}

const compress = promisify(gzip);

/** Written at build: the inline scripts that pages may run, whatever words they are rendered with. */
const allowedScripts = (config: Config): string[] =>
  JSON.parse(readFileSync(join(config.buildDir, 'site', 'inline-scripts.json'), 'utf8'));

/** The site's pages, or nothing where they were not built. */
export const sitePages = (config: Config, served: ServedContent, logError: LogError) => {
  const built = existsSync(join(config.buildDir, 'site', 'server', 'entry.mjs'));
  if (!built && !config.pagesFrom) return undefined;
  const renderPage = config.pagesFrom ? devServerPages(config, config.pagesFrom) : builtPages(config);
  const hashes = config.pagesFrom ? [] : allowedScripts(config);
  const policyOf = (path: string) =>
    contentSecurityPolicy(config, {
      path,
      scriptHashes: hashes,
      chatId: chatIdOf(config, served.content.brand),
    });
  const headersOf = (address: string): Record<string, string> => ({
    ...securityHeaders(config),
    ...(config.pagesFrom ? {} : { 'content-security-policy': policyOf(address) }),
  });
  const render = (address: string, beside?: Beside) =>
    renderPage(address, served.in(languageOf(address)), beside);
  const fresh = config.pagesFrom !== undefined;
  const cacheOf = (beside?: Beside) =>
    createPageCache({ fresh, render: (address) => render(address, beside), headersOf, served, logError });
  const cache = cacheOf();
  // Rendered once for all designs: each has its own words and picture put in their places.
  const sharing = cacheOf({ shared: HEAD_PLACES });
  const pageFrom = async (from: typeof cache, address: string) => from.cached(address) ?? from.load(address);
  const answer = (reply: FastifyReply, file: StaticFile) => {
    reply.hijack();
    sendFile(reply.request.raw, reply.raw, file);
  };

  return {
    /** Any page from any content: what a draft would look like, what it would change. */
    render: (address: string, content: Content) => renderPage(address, content),
    /** Seen in a frame of the console alone, kept by nobody, and no form leads out of it. */
    previewHeaders(address: string): Record<string, string> {
      const { 'content-security-policy': policy = '', ...headers } = headersOf(address);
      return {
        ...headers,
        ...(policy
          ? {
              'content-security-policy': policy
                .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
                .replace("form-action 'self'", "form-action 'none'"),
            }
          : {}),
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      };
    },
    cache,
    sendUsual: async (reply: FastifyReply, address: string) => answer(reply, await pageFrom(cache, address)),
    /** The page whose preview is that of one design. */
    async sendShared(reply: FastifyReply, address: string, head: SharedHead) {
      const { body } = (await pageFrom(sharing, address)).plain;
      const page = Buffer.from(withHead(body.toString(), head));
      const headers = {
        ...headersOf(address),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Encoding',
      };
      answer(reply, asStaticFile(200, headers, page, undefined, await compress(page)));
    },
    /** A page for one visitor: it holds what they submitted, so it is not cached. */
    async send(reply: FastifyReply, address: string, status: number, given: FormEcho) {
      const { text, type } = await render(address, { given });
      reply
        .code(status)
        .headers(headersOf(address))
        .header('cache-control', 'no-store')
        .header('vary', 'Accept-Encoding')
        .type(type);
      if (!/\bgzip\b/.test(reply.request.headers['accept-encoding']?.toString() ?? ''))
        return reply.send(text);
      return reply.header('content-encoding', 'gzip').send(await compress(text));
    },
  };
};

export type SitePages = NonNullable<ReturnType<typeof sitePages>>;
