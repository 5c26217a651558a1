import { COMPARISON } from '#content/owner-builder.ts';

const [FEATURE, BASE, EXTRA] = COMPARISON.columns;

// A table everywhere; on phones each row becomes a small card that repeats its column names.
export function ComparisonTable() {
  return (
    <table className="mt-8 w-full border-collapse text-start max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-ink border-b-2">
          {COMPARISON.columns.map((column) => (
            <th key={column} scope="col" className="py-3 pe-6 text-start font-semibold text-small">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {COMPARISON.rows.map(([feature, base, extra]) => (
          <tr key={feature} className="border-ink/15 border-b max-md:block max-md:py-4">
            <th
              scope="row"
              className="py-4 pe-6 text-start align-baseline font-display font-[460] text-[1.1875rem] leading-snug max-md:block max-md:py-0 md:w-[30%]"
            >
              <span className="sr-only md:hidden">{FEATURE}: </span>
              {feature}
            </th>
            <Cell label={BASE} words={base} />
            <Cell label={EXTRA} words={extra} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, words }: { label: string; words: string }) {
  const absent = words === 'Not included';
  return (
    <td className="py-4 pe-6 align-baseline max-md:grid max-md:grid-cols-[9rem_1fr] max-md:gap-3 max-md:pt-2 max-md:pb-0">
      <span aria-hidden="true" className="text-ink-600 text-small md:hidden">
        {label}
      </span>
      <span className={absent ? 'text-ink-600' : undefined}>{words}</span>
    </td>
  );
}
