import type { FastifyReply, FastifyRequest } from 'fastify';
import { INTAKE_MAIL, INTAKE_NOTICE } from '#content/intake.ts';
import type { IntakeForm } from '#domain/intake/intake-form.ts';
import { readSubmission } from '#domain/intake/intake-submission.ts';
import { secretName, sha256 } from '#server/identifiers.ts';
import { answerRepeat } from '#server/plugins/idempotency.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { statusLink } from './mails.tsx';
import { contentOf, type ReceivedFile, receiveForm } from './receive-form.ts';
import { findIntake, insertIntake, newTicket } from './store.ts';

// All or nothing: the row, its files and its mails appear together, or everything that was stored is taken back.

export const submitIntake = async (services: Services, request: FastifyRequest, reply: FastifyReply) => {
  const stored: ReceivedFile[] = [];
  try {
    const folder = `intake/${request.creationId}`;
    const received = await receiveForm(request, services, folder, stored);
    const { fields, files } = received;
    const read = readSubmission(fields, new Date());
    if (!read.success) {
      const issues = read.error.issues.map((issue) => ({
        path: issue.path.join('.'),
        message: issue.message,
      }));
      throw new Refusal(400, 'invalid-input', issues[0]?.message ?? 'Please check your input.', { issues });
    }
    if (answerRepeat(request, reply, contentOf(received))) {
      await takeBack(services, stored);
      return reply;
    }
    const id = request.creationId;
    const purposes = readPurposes(fields.get('filePurposes'));
    const accessKey = secretName(24);
    const intake = {
      id,
      ticketNumber: newTicket(new Date()),
      accessHash: sha256(accessKey),
      form: read.data,
      files,
      purposes,
    };
    const mails = mailsFor(services, intake, accessKey);
    const isNew = await services.database.transaction(async (tx) => {
      if (!(await insertIntake(tx, intake))) return false;
      await tx.execute(services.mail.insertMails(mails));
      return true;
    });
    if (!isNew) return await answerAgain(services, id, stored);
    await Promise.all(mails.map((mail) => services.mail.tryNow(mail.id)));
    return { ticketNumber: intake.ticketNumber, statusUrl: statusLink('', accessKey) };
  } catch (error) {
    await takeBack(services, stored);
    throw error;
  }
};

const takeBack = async (services: Services, stored: ReceivedFile[]) => {
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
const answerAgain = async (services: Services, id: string, stored: ReceivedFile[]) => {
  await takeBack(services, stored);
  const first = await findIntake(services.db, id);
  if (!first) throw new Error('the first submission vanished');
  return { ticketNumber: first.ticketNumber };
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
  const { form, ticketNumber, files } = intake;
  const { structures: _structures, consentGiven: _consent, ...submission } = form;
  const data = { ticketNumber, submission, files: files.map(({ filename, size }) => ({ filename, size })) };
  const about = { kind: 'intake', id: intake.id };
  return [
    services.mail.queue({
      template: 'intake-mail',
      data: { ...data, accessKey },
      to: { address: form.email },
      subject: INTAKE_MAIL.subject(ticketNumber),
      about,
    }),
    services.mail.queue({
      template: 'intake-notice',
      data,
      to: services.mail.consultancy,
      replyTo: form.email,
      subject: INTAKE_NOTICE.subject(ticketNumber, form.fullName),
      about,
    }),
  ];
};
