import { and, asc, gt, lt, ne } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  cancelRequestSchema,
  moveRequestSchema,
  staffBookingSchema,
  staffWeekSchema,
} from '#domain/booking/booking.ts';
import { withLanguages } from '#server/areas/client/with-languages.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { CALLS } from '#server/limits.ts';
import { clientOf } from '#server/plugins/client.ts';
import type { Services } from '#server/services.ts';
import { callRulesView, staffBookingView } from './booking-view.ts';
import { cancelCall, moveCall } from './change-call.ts';
import { bookings } from './tables.ts';

export const staffBookingRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireStaff(app, services, 'leads');
    const rules = () => services.content.served.content.booking.BOOKING_RULES;
    const url = '/api/staff/bookings';
    const params = z.object({ id: z.uuid() });
    const response = { 200: staffBookingSchema };

    app.get(
      url,
      staffCall({
        summary: 'Calls within some days, in order, canceled ones too, and when calls are taken (staff)',
        querystring: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
        response: { 200: staffWeekSchema },
      }),
      async ({ query }) => {
        const found = await services.db
          .select()
          .from(bookings)
          .where(
            and(
              gt(bookings.endsAt, new Date(query.from)),
              lt(bookings.startsAt, new Date(query.to)),
              ne(bookings.status, 'spam'),
            ),
          )
          .orderBy(asc(bookings.startsAt), asc(bookings.createdAt))
          .limit(CALLS.listed);
        return {
          items: await withLanguages(
            services.db,
            found.map((booking) => staffBookingView(booking, rules())),
          ),
          rules: callRulesView(rules()),
        };
      },
    );

    app.post(
      `${url}/:id/move`,
      staffCall({
        summary: 'Move a call to any time that is free (staff)',
        params,
        body: moveRequestSchema,
        response,
      }),
      async (request) => {
        const on = { id: request.params.id, staffId: signedIn(request).id, client: clientOf(request) };
        return staffBookingView(await moveCall(services, on, request.body), rules());
      },
    );

    app.post(
      `${url}/:id/cancel`,
      staffCall({ summary: 'Cancel a call (staff)', params, body: cancelRequestSchema, response }),
      async (request) => {
        const on = { id: request.params.id, staffId: signedIn(request).id, client: clientOf(request) };
        return staffBookingView(await cancelCall(services, on, request.body.reason ?? ''), rules());
      },
    );
  };
