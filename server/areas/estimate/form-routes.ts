import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SENT } from '#content/estimate.ts';
import { ESTIMATE_ANSWER } from '#content/native-forms.ts';
import { breakdown, middleOfAll } from '#domain/estimate/breakdown.ts';
import { type EstimateCarryOver, estimateCarryOver } from '#domain/estimate/carry-over.ts';
import { CALCULATOR_TOASTS, costCalculation } from '#domain/estimate/cost-calculation.ts';
import { dollarRange, dollars } from '#domain/estimate/dollars.ts';
import {
  chosenLines,
  estimateAnswerQuery,
  estimateAnswerUrl,
  type Mailed,
} from '#domain/estimate/estimate-answer.ts';
import { estimateFormSchema } from '#domain/estimate/estimate-form.ts';
import {
  estimatePdfQuery,
  estimatePdfUrl,
  type PaperChoices,
  paperChoices,
} from '#domain/estimate/estimate-pdf.ts';
import { comparison } from '#domain/estimate/pricing.ts';
import { WANTED } from '#domain/estimate/wanted.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import type { Filling } from '#server/plugins/fill-page.ts';
import {
  acceptForms,
  broughtAlong,
  errorsOf,
  formOf,
  idsForForm,
  troubleWords,
} from '#server/plugins/form-posts.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { estimateTaker } from './take.ts';

const fieldsIn = (given: URLSearchParams) => {
  const text = (name: string) => given.get(name) ?? '';
  return {
    email: text('email'),
    size: text('size'),
    type: text('type'),
    material: text('material'),
    location: text('location'),
    timeline: text('timeline'),
    features: given.getAll('features'),
  };
};

type Fields = ReturnType<typeof fieldsIn>;

// Somebody who came with a design and left these open still means it.
const withDesign = (given: Fields, design: EstimateCarryOver | undefined): Fields =>
  design
    ? {
        ...given,
        size: given.size || (design.size ?? ''),
        type: given.type || (design.type ?? ''),
        material: given.material || (design.material ?? ''),
        timeline: given.timeline || (design.timeline ?? ''),
        features: given.features.length > 0 ? given.features : design.features,
      }
    : given;

// For the figures and the paper, what does not change the price may stay open.
const readChoices = ({ location, timeline, features, ...needed }: Fields) =>
  estimatePdfQuery.safeParse({
    ...needed,
    features: JSON.stringify(features),
    ...(location ? { location } : {}),
    ...(timeline ? { timeline } : {}),
  });

const MAIL_WORDS = {
  sent: { mailTitle: CALCULATOR_TOASTS.sent, mailMessage: SENT.yes },
  saved: { mailTitle: CALCULATOR_TOASTS.saved, mailMessage: SENT.no },
};

function figures(choices: PaperChoices, mail: Mailed): Filling {
  const { contractor, ownerBuilder, savings } = comparison(choices);
  const lines = breakdown(choices);
  return {
    texts: {
      heading: ESTIMATE_ANSWER.heading,
      contractor: dollarRange(contractor),
      ownerBuilder: dollarRange(ownerBuilder),
      savings: dollarRange(savings),
      contractorTotal: dollars(middleOfAll(lines, 'contractor')),
      ownerBuilderTotal: dollars(middleOfAll(lines, 'ownerBuilder')),
      paper: estimatePdfUrl(choices) ?? '',
      ...(mail ? MAIL_WORDS[mail] : {}),
    },
    values: choices,
    shown: ['figures', ...chosenLines(choices), ...(mail ? ['mail'] : [])],
  };
}

// The calculator as a browser sends it by itself: stored and mailed like any estimate, its figures on a page of their own.
export const estimateFormRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const take = estimateTaker(services);
    const heading = ESTIMATE_ANSWER.checkHeading;

    // A repeat is answered as the first one was: nothing is stored or mailed again.
    const takeOnce = async (calculation: ReturnType<typeof costCalculation>) => {
      const { id, before } = idsForForm('estimate', calculation, Date.now());
      const known = await services.db.execute<{ sent: boolean }>(sql`
        select exists (select 1 from mails where about_id = estimates.id and state = 'sent'
          and to_address = estimates.email) as sent
        from estimates where id in (${id}, ${before})`);
      if (!known.rows[0]) return take(id, calculation);
      return known.rows[0].sent;
    };

    acceptForms(app, (reply, given, trouble) =>
      app.answerPages.send(reply, 'estimate', trouble.status, {
        texts: { heading, ...troubleWords(given, trouble) },
        values: fieldsIn(given),
        shown: ['trouble'],
      }),
    );

    app.post(
      NATIVE_FORMS.estimate,
      {
        bodyLimit: BODY_LIMITS.form,
        config: limited('lead', 'preHandler'),
        schema: { hide: true, summary: 'Send an estimate or show its figures, without script' },
      },
      async (request, reply) => {
        const given = formOf(request);
        const values = withDesign(fieldsIn(given), estimateCarryOver(broughtAlong(request)));
        const refuse = (errors: Record<string, string>) =>
          app.answerPages.send(reply, 'estimate', 400, { texts: { heading }, values, errors });
        const goTo = (address: string) => reply.header('cache-control', 'no-store').redirect(address, 303);

        const wanted = given.get(WANTED.name);
        if (wanted === WANTED.figures || wanted === WANTED.paper) {
          const read = readChoices(values);
          if (!read.success) return refuse(errorsOf(read.error.issues));
          const choices = paperChoices(read.data);
          return goTo((wanted === WANTED.paper && estimatePdfUrl(choices)) || estimateAnswerUrl(choices));
        }
        const form = estimateFormSchema.safeParse(values);
        if (!form.success) return refuse(errorsOf(form.error.issues));
        const mailed = await takeOnce(costCalculation(form.data));
        return goTo(estimateAnswerUrl(form.data, mailed ? 'sent' : 'saved'));
      },
    );

    app.get(
      NATIVE_FORMS.estimate,
      { config: limited('read'), schema: { hide: true, summary: 'The figures of an estimate, as a page' } },
      async (request, reply) => {
        const read = estimateAnswerQuery.safeParse(request.query);
        if (!read.success) return reply.redirect('/#calculator', 303);
        const { mail, ...choices } = read.data;
        return app.answerPages.send(reply, 'estimate', 200, figures(paperChoices(choices), mail));
      },
    );
  };
