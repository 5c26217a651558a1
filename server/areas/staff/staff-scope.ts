import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffArea } from '#domain/console/roles.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';

// What every call of the console has in common: a session is required, responses are not cached, and one rate limit holds.

type Staff = Awaited<ReturnType<Services['staff']['require']>>;

/** Every route registered after this one is for staff who may use that area. Asked before what was sent is looked at. */
export const requireStaff = (app: FastifyInstance, { staff }: Services, area: StaffArea) => {
  app.decorateRequest('signedIn');
  app.addHook('preValidation', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    request.setDecorator('signedIn', await staff.require(request, area));
  });
};

export const signedIn = (request: FastifyRequest) => request.getDecorator<Staff>('signedIn');

type LimitName = Parameters<typeof limited>[0];

export const staffCall = <Schema extends object>(schema: Schema, limit: LimitName = 'staff') => ({
  config: limited(limit),
  schema,
});
