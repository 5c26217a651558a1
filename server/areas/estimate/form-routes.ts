import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CARRIED_FIELDS, type EstimateCarryOver, estimateCarryOver } from '#domain/estimate/carry-over.ts';
import { costCalculation } from '#domain/estimate/cost-calculation.ts';
import { estimateFormSchema } from '#domain/estimate/estimate-form.ts';
import { estimatePdfQuery, estimatePdfUrl, paperChoices } from '#domain/estimate/estimate-pdf.ts';
import { estimateResultQuery, estimateResultUrl } from '#domain/estimate/estimate-result.ts';
import { NATIVE_BUTTONS } from '#domain/estimate/native-buttons.ts';
import { estimateReference } from '#domain/estimate/reference.ts';
import { paperIn, pathIn } from '#domain/site/languages.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
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
import { storedEstimate } from './store.ts';
import { estimateSubmitter } from './submit-estimate.ts';

const { features: _list, ...texts } = estimateFormSchema.shape;

const fieldsIn = (given: URLSearchParams) => ({
  ...textsIn(given, namesOf(texts)),
  features: given.getAll('features'),
});

type Fields = ReturnType<typeof fieldsIn>;

// Fields left empty are filled from the design in the page's address, as the script would have done.
const withDesign = (given: Fields, design: EstimateCarryOver | undefined): Fields => {
  if (!design) return given;
  const meant = CARRIED_FIELDS.map((name) => [name, given[name] || (design[name] ?? '')]);
  return {
    ...given,
    ...Object.fromEntries(meant),
    features: given.features.length > 0 ? given.features : design.features,
  };
};

// For the figures and the paper, what does not change the price may stay open.
const readChoices = ({ location, timeline, features, ...needed }: Fields) =>
  estimatePdfQuery.safeParse({
    ...needed,
    features: JSON.stringify(features),
    ...(location ? { location } : {}),
    ...(timeline ? { timeline } : {}),
  });

// The calculator as a browser sends it by itself: stored and mailed like any estimate, its figures on a page of their own.
export const estimateFormRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const submit = estimateSubmitter(services);

    // A repeat is answered as the first one was: nothing is stored or mailed again.
    const submitOnce = async (request: FastifyRequest, calculation: ReturnType<typeof costCalculation>) => {
      const { id, before } = idsForForm('estimate', calculation, Date.now());
      const stored = await storedEstimate(services.db, [id, before]);
      if (stored) return { mailed: stored.sent, reference: estimateReference(stored.id) };
      const mailed = await submit(id, calculation, languageOfForm(request));
      services.visits.lead(request);
      return { mailed, reference: estimateReference(id) };
    };

    const page = NATIVE_FORMS.estimate;

    acceptForms(app, (reply, given, { status, trouble }) =>
      sendPage(reply, page, status, { form: { values: fieldsIn(given), errors: {}, trouble } }),
    );

    for (const form of inEachLanguage(page))
      app.post(
        form,
        {
          bodyLimit: BODY_LIMITS.form,
          config: limited('lead', 'preHandler'),
          schema: { hide: true, summary: 'Send an estimate or show its figures, without script' },
        },
        async (request, reply) => {
          const given = formOf(request);
          const values = withDesign(fieldsIn(given), estimateCarryOver(refererParams(request)));
          const refuse = (errors: Record<string, string>) =>
            sendPage(reply, page, 400, { form: { values, errors } });
          const goTo = (address: string) => reply.header('cache-control', 'no-store').redirect(address, 303);

          const wanted = given.get(NATIVE_BUTTONS.name);
          if (wanted === NATIVE_BUTTONS.figures || wanted === NATIVE_BUTTONS.paper) {
            const read = readChoices(values);
            if (!read.success) return refuse(errorsOf(read.error.issues));
            const choices = paperChoices(read.data);
            const language = languageOfForm(request);
            const paper = wanted === NATIVE_BUTTONS.paper && estimatePdfUrl(choices);
            return goTo(paper ? paperIn(language, paper) : pathIn(language, estimateResultUrl(choices)));
          }
          const form = estimateFormSchema.safeParse(values);
          if (!form.success) return refuse(errorsOf(form.error.issues));
          const { prices } = services.content.served.content;
          const { mailed, reference } = await submitOnce(request, costCalculation(prices, form.data));
          const result = estimateResultUrl(form.data, mailed ? 'sent' : 'saved', reference);
          return goTo(pathIn(languageOfForm(request), result));
        },
      );

    for (const form of inEachLanguage(page))
      app.get(
        form,
        { config: limited('read'), schema: { hide: true, summary: 'The figures of an estimate, as a page' } },
        async (request, reply) => {
          const read = estimateResultQuery.safeParse(request.query);
          if (!read.success) return reply.redirect(pathIn(languageOfForm(request), '/#calculator'), 303);
          const { mail, reference, ...choices } = read.data;
          return sendPage(reply, page, 200, {
            estimate: { choices: paperChoices(choices), mail, reference },
          });
        },
      );
  };
