import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RESULT_MAIL_PATH, resultMailAnswerSchema } from '#domain/assessment/mail-call.ts';
import { resultMailSchema } from '#domain/assessment/result-mail.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';

export const assessmentRoutes =
  ({ content, db, mail }: Services): FastifyPluginAsyncZod =>
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
          subject: content.served.content.assessment.RESULT_MAILS[assessment.kind].subject,
          about: { kind: 'assessment', id: request.creationId },
        });
        await db.execute(mail.insertMails([queued]));
        return { emailSent: await mail.tryNow(queued.id) };
      },
    );
  };
