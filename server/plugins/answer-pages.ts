import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { brand } from '#domain/site/brand.ts';
import { ANSWER_PAGES, type NativeForm } from '#domain/site/native-forms.ts';
import type { StaticFiles } from '#server/pages/static-files.ts';
import { type Filling, fillPage } from './fill-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    answerPages: AnswerPages;
  }
}

const compress = promisify(gzip);

// Only a server without built pages (beside the development server) answers with this one.
const BARE = `<!doctype html><html lang="en"><title>${brand.name}</title><p>[[heading]]</p><p>[[trouble]]</p></html>`;

/** Takes the pages out of what is served as it stands: with empty places they are of no use to anybody. */
export const answerPages = (files: StaticFiles) => {
  const taken = Object.entries(ANSWER_PAGES).map(([form, address]) => {
    const page = files.get(address)?.plain;
    files.delete(address);
    return [form, page] as const;
  });
  const pages = new Map<string, (typeof taken)[number][1]>(taken);

  return {
    async send(reply: FastifyReply, form: NativeForm, status: number, filling: Filling) {
      const page = pages.get(form);
      const html = fillPage(page?.body.toString('utf8') ?? BARE, filling);
      const policy = page?.headers['content-security-policy'];
      if (policy) reply.header('content-security-policy', policy);
      reply
        .code(status)
        .header('cache-control', 'no-store')
        .header('vary', 'Accept-Encoding')
        .type('text/html; charset=utf-8');
      if (!/\bgzip\b/.test(reply.request.headers['accept-encoding']?.toString() ?? '')) {
        return reply.send(html);
      }
      return reply.header('content-encoding', 'gzip').send(await compress(html));
    },
  };
};

export type AnswerPages = ReturnType<typeof answerPages>;
