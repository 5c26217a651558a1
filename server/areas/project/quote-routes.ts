import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { newQuoteSchema, STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { quoteAnswerSchema, quotePaymentSchema, ROOM_URL } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { requireRoom, roomOf } from './access.ts';
import { openPayTokens } from './pay-tokens.ts';
import { findQuote } from './quote-store.ts';
import { answerQuote, markPaidByZelle, mustBePayable, withdrawQuote, writeQuote } from './quotes.ts';

const params = z.object({ id: z.uuid() });
const done = z.object({});

export const roomQuoteRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireRoom(app, services);
    const tokens = await openPayTokens(services.db);

    for (const [action, answer] of [
      ['accept', 'accepted'],
      ['decline', 'declined'],
    ] as const)
      app.post(
        `${ROOM_URL}/quotes/:id/${action}`,
        {
          config: limited('roomWrite'),
          schema: {
            summary: `The client’s answer to a quote: ${action}`,
            params,
            body: quoteAnswerSchema,
            response: { 200: z.object({ state: z.enum(['accepted', 'declined']) }) },
          },
        },
        async (request) =>
          answerQuote(services, {
            projectId: roomOf(request).id,
            quoteId: request.params.id,
            by: request.body.name,
            answer,
          }),
      );

    app.post(
      `${ROOM_URL}/quotes/:id/pay`,
      {
        config: limited('roomWrite'),
        schema: {
          summary: 'Where an accepted quote is paid by card',
          params,
          response: { 200: quotePaymentSchema },
        },
      },
      async (request) => {
        const quote = await findQuote(services.db, request.params.id);
        if (quote?.projectId !== roomOf(request).id) throw notFound('This quote does not exist.');
        mustBePayable(quote);
        return { payUrl: `${ROUTES.pay}#${tokens.tokenOf(quote.id)}` };
      },
    );
  };

export const staffQuoteRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireStaff(app, services, 'leads');
    const url = `${STAFF_PROJECTS_URL}/:id/quotes`;
    const ofQuote = params.extend({ quoteId: z.uuid() });

    const write = staffCall({
      summary: 'Write a quote and tell the client (staff)',
      params,
      body: newQuoteSchema,
      response: { 200: z.object({ id: z.uuid() }) },
    });
    app.post(url, { ...write, config: { ...write.config, idempotent: true } }, async (request) =>
      writeQuote(
        services,
        { projectId: request.params.id, staffId: signedIn(request).id },
        request.creationId,
        request.body,
      ),
    );

    app.post(
      `${url}/:quoteId/withdraw`,
      staffCall({ summary: 'Take a quote back (staff)', params: ofQuote, response: { 200: done } }),
      async (request) => {
        const { id: projectId, quoteId } = request.params;
        await withdrawQuote(services, { projectId, quoteId, staffId: signedIn(request).id });
        return {};
      },
    );

    app.post(
      `${url}/:quoteId/paid`,
      staffCall({ summary: 'A quote was paid by Zelle (staff)', params: ofQuote, response: { 200: done } }),
      async (request) => {
        const { id: projectId, quoteId } = request.params;
        await markPaidByZelle(services, request.creationId, {
          projectId,
          quoteId,
          staffId: signedIn(request).id,
        });
        return {};
      },
    );
  };
