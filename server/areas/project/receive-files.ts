import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { MAX_FILE_BYTES, MAX_TOTAL_BYTES } from '#domain/intake/intake-files.ts';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import { DELIVERY_FILE_KINDS, MESSAGE_FILE_KINDS } from '#domain/project/project-files.ts';
import type { Db } from '#server/database/database.ts';
import { UncertainCommit } from '#server/database/failures.ts';
import { BODY_LIMITS, NO_PARTS_LIMIT, type RATE_LIMITS, UPLOAD_FORM } from '#server/limits.ts';
import { clientOf } from '#server/plugins/client.ts';
import { replayResponse } from '#server/plugins/idempotency.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { deleteStored, uploadFailure } from '#server/receive-file.ts';
import type { Services } from '#server/services.ts';
import {
  contentOf,
  type FormRules,
  type ReceivedFile,
  type ReceivedForm,
  receiveForm,
  refusedInput,
} from '#server/uploads/receive-form.ts';
import { openPdf, pdfTurn } from './open-pdf.ts';

// A form of a project with files: a delivery or a message. All or nothing: the rows and their files appear together, or
// everything that was stored is taken back. Once rows may have been written nothing is; what has none the sweep finds.

type Allowed = Pick<FormRules, 'kinds' | 'quota'> & { maxFiles: number };

export const DELIVERY_FILES: Allowed = {
  kinds: DELIVERY_FILE_KINDS,
  maxFiles: PROJECT_MOST.filesPerVersion,
  quota: 'delivery',
};
export const MESSAGE_FILES: Allowed = {
  kinds: MESSAGE_FILE_KINDS,
  maxFiles: PROJECT_MOST.filesPerMessage,
  quota: 'message',
};

/** For the plugin whose routes take such a form. */
export const registerProjectForms = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: {
      // One byte more than allowed: our own check then refuses the file, where the parser would truncate it silently.
      fileSize: MAX_FILE_BYTES + 1,
      files: PROJECT_MOST.filesPerVersion,
      ...NO_PARTS_LIMIT,
      ...UPLOAD_FORM.intake,
      fieldSize: BODY_LIMITS.intakeField,
    },
  });

/** For a route that takes such a form. */
export const projectForm = (limit: keyof typeof RATE_LIMITS) => ({
  bodyLimit: MAX_TOTAL_BYTES + BODY_LIMITS.intakeRest,
  config: { ...limited(limit), idempotent: 'streamed' as const },
});

type Received<Fields> = { fields: Fields; files: ReceivedFile[] };
type Written<Answer> = { answer: Answer; isNew: boolean };

/**
 * Reads the form and hands its checked fields and stored files to `write`, inside a transaction; `request.creationId` is the id
 * to write under. `isNew: false` says that this very request was written before: then its files are not needed. A repeat that
 * was answered before gets the first answer.
 */
export const receiveProjectForm = async <Schema extends z.ZodMiniType, Answer>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { projectId, allowed, schema }: { projectId: string; allowed: Allowed; schema: Schema },
  write: (tx: Db, form: Received<z.output<Schema>>) => Promise<Written<Answer>>,
): Promise<Answer | FastifyReply> => {
  const stored: ReceivedFile[] = [];
  const takeBack = (why?: unknown) =>
    deleteStored(
      services.files,
      stored.map(({ key }) => key),
      why,
    );
  try {
    const received = await receive(services, request, projectId, allowed, stored);
    if (replayResponse(request, reply, `${projectId} ${contentOf(received)}`)) {
      await takeBack();
      return reply;
    }
    const fields = readFields(schema, received);
    const { answer, isNew } = await services.database.transaction((tx) =>
      write(tx, { fields, files: received.files }),
    );
    if (!isNew) await takeBack();
    return answer;
  } catch (error) {
    if (!(error instanceof UncertainCommit)) await takeBack(error);
    throw uploadFailure(error);
  }
};

const receive = (
  services: Services,
  request: FastifyRequest,
  projectId: string,
  allowed: Allowed,
  stored: ReceivedFile[],
): Promise<ReceivedForm> =>
  receiveForm(
    request,
    services,
    {
      ...allowed,
      folder: `project/${projectId}/${crypto.randomUUID()}`,
      openPdf: (path) => openPdf(path, pdfTurn(clientOf(request), allowed.quota)),
    },
    stored,
  );

const readFields = <Schema extends z.ZodMiniType>(schema: Schema, { fields }: ReceivedForm) => {
  const read = schema.safeParse(Object.fromEntries(fields));
  if (!read.success) throw refusedInput(read.error.issues);
  return read.data;
};
