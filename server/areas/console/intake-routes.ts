import { PassThrough, Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ZipFile } from 'yazl';
import * as z from 'zod';
import { PROGRESS_MAIL } from '#content/intake.ts';
import { INTAKE_PROGRESS } from '#domain/intake/intake-progress.ts';
import { fill } from '#domain/words/fill.ts';
import { accessKeyOf, filesOf, findIntake } from '#server/areas/intake/store.ts';
import { intakeFiles, intakes } from '#server/areas/intake/tables.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { audit, recordEvent } from './audit.ts';

const params = z.object({ id: z.uuid() });
const NOTHING = Readable.from([]);

// A name for the download that no header or file system can misread; the real one follows in UTF-8.
const disposition = (name: string) => {
  const plain = name.replace(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;
};

export const consoleIntakeRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, staff, files } = services;

    app.get(
      '/api/staff/intakes/:id/files/:fileId',
      {
        config: limited('staff'),
        schema: { summary: 'One file of a project (staff)', params: params.extend({ fileId: z.uuid() }) },
      },
      async (request, reply) => {
        const { id: staffId } = await staff.require(request);
        const { id, fileId } = request.params;
        const [found] = await db
          .select()
          .from(intakeFiles)
          .where(and(eq(intakeFiles.id, fileId), eq(intakeFiles.intakeId, id)))
          .limit(1);
        if (!found) throw notFound();
        await audit(db, staffId, 'download-file', `intake/${id}`, { file: fileId });
        const stored = await files.get(found.key);
        if (!stored) throw notFound();
        // Always a download, whatever it is: nothing a stranger sent opens inside our origin.
        return reply
          .type('application/octet-stream')
          .header('content-disposition', disposition(found.filename))
          .header('content-length', String(stored.size))
          .header('cache-control', 'no-store')
          .send(stored.stream);
      },
    );

    app.get(
      '/api/staff/intakes/:id/files.zip',
      { config: limited('staff'), schema: { summary: 'All files of a project (staff)', params } },
      async (request, reply) => {
        const { id: staffId } = await staff.require(request);
        const intake = await findIntake(db, request.params.id);
        if (!intake) throw notFound();
        await audit(db, staffId, 'download-files', `intake/${intake.id}`);
        const zip = new ZipFile();
        const answer = new PassThrough();
        // A file that is erased while it is fetched ends this download, and nothing else.
        zip.on('error', (error: Error) => answer.destroy(error));
        answer.on('error', () => undefined);
        zip.outputStream.pipe(answer);
        const read = (stream: Readable) => {
          stream.once('error', (error) => answer.destroy(error));
          if (answer.destroyed) stream.destroy();
          answer.once('close', () => stream.destroy());
          return stream;
        };
        for (const [index, file] of (await filesOf(db, intake.id)).entries()) {
          const name = `${String(index + 1).padStart(2, '0')}-${file.filename}`;
          zip.addReadStreamLazy(name, { compress: false, size: file.size }, (give) => {
            files.get(file.key).then(
              (stored) =>
                stored ? give(null, read(stored.stream)) : give(new Error('a file is missing'), NOTHING),
              (error: unknown) => give(error, NOTHING),
            );
          });
        }
        zip.end();
        return reply
          .type('application/zip')
          .header('content-disposition', disposition(`${intake.ticketNumber}.zip`))
          .header('cache-control', 'no-store')
          .send(answer);
      },
    );

    app.post(
      '/api/staff/intakes/:id/progress',
      {
        config: limited('staff'),
        schema: {
          summary: 'Move a project on and tell its owner (staff)',
          params,
          body: z.object({ progress: z.enum(INTAKE_PROGRESS), tellClient: z.boolean().default(true) }),
          response: { 200: z.object({ progress: z.enum(INTAKE_PROGRESS), mailSent: z.boolean() }) },
        },
      },
      async (request) => {
        const { id: staffId } = await staff.require(request);
        const { progress, tellClient } = request.body;
        const intake = await findIntake(db, request.params.id);
        if (!intake) throw notFound();
        if (intake.progress === progress) return { progress, mailSent: false };
        const mail = services.mail.queue({
          template: 'intake-progress',
          data: { ticketNumber: intake.ticketNumber, progress, accessKey: await accessKeyOf(db, intake.id) },
          to: { address: intake.email },
          subject: fill(PROGRESS_MAIL.subject, {
            ticket: intake.ticketNumber,
            label: PROGRESS_MAIL.heading[progress],
          }),
        });
        await services.database.transaction(async (tx) => {
          await tx.update(intakes).set({ progress, updatedAt: sql`now()` }).where(eq(intakes.id, intake.id));
          await recordEvent(
            tx,
            { kind: 'intake', id: intake.id },
            { staffId, kind: 'progress', detail: progress },
          );
          await audit(tx, staffId, 'move-intake', `intake/${intake.id}`, { progress });
          if (tellClient) await tx.execute(services.mail.insertMails([mail]));
        });
        return { progress, mailSent: tellClient ? await services.mail.tryNow(mail.id) : false };
      },
    );
  };
