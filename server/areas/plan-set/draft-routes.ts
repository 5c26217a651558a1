import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  planSetDeliverySchema,
  planSetDeskSchema,
  planSetDraftSchema,
  planSetSaveSchema,
  planSetStartSchema,
} from '#domain/plan-set/desk.ts';
import { STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { findProject } from '#server/areas/project/find-project.ts';
import { lockOpenProject } from '#server/areas/project/open-project.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { disconnectSignal } from '#server/plugins/client.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { readDesk, replaceDraft, requireDraft, staleDraft } from './draft-store.ts';
import { issueSet } from './issue-set.ts';
import type { SetMaker } from './set-maker.ts';
import { startDraft } from './start-draft.ts';

const PLAN_SET = `${STAFF_PROJECTS_URL}/:id/plan-set`;
const params = z.object({ id: z.uuid() });
const issued = z.object({ id: z.uuid(), versionId: z.uuid(), number: z.number() });

/** How colleagues work on a project's plan set, and hand it over. */
export const draftRoutes =
  (services: Services, maker: SetMaker): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, database } = services;
    requireStaff(app, services, 'leads');

    app.get(
      PLAN_SET,
      staffCall({
        summary: 'A project’s plan set: the draft, what was handed over, what to begin from (staff)',
        params,
        response: { 200: planSetDeskSchema },
      }),
      async ({ params: { id } }) => {
        if (!(await findProject(db, id))) throw notFound();
        return readDesk(db, id);
      },
    );

    app.post(
      PLAN_SET,
      staffCall({
        summary: 'Begin a project’s plan set, or take another design into it (staff)',
        params,
        body: planSetStartSchema,
        response: { 200: planSetDraftSchema },
      }),
      async (request) => {
        const starting = {
          ...{ projectId: request.params.id, staffId: signedIn(request).id },
          start: request.body,
        };
        return database.transaction((tx) => startDraft(services, tx, starting));
      },
    );

    app.put(
      PLAN_SET,
      {
        bodyLimit: BODY_LIMITS.planSet,
        ...staffCall({
          summary:
            'Save what was changed in a plan set; a stale version is a 409 with the current draft (staff)',
          params,
          body: planSetSaveSchema,
          response: { 200: planSetDraftSchema },
        }),
      },
      async (request) => {
        const { id: projectId } = request.params;
        const { version, changes } = request.body;
        const { id: staffId } = signedIn(request);
        return database.transaction(async (tx) => {
          await lockOpenProject(tx, projectId);
          const draft = await requireDraft(tx, projectId);
          if (draft.version !== version) throw staleDraft(draft);
          await audit(tx, staffId, 'change-plan-set', `project/${projectId}`);
          await replaceDraft(tx, { projectId, staffId, input: { ...draft.input, ...changes } }, version);
          return requireDraft(tx, projectId);
        });
      },
    );

    const handOver = staffCall({
      summary: 'Hand a plan set over as the next version of its delivery (staff)',
      params,
      body: planSetDeliverySchema,
      response: { 200: issued },
    });
    app.post(
      `${PLAN_SET}/deliver`,
      { ...handOver, config: { ...handOver.config, idempotent: true } },
      async (request, reply) => {
        const project = await findProject(db, request.params.id);
        if (!project) throw notFound();
        return issueSet(services, maker, {
          ...{ creationId: request.creationId, project, delivery: request.body },
          ...{ staffId: signedIn(request).id, signal: disconnectSignal(reply) },
        });
      },
    );
  };
