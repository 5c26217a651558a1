import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { PANORAMA_STATES } from '#domain/panorama/panorama.ts';
import { audit, recordEvent } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { cardPath, decidePanorama, imagePath, listByState, type Panorama } from './store.ts';

const reviewed = z.object({
  id: z.string(),
  filename: z.string(),
  originalName: z.string(),
  path: z.string(),
  thumbnail: z.string(),
  width: z.number(),
  height: z.number(),
  state: z.enum(PANORAMA_STATES),
  createdAt: z.string(),
});

const stateOf = z.enum(PANORAMA_STATES);

// Staff look at what visitors uploaded before anybody else sees it.
export const panoramaStaffRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/panoramas',
      staffCall({
        summary: 'Uploaded panoramas by state (staff)',
        querystring: z.object({ state: z._default(stateOf, 'pending') }),
        response: { 200: z.array(reviewed) },
      }),
      async (request) => {
        const rows = await listByState(services.db, request.query.state);
        return rows.map(forStaff);
      },
    );

    app.post(
      '/api/staff/panoramas/:id',
      staffCall({
        summary: 'Approve or reject an uploaded panorama (staff)',
        params: z.object({ id: z.uuid() }),
        body: z.object({ state: stateOf }),
        response: { 200: reviewed },
      }),
      async (request) => {
        const { id: staffId } = signedIn(request);
        const { id } = request.params;
        const { state } = request.body;
        const row = await services.database.transaction(async (tx) => {
          await recordEvent(tx, { kind: 'panorama', id }, { staffId, kind: 'decision', detail: state });
          await audit(tx, staffId, 'decide-panorama', `panorama/${id}`, { state });
          const decided = await decidePanorama(tx, id, state);
          if (!decided) throw notFound();
          return decided;
        });
        return forStaff(row);
      },
    );
  };

function forStaff({ id, filename, originalName, width, height, state, createdAt }: Panorama) {
  return {
    id,
    filename,
    originalName,
    path: imagePath(id),
    thumbnail: cardPath(id),
    width,
    height,
    state: stateOf.parse(state),
    createdAt: createdAt.toISOString(),
  };
}
