import type { Content } from '#content/content.ts';
import { labelOf } from '#domain/estimate/options.ts';
import { dollars } from '#domain/words/money.ts';
import { type OptimizationForm, PRIORITIES } from '#domain/yard/optimization-form.ts';
import { planYard } from '#domain/yard/optimizer.ts';
import { budgetWords, factsOf, nameOf, optionName, placeWords } from '#domain/yard/option-words.ts';
import type { SitePlan } from '#domain/yard/site-plan.ts';
import { STANDARD_SCORES, standardCost, standardSpecs } from '#domain/yard/standard-recommendation.ts';
import { type Fact, Facts, Paragraph, Subheading } from '#server/areas/mail/letter.tsx';
import { voiceOf } from '#server/voice.ts';

type YardResultProps = { content: Content; form: OptimizationForm; plan: SitePlan };

const standardFacts = ({ STANDARD }: Content['yard'], budget: number): Fact[] => {
  const { optimizedCost, savings } = standardCost(budget);
  return [
    ...STANDARD_SCORES.map(({ label, percent }): Fact => [label, `${percent}%`]),
    [STANDARD.optimizedCost, dollars(optimizedCost)],
    [STANDARD.savings, dollars(savings)],
    ...standardSpecs(STANDARD),
  ];
};

export function YardResult({ content, form, plan }: YardResultProps) {
  const { assessment, prices, yard } = content;
  const voice = voiceOf(content);
  const { say, measure } = voice;
  const told = (facts: readonly Fact[]) => facts.map(([label, value]): Fact => [say(label), measure(value)]);
  const { ACCESS_NOTES, COMPUTED, DRAWING, OPTION_NAMES, PLOT, PRIORITY_EFFECTS, STANDARD, YARD_FORM } = yard;
  const result = planYard(prices, form, plan);
  return (
    <>
      <Subheading>{assessment.RESULT_MAILS.yourInputs}</Subheading>
      <Facts
        facts={told([
          [YARD_FORM.yardLength, `${form.yardLength} ft`],
          [YARD_FORM.yardWidth, `${form.yardWidth} ft`],
          [YARD_FORM.budget, dollars(form.budget)],
          [YARD_FORM.priority, labelOf(PRIORITIES, form.priority)],
          [PLOT.setback, `${plan.setback} ft`],
          [PLOT.houseGap, `${plan.houseGap} ft`],
        ])}
      />
      <Subheading>{COMPUTED.stamp}</Subheading>
      <Paragraph>{COMPUTED.note}</Paragraph>
      <Paragraph>{PRIORITY_EFFECTS[form.priority]}</Paragraph>
      {result.options.length === 0 ? <Paragraph>{COMPUTED.none}</Paragraph> : null}
      {result.options.map((option) => (
        <div key={option.kind}>
          <Paragraph>
            <strong>{`${optionName(OPTION_NAMES, option.kind, form.priority, voice)}: ${measure(nameOf(yard, option))}`}</strong>
            {`. ${budgetWords(COMPUTED, option, form.budget)} ${placeWords(DRAWING, result, option, voice)}.`}
          </Paragraph>
          <Facts facts={told(factsOf(yard, option, voice))} />
        </div>
      ))}
      <Paragraph>{`${ACCESS_NOTES[result.access]} ${COMPUTED.leftOut} ${PLOT.codeNote}`}</Paragraph>
      <Subheading>{STANDARD.heading}</Subheading>
      <Paragraph>{STANDARD.note}</Paragraph>
      <Facts facts={told(standardFacts(yard, form.budget))} />
      {result.standardFit ? null : <Paragraph>{STANDARD.misses}</Paragraph>}
    </>
  );
}
