import { ECO_FEATURES, type EcoFeature, extraCost } from '#domain/eco/eco-form.ts';
import { ECO_SCORE_MAX, ECO_SCORE_START, ecoScore } from '#domain/eco/eco-score.ts';
import { nextFeature } from '#domain/eco/next-feature.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { ScoreDial } from './score-dial.tsx';
import { useWords } from './words.ts';

export function ScorePanel({ features }: { features: readonly EcoFeature[] }) {
  const { ECO_FEATURE_WORDS, ECO_SCORE } = useWords();
  const score = ecoScore(features);
  const chosen = ECO_FEATURES.filter(({ id }) => features.includes(id));
  const points = chosen.reduce((sum, feature) => sum + feature.points, 0);
  const next = nextFeature(features);
  return (
    <>
      <p role="status" className="sr-only">
        {fill(ECO_SCORE.live, { score })}
      </p>
      {/* On small windows the score stands over the features: here it is only added up. */}
      <aside
        aria-labelledby="eco-score-heading"
        className={classes(
          'tone-ink rounded-card bg-ink p-6 text-foam max-lg:mt-10 sm:p-8',
          chosen.length === 0 && 'max-lg:hidden',
        )}
      >
        <Heading level={2} size="subheading" id="eco-score-heading">
          {ECO_SCORE.heading}
        </Heading>
        <div className="mt-4 flex items-center gap-6 max-lg:hidden">
          <ScoreDial share={score / ECO_SCORE_MAX}>
            <span className="font-display text-[3rem] tabular-nums leading-none" data-testid="eco-score">
              {score}
            </span>
          </ScoreDial>
          <p className="text-small text-water-200">
            <span className="block text-white">{ECO_SCORE.outOf}</span>
            {chosen.length > 0 ? ECO_SCORE.from : ECO_SCORE.startsHere}
          </p>
        </div>
        {chosen.length > 0 ? (
          <table className="mt-5 w-full text-small tabular-nums [&_:is(th,td)]:py-2 [&_:is(th,td)]:font-normal [&_:is(th,td):not(:first-child)]:ps-4 [&_:is(th,td):not(:first-child)]:text-end">
            <thead className="text-water-200">
              <tr>
                <td />
                <th scope="col">{ECO_SCORE.points}</th>
                <th scope="col">{ECO_SCORE.cost}</th>
              </tr>
            </thead>
            <tbody>
              <Row label={ECO_SCORE.start} points={String(ECO_SCORE_START)} cost="" />
              {chosen.map(({ id, points: gained, cost }) => (
                <Row key={id} label={ECO_FEATURE_WORDS[id].name} points={`+${gained}`} cost={dollars(cost)} />
              ))}
              <Row
                label={ECO_SCORE.total}
                points={String(score)}
                cost={dollars(extraCost(features))}
                strong
              />
            </tbody>
          </table>
        ) : null}
        {next ? (
          <p className="mt-4 border-white/20 border-t pt-4 font-medium">
            {fill(ECO_SCORE.next, {
              feature: ECO_FEATURE_WORDS[next.id].name,
              points: next.gain,
              cost: dollars(next.cost),
            })}
          </p>
        ) : null}
        <p className="mt-4 text-fine text-water-200">
          {chosen.length === 0 ? `${ECO_SCORE.none} ` : ''}
          {ECO_SCORE_START + points > ECO_SCORE_MAX ? `${ECO_SCORE.capped} ` : ''}
          {ECO_SCORE.note}
        </p>
      </aside>
    </>
  );
}

type RowProps = { label: string; points: string; cost: string; strong?: boolean };

function Row({ label, points, cost, strong }: RowProps) {
  return (
    <tr className={`border-white/20 border-t ${strong ? '[&>*]:font-semibold!' : ''}`}>
      <th scope="row" className="text-start">
        {label}
      </th>
      <td>{points}</td>
      <td>{cost}</td>
    </tr>
  );
}
