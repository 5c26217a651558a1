import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  bookedSchema,
  bookingRequestSchema,
  bookingViewSchema,
  cancelRequestSchema,
  freeSlotsSchema,
  moveRequestSchema,
} from '#domain/booking/booking.ts';
import { ROOM_KEY_HEADER } from '#domain/project/room.ts';
import { languageOfRequest } from '#server/areas/client/languages.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { clientOf } from '#server/plugins/client.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { pagesUrl } from '#server/voice.ts';
import { callOf, requireCall } from './access.ts';
import { bookCall } from './book-call.ts';
import { bookingView } from './booking-view.ts';
import { calendarFile } from './calendar-file.ts';
import { cancelCall, moveCall } from './change-call.ts';
import { readFreeSlots } from './free-slots.ts';
import { staffBookingRoutes } from './staff-routes.ts';

export const bookingRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(publicRoutes(services));
    await app.register(callRoutes(services));
    await app.register(staffBookingRoutes(services));
  };

const publicRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const rules = () => services.content.served.content.booking.BOOKING_RULES;

    app.get(
      '/api/bookings/slots',
      {
        config: limited('read'),
        schema: { summary: 'When a call can be booked', response: { 200: freeSlotsSchema } },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return readFreeSlots(services.db, rules());
      },
    );

    app.post(
      '/api/bookings',
      {
        bodyLimit: BODY_LIMITS.json,
        config: { ...limited('booking'), idempotent: true },
        schema: {
          summary: 'Book a call',
          body: bookingRequestSchema,
          response: { 200: bookedSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const sent = request.headers[ROOM_KEY_HEADER];
        const roomKey = typeof sent === 'string' ? sent : undefined;
        const { booking, emailSent } = await bookCall(services, {
          id: request.creationId,
          request: request.body,
          roomKey,
          client: clientOf(request),
          language: languageOfRequest(request),
        });
        // A room's call comes from a client.
        if (!roomKey) services.visits.lead(request);
        return {
          booking: bookingView(booking, rules()),
          key: services.calls.callKeyOf(booking.id),
          emailSent,
        };
      },
    );
  };

const callRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireCall(app, services);
    const rules = () => services.content.served.content.booking.BOOKING_RULES;
    const response = { 200: bookingViewSchema };
    const on = (request: FastifyRequest) => ({
      id: callOf(request).id,
      client: clientOf(request),
      language: languageOfRequest(request),
    });

    app.get(
      '/api/booking',
      {
        config: limited('room'),
        schema: { summary: 'A booked call, for whoever holds its private link', response },
      },
      async (request) => bookingView(callOf(request), rules()),
    );

    app.post(
      '/api/booking/move',
      {
        config: limited('roomWrite'),
        schema: { summary: 'Move a call to another free time', body: moveRequestSchema, response },
      },
      async (request) => bookingView(await moveCall(services, on(request), request.body), rules()),
    );

    app.post(
      '/api/booking/cancel',
      {
        config: limited('roomWrite'),
        schema: { summary: 'Cancel a call', body: cancelRequestSchema, response },
      },
      async (request) =>
        bookingView(await cancelCall(services, on(request), request.body.reason ?? ''), rules()),
    );

    app.get(
      '/api/booking/call.ics',
      {
        config: limited('room'),
        schema: { summary: 'A call as a calendar entry', response: { 200: z.string() } },
      },
      async (request, reply) => {
        const { content, filename, contentType } = calendarFile(
          {
            siteUrl: pagesUrl(services.config.siteUrl, languageOfRequest(request)),
            content: services.content.served.in(languageOfRequest(request)),
          },
          callOf(request),
        );
        reply.header('content-disposition', `attachment; filename="${filename}"`).type(contentType);
        return content;
      },
    );
  };
