import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactCarryOver } from '#domain/inquiry/carry-over.ts';
import { EMPTY_CONTACT_FORM } from '#domain/inquiry/contact-form.ts';
import { contactSubmissionSchema } from '#domain/inquiry/contact-submission.ts';
import { pathIn } from '#domain/site/languages.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { CONTACT_SENT, ROUTES } from '#domain/site/routes.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import {
  acceptForms,
  errorsOf,
  formOf,
  idsForForm,
  inEachLanguage,
  languageOfForm,
  refererParams,
  sendPage,
  textsIn,
} from '#server/plugins/form-posts.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { isStored } from './store.ts';
import { inquirySubmitter } from './submit-inquiry.ts';

const fieldsIn = (given: URLSearchParams) => textsIn(given, namesOf(EMPTY_CONTACT_FORM));

// The consultation form as a browser sends it by itself; the rules are those of the call that script makes.
export const inquiryFormRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const submit = inquirySubmitter(services);

    acceptForms(app, (reply, given, { status, trouble }) =>
      sendPage(reply, ROUTES.contact, status, { form: { values: fieldsIn(given), errors: {}, trouble } }),
    );

    for (const form of inEachLanguage(NATIVE_FORMS.contact))
      app.post(
        form,
        {
          bodyLimit: BODY_LIMITS.form,
          config: limited('lead', 'preHandler'),
          schema: { hide: true, summary: 'Ask for a free consultation, without script' },
        },
        async (request, reply) => {
          const given = fieldsIn(formOf(request));
          // Fields left empty are filled from the design in the page's address, as the script would have done.
          const design = contactCarryOver(refererParams(request));
          const values = {
            ...given,
            details: given.details || (design?.details ?? ''),
            budget: given.budget || (design?.budget ?? ''),
          };
          const submission = contactSubmissionSchema.safeParse({
            ...values,
            isFromAI: design?.fromAI !== undefined,
            ...design?.fromAI,
          });
          if (!submission.success) {
            const errors = errorsOf(submission.error.issues);
            return sendPage(reply, ROUTES.contact, 400, { form: { values, errors } });
          }
          const { id, before } = idsForForm('contact', submission.data, Date.now());
          if (!(await isStored(services.db, [id, before]))) {
            await submit(id, submission.data, languageOfForm(request));
            if (!submission.data.website) services.visits.lead(request);
          }
          return reply
            .header('cache-control', 'no-store')
            .redirect(pathIn(languageOfForm(request), CONTACT_SENT), 303);
        },
      );
  };
