import type { Content } from '#content/content.ts';
import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import { CLIMATES } from '#domain/eco/climate.ts';
import { analyseEco } from '#domain/eco/eco-analysis.ts';
import { ECO_CONTROLS, type EcoForm } from '#domain/eco/eco-form.ts';
import { assumptionFacts, COST_LINES, ecoFigures } from '#domain/eco/eco-words.ts';
import { standardFacts, standardFigures } from '#domain/eco/standard-impact.ts';
import { inWords } from '#domain/site/form-controls.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { type Fact, Facts, Paragraph, Subheading } from '#server/areas/mail/letter.tsx';
import { voiceOf } from '#server/voice.ts';

const standard = (words: Content['eco']['ECO_STANDARD']): Fact[] => [
  ...standardFigures(words).map(({ label, figure, unit }): Fact => [label, `${figure} ${unit}`]),
  ...standardFacts(words),
];

type EcoResultProps = { content: Content; form: EcoForm; assumptions: EcoAssumptions };

export function EcoResult({ content, form, assumptions }: EcoResultProps) {
  const { assessment, eco } = content;
  const voice = voiceOf(content);
  const { ECO_ASSUMPTIONS, ECO_COMPUTED, ECO_FEATURE_WORDS, ECO_FORM, ECO_STANDARD } = eco;
  const analysis = analyseEco(form, assumptions);
  const features = form.features.map((feature) => ECO_FEATURE_WORDS[feature].name).join(', ');
  const lines = COST_LINES.map(
    (line): Fact => [
      ECO_COMPUTED.lines[line],
      `${dollars(analysis.without.cost[line])} / ${dollars(analysis.with.cost[line])}`,
    ],
  );
  return (
    <>
      <Subheading>{assessment.RESULT_MAILS.yourInputs}</Subheading>
      <Facts
        facts={[
          ...namesOf(ECO_CONTROLS).map(
            (name): Fact => [ECO_FORM[name], inWords(ECO_CONTROLS[name], form[name], voice)],
          ),
          [ECO_FORM.features, features || '-'],
        ]}
      />
      <Subheading>{ECO_COMPUTED.stamp}</Subheading>
      <Paragraph>{fill(ECO_COMPUTED.note, { station: CLIMATES[form.location].station })}</Paragraph>
      <Facts facts={ecoFigures(ECO_COMPUTED, analysis)} />
      <Paragraph>{`${ECO_COMPUTED.yearly}: ${ECO_COMPUTED.without.toLowerCase()} / ${ECO_COMPUTED.with.toLowerCase()}`}</Paragraph>
      <Facts
        facts={[
          ...lines,
          [ECO_COMPUTED.total, `${dollars(analysis.without.total)} / ${dollars(analysis.with.total)}`],
        ]}
      />
      <Subheading>{ECO_ASSUMPTIONS.heading}</Subheading>
      <Facts
        facts={assumptionFacts(assumptions).map(
          ([name, value]): Fact => [ECO_ASSUMPTIONS.labels[name], voice.say(value)],
        )}
      />
      <Subheading>{ECO_STANDARD.heading}</Subheading>
      <Paragraph>{ECO_STANDARD.note}</Paragraph>
      <Facts facts={standard(ECO_STANDARD)} />
    </>
  );
}
