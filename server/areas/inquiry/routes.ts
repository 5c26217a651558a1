import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { CONTACT_INQUIRIES_URL, contactInquirySchema } from '#domain/inquiry/contact-inquiry.ts';
import {
  CONTACT_SUCCESS,
  contactResponse,
  contactSubmissionSchema,
  SEND_EMAIL_URL,
} from '#domain/inquiry/contact-submission.ts';
import { languageOfRequest } from '#server/areas/client/languages.ts';
import { BODY_LIMITS, MOST_LISTED } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { listInquiries } from './store.ts';
import { inquirySubmitter } from './submit-inquiry.ts';

export const inquiryRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const submit = inquirySubmitter(services);

    app.post(
      SEND_EMAIL_URL,
      {
        bodyLimit: BODY_LIMITS.json,
        config: { ...limited('lead'), idempotent: true, answersWithSuccess: true },
        schema: {
          summary: 'Ask for a free consultation',
          body: contactSubmissionSchema,
          response: { 200: contactResponse },
        },
      },
      async (request) => {
        await submit(request.creationId, request.body, languageOfRequest(request));
        if (!request.body.website) services.visits.lead(request);
        // The same answer for a filled honeypot: a machine learns nothing.
        return { success: true, message: CONTACT_SUCCESS };
      },
    );

    app.get(
      CONTACT_INQUIRIES_URL,
      {
        config: limited('staff'),
        schema: {
          summary: 'Consultation requests, newest first (staff)',
          querystring: z.object({ before: z.optional(z.iso.datetime()), beforeId: z.optional(z.uuid()) }),
          response: { 200: z.array(contactInquirySchema) },
        },
      },
      async (request, reply) => {
        await services.staff.require(request, 'leads');
        const { before, beforeId } = request.query;
        const page = before && beforeId ? { before: { createdAt: new Date(before), id: beforeId } } : {};
        reply.header('cache-control', 'no-store');
        return listInquiries(services.db, { limit: MOST_LISTED.inquiries, ...page });
      },
    );
  };
