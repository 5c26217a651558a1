import { useEffect, useRef } from 'react';
import { contactLink } from '#domain/inquiry/contact-link.ts';
import { safetyDetails } from '#domain/safety/answer-words.ts';
import type { SafetyAssessment } from '#domain/safety/assessment.ts';
import { underLawWords } from '#domain/safety/fence-words.ts';
import { safetyRecommendations } from '#domain/safety/recommendations.ts';
import { HIGHEST_SAFETY_SCORE, SAFETY_POINTS, safetyLayers, safetyScore } from '#domain/safety/score.ts';
import { lawForState } from '#domain/safety/state-laws.ts';
import { fill } from '#domain/words/fill.ts';
import { MailResult } from '#site/mail-result/mail-result.tsx';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { LawCard } from './law-card.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { useWords } from './words.ts';

type SafetyResultProps = { answers: SafetyAssessment; press: number };

export function SafetyResult({ answers, press }: SafetyResultProps) {
  const words = useWords();
  const { SAFETY_RESULT } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const score = safetyScore(answers);
  const recommendations = safetyRecommendations(answers);
  const law = lawForState(answers.state);
  const underLaw = underLawWords(words.FENCE_HEIGHT_WORDS.underLaw, answers);
  // Each press is a new answer, so the focus goes to it each time.
  useEffect(() => {
    if (press > 0) heading.current?.focus();
  }, [press]);
  return (
    <section aria-labelledby="safety-result" className="mt-12 border-ink border-t pt-8">
      <Heading level={2} id="safety-result" ref={heading} tabIndex={-1} className="scroll-mt-6">
        {SAFETY_RESULT.heading}
      </Heading>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <ScoreCard score={score} answers={answers} />
        <div>
          <Heading level={3}>{SAFETY_RESULT.recommendations}</Heading>
          {recommendations.length === 0 ? <p className="mt-3">{SAFETY_RESULT.allDone}</p> : null}
          <ul className="mt-4 grid gap-px">
            {recommendations.map((recommendation) => (
              <RecommendationCard key={recommendation.id} recommendation={recommendation} answers={answers} />
            ))}
          </ul>
          {law ? (
            <div className="mt-8">
              <Heading level={3}>{fill(SAFETY_RESULT.yourState, { state: law.state })}</Heading>
              {underLaw ? (
                <Alert tone="warning" className="mt-3">
                  {underLaw}
                </Alert>
              ) : null}
              <LawCard words={words} law={law} level={4} className="mt-4" />
            </div>
          ) : answers.state.trim() ? (
            <p className="mt-6 text-ink-600 text-small">{SAFETY_RESULT.unknownState}</p>
          ) : null}
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-2 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="document" /> {SAFETY_RESULT.print}
        </Button>
        <ButtonLink
          variant="quiet"
          href={contactLink({ details: safetyDetails(words, answers), location: answers.state.trim() })}
        >
          <Icon name="headset" /> {SAFETY_RESULT.contact}
        </ButtonLink>
        <MailResult words={words.MAIL_RESULT} assessment={{ kind: 'safety', answers }} />
      </div>
    </section>
  );
}

function ScoreCard({ score, answers }: { score: number; answers: SafetyAssessment }) {
  const { LAYER_NAMES, SAFETY_RESULT } = useWords();
  const layers = safetyLayers(answers);
  return (
    <div className="tone-ink rounded-card bg-ink p-7 text-foam print:border print:border-ink print:bg-white print:text-ink">
      <p className="text-small">{SAFETY_RESULT.score}</p>
      <p className="mt-1">
        <span className="font-display text-[4.5rem] tabular-nums leading-none" data-testid="safety-score">
          {score}
        </span>{' '}
        {SAFETY_RESULT.points}
      </p>
      {layers.length === 0 ? <p className="mt-4 text-small">{SAFETY_RESULT.none}</p> : null}
      <dl className="mt-5 text-small">
        {layers.map((layer) => (
          <div
            key={layer}
            className="flex justify-between gap-4 border-white/20 border-t py-2 print:border-sand"
          >
            <dt>{LAYER_NAMES[layer]}</dt>
            <dd className="tabular-nums">+{SAFETY_POINTS[layer]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-fine text-water-200 print:text-ink">
        {fill(SAFETY_RESULT.scale, { highest: HIGHEST_SAFETY_SCORE })}
      </p>
    </div>
  );
}
