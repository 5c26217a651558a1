import { and, eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { INTAKE_PROGRESS } from '#domain/intake/intake-progress.ts';
import { progressSubject } from '#server/areas/intake/mails.tsx';
import { filesOf, findIntake } from '#server/areas/intake/store.ts';
import { intakeFiles, intakes } from '#server/areas/intake/tables.ts';
import { moveWithIntake } from '#server/areas/project/steps.ts';
import { audit, recordEvent } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { disposition, sendStored, zipOf } from '#server/stored-files.ts';

const params = z.object({ id: z.uuid() });

export const staffIntakeRoutes =
  ({ content, db, database, files, mail: mails, rooms }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/intakes/:id/files/:fileId',
      staffCall({ summary: 'One file of a project (staff)', params: params.extend({ fileId: z.uuid() }) }),
      async (request, reply) => {
        const { id, fileId } = request.params;
        const [found] = await db
          .select()
          .from(intakeFiles)
          .where(and(eq(intakeFiles.id, fileId), eq(intakeFiles.intakeId, id)))
          .limit(1);
        if (!found) throw notFound();
        await audit(db, signedIn(request).id, 'download-file', `intake/${id}`, { file: fileId });
        return sendStored(reply, files, found);
      },
    );

    app.get(
      '/api/staff/intakes/:id/files.zip',
      staffCall({ summary: 'All files of a project (staff)', params }),
      async (request, reply) => {
        const intake = await findIntake(db, request.params.id);
        if (!intake) throw notFound();
        await audit(db, signedIn(request).id, 'download-files', `intake/${intake.id}`);
        return reply
          .type('application/zip')
          .header('content-disposition', disposition(`${intake.ticketNumber}.zip`))
          .send(zipOf(await filesOf(db, intake.id), files));
      },
    );

    app.post(
      '/api/staff/intakes/:id/progress',
      staffCall({
        summary: 'Move a project on and tell its owner (staff)',
        params,
        body: z.object({ progress: z.enum(INTAKE_PROGRESS), tellClient: z.boolean().default(true) }),
        response: { 200: z.object({ progress: z.enum(INTAKE_PROGRESS), mailSent: z.boolean() }) },
      }),
      async (request) => {
        const { id: staffId } = signedIn(request);
        const { progress, tellClient } = request.body;
        const intake = await findIntake(db, request.params.id);
        if (!intake) throw notFound();
        const { id, ticketNumber, email } = intake;
        if (intake.progress === progress) return { progress, mailSent: false };
        const subject = progressSubject({ ticketNumber, progress }, content.served.content);
        const mail = await database.transaction(async (tx) => {
          await tx.update(intakes).set({ progress, updatedAt: sql`now()` }).where(eq(intakes.id, id));
          const accessKey = await moveWithIntake(rooms, tx, intake, progress);
          const event = { staffId, kind: 'progress', detail: progress };
          await recordEvent(tx, { kind: 'intake', id }, event);
          await audit(tx, staffId, 'move-intake', `intake/${id}`, { progress });
          const data = { ticketNumber, progress, accessKey };
          const queued = mails.queue({ template: 'intake-progress', data, to: { address: email }, subject });
          if (tellClient) await tx.execute(mails.insertMails([queued]));
          return queued;
        });
        return { progress, mailSent: tellClient ? await mails.tryNow(mail.id) : false };
      },
    );
  };
