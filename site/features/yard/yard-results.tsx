import { type ReactNode, useMemo, useState } from 'react';
import { withPool } from '#domain/design/carried-pool.ts';
import type { Design } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { materialFinding } from '#domain/design/material.ts';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import type { Range } from '#domain/estimate/pricing.ts';
import { contactLink } from '#domain/inquiry/contact-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange } from '#domain/words/money.ts';
import type { OptimizationForm } from '#domain/yard/optimization-form.ts';
import { type OptionKind, optionOf, planYard, type YardOption } from '#domain/yard/optimizer.ts';
import { answersOf, nameOf } from '#domain/yard/option-words.ts';
import type { SitePlan } from '#domain/yard/site-plan.ts';
import { STANDARD_CHOICES, STANDARD_POOL } from '#domain/yard/standard-recommendation.ts';
import { designOfOption, designOfStandard } from '#domain/yard/yard-design.ts';
import { yardToQuery } from '#domain/yard/yard-plot.ts';
import { BackToForm, ResultLinks, ResultsHead } from '#site/analysis-parts.tsx';
import { handOver } from '#site/design-handover.ts';
import { pageReader, tell } from '#site/language.ts';
import { MailResult } from '#site/mail-result/mail-result.tsx';
import { PlansCard } from '#site/plans-card.tsx';
import { plansOffer } from '#site/plans-offer.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { ComputedBlock } from './computed-block.tsx';
import { StandardBlock } from './standard-block.tsx';
import { useWords, type YardWords } from './words.ts';

type YardResultsProps = {
  request: OptimizationForm;
  plan: SitePlan;
  setPlan: (plan: SitePlan) => void;
  again: () => void;
};

export function YardResults({ request, plan, setPlan, again }: YardResultsProps) {
  const words = useWords();
  const { YARD_ACTIONS, prices } = words;
  const result = useMemo(() => planYard(prices, request, plan), [prices, request, plan]);
  const [kind, setKind] = useState<OptionKind>('best');
  const shown = optionOf(result, kind) ?? result.options[0];

  const design = shown ? designOfOption(shown, request, plan) : designOfStandard(plan);
  const obstacle = materialFinding(design);
  const designed = (one: Design): Range => {
    const { totalLow: low, totalHigh: high } = estimateDesign(prices, one);
    return { low, high };
  };
  const configurator = `${ROUTES.configurator}?${designToQuery(design)}`;
  const plot = `${ROUTES.plot}?${new URLSearchParams([...designToQuery(design), ...yardToQuery(request, plan)])}`;
  const back = { back: YARD_ACTIONS.again, icon: 'refresh', onBack: again } as const;
  return (
    <div>
      <ResultsHead title={YARD_ACTIONS.results} {...back} />
      <ComputedBlock
        {...{ request, result, shown, plan, setPlan }}
        onShow={setKind}
        wholeOf={(option) => designed(designOfOption(option, request, plan))}
        next={shown ? <Plans option={shown} request={request} plan={plan} /> : null}
      />
      <section aria-labelledby="take-heading" className="mt-10 print:hidden">
        <Heading level={3} id="take-heading">
          {YARD_ACTIONS.heading}
        </Heading>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="font-medium">
            {shown ? nameOf(words, shown) : fill(YARD_ACTIONS.standardChoice, { size: STANDARD_POOL.size })}
          </p>
          <ButtonLink
            variant="secondary"
            className="max-sm:w-full"
            href={configurator}
            onClick={() => handOver(configurator, design, request.budget)}
          >
            <Icon name="cube" /> {YARD_ACTIONS.apply}
          </ButtonLink>
        </div>
        <p className="mt-3 max-w-[44em] text-fine text-ink-600">
          {fill(YARD_ACTIONS.applied, { range: dollarRange(designed(design)) })}
          {obstacle ? ` ${tell(obstacle.sentence)}` : null}
        </p>
        <HandOffs
          applied={shown}
          request={request}
          more={
            <ButtonLink href={plot} variant="quiet" onClick={() => handOver(plot, design, request.budget)}>
              <Icon name="home" /> {words.PLOT_LINKS.fromDesign}
            </ButtonLink>
          }
        >
          <MailResult words={words.MAIL_RESULT} assessment={{ kind: 'yard', form: request, plan }} />
        </HandOffs>
        <BackToForm {...back} className="mt-5 w-full sm:hidden" />
      </section>
      <StandardBlock request={request} fit={result.standardFit} />
    </div>
  );
}

type PlansProps = { option: YardOption; request: OptimizationForm; plan: SitePlan };

function Plans({ option, request, plan }: PlansProps) {
  const words = useWords();
  const design = designOfOption(option, request, plan);
  const plans = plansOffer(words.plans, words.packages, design);
  if (!plans) return null;
  const contact = contactLink({
    details: `${plans.wish}\n${toldOf(words, option, request)}`,
    budget: request.budget,
    poolLength: option.lengthFt,
    poolStyle: design.style,
  });
  const href = withPool(contact, design, { plans: plans.id });
  return (
    <PlansCard
      words={words.plans}
      plans={plans}
      href={href}
      onClick={() => handOver(href, design, request.budget)}
      className="mt-7 lg:grid-cols-2"
    />
  );
}

/** The pool and the answers it came from, for whoever reads them next. */
function toldOf(words: YardWords, applied: YardOption | undefined, request: OptimizationForm): string {
  const { YARD_ACTIONS } = words;
  return fill(YARD_ACTIONS.contactDetails, {
    summary: applied
      ? `${nameOf(words, applied)}, ${dollarRange(applied.cost)}`
      : fill(YARD_ACTIONS.standardChoice, { size: STANDARD_POOL.size }),
    answers: answersOf(YARD_ACTIONS.answers, request, pageReader()),
  });
}

type HandOffsProps = {
  applied: YardOption | undefined;
  request: OptimizationForm;
  more: ReactNode;
  children: ReactNode;
};

function HandOffs({ applied, request, more, children }: HandOffsProps) {
  const words = useWords();
  const { YARD_ACTIONS } = words;
  const { budget } = request;
  const calculator = applied
    ? calculatorLink({
        ...applied,
        poolLength: applied.lengthFt,
        estimatedRange: dollarRange(applied.cost),
        budget,
      })
    : calculatorLink({ ...STANDARD_CHOICES, budget });
  const contact = contactLink({
    details: toldOf(words, applied, request),
    budget,
    poolLength: applied?.lengthFt ?? STANDARD_POOL.lengthFt,
  });
  return (
    <ResultLinks
      words={YARD_ACTIONS}
      calculator={calculator}
      contact={contact}
      more={{ words: YARD_ACTIONS.more, links: more }}
    >
      {children}
    </ResultLinks>
  );
}
