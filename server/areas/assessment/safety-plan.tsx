import type { Content } from '#content/content.ts';
import type { SafetyAssessment } from '#domain/safety/assessment.ts';
import { adviceWords, underLawWords } from '#domain/safety/fence-words.ts';
import { safetyRecommendations } from '#domain/safety/recommendations.ts';
import { HIGHEST_SAFETY_SCORE, SAFETY_POINTS, safetyLayers, safetyScore } from '#domain/safety/score.ts';
import { lawForState } from '#domain/safety/state-laws.ts';
import { fill } from '#domain/words/fill.ts';
import { type Fact, Facts, Paragraph, Subheading } from '#server/areas/mail/letter.tsx';
import { voiceOf } from '#server/voice.ts';

// The state's own words are never repeated, only the card that they name.
export function SafetyPlan({ content, answers }: { content: Content; answers: SafetyAssessment }) {
  const { EMERGENCY, LAYER_NAMES, PRIORITY_NAMES, RECOMMENDATIONS, SAFETY_RESULT } = content.safety;
  const { FENCE_HEIGHT_WORDS } = content.safetyFence;
  const recommendations = safetyRecommendations(answers);
  const law = lawForState(answers.state);
  const underLaw = underLawWords(FENCE_HEIGHT_WORDS.underLaw, answers);
  return (
    <>
      <Facts
        facts={[
          [SAFETY_RESULT.score, `${safetyScore(answers)} ${SAFETY_RESULT.points}`],
          ...safetyLayers(answers).map((layer): Fact => [LAYER_NAMES[layer], `+${SAFETY_POINTS[layer]}`]),
        ]}
      />
      <Paragraph>{fill(SAFETY_RESULT.scale, { highest: HIGHEST_SAFETY_SCORE })}</Paragraph>
      <Subheading>{SAFETY_RESULT.recommendations}</Subheading>
      {recommendations.length === 0 ? <Paragraph>{SAFETY_RESULT.allDone}</Paragraph> : null}
      {recommendations.map(({ id, priority, cost, compliance }) => (
        <Paragraph key={id}>
          <strong>{RECOMMENDATIONS[id].title}</strong>
          {` (${PRIORITY_NAMES[priority]}${compliance ? `, ${SAFETY_RESULT.legal}` : ''}). `}
          {adviceWords({ RECOMMENDATIONS, FENCE_HEIGHT_WORDS }, id, answers)}{' '}
          {`${SAFETY_RESULT.cost}: ${cost ?? RECOMMENDATIONS[id].cost}.`}
        </Paragraph>
      ))}
      {law ? <Law content={content} law={law} /> : null}
      {underLaw ? <Paragraph>{underLaw}</Paragraph> : null}
      <Subheading>{EMERGENCY.heading}</Subheading>
      <Facts facts={EMERGENCY.steps.map((step, at): Fact => [String(at + 1), step])} />
      <Paragraph>{EMERGENCY.poison}</Paragraph>
    </>
  );
}

type LawProps = { content: Content; law: NonNullable<ReturnType<typeof lawForState>> };

function Law({ content, law }: LawProps) {
  const { safety, safetyLaws } = content;
  const { say } = voiceOf(content);
  const { LAW_WORDS, LAWS_TAB } = safetyLaws;
  const words = LAW_WORDS[law.code];
  return (
    <>
      <Subheading>{`${fill(safety.SAFETY_RESULT.yourState, { state: say(law.state) })}: ${say(law.figure)}`}</Subheading>
      <Facts
        facts={[
          [LAWS_TAB.measures, words.measures],
          [LAWS_TAB.homes, words.homes],
          [LAWS_TAB.read, `${words.read.name}, ${words.read.url}`],
        ]}
      />
      <Paragraph>{words.more}</Paragraph>
    </>
  );
}
