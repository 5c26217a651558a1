import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { planSetChangedSchema, planSetContentsSchema } from '#domain/plan-set/desk.ts';
import { SET_FORMATS } from '#domain/plan-set/loose-set.ts';
import { STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { fill } from '#domain/words/fill.ts';
import { findProject } from '#server/areas/project/find-project.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Db } from '#server/database/database.ts';
import { disconnectSignal } from '#server/plugins/client.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { lastIssue, requireDraft } from './draft-store.ts';
import { sendFile } from './send-file.ts';
import type { SetMaker } from './set-maker.ts';
import type { SetToDraw } from './set-request.ts';

const PLAN_SET = `${STAFF_PROJECTS_URL}/:id/plan-set`;
const params = z.object({ id: z.uuid() });
const clouds = z.object({ with: z.literal('clouds').optional() });

/** What a project's draft comes to: its sheets, tables and files. */
export const sheetRoutes =
  (services: Services, maker: SetMaker): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, content } = services;
    requireStaff(app, services, 'leads');

    app.get(
      `${PLAN_SET}/contents`,
      staffCall({
        summary: 'The sheets, tables and checklist of a project’s plan set (staff)',
        params,
        response: { 200: planSetContentsSchema },
      }),
      async (request, reply) => {
        const draft = await requireDraft(db, request.params.id);
        const asking = { client: signedIn(request).id, signal: disconnectSignal(reply) };
        const { svgs: _svgs, changed: _changed, ...shown } = await maker.contents(plain(draft.input), asking);
        return { version: draft.version, ...shown };
      },
    );

    app.get(
      `${PLAN_SET}/sheets/:number`,
      staffCall({
        summary: 'One sheet of a project’s plan set as SVG (staff)',
        params: params.extend({ number: z.string().max(20) }),
        querystring: clouds.extend({ version: z.coerce.number().int().optional() }),
        produces: ['image/svg+xml'],
      }),
      async (request, reply) => {
        const { id, number } = request.params;
        const set = await setOf(db, id, request.query.with !== undefined);
        const asking = { client: signedIn(request).id, signal: disconnectSignal(reply) };
        const svg = (await maker.contents(set, asking)).svgs.get(number);
        if (!svg) throw notFound('This set has no such sheet.');
        return reply.type('image/svg+xml').send(Buffer.from(svg.buffer, svg.byteOffset, svg.byteLength));
      },
    );

    app.get(
      `${PLAN_SET}/changes`,
      staffCall({
        summary: 'Which sheets of a project’s plan set differ from the last issue (staff)',
        params,
        response: { 200: planSetChangedSchema },
      }),
      async (request, reply) => {
        const { id } = request.params;
        const last = await lastIssue(db, id);
        if (!last) return { since: null, sheets: [] };
        const asking = { client: signedIn(request).id, signal: disconnectSignal(reply) };
        const { sheets, changed } = await maker.contents(await setOf(db, id, true), asking);
        return { since: last.number, sheets: sheets.filter(({ number }) => changed.includes(number)) };
      },
    );

    app.get(
      `${PLAN_SET}/file`,
      staffCall({
        summary: 'The draft of a project’s plan set as a file (staff)',
        params,
        querystring: clouds.extend({ format: z.enum(SET_FORMATS) }),
      }),
      async (request, reply) => {
        const { id } = request.params;
        const { format, with: marked } = request.query;
        const project = await findProject(db, id);
        if (!project) throw notFound();
        const { version } = await requireDraft(db, id);
        const set = await setOf(db, id, marked !== undefined);
        const asking = { client: signedIn(request).id, signal: disconnectSignal(reply) };
        const { bytes } = await maker.file(set, format, asking);
        const { draftFile } = content.served.content.planSet.PLAN_SET_NAMES;
        return sendFile(reply, format, fill(draftFile, { ticket: project.ticketNumber, version }), bytes);
      },
    );
  };

const plain = (input: SetToDraw['input']): SetToDraw => ({ input, plot: null, previous: null });

/** The draft, with what changed since the last issue where that is asked for. */
const setOf = async (db: Db, projectId: string, clouded: boolean): Promise<SetToDraw> => {
  const { input } = await requireDraft(db, projectId);
  return { ...plain(input), previous: clouded ? ((await lastIssue(db, projectId))?.input ?? null) : null };
};
