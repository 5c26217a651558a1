import { useMemo } from 'react';
import { withPool } from '#domain/design/carried-pool.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import { analyseEco } from '#domain/eco/eco-analysis.ts';
import { calculatorOfEco, designOfEco } from '#domain/eco/eco-design.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { ecoAnswers, ecoFeet } from '#domain/eco/eco-words.ts';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import { contactLink } from '#domain/inquiry/contact-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { BackToForm, ResultLinks, ResultsHead } from '#site/analysis-parts.tsx';
import { pageReader, tell } from '#site/language.ts';
import { MailResult } from '#site/mail-result/mail-result.tsx';
import { PlansCard } from '#site/plans-card.tsx';
import { plansOffer } from '#site/plans-offer.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { ComputedImpact } from './computed-impact.tsx';
import { StandardImpact } from './standard-impact.tsx';
import { featureNames, useWords } from './words.ts';

type EcoResultsProps = {
  request: EcoForm;
  assumptions: EcoAssumptions;
  setAssumptions: (assumptions: EcoAssumptions) => void;
  setFeatures: (features: EcoForm['features']) => void;
  again: () => void;
};

export function EcoResults(props: EcoResultsProps) {
  const { request, assumptions, setAssumptions, setFeatures, again } = props;
  const words = useWords();
  const { ECO_FEATURE_WORDS, ECO_RESULTS, packages } = words;
  const analysis = useMemo(() => analyseEco(request, assumptions), [request, assumptions]);
  const design = designOfEco(request);
  const names = featureNames(ECO_FEATURE_WORDS, request.features);
  const summary = [tell(ecoFeet(request)), ...names].join(', ');
  const calculator = calculatorOfEco(request);
  const told = fill(ECO_RESULTS.contactDetails, {
    summary,
    answers: ecoAnswers(words, request, assumptions, pageReader()),
  });
  const { poolLength } = calculator;
  const contact = contactLink({ details: told, poolLength });
  const plans = plansOffer(words.plans, packages, design);
  const toPlans =
    plans && contactLink({ details: `${plans.wish}\n${told}`, poolLength, poolStyle: design.style });
  const back = { back: ECO_RESULTS.modify, icon: 'sliders', onBack: again } as const;
  return (
    <div>
      <ResultsHead title={ECO_RESULTS.heading} {...back} />
      <ComputedImpact
        {...{ request, analysis, assumptions, setAssumptions, setFeatures }}
        next={
          plans && toPlans ? (
            <PlansCard
              words={{ ...words.plans, fits: ECO_RESULTS.drawn }}
              plans={plans}
              href={withPool(toPlans, design, { plans: plans.id })}
              // Beside the chart it is narrow.
              className={request.features.length > 0 ? 'lg:max-xl:grid-cols-2' : 'lg:grid-cols-2'}
            />
          ) : null
        }
      />
      <section aria-labelledby="take-heading" className="mt-10 print:hidden">
        <Heading level={3} id="take-heading">
          {ECO_RESULTS.take}
        </Heading>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink
            variant="secondary"
            className="max-sm:w-full"
            href={`${ROUTES.configurator}?${designToQuery(design)}`}
          >
            <Icon name="cube" /> {ECO_RESULTS.apply}
          </ButtonLink>
          <p className="text-ink-600 text-small">{fill(ECO_RESULTS.applies, { what: summary })}</p>
        </div>
        <ResultLinks words={ECO_RESULTS} calculator={calculatorLink(calculator)} contact={contact}>
          <MailResult words={words.MAIL_RESULT} assessment={{ kind: 'eco', form: request, assumptions }} />
        </ResultLinks>
        <BackToForm {...back} className="mt-5 w-full sm:hidden" />
      </section>
      <StandardImpact chosen={request.features.length} analysis={analysis} />
    </div>
  );
}
