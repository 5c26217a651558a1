import { Unfold } from '#site/analysis-parts.tsx';
import { withSubscript } from './with-subscript.tsx';
import { useWords } from './words.ts';

export function Method() {
  const { ECO_ASSUMPTIONS, ECO_METHOD } = useWords();
  return (
    <Unfold summary={ECO_METHOD.heading}>
      <div className="grid gap-6">
        <p className="font-semibold text-small">{ECO_ASSUMPTIONS.fixedHeading}</p>
        <ul className="-mt-4 grid list-disc gap-1.5 ps-5 text-ink-600 text-small">
          {ECO_ASSUMPTIONS.fixed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <dl className="grid gap-5 text-small">
          {ECO_METHOD.items.map(({ name, formula, detail }) => (
            <div key={name}>
              <dt className="font-semibold">{withSubscript(name)}</dt>
              <dd className="mt-1 overflow-x-auto rounded-control bg-foam px-3 py-2 font-mono text-fine">
                {formula}
              </dd>
              <dd className="mt-1 text-ink-600">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Unfold>
  );
}
