import type { FastifyReply, FastifyRequest } from 'fastify';
import { factsOf } from '#domain/design/plot-facts.ts';
import { INTAKE_KINDS } from '#domain/intake/intake-files.ts';
import type { IntakeForm } from '#domain/intake/intake-form.ts';
import { readIntakePlot } from '#domain/intake/intake-plot.ts';
import { readSubmission } from '#domain/intake/intake-submission.ts';
import { ROOM_KEY_HEADER, roomLink } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { keepLanguage, languageOfRequest } from '#server/areas/client/languages.ts';
import type { QueuedMail } from '#server/areas/mail/outbox.ts';
import { UncertainCommit } from '#server/database/failures.ts';
import { sha256 } from '#server/identifiers.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { replayResponse } from '#server/plugins/idempotency.ts';
import type { Services } from '#server/services.ts';
import {
  contentOf,
  type ReceivedFile,
  type ReceivedForm,
  receiveForm,
  refusedInput,
} from '#server/uploads/receive-form.ts';
import { isFileStoreAway } from '#server/vendors/files/file-store.ts';
import { pagesUrl } from '#server/voice.ts';
import { intakeSubject } from './mails.tsx';
import { findIntake, insertIntake, type NewIntake, newTicket } from './store.ts';

// All or nothing: the row, its files and its mails appear together, or everything that was stored is taken back. Once the
// row may have been written nothing is: files that turn out to have no row are orphans, which the sweep finds.

export const submitIntake = async (services: Services, request: FastifyRequest, reply: FastifyReply) => {
  const stored: ReceivedFile[] = [];
  const deleteAndRethrow = async (error: unknown) => {
    await deleteStored(services, stored, error);
    throw error;
  };
  const { received, form } = await receive(services, request, stored).catch(deleteAndRethrow);
  try {
    if (replayResponse(request, reply, contentOf(received))) {
      await deleteStored(services, stored);
      return reply;
    }
  } catch (error) {
    return deleteAndRethrow(error);
  }
  const id = request.creationId;
  const intake: NewIntake = {
    id,
    ticketNumber: newTicket(new Date()),
    accessHash: sha256(services.rooms.roomKeyOf(id, 0)),
    form,
    files: received.files,
    purposes: readPurposes(received.fields.get('filePurposes')),
  };
  const { mails, isNew, answerKey } = await write(services, intake, request).catch((error: unknown) =>
    error instanceof UncertainCommit ? wasWritten(services, intake, error) : deleteAndRethrow(error),
  );
  if (!isNew) return respondAgain(services, intake.id, stored);
  // With a project's key it comes from a client.
  if (!sentKeyOf(request)) services.visits.lead(request);
  await Promise.all(mails.map((mail) => services.mail.tryNow(mail.id)));
  const pages = pagesUrl('', languageOfRequest(request));
  return { ticketNumber: intake.ticketNumber, statusUrl: roomLink(pages, answerKey) };
};

const longestField = (name: string) => (name === 'plot' ? BODY_LIMITS.design : BODY_LIMITS.intakeField);

const receive = async (
  services: Services,
  request: FastifyRequest,
  stored: ReceivedFile[],
): Promise<{ received: ReceivedForm; form: IntakeForm }> => {
  const received = await receiveForm(
    request,
    services,
    { folder: `intake/${request.creationId}`, quota: 'intake', kinds: INTAKE_KINDS, longestField },
    stored,
  );
  const read = readSubmission(received.fields, new Date());
  if (read.success) return { received, form: read.data };
  throw refusedInput(read.error.issues);
};

const sentKeyOf = ({ headers }: FastifyRequest) => {
  const sent = headers[ROOM_KEY_HEADER];
  return typeof sent === 'string' ? sent : undefined;
};

type Written = { isNew: boolean; mails: QueuedMail[]; answerKey: string };

const write = (services: Services, intake: NewIntake, request: FastifyRequest): Promise<Written> =>
  services.database.transaction(async (tx) => {
    if (!(await insertIntake(tx, intake))) return { isNew: false, mails: [], answerKey: '' };
    const { id, ticketNumber, accessHash, form } = intake;
    const { fullName, email } = form;
    const sentKey = sentKeyOf(request);
    const placed = await services.placeIntake(tx, { id, ticketNumber, accessHash, fullName, email, sentKey });
    await keepLanguage(tx, email, languageOfRequest(request));
    const mails = mailsFor(services, intake, placed.mailKey);
    await tx.execute(services.mail.insertMails(mails));
    return { isNew: true, mails, answerKey: placed.answerKey };
  });

/** Asked on another connection after COMMIT's response was lost. A row that is not there yet may still appear. */
const wasWritten = async (
  services: Services,
  intake: NewIntake,
  error: UncertainCommit,
): Promise<Written> => {
  const found = await findIntake(services.db, intake.id);
  if (!found) throw error;
  const isNew = found.ticketNumber === intake.ticketNumber;
  // The sweep sends its mails.
  return { isNew, mails: [], answerKey: services.rooms.roomKeyOf(intake.id, 0) };
};

const deleteStored = async (services: Services, stored: ReceivedFile[], why?: unknown) => {
  // With the file store down, each delete would run into its timeout while the visitor waits.
  if (isFileStoreAway(why)) return;
  await Promise.all(
    stored.map((file) =>
      services.files.delete(file.key).catch(() => {
        // The sweep finds it within a day.
        services.log.warn({ key: file.key }, 'a leftover could not be removed yet');
      }),
    ),
  );
};

/** The first request was written but its answer never arrived: the same ticket, and no second set of files. */
const respondAgain = async (services: Services, id: string, stored: ReceivedFile[]) => {
  await deleteStored(services, stored);
  const first = await findIntake(services.db, id);
  if (!first) throw new Error('the first submission vanished');
  const { ticketNumber, accessHash } = first;
  const ownKey = services.rooms.roomKeyOf(id, 0);
  return { ticketNumber, ...(sha256(ownKey) === accessHash ? { statusUrl: roomLink('', ownKey) } : {}) };
};

const readPurposes = (text: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
};

const mailsFor = (
  services: Services,
  intake: { id: string; ticketNumber: string; form: IntakeForm; files: ReceivedFile[] },
  accessKey: string,
) => {
  const { INTAKE_NOTICE } = services.content.served.content.intake;
  const { form, ticketNumber, files } = intake;
  const { structures: _structures, consentGiven: _consent, plot, ...submission } = form;
  const drawn = readIntakePlot(plot);
  const data = {
    ticketNumber,
    submission,
    files: files.map(({ filename, size }) => ({ filename, size })),
    ...(drawn ? { plot: factsOf(drawn) } : {}),
  };
  const about = { kind: 'intake', id: intake.id };
  return [
    services.mail.queue({
      template: 'intake-mail',
      data: { ...data, accessKey },
      to: { address: form.email },
      subject: intakeSubject(data, services.content.served.content),
      about,
    }),
    services.mail.queue({
      template: 'intake-notice',
      data,
      to: services.mail.consultancy,
      replyTo: form.email,
      subject: fill(INTAKE_NOTICE.subject, { ticket: ticketNumber, name: form.fullName }),
      about,
    }),
  ];
};
