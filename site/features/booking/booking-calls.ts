import * as z from 'zod/mini';
import {
  type BookingRequest,
  bookedSchema,
  bookingViewSchema,
  CALL_KEY_HEADER,
  type FreeSlots,
  freeSlotsSchema,
} from '#domain/booking/booking.ts';
import { ROOM_KEY_HEADER } from '#domain/project/room.ts';
import { apiRequest, RequestError } from '#site/request.ts';
import { requestKeys } from '#site/request-key.ts';

const keys = requestKeys();

export const readSlots = async (signal?: AbortSignal): Promise<FreeSlots> =>
  z.parse(
    freeSlotsSchema,
    await (await apiRequest('GET', '/api/bookings/slots', undefined, { signal })).json(),
  );

/** Refused when there is no such design. */
export const readDesign = (slug: string, signal: AbortSignal) =>
  apiRequest('GET', `/api/designs/${slug}`, undefined, { signal });

/** From a project's room its key goes along, in its own header. */
export const bookCall = async (request: BookingRequest, roomKey: string | undefined) => {
  const headers = {
    'Idempotency-Key': keys.for(request),
    ...(roomKey ? { [ROOM_KEY_HEADER]: roomKey } : {}),
  };
  const answer = await apiRequest('POST', '/api/bookings', request, { headers });
  const booked = z.parse(bookedSchema, await answer.json());
  keys.forget();
  return booked;
};

/** Everything the holder of a call's link can ask for. The key travels in a header and stands nowhere else. */
export const callCalls = (key: string) => {
  const options = { headers: { [CALL_KEY_HEADER]: key } };
  const view = async (answer: Promise<Response>) => z.parse(bookingViewSchema, await (await answer).json());
  return {
    read: (signal?: AbortSignal) =>
      view(apiRequest('GET', '/api/booking', undefined, { ...options, signal })),
    move: (startsAt: string, zone: string) =>
      view(apiRequest('POST', '/api/booking/move', { startsAt, zone }, options)),
    cancel: (reason: string) => view(apiRequest('POST', '/api/booking/cancel', { reason }, options)),
    calendarEntry: async () => (await apiRequest('GET', '/api/booking/call.ics', undefined, options)).blob(),
  };
};
export type CallCalls = ReturnType<typeof callCalls>;

/** What is left near a time that somebody else has just got; undefined when that is not what went wrong. */
export const leftNear = (error: unknown): FreeSlots | undefined => {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  try {
    return z.safeParse(freeSlotsSchema, JSON.parse(error.body)).data;
  } catch {
    return undefined;
  }
};
