import type { Content } from '#content/content.ts';
import { classes } from '#site/ui/classes.ts';

const PAIR = 'max-md:grid max-md:grid-cols-[2fr_3fr] max-md:gap-x-5';

// A table everywhere. On phones each row has its feature above, and what it includes beside what may be added.
export function ComparisonTable({ words }: { words: Content['ownerBuilder']['COMPARISON'] }) {
  const [featureColumn] = words.columns;
  return (
    <table className="mt-8 w-full border-collapse text-start max-md:block">
      <thead className="max-md:block">
        <tr className={`border-ink border-b-2 ${PAIR}`}>
          {words.columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-3 pe-6 text-start font-semibold text-small first:max-md:sr-only max-md:pe-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {words.rows.map(([feature, base, extra]) => (
          <tr key={feature} className={`border-ink/15 border-b max-md:py-3.5 ${PAIR}`}>
            <th
              scope="row"
              className="py-4 pe-6 text-start align-baseline font-display font-[460] text-[1.1875rem] leading-snug max-md:col-span-2 max-md:p-0 max-md:pb-1 md:w-[30%]"
            >
              <span className="sr-only md:hidden">{featureColumn}: </span>
              {feature}
            </th>
            <Cell faint={base === words.notIncluded}>{base}</Cell>
            <Cell>{extra}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ faint, children }: { faint?: boolean; children: string }) {
  return (
    <td className={classes('py-4 pe-6 align-baseline max-md:p-0 max-md:text-small', faint && 'text-ink-600')}>
      {children}
    </td>
  );
}
