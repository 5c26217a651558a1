import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#server/services.ts';
import { answerTemplateRoutes } from './answer-templates.ts';
import { boardRoutes } from './board-routes.ts';
import { lostLinkRoutes, newLinkRoutes } from './link-routes.ts';
import { roomMessageRoutes, staffMessageRoutes } from './message-routes.ts';
import { payRoutes } from './pay-routes.ts';
import { roomQuoteRoutes, staffQuoteRoutes } from './quote-routes.ts';
import { roomReceiptRoutes } from './receipt-routes.ts';
import { roomDrawingsRoutes } from './room-drawings-routes.ts';
import { roomRoutes } from './room-routes.ts';
import { staffDrawingsRoutes } from './staff-drawings-routes.ts';
import { staffProjectRoutes } from './staff-routes.ts';

// Every call of the project room, and those of the console about projects. Each plugin says itself who may use it.

export const projectRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(roomRoutes(services));
    await app.register(roomMessageRoutes(services));
    await app.register(roomQuoteRoutes(services));
    await app.register(roomReceiptRoutes(services));
    await app.register(payRoutes(services));
    await app.register(staffMessageRoutes(services));
    await app.register(staffQuoteRoutes(services));
    await app.register(answerTemplateRoutes(services));
    await app.register(newLinkRoutes(services));
    await app.register(lostLinkRoutes(services));
    await app.register(boardRoutes(services));
    await app.register(staffProjectRoutes(services));
    await app.register(roomDrawingsRoutes(services));
    await app.register(staffDrawingsRoutes(services));
  };
