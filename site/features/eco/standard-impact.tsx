import { standardFacts, standardFigures } from '#domain/eco/standard-impact.ts';
import { ExampleReport } from '#site/analysis-parts.tsx';
import { useWords } from './words.ts';

export function StandardImpact() {
  const { ECO_STANDARD } = useWords();
  return (
    <ExampleReport words={ECO_STANDARD}>
      <ul className="mt-6 grid gap-5 sm:grid-cols-3">
        {standardFigures(ECO_STANDARD).map(({ figure, unit }) => (
          <li key={unit}>
            <span className="block font-display text-[2.25rem] tabular-nums leading-none">{figure}</span>
            <span className="mt-1 block text-small">{unit}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid gap-x-10 text-small lg:grid-cols-2">
        {standardFacts(ECO_STANDARD).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-sand border-t py-2.5">
            <dt className="text-ink-600">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </ExampleReport>
  );
}
