import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#server/services.ts';
import { roomRoutes } from './room-routes.ts';

// Every call of the project room, and those of the console about projects. Each plugin says itself who may use it.

export const projectRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(roomRoutes(services));
  };
