import type { DesignComparison } from '#studio/compare/compare-designs.ts';
import { sayChanges, sayFigures } from './say-comparison.ts';
import type { CompareWords } from './words.ts';

type ComparisonNumbersProps = { comparison: DesignComparison; words: CompareWords };

// What changed, line by line, and what that does to price, time and water.
export function ComparisonNumbers({ comparison, words }: ComparisonNumbersProps) {
  const changes = sayChanges(words, comparison);
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-10" data-comparison>
      {changes.length > 0 ? (
        <ul className="list-disc space-y-1.5 ps-5 marker:text-lagoon">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-600">{words.same}</p>
      )}
      <dl className="divide-y divide-sand border-sand border-y">
        {sayFigures(words, comparison).map(({ label, difference, detail }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <dt className="text-ink-600">{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{difference}</dd>
            <dd className="col-span-2 text-fine text-ink-600 tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
