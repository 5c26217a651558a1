import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { MAX_FILE_BYTES, MAX_FILES, MAX_TOTAL_BYTES } from '#domain/intake/intake-files.ts';
import { INTAKE_PROGRESS, isIntakeProgress } from '#domain/intake/intake-progress.ts';
import { INTAKE_URL, intakeResponseSchema } from '#domain/intake/intake-submission.ts';
import { sha256 } from '#server/identifiers.ts';
import { BODY_LIMITS, NO_PARTS_LIMIT, UPLOAD_FORM } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { findIntakeByAccess } from './store.ts';
import { submitIntake } from './submit-intake.ts';

const statusSchema = z.object({
  ticketNumber: z.string(),
  progress: z.enum(INTAKE_PROGRESS),
  submittedAt: z.string(),
  updatedAt: z.string(),
  fileCount: z.number(),
  city: z.string(),
});

const CUT_OFF = /Unexpected end of (form|multipart)|premature close|aborted/i;

export const intakeRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart, {
      limits: {
        // One byte more than allowed: our own check then refuses the file, where the parser would truncate it silently.
        fileSize: MAX_FILE_BYTES + 1,
        files: MAX_FILES,
        ...NO_PARTS_LIMIT,
        ...UPLOAD_FORM.intake,
        // The plot's; the others are looked at one by one.
        fieldSize: BODY_LIMITS.design,
      },
    });

    app.post(
      INTAKE_URL,
      {
        bodyLimit: MAX_TOTAL_BYTES + BODY_LIMITS.intakeRest,
        config: { ...limited('intake'), idempotent: 'streamed' },
        schema: {
          summary: 'Submit a project: fields as text, lists as JSON text, files as file_0, file_1, …',
          consumes: ['multipart/form-data'],
          response: { 200: intakeResponseSchema },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) {
          throw new Refusal(415, 'unsupported-media-type', 'A multipart form is expected here.');
        }
        return submitIntake(services, request, reply).catch((error: unknown) => {
          if (error instanceof Error && CUT_OFF.test(error.message)) {
            throw new Refusal(
              400,
              'cut-off',
              'The upload was cut off and nothing was saved. Please send it again.',
            );
          }
          throw error;
        });
      },
    );

    // The private link's key travels in a header, so that it stands in no log and no referrer.
    app.get(
      '/api/intakes/status',
      {
        config: limited('read'),
        schema: {
          summary: 'How far a project is, for whoever holds its private link',
          headers: z.object({ 'x-intake-key': z.string().min(10).max(100) }),
          response: { 200: statusSchema },
        },
      },
      async (request, reply) => {
        const found = await findIntakeByAccess(services.db, sha256(request.headers['x-intake-key']));
        if (!found) throw notFound('This link does not match a project.');
        reply.header('cache-control', 'no-store');
        return {
          ticketNumber: found.ticketNumber,
          progress: isIntakeProgress(found.progress) ? found.progress : 'received',
          submittedAt: found.createdAt.toISOString(),
          updatedAt: found.updatedAt.toISOString(),
          fileCount: found.fileCount,
          city: found.city,
        };
      },
    );
  };
