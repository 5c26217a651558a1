import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { isDocumentName } from '#content/documents/documents.ts';
import { languageOf, plainPath } from '#domain/site/languages.ts';
import { isPrivatePage } from '#domain/site/routes.ts';
import { staffCall } from '#server/areas/staff/staff-scope.ts';
import { isPage } from '#server/pages/known-pages.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { loadPictures } from './pictures/store.ts';
import { readDrafts } from './version-store.ts';

const PREVIEW = '/api/staff/preview';
const LINK = /(href=")(\/[^"#?]*)/g;

/** From one page to the next, the preview goes on. */
const staying = (html: string, content: Content) =>
  html.replace(LINK, (link, before: string, path: string) =>
    isPage(path, content) && !path.includes('.') ? `${before}${PREVIEW}${path}` : link,
  );

/** The real pages with every draft in place, for staff alone. */
export const previewRoutes =
  ({ db, content: { served } }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${PREVIEW}/*`,
      staffCall({
        summary: 'A page as it would be with the drafts (staff)',
        params: z.object({ '*': z.string().max(200) }),
      }),
      async (request, reply) => {
        const address = `/${request.params['*']}`;
        const drafts = (await readDrafts(db)).filter(({ document }) => isDocumentName(document));
        const values = Object.fromEntries(drafts.map(({ document, value }) => [document, value]));
        const content = served.preview(values, await loadPictures(db), languageOf(address));
        const isClosed = isPrivatePage(plainPath(address)) || address.includes('.');
        if (!app.pages || !isPage(address, content) || isClosed)
          throw notFound('There is no page at this address.');
        const { text, type } = await app.pages.render(address, content);
        return reply.headers(app.pages.previewHeaders(address)).type(type).send(staying(text, content));
      },
    );
  };
