import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RESULT_MAIL_PATH, resultMailAnswerSchema } from '#domain/assessment/mail-call.ts';
import { resultMailSchema } from '#domain/assessment/result-mail.ts';
import { keepLanguage, languageOfRequest } from '#server/areas/client/languages.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { resultSubject } from './mails.tsx';

export const assessmentRoutes =
  ({ content, database, mail }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      RESULT_MAIL_PATH,
      {
        bodyLimit: BODY_LIMITS.json,
        config: { ...limited('mailToSelf'), idempotent: true },
        schema: {
          summary: 'Mail a yard, eco or safety result to oneself',
          body: resultMailSchema,
          response: { 200: resultMailAnswerSchema },
        },
      },
      async (request) => {
        const { email, assessment } = request.body;
        const queued = mail.queue({
          template: 'assessment-mail',
          data: assessment,
          to: { address: email },
          replyTo: mail.consultancy.address,
          subject: resultSubject(assessment, content.served.content),
          about: { kind: 'assessment', id: request.creationId },
        });
        await database.transaction(async (tx) => {
          await keepLanguage(tx, email, languageOfRequest(request));
          await tx.execute(mail.insertMails([queued]));
        });
        return { emailSent: await mail.tryNow(queued.id) };
      },
    );
  };
