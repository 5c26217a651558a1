import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#server/services.ts';
import { draftRoutes } from './draft-routes.ts';
import { looseSetRoutes } from './loose-set-routes.ts';
import { setMaker } from './set-maker.ts';
import { sheetRoutes } from './sheet-routes.ts';

export const planSetRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const maker = setMaker(services.content.served);
    app.addHook('onClose', () => maker.close());
    await app.register(looseSetRoutes(services, maker));
    await app.register(draftRoutes(services, maker));
    await app.register(sheetRoutes(services, maker));
  };
