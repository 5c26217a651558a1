import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

export function Method() {
  const { ECO_ASSUMPTIONS, ECO_METHOD } = useWords();
  return (
    <div className="mt-9 grid gap-2 border-sand border-t pt-6">
      <Heading level={4}>{ECO_ASSUMPTIONS.fixedHeading}</Heading>
      <ul className="mt-1 grid list-disc gap-1.5 ps-5 text-ink-600 text-small">
        {ECO_ASSUMPTIONS.fixed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details className="mt-4 border-sand border-t pt-2">
        <summary className="min-h-11 py-2 font-medium text-lagoon text-small">{ECO_METHOD.heading}</summary>
        <dl className="mt-2 grid gap-5 text-small">
          {ECO_METHOD.items.map(({ name, formula, detail }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1 overflow-x-auto rounded-control bg-foam px-3 py-2 font-mono text-fine">
                {formula}
              </dd>
              <dd className="mt-1 text-ink-600">{detail}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
