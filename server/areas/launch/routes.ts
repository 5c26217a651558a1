import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { composeContent } from '#content/documents/compose.ts';
import { type LaunchItem, launchSchema } from '#domain/console/launch.ts';
import { placeOf } from '#domain/console/place.ts';
import { mayUse } from '#domain/console/roles.ts';
import { isPublicAddress } from '#domain/site/public-address.ts';
import { loadPictures } from '#server/areas/content/pictures/store.ts';
import { withFields } from '#server/areas/content/read-sentences.ts';
import { readPublished } from '#server/areas/content/version-store.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { listTeam } from '#server/areas/staff/team-store.ts';
import type { Services } from '#server/services.ts';
import { launchItems } from './checklist.ts';

export const launchRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = services;
    requireStaff(app, services, 'launch');

    // Not what is served: on a public address the samples are left out there already.
    const publishedContent = async () => {
      const { values } = await readPublished(db);
      const pictures = await loadPictures(db);
      const { content, inSpanish } = composeContent({
        values,
        pictures,
        isPublic: false,
        now: undefined,
      });
      return { content, untranslated: withFields(inSpanish().untranslated, values) };
    };

    const secondFactor = async (): Promise<LaunchItem> => {
      const open = (await listTeam(db)).filter(({ role, secondFactor }) => role === 'owner' && !secondFactor);
      return { id: 'second-factor', done: open.length === 0, count: open.length, place: placeOf('account') };
    };

    app.get(
      '/api/staff/launch',
      staffCall({ summary: 'What to do before visitors come (staff)', response: { 200: launchSchema } }),
      async (request) => {
        const { content, untranslated } = await publishedContent();
        return {
          isPublic: isPublicAddress(config.siteUrl),
          items: [
            ...launchItems(content, untranslated, config),
            // How accounts are protected is for those who may change it.
            ...(mayUse(signedIn(request).role, 'accounts') ? [await secondFactor()] : []),
          ],
          untranslated,
        };
      },
    );
  };
