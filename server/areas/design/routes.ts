import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  AI_DESIGN_URL,
  DESIGN_ID,
  DESIGNS_URL,
  designAnswer,
  designMailAnswer,
  designMailSchema,
  newDesignSchema,
  storedDesignAnswer,
} from '#domain/design/design-answer.ts';
import { orderedDesign } from '#domain/design/ordered.ts';
import { transcriptSchema } from '#domain/design/transcript.ts';
import { languageOfRequest } from '#server/areas/client/languages.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { pagesUrl } from '#server/voice.ts';
import { designCards } from './design-cards.ts';
import { designResponse } from './design-response.ts';
import { marksRoutes } from './marks-routes.ts';
import { carryMarks } from './marks-store.ts';
import { paperRoutes } from './paper-routes.ts';
import { photographRoutes } from './photograph-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { designPictures } from './pictures.ts';
import { sendLink } from './send-link.ts';
import { sharedPages } from './shared-pages.ts';
import { findDesign, type StoredDesign, saveDesign } from './store.ts';

const designParams = z.object({ id: z.string().regex(DESIGN_ID) });

/** Its link leads to the page in the language of whoever asks. */
const answer = ({ config, content }: Services, request: FastifyRequest, stored: StoredDesign) =>
  designResponse(stored, content.served.content.prices, {
    ...config,
    siteUrl: pagesUrl(config.siteUrl, languageOfRequest(request)),
  });

export const designRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const protection = { bodyLimit: BODY_LIMITS.design, config: { ...limited('design'), idempotent: true } };

    app.post(
      AI_DESIGN_URL,
      {
        ...protection,
        schema: {
          summary: 'Turn a description into a design',
          body: transcriptSchema,
          response: { 200: designAnswer },
        },
      },
      (request) => designFromWords(services, request, request.body.transcript),
    );

    app.post(
      DESIGNS_URL,
      {
        ...protection,
        schema: {
          summary: 'Keep a design that was edited',
          body: newDesignSchema,
          response: { 200: storedDesignAnswer },
        },
      },
      async (request) => {
        const stored = await saveDesign(services, {
          id: request.creationId,
          design: orderedDesign(request.body.design),
          answeredBy: 'built-in',
          source: 'edited',
        });
        if (request.body.from) await carryMarks(services, request.body.from, stored.slug);
        return answer(services, request, stored);
      },
    );

    app.get(
      `${DESIGNS_URL}/:id`,
      {
        config: limited('read'),
        schema: {
          summary: 'A stored design, without the words it was made from',
          params: designParams,
          response: { 200: storedDesignAnswer },
        },
      },
      async (request, reply) => {
        const stored = await findDesign(services, request.params.id);
        if (!stored) throw notFound('This design does not exist.');
        reply.header('cache-control', 'private, no-cache');
        return answer(services, request, stored);
      },
    );

    app.post(
      `${DESIGNS_URL}/:id/mail`,
      {
        bodyLimit: BODY_LIMITS.design,
        config: limited('mailToSelf'),
        schema: {
          summary: 'Send the link of a design to one address',
          params: designParams,
          body: designMailSchema,
          response: { 200: designMailAnswer },
        },
      },
      async (request) => {
        const stored = await findDesign(services, request.params.id);
        if (!stored) throw notFound('This design does not exist.');
        const language = languageOfRequest(request);
        const { DESIGN_MAIL } = services.content.served.in(language).designTool;
        // A filled honeypot gets the ordinary answer, and nothing is sent.
        if (request.body.website) return { emailSent: false, message: DESIGN_MAIL.saved };
        const emailSent = await sendLink(services, stored, { address: request.body.email, language });
        return { emailSent, message: emailSent ? DESIGN_MAIL.sent : DESIGN_MAIL.saved };
      },
    );

    const pictures = designPictures(services);
    await app.register(pictureRoutes(services, pictures));
    await app.register(paperRoutes(services, pictures));
    await app.register(designCards(services, pictures));
    await app.register(sharedPages(services));
    await app.register(marksRoutes(services));
    if (services.photographer)
      await app.register(photographRoutes(services, pictures, services.photographer));
  };

async function designFromWords(services: Services, request: FastifyRequest, transcript: string) {
  const { creationId, log } = request;
  services.pictures.expect?.();
  const { interpretation, answeredBy, fellBack } = await services.interpreter.read(transcript);
  if (fellBack) log.warn({ fellBack }, 'the model was of no use; the built-in reader answered');
  const { design, understood, assumptions, negated, notUnderstood, budget, specs } = interpretation;
  const stored = await saveDesign(services, { id: creationId, design, answeredBy, source: 'words' });
  return {
    ...answer(services, request, stored),
    specs,
    understood,
    assumptions,
    negated,
    notUnderstood,
    budget,
  };
}
