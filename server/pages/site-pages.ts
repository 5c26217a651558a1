import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Content } from '#content/content.ts';
import type { FormEcho } from '#domain/estimate/form-echo.ts';
import type { ServedContent } from '#server/areas/content/served-content.ts';
import type { Config } from '#server/config.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/plugins/security-headers.ts';
import { chatIdOf } from './chat-id.ts';
import { createPageCache, type LogError } from './page-cache.ts';
import { builtPages, devServerPages } from './renderer.ts';

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
  const render = (address: string, given?: FormEcho) => renderPage(address, served.content, given);

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
    cache: createPageCache({
      fresh: config.pagesFrom !== undefined,
      render: (address) => render(address),
      headersOf,
      served,
      logError,
    }),
    /** A page for one visitor: it holds what they submitted, so it is not cached. */
    async send(reply: FastifyReply, address: string, status: number, given: FormEcho) {
      const { text, type } = await render(address, given);
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
