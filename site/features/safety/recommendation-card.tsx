import type { SafetyAssessment } from '#domain/safety/assessment.ts';
import { adviceWords } from '#domain/safety/fence-words.ts';
import type { Priority, Recommendation } from '#domain/safety/recommendations.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

const TONE: Record<Priority, string> = {
  critical: 'border-danger',
  high: 'border-clay',
  medium: 'border-water-300',
};
const LABEL: Record<Priority, string> = {
  critical: 'bg-danger text-white',
  high: 'bg-clay-100 text-clay-700',
  medium: 'bg-foam text-lagoon-700',
};

type RecommendationProps = { recommendation: Recommendation; answers: SafetyAssessment };

export function RecommendationCard({ recommendation, answers }: RecommendationProps) {
  const words = useWords();
  const { CATEGORY_NAMES, PRIORITY_NAMES, RECOMMENDATIONS, SAFETY_RESULT } = words;
  const { id, category, priority, compliance } = recommendation;
  const { title, cost } = RECOMMENDATIONS[id];
  return (
    <li className={classes('break-inside-avoid border-s-4 py-4 ps-5', TONE[priority])}>
      <p className="flex flex-wrap items-center gap-2 text-fine">
        <span className={classes('rounded-[2px] px-2 py-0.5 font-semibold', LABEL[priority])}>
          {PRIORITY_NAMES[priority]}
        </span>
        {compliance ? (
          <span className="rounded-[2px] border border-ink px-2 py-0.5 font-semibold">
            {SAFETY_RESULT.legal}
          </span>
        ) : null}
        <span className="text-ink-600">{CATEGORY_NAMES[category]}</span>
      </p>
      <Heading level={4} className="mt-2">
        {title}
      </Heading>
      <p className="mt-1 max-w-[37em] text-small">{adviceWords(words, id, answers)}</p>
      <p className="mt-1.5 text-small">
        <span className="text-ink-600">{SAFETY_RESULT.cost}: </span>
        <span className="font-medium tabular-nums">{recommendation.cost ?? cost}</span>
      </p>
    </li>
  );
}
