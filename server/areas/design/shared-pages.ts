import type { FastifyInstance, FastifyReply } from 'fastify';
import { sayPool } from '#domain/design/say-pool.ts';
import { addressNaming, designNamedBy } from '#domain/design/shared-address.ts';
import { designCard } from '#domain/picture/social-picture.ts';
import { LANGUAGES, languageOf, pathIn } from '#domain/site/languages.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { SharedHead } from '#domain/site/shared-head.ts';
import { errorResponse, logServerError } from '#server/plugins/errors.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { voiceOf } from '#server/voice.ts';
import { findDesign, pictureHash } from './store.ts';

type Needed = Pick<Services, 'db' | 'content'>;

/** What the preview of an address says; nothing where it opens no design. */
async function sharedHead(
  { db, content }: Needed,
  path: string,
  query: URLSearchParams,
): Promise<SharedHead | undefined> {
  const named = designNamedBy(path, query);
  if (!named) return undefined;
  const found =
    'id' in named
      ? await findDesign({ db }, named.id)
      : { design: named.design, hash: pictureHash(named.design) };
  if (!found) return undefined;
  const words = content.served.in(languageOf(path));
  return {
    ...sayPool(words.sharedDesign.SHARED_DESIGN, found.design, voiceOf(words)),
    picture: designCard(found.hash),
    address: addressNaming(path, named),
  };
}

/** The two pages that a design is shared from. Whatever goes wrong, and whoever asks too often, gets the page as it always is. */
export const sharedPages = (services: Needed) => async (app: FastifyInstance) => {
  const usual = (reply: FastifyReply, path: string) => {
    const { pages } = reply.server;
    if (!pages) throw notFound();
    return pages.sendUsual(reply, path);
  };
  const pages = LANGUAGES.flatMap((language) =>
    [ROUTES.designTool, ROUTES.configurator].map((path) => pathIn(language, path)),
  );
  for (const path of pages)
    app.get(
      path,
      {
        config: limited('read'),
        schema: { hide: true },
        errorHandler: (error, request, reply) => {
          logServerError(request, error, errorResponse(error).status);
          return usual(reply, path);
        },
      },
      async (request, reply) => {
        const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
        const head = await sharedHead(services, path, query);
        if (head && reply.server.pages) await reply.server.pages.sendShared(reply, path, head);
        else await usual(reply, path);
        return reply;
      },
    );
};
