import { ECO_FEATURES, type EcoFeature, extraCost } from '#domain/eco/eco-form.ts';
import { ECO_SCORE_MAX, ECO_SCORE_START, ecoScore } from '#domain/eco/eco-score.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { Heading } from '#site/ui/section.tsx';
import { ScoreDial } from './score-dial.tsx';
import { useWords } from './words.ts';

export function ScorePanel({ features }: { features: readonly EcoFeature[] }) {
  const { ECO_FEATURE_WORDS, ECO_SCORE } = useWords();
  const score = ecoScore(features);
  const chosen = ECO_FEATURES.filter(({ id }) => features.includes(id));
  const points = chosen.reduce((sum, feature) => sum + feature.points, 0);
  return (
    <aside
      aria-labelledby="eco-score-heading"
      className="tone-ink self-start rounded-card bg-ink p-6 text-foam sm:p-8 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <Heading level={2} size="subheading" id="eco-score-heading">
        {ECO_SCORE.heading}
      </Heading>
      <div className="mt-4 flex items-center gap-6">
        <ScoreDial share={score / ECO_SCORE_MAX} />
        <p>
          <span className="font-display text-[4rem] tabular-nums leading-none" data-testid="eco-score">
            {score}
          </span>
          <span className="mt-1 block text-small text-water-200">{ECO_SCORE.outOf}</span>
        </p>
      </div>
      <p role="status" className="sr-only">
        {fill(ECO_SCORE.live, { score })}
      </p>
      <dl className="mt-6 text-small">
        <Row label={ECO_SCORE.start} value={String(ECO_SCORE_START)} />
        {chosen.map(({ id, points: gained }) => (
          <Row key={id} label={ECO_FEATURE_WORDS[id].name} value={`+${gained}`} />
        ))}
        {chosen.length > 0 ? (
          <Row label={ECO_SCORE.extra} value={dollars(extraCost(features))} strong />
        ) : null}
      </dl>
      <p className="mt-4 text-fine text-water-200">
        {chosen.length === 0 ? `${ECO_SCORE.none} ` : ''}
        {ECO_SCORE_START + points > ECO_SCORE_MAX ? `${ECO_SCORE.capped} ` : ''}
        {ECO_SCORE.note}
      </p>
    </aside>
  );
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-4 border-white/20 border-t py-2">
      <dt>{label}</dt>
      <dd className={strong ? 'font-semibold tabular-nums' : 'tabular-nums'}>{value}</dd>
    </div>
  );
}
