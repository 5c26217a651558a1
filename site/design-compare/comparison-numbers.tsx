import { useId } from 'react';
import { pageReader } from '#site/language.ts';
import type { DesignComparison } from '#studio/compare/compare-designs.ts';
import { sayChanges, sayMoved } from '#studio/compare/say-changes.ts';
import { sayFigures } from './say-figures.ts';
import type { CompareWords } from './words.ts';

type ComparisonNumbersProps = { comparison: DesignComparison; words: CompareWords };

// What changed, line by line, and what that does to price, time and water.
export function ComparisonNumbers({ comparison, words }: ComparisonNumbersProps) {
  const changes = sayChanges(words, comparison, pageReader());
  const along = comparison.along.map((one) => sayMoved(words, one, pageReader()));
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-10" data-comparison>
      <div className="space-y-5">
        {changes.length + along.length === 0 ? <p className="text-ink-600">{words.same}</p> : null}
        <Told title={words.heading} lines={changes} />
        <Told title={words.along} lines={along} />
      </div>
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

function Told({ title, lines }: { title: string; lines: readonly string[] }) {
  const label = useId();
  if (lines.length === 0) return null;
  return (
    <div>
      <p id={label} className="mb-1.5 font-semibold">
        {title}
      </p>
      <ul aria-labelledby={label} className="list-disc space-y-1.5 ps-5 marker:text-lagoon">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
