import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import {
  COST_CALCULATION_URL,
  costCalculationResponse,
  costCalculationSchema,
} from '#domain/estimate/cost-calculation.ts';
import { ESTIMATE_PDF_URL, estimatePdfQuery, paperChoices } from '#domain/estimate/estimate-pdf.ts';
import { estimateReference } from '#domain/estimate/reference.ts';
import { languageOfRequest } from '#server/areas/client/languages.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { cachedEstimatePdf } from './cached-estimate-pdf.ts';
import { estimateSubmitter } from './submit-estimate.ts';

export const estimateRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const submit = estimateSubmitter(services);

    app.post(
      COST_CALCULATION_URL,
      {
        bodyLimit: BODY_LIMITS.json,
        config: { ...limited('lead'), idempotent: true },
        schema: {
          summary: 'Store a cost calculation and mail its estimate',
          body: costCalculationSchema,
          response: { 200: costCalculationResponse },
        },
      },
      async (request) => {
        const language = languageOfRequest(request);
        const emailSent = await submit(request.creationId, request.body, language);
        services.visits.lead(request);
        const { SENT } = services.content.served.in(language).estimate;
        return {
          emailSent,
          message: emailSent ? SENT.yes : SENT.no,
          reference: estimateReference(request.creationId),
        };
      },
    );

    const sendPaper = async (
      request: FastifyRequest,
      reply: FastifyReply,
      given: z.infer<typeof estimatePdfQuery>,
    ) => {
      const content = services.content.served.in(languageOfRequest(request));
      const paper = await cachedEstimatePdf(content, paperChoices(given), new Date());
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${content.estimate.ESTIMATE_PAPER.filename}"`)
        .header('cache-control', 'private, no-cache')
        .send(paper);
    };

    const protection = { config: limited('document'), bodyLimit: BODY_LIMITS.json };
    app.get(
      ESTIMATE_PDF_URL,
      { ...protection, schema: { summary: 'The estimate as a PDF', querystring: estimatePdfQuery } },
      (request, reply) => sendPaper(request, reply, request.query),
    );
    app.post(
      ESTIMATE_PDF_URL,
      { ...protection, schema: { summary: 'The estimate as a PDF', body: estimatePdfQuery } },
      (request, reply) => sendPaper(request, reply, request.body),
    );
  };
