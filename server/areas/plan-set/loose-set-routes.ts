import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { orderedDesign } from '#domain/design/ordered.ts';
import {
  type LooseSet,
  looseSetSchema,
  SET_FORMATS,
  STAFF_PLAN_SET_URL,
} from '#domain/plan-set/loose-set.ts';
import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { studioDay } from '#domain/project/studio-time.ts';
import { fill } from '#domain/words/fill.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { disconnectSignal } from '#server/plugins/client.ts';
import type { Services } from '#server/services.ts';
import { sendFile } from './send-file.ts';
import { FILE_TYPES } from './set-files.ts';
import type { SetMaker } from './set-maker.ts';
import type { SetToDraw } from './set-request.ts';

export const looseSetRoutes =
  (services: Services, maker: SetMaker): FastifyPluginAsyncZod =>
  async (app) => {
    requireStaff(app, services, 'leads');

    app.post(
      STAFF_PLAN_SET_URL,
      {
        bodyLimit: BODY_LIMITS.planSet,
        ...staffCall({
          summary: 'A plan set of a design, without a project (staff)',
          description:
            'Sheets (pdf), drawing (dxf), quantities and bids (csv, xlsx) or what they are made from (json), as a download. On a plot without a place the pool is put where it stands best; a design that brings its own `site` needs neither.',
          querystring: z.object({ format: z.enum(SET_FORMATS).default('pdf') }),
          body: looseSetSchema,
          produces: Object.values(FILE_TYPES),
          response: { 200: z.unknown().describe('The file') },
        }),
      },
      async (request, reply) => {
        const { format } = request.query;
        const { PLAN_SET_NAMES } = services.content.served.content.planSet;
        const { brand } = services.content.served.content;
        const set = setToDraw(request.body, { project: PLAN_SET_NAMES.title, drawnBy: brand.name });
        const asking = { client: signedIn(request).id, signal: disconnectSignal(reply) };
        const { bytes } = await maker.file(set, format, asking);
        const { project } = set.input.title;
        return sendFile(reply, format, fill(PLAN_SET_NAMES.file, { project }), bytes);
      },
    );
  };

const setToDraw = (
  { design, plot, place, title, paper, state }: LooseSet,
  names: Pick<PlanSetInput['title'], 'project' | 'drawnBy'>,
): SetToDraw => {
  const ordered = orderedDesign(design);
  const site = plot && place ? { plot, place } : undefined;
  return {
    input: {
      design: site ? { ...ordered, site } : ordered,
      title: { client: '', address: '', number: '', date: studioDay(new Date()), ...names, ...given(title) },
      paper,
      state,
      released: false,
      notes: null,
      edits: [],
      ticks: [],
      revisions: [],
    },
    plot: plot && !place ? plot : null,
    previous: null,
  };
};

const given = (title: LooseSet['title'] = {}): Partial<PlanSetInput['title']> =>
  Object.fromEntries(Object.entries(title).filter(([, words]) => words !== undefined));
