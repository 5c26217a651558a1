import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { ESTIMATE_PAPER, SENT } from '#content/estimate.ts';
import {
  COST_CALCULATION_URL,
  costCalculationResponse,
  costCalculationSchema,
  featuresFromText,
} from '#domain/estimate/cost-calculation.ts';
import { ESTIMATE_PDF_URL, estimatePdfQuery } from '#domain/estimate/estimate-pdf.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { cachedPaper } from './cached-paper.ts';
import { estimateWriter, mailsAbout, newEstimate } from './store.ts';

export const estimateRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const write = estimateWriter(services.database);

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
        const estimate = newEstimate(request.creationId, request.body);
        const { toVisitor, toConsultancy } = mailsAbout(services.mail, estimate);
        await write({ estimate, mails: [toVisitor, toConsultancy] });
        await services.database.settle();
        const [emailSent] = await Promise.all([
          services.mail.tryNow(toVisitor.id),
          services.mail.tryNow(toConsultancy.id),
        ]);
        return { emailSent, message: emailSent ? SENT.yes : SENT.no };
      },
    );

    const sendPaper = async (reply: FastifyReply, given: z.infer<typeof estimatePdfQuery>) => {
      const features = featuresFromText(given.features ?? '[]') ?? [];
      const paper = await cachedPaper({ ...given, features }, new Date());
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${ESTIMATE_PAPER.filename}"`)
        .header('cache-control', 'private, max-age=300')
        .send(paper);
    };

    const protection = { config: limited('document'), bodyLimit: BODY_LIMITS.json };
    app.get(
      ESTIMATE_PDF_URL,
      { ...protection, schema: { summary: 'The estimate as a PDF', querystring: estimatePdfQuery } },
      (request, reply) => sendPaper(reply, request.query),
    );
    app.post(
      ESTIMATE_PDF_URL,
      { ...protection, schema: { summary: 'The estimate as a PDF', body: estimatePdfQuery } },
      (request, reply) => sendPaper(reply, request.body),
    );
  };
