import { randomInt } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { newLinkAnswer, ROOM_URL } from '#domain/project/room.ts';
import { emailAddress } from '#domain/site/email-address.ts';
import { keepLanguage, languageOfRequest } from '#server/areas/client/languages.ts';
import { LOST_LINKS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { requireRoom, roomOf } from './access.ts';
import { mailLostLinks, renewLink } from './renew-link.ts';

export const newLinkRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireRoom(app, services);
    app.post(
      `${ROOM_URL}/link`,
      {
        config: limited('roomWrite'),
        schema: {
          summary: 'End this private link; a new one is mailed to the project’s own address',
          response: { 200: newLinkAnswer },
        },
      },
      async (request) => {
        const language = languageOfRequest(request);
        const { email } = roomOf(request);
        await renewLink(services, roomOf(request), async (tx) => {
          if (email) await keepLanguage(tx, email, language);
        });
        return { message: services.content.served.in(language).projectMails.LINK_ANSWERS.renewed };
      },
    );
  };

export const lostLinkRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const waiting = new Set<NodeJS.Timeout>();
    app.addHook('onClose', async () => {
      for (const timer of waiting) clearTimeout(timer);
    });
    const later = (work: () => void) => {
      const { leastMs, mostMs } = LOST_LINKS.after;
      const timer = setTimeout(
        () => {
          waiting.delete(timer);
          work();
        },
        randomInt(leastMs, mostMs),
      );
      waiting.add(timer);
    };

    app.post(
      `${ROOM_URL}/lost-link`,
      {
        config: limited('mailToSelf'),
        schema: {
          summary: 'Mail the private link to whoever lost it, if there is a project of this address',
          body: z.object({ email: emailAddress }),
          response: { 200: newLinkAnswer },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const language = languageOfRequest(request);
        // Neither the answer nor its time tells whether there is a project; nor does the time of the next answer, which would
        // wait for a mail that is being written.
        later(() => {
          mailLostLinks(services, { address: request.body.email, language }).catch((error: unknown) => {
            request.log.error({ cause: error }, 'a lost link was not mailed');
          });
        });
        return { message: services.content.served.in(language).projectMails.LINK_ANSWERS.lost };
      },
    );
  };
